// Places as answered: the fields of a location, what the catalogue knows besides, pages of it and what was found.

import { z } from '../schema/zod.ts';
import { fits, placeTypes } from './place-kinds.ts';

const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe('ISO 3166-1 alpha-2');
const state = z.string().nullable().describe('ISO 3166-2; null if unknown');
const region = z
  .string()
  .nullable()
  .describe('the region whose tradition the place follows; null if that of New Delhi is used');
const native = z.string().nullable().describe('name in the local script; null if unknown');
const type = z
  .enum(placeTypes)
  .describe(
    'capital of a country or state, seat of a district or subdistrict, other town, or quarter of a city',
  );
const population = z.int().describe('inhabitants; 0 if unknown');

/** A location. */
export const location = z
  .object({
    id: z.int().describe('location_id of all operations; never changes'),
    name_en: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    timezone: z.string().describe('IANA name'),
    timezone_offset: z.string().describe('of standard time').openapi({ example: '+05:30' }),
    country_code: country,
    region,
    subdivision_code: state,
    is_default: z.boolean().describe('whether it is the default place'),
    name_native: native,
  })
  .openapi('Location');

/** Answer of `/v1/locations`. */
export const locationsAnswer = z
  .object({ count: z.int(), locations: z.array(location) })
  .openapi('Locations');

/** Answer of `/v1/locations/{location_id}`. */
export const locationAnswer = location
  .extend({
    type,
    population,
    other_names: z.array(z.string()).describe('other spellings and names, in several scripts'),
    catalogue_version: z.string(),
  })
  .openapi('LocationDetail');

/** Answer of `/v1/locations/search`. */
export const searchAnswer = z
  .object({
    query: z.string(),
    count: z.int(),
    locations: z.array(
      z.object({
        ...location.shape,
        type,
        population,
        match: z
          .enum(fits)
          .describe('exact: a name of the place, compared by sound; prefix; near: similar spelling'),
        distance_km: z.number().nullable().describe('from lat and lon; null if not given'),
      }),
    ),
    catalogue_version: z.string(),
  })
  .openapi('LocationsFound');

/** A place in a page of the catalogue; fields have the names of parameters. */
export const catalogueItem = z
  .object({
    location_id: z.int(),
    name: z.string(),
    name_native: native,
    country,
    state,
    type,
    lat: z.number(),
    lon: z.number(),
    tz: z.string().describe('IANA name'),
    population,
    region,
  })
  .openapi('CatalogueItem');

/** Answer of `/v1/locations/catalogue/pages`. */
export const cataloguePage = z
  .object({
    items: z.union([z.array(catalogueItem), z.array(location)]),
    limit: z.int(),
    offset: z.int(),
    total: z.int().describe('places that match the filters'),
    next_offset: z.int().nullable().describe('null on the last page'),
    catalogue_version: z.string(),
  })
  .openapi('CataloguePage');
