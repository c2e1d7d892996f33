// What is answered of places. In: places of the catalogue. Out: the shapes of contract/places/location.

import type {
  catalogueItem,
  locationAnswer,
  location as locationShape,
  searchAnswer,
} from '@nirnaya/contract/places';
import type { z } from '@nirnaya/contract/schema';
import type { Location } from '../locations.ts';
import type { Catalogue, CataloguePlace } from './catalogue.ts';
import { type PlaceSearch, searchPlaces } from './search/search.ts';

/** The fields of a location, and no others. */
export const locationFields = (place: Location): z.output<typeof locationShape> => ({
  id: place.id,
  name_en: place.name_en,
  latitude: place.latitude,
  longitude: place.longitude,
  timezone: place.timezone,
  timezone_offset: place.timezone_offset,
  country_code: place.country_code,
  region: place.region,
  subdivision_code: place.subdivision_code,
  is_default: place.is_default,
  name_native: place.name_native,
});

/** A place in full; undefined where no place has the id. */
export function locationDetail(
  catalogue: Catalogue,
  id: number,
): z.output<typeof locationAnswer> | undefined {
  const place = catalogue.byId(id);
  if (place === undefined) return undefined;
  const { type, population, other_names } = place;
  return {
    ...locationFields(place),
    type,
    population,
    other_names: [...other_names],
    catalogue_version: catalogue.version,
  };
}

/** A place in a page of the catalogue. */
export const catalogueItemOf = (place: CataloguePlace): z.output<typeof catalogueItem> => ({
  location_id: place.id,
  name: place.name_en,
  name_native: place.name_native,
  country: place.country_code,
  state: place.subdivision_code,
  type: place.type,
  lat: place.latitude,
  lon: place.longitude,
  tz: place.timezone,
  population: place.population,
  region: place.region,
});

/** What a search finds. */
export function locationSearchAnswer(
  catalogue: Catalogue,
  search: PlaceSearch,
): z.output<typeof searchAnswer> {
  const matches = searchPlaces(catalogue, search);
  return {
    query: search.q,
    count: matches.length,
    locations: matches.map(({ index, fit, distance }) => {
      const place = catalogue.at(index);
      const { type, population } = place;
      const distance_km = distance === undefined ? null : Math.round(distance * 10) / 10;
      return { ...locationFields(place), type, population, match: fit, distance_km };
    }),
    catalogue_version: catalogue.version,
  };
}
