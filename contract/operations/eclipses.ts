// Eclipses: those of a year, one by its id, and what a place sees of them.

import { languageShape } from '../common/place-query.ts';
import { eclipseAnswer, eclipsesAnswer, eclipseVisibilityAnswer } from '../eclipses/eclipse.ts';
import { eclipseParams, eclipseShape, eclipsesShape, visibilityShape } from '../eclipses/eclipse-query.ts';
import { from, get } from './operation.ts';

/** The operations on eclipses. */
export const eclipseOperations = {
  eclipses: get({
    path: '/v1/eclipse',
    group: 'Eclipses',
    access: from('pro'),
    summary: 'The eclipses of a year, from a place where one is named',
    description:
      'Every eclipse of the Sun and the Moon whose greatest instant falls in the year (UT), 1700 to 3100, penumbral ones included. A year has two eclipses of the Sun at least. With a place, at_place says of each what /v1/eclipse/visibility says of one.',
    query: { ...eclipsesShape, ...languageShape },
    answer: eclipsesAnswer,
    refusals: [404],
  }),
  eclipseVisibility: get({
    path: '/v1/eclipse/visibility',
    group: 'Eclipses',
    access: from('pro'),
    summary: 'What a place sees of an eclipse, and its sutak',
    description:
      'Contacts and maximum with the altitude of the body, what rises or sets eclipsed, and the sutak by the rule of the packs, with whom it follows and where others differ. Magnitude and obscuration at the place are left out. What cannot be seen from the place, and an eclipse in the penumbra alone, has no sutak. Where the day is not whole, as beyond the polar circles, sutak is null with its reason under unavailable.',
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
      'The id is made of the eclipse itself (2 x lunation, plus 1 for the Moon), so it never changes. One that is no eclipse of 1700 to 3100 is a 404.',
    query: { ...eclipseShape, ...languageShape },
    params: eclipseParams,
    answer: eclipseAnswer,
    refusals: [404],
  }),
};
