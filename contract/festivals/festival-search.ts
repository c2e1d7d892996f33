// The response shape of the search for festivals.

import { weights } from '@nirnaya/dsl/vocabulary';
import { engineEnvelope, locationEcho } from '../common/envelope.ts';
import { nextCursor } from '../common/listing.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

/** How a text fits: it is a name of that kind; a name begins so; a name has its words; a name sounds like it. */
export const matchKinds = ['code', 'name', 'alias', 'occurrence', 'prefix', 'words', 'sounds_like'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** A land by its pack. */
const landOut = z
  .object({
    pack: z.string().describe('rule pack, as of /v1/packs'),
    name: named({ kind: 'land', code: 'pack' }, z.string().describe('title of the pack')),
  })
  .openapi('Land');

/** An observance found by a name. */
export const festivalMatch = z
  .object({
    code: z.string().describe('key of the observance, as of /v1/festivals'),
    variant: z
      .string()
      .nullable()
      .describe('key of the occurrences that alone have the name, as KAMADA; null where all have it'),
    name: named('observance', z.string()),
    name_sa: z.string().nullable().describe('in Sanskrit, IAST'),
    aliases: named({ kind: 'name', keys: null }, z.array(z.string()).describe('other names')),
    type: z.enum(['FESTIVAL', 'VRAT', 'SANKRANTI']),
    weight: z.enum(weights).nullable().describe('how much of a day it is; null where its pack does not say'),
    tags: z.array(z.string()),
    summary: z.string().nullable(),
    pack: z.string().describe('the pack whose rule decides'),
    matched: z.string().nullable().describe('the name that fits; null without q'),
    match: z
      .enum(matchKinds)
      .nullable()
      .describe(
        'how it fits: it is the code, the name, another name, or the name of some occurrences; the name begins so; its words begin so; it only sounds alike; null without q',
      ),
    land: landOut
      .extend({
        is_own: z.boolean().describe("whether it is the caller's: that of region, pack or location"),
      })
      .openapi('LandOfFestival')
      .describe('where it is observed and dated'),
    also_in: z
      .array(landOut)
      .describe(
        'further lands whose packs state it, besides those that the packs of land build on, the nearest first',
      ),
    place: z
      .object({
        name: z.string().nullable().describe('null for coordinates'),
        lat: z.number(),
        lon: z.number(),
        timezone: z.string(),
      })
      .openapi('PlaceOfDates')
      .describe('the place that its dates are computed for: that of the request, else that of the land'),
    dates: z
      .array(z.string().openapi({ format: 'date' }))
      .describe('its first dates in the year; those of the variant alone where there is one'),
  })
  .openapi('FestivalFound');

/** Answer of `/v1/festivals/search`. */
export const festivalSearchAnswer = z
  .object({
    q: z.string().nullable().describe('null where no name was given'),
    year: z.int().describe('Gregorian year of the dates'),
    count: z.int().describe('observances that fit, of the other pages too'),
    festivals: z.array(festivalMatch),
    next_cursor: nextCursor,
    location: locationEcho,
    _engine: engineEnvelope,
  })
  .openapi('FestivalSearch');
