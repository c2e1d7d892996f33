// The search for places, and the nearest one to a position.

import { type Location, locations, placeNear } from '@nirnaya/app/places';
import { invalidParameters, notFound } from '@nirnaya/app/requests';
import { renderPage } from '@nirnaya/web/pages';
import type { PageAddress } from './address.ts';
import type { Made, Making } from './making.ts';
import { pagePlace, placeSlug } from './places.ts';

/** Places that a search lists. */
const mostMatches = 20;

/** Makes the page of places, with those that a search found. */
export function placesPage(
  { ask, site }: Making,
  { search }: Extract<PageAddress, { page: 'places' }>,
): Made {
  const { words } = site;
  const matches =
    search === undefined ? [] : ask('searchLocations', { q: search, limit: String(mostMatches) }).locations;
  const listed = (place: Location) => ({
    ...pagePlace(place, words),
    where: [place.subdivision_code?.replace(/^[A-Z]+-/, ''), place.country_code].filter(Boolean).join(', '),
  });
  const html = renderPage.places(site, {
    query: search,
    matches: matches.map(listed),
    often: curated.map(listed),
  });
  return { kind: 'html', status: 200, html };
}

const curated = [...locations.values()];

/** Where the page of the nearest town of a position is. Throws a 400 and a 404. */
export function nearestPlace(
  { service }: Making,
  { language, lat, lon }: Extract<PageAddress, { page: 'at' }>,
): Made {
  const [latitude, longitude] = [degrees(lat, 90), degrees(lon, 180)];
  if (latitude === undefined || longitude === undefined) {
    throw invalidParameters([
      { field: latitude === undefined ? 'lat' : 'lon', message: 'must be degrees, such as 18.52' },
    ]);
  }
  const place = placeNear(service.catalogue(), latitude, longitude);
  if (place === undefined) throw notFound('no_place_near', 'No town lies within 150 km of this position.');
  return { kind: 'moved', location: `/${language}/${placeSlug(place)}` };
}

function degrees(text: string, most: number): number | undefined {
  const value = /^-?\d{1,3}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= most ? value : undefined;
}
