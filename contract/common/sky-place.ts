// The place of an answer about the sky, to which no tradition belongs.

import { z } from '../schema/zod.ts';

/** Where the answer was computed, and how its instants are written. */
export const skyPlace = z
  .object({
    id: z.int().nullable().describe('location_id; null if given by coordinates'),
    name_en: z.string().nullable().describe('null if given by coordinates'),
    lat: z.number(),
    lon: z.number(),
    day_zone: z.string().describe('IANA zone of the civil days: that of the place'),
    timezone: z.string().describe('IANA zone, or offset from UTC, of the instants'),
  })
  .openapi('SkyPlace');
