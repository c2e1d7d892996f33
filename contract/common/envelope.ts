// The envelope of festivals in every answer: the place, the engine, the tradition.

import { skyNames } from '@nirnaya/dsl/vocabulary';
import { z } from '../schema/zod.ts';

const zoneSource = z.enum(['tz', 'location', 'coordinates', 'region']);

/** Where the answer was computed. */
export const locationEcho = z
  .object({
    id: z.int().nullable().describe('location_id, if given or curated'),
    name_en: z.string().nullable(),
    lat: z.number(),
    lon: z.number(),
    timezone: z.string().describe('IANA zone of the instants and of today'),
    utc_offset: z
      .string()
      .describe(
        'offset of timezone at noon of the first date; before standard time local mean time, to the minute',
      ),
    timezone_source: zoneSource.describe('source of timezone'),
    day_zone: z
      .string()
      .describe('IANA zone of the civil days: that of the place, regardless of tz; at open sea tz, if given'),
    day_zone_source: zoneSource.describe('source of day_zone'),
    source: z
      .enum(['location_id', 'coordinates', 'region', 'pack', 'default'])
      .describe('source of the place; pack: the chain of the evaluated rules'),
    region: z
      .string()
      .nullable()
      .describe('region of the tradition, by its pack')
      .openapi({ example: 'WEST_INDIA' }),
    subdivision: z.string().nullable().describe('state of the tradition, ISO 3166-2'),
  })
  .openapi('LocationUsed');

/** Whose rules were applied. */
export const regionResolution = z
  .object({
    requested: z.string().nullable(),
    used: z.string().nullable().describe('region, by its pack').openapi({ example: 'WEST_INDIA' }),
    subdivision: z.string().nullable(),
    source: z.enum(['pack', 'region', 'location', 'default']),
    tradition: z
      .string()
      .nullable()
      .describe('the tradition over the region, such as vaishnava; null if none'),
    ignored_region: z.string().optional().describe('an unsupported region, which was ignored'),
  })
  .openapi('RegionResolution');

/** The metadata of every answer: the engine, its data and its rules. */
export const engineFields = {
  name: z.string(),
  version: z.string(),
  calculation: z.string(),
  ayanamsa: z.string(),
  data_version: z.string(),
  rules_snapshot_version: z.string().describe('changes with the meaning of the rules'),
};

/** The engine and its rules. */
export const engineEnvelope = z
  .object({
    ...engineFields,
    rule_pack_chain: z.array(z.string()).describe('the packs, from the root down'),
    festival_mode: z.enum(['standard', 'drik']),
    sky: z.enum(skyNames),
    region_resolution: regionResolution,
  })
  .openapi('Engine');
