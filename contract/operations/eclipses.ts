// Eclipses: those of a year, one by its id, and what a place sees of them.

import { languageShape } from '../common/place-query.ts';
import { eclipseAnswer, eclipsesAnswer, eclipseVisibilityAnswer } from '../eclipses/eclipse.ts';
import { eclipseParams, eclipseShape, eclipsesShape, visibilityShape } from '../eclipses/eclipse-query.ts';
import { from, get } from './operation.ts';

/** The operations on eclipses. */
export const operations = {
  eclipses: get({
    path: '/v1/eclipse',
    group: 'Eclipses',
    access: from('pro'),
    summary: 'The eclipses of a year, optionally as seen from a place',
    description:
      'Solar and lunar eclipses, penumbral ones included, whose maximum is in the year (UT), 1700 to 3100. With a place, at_place of each is as in /v1/eclipse/visibility.',
    query: { ...eclipsesShape, ...languageShape },
    answer: eclipsesAnswer,
    refusals: [404],
  }),
  eclipseVisibility: get({
    path: '/v1/eclipse/visibility',
    group: 'Eclipses',
    access: from('pro'),
    summary: 'An eclipse as seen from a place, with its sutak',
    description:
      'Contacts and maximum with altitudes, eclipsed rising or setting, and the sutak by the rule of the packs with its authorities and differing ones. Local magnitude and obscuration are not computed. An eclipse that is invisible at the place, or penumbral, has no sutak. On a day without sunrise or sunset, sutak is null with its reason under unavailable.',
    query: { ...visibilityShape, ...languageShape },
    answer: eclipseVisibilityAnswer,
    refusals: [404],
  }),
  eclipse: get({
    path: '/v1/eclipse/{eclipse_id}',
    group: 'Eclipses',
    access: from('pro'),
    summary: 'An eclipse by its id',
    description:
      'The id is derived from the eclipse (2 x lunation, plus 1 for a lunar one) and never changes. An id without an eclipse from 1700 to 3100 returns 404.',
    query: { ...eclipseShape, ...languageShape },
    params: eclipseParams,
    answer: eclipseAnswer,
    refusals: [404],
  }),
};
