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
    pack: z.string().describe('rule pack (see /v1/packs)'),
    name: named({ kind: 'land', code: 'pack' }, z.string().describe('title of the pack')),
  })
  .openapi('Land');

/** An observance found by a name. */
export const festivalMatch = z
  .object({
    code: z.string().describe('key of the observance (see /v1/festivals)'),
    variant: z
      .string()
      .nullable()
      .describe('variant with the name, such as KAMADA; null if all occurrences have it'),
    name: named('observance', z.string()),
    name_sa: z.string().nullable().describe('in Sanskrit, IAST'),
    aliases: named({ kind: 'name', keys: null }, z.array(z.string()).describe('other names')),
    type: z.enum(['FESTIVAL', 'VRAT', 'SANKRANTI']),
    weight: z.enum(weights).nullable().describe('importance; null if not stated'),
    tags: z.array(z.string()),
    summary: z.string().nullable(),
    pack: z.string().describe('the pack of the deciding rule'),
    matched: z.string().nullable().describe('the matching name; null without q'),
    match: z
      .enum(matchKinds)
      .nullable()
      .describe(
        'kind of match: code, name, alias, name of some occurrences, prefix, prefix of words, or similar sound; null without q',
      ),
    land: landOut
      .extend({
        is_own: z.boolean().describe('whether it is the region of the request'),
      })
      .openapi('LandOfFestival')
      .describe('where it is observed'),
    also_in: z.array(landOut).describe('further regions whose packs define it, nearest first'),
    place: z
      .object({
        name: z.string().nullable().describe('null for coordinates'),
        lat: z.number(),
        lon: z.number(),
        timezone: z.string(),
      })
      .openapi('PlaceOfDates')
      .describe('the place of its dates: of the request, else of the region'),
    dates: z
      .array(z.string().openapi({ format: 'date' }))
      .describe('its first dates in the year; of the variant if there is one'),
  })
  .openapi('FestivalFound');

/** Answer of `/v1/festivals/search`. */
export const festivalSearchAnswer = z
  .object({
    q: z.string().nullable().describe('null without a name'),
    year: z.int().describe('Gregorian year of the dates'),
    count: z.int().describe('matching observances, on all pages'),
    festivals: z.array(festivalMatch),
    next_cursor: nextCursor,
    location: locationEcho,
    _engine: engineEnvelope,
  })
  .openapi('FestivalSearch');
