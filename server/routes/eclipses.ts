// Eclipses: those of a year, one by its id, and what a place sees of them.

import { clockOf, siteOf } from '@nirnaya/app/context';
import { eclipseById, eclipsesOf, visibilityOf } from '@nirnaya/app/eclipses';
import { invalidParameters } from '@nirnaya/app/requests';
import { quick } from './operation/handler.ts';

/** In which instants are written where nothing is said: an eclipse belongs to no place. */
const usualZone = 'UTC';

/** The operations on eclipses. */
export const handlers = quick({
  eclipses: ({ service, query: { year, type, ...query } }) => {
    const site = siteOf(service, query, usualZone);
    return eclipsesOf(service, { year, type }, site, clockOf(query.tz ?? usualZone));
  },
  eclipse: ({ service, query: { tz }, params: { eclipse_id } }) =>
    eclipseById(service, eclipse_id, clockOf(tz ?? usualZone)),
  eclipseVisibility: ({ service, query: { eclipse_id, ...query } }) => {
    if (query.location_id === undefined && query.lat === undefined) {
      const message = 'is required unless location_id is sent';
      throw invalidParameters(['lat', 'lon'].map((field) => ({ field, message })));
    }
    const site = siteOf(service, query, usualZone);
    if (site === undefined) throw new Error('a place was required, and none was found');
    return visibilityOf(service, eclipse_id, site);
  },
});
