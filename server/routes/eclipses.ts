// Eclipses: those of a year, one by its id, and what a place sees of them.

import { clockOf, siteOf } from '@nirnaya/app/context';
import { eclipseById, eclipsesOf, visibilityOf } from '@nirnaya/app/eclipses';
import { invalidParameters } from '@nirnaya/app/requests';
import {
  eclipseAnswer,
  eclipseParams,
  eclipseShape,
  eclipsesAnswer,
  eclipsesShape,
  eclipseVisibilityAnswer,
  visibilityShape,
} from '@nirnaya/contract/eclipses';
import { type Operation, operation } from './operation/operation.ts';

/** In which instants are written where nothing is said: an eclipse belongs to no place. */
const usualZone = 'UTC';

/** The operations on eclipses. */
export function eclipseOperations(): Operation[] {
  const list = operation({
    id: 'eclipses',
    path: '/v1/eclipse',
    group: 'Eclipses',
    summary: 'The eclipses of a year, from a place where one is named',
    description:
      'Every eclipse of the Sun and the Moon whose greatest instant falls in the year (UT), 1700 to 3100, penumbral ones included. A year has two eclipses of the Sun at least. With a place, at_place says of each what /v1/eclipse/visibility says of one.',
    query: eclipsesShape,
    params: {},
    answer: eclipsesAnswer,
    refusals: [404],
    respond: ({ service, query: { year, type, ...query } }) => {
      const site = siteOf(service, query, usualZone);
      return eclipsesOf(service, { year, type }, site, clockOf(query.tz ?? usualZone));
    },
  });

  const byId = operation({
    id: 'eclipse',
    path: '/v1/eclipse/{eclipse_id}',
    group: 'Eclipses',
    summary: 'An eclipse by its id',
    description:
      'The id is made of the eclipse itself (2 x lunation, plus 1 for the Moon), so it never changes. One that is no eclipse of 1700 to 3100 is a 404.',
    query: eclipseShape,
    params: eclipseParams,
    answer: eclipseAnswer,
    refusals: [404],
    respond: ({ service, query: { tz }, params: { eclipse_id } }) =>
      eclipseById(service, eclipse_id, clockOf(tz ?? usualZone)),
  });

  const visibility = operation({
    id: 'eclipseVisibility',
    path: '/v1/eclipse/visibility',
    group: 'Eclipses',
    summary: 'What a place sees of an eclipse, and its sutak',
    description:
      'Contacts and maximum with the altitude of the body, what rises or sets eclipsed, and the sutak by the rule of the packs, with whom it follows and where others differ. Magnitude and obscuration at the place are left out. What cannot be seen from the place, and an eclipse in the penumbra alone, has no sutak. Where the day is not whole, as beyond the polar circles, sutak is null with its reason under unavailable.',
    query: visibilityShape,
    params: {},
    answer: eclipseVisibilityAnswer,
    refusals: [404],
    respond: ({ service, query: { eclipse_id, ...query } }) => {
      if (query.location_id === undefined && query.lat === undefined) {
        const message = 'is required without location_id';
        throw invalidParameters(['lat', 'lon'].map((field) => ({ field, message })));
      }
      const site = siteOf(service, query, usualZone);
      if (site === undefined) throw new Error('a place was required, and none was found');
      return visibilityOf(service, eclipse_id, site);
    },
  });

  // A word of the path is not an id, so it comes first.
  return [list, visibility, byId];
}
