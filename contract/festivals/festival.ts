// The response shape of festivals.

import { authority, citeLevel } from '../common/authority.ts';
import { engineEnvelope, locationEcho } from '../common/envelope.ts';
import { nextCursor as next_cursor } from '../common/listing.ts';
import { observatory } from '../common/observatory.ts';
import { wordsShape } from '../common/words.ts';
import { lunarMonth } from '../day/hindu-calendar.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { classifiedShape } from './classified.ts';

const dateOut = () => z.string().openapi({ format: 'date' });
const instantOut = () => z.string().openapi({ format: 'date-time' });

/** A named time of an observance. */
const namedWindow = z
  .object({
    key: z.string().describe('name in the rule'),
    label: named('window', z.string()).nullable().describe('display name, if the rule has one'),
    quality: z
      .enum(['auspicious', 'inauspicious'])
      .nullable()
      .describe('auspicious or to avoid; null for a neutral time of day'),
    start_at: instantOut(),
    end_at: instantOut(),
  })
  .openapi('Window', { description: 'A named time. For a moment, start_at equals end_at.' });

/** How a tradition keeps an observance. */
export const traditionWay = z
  .object({
    tradition: z.string().nullable().describe('the tradition, such as smarta'),
    code: z.string().describe('the deciding rule (see /v1/rules/{code})'),
    name: named('observance', z.string()),
    date: dateOut().nullable().describe('its first date; null if it has none near this date'),
    end_date: dateOut().optional().describe('its last date, if there are several'),
    rule: z.string().nullable().describe('how it decides, by its first authority'),
  })
  .openapi('TraditionWay');

/** The key of an occurrence's name. */
export const variantKeyOut = z
  .string()
  .nullable()
  .describe('key of the named occurrence, the same in every language; null if its occurrences have no names');

/** A further name that holds on a date. */
export const alsoName = z
  .object({
    variant: z.string().describe('key among the variants of the rule'),
    name: named('observance', z.string()),
    name_sa: z.string().nullable().describe('in Sanskrit, IAST'),
  })
  .openapi('AlsoName');

/** What an occurrence is called. */
export const calledShape = {
  code: z.string().describe('key of the observance'),
  variant: variantKeyOut,
  name: named('observance', z.string()),
  name_sa: z.string().nullable().describe('in Sanskrit, IAST'),
};

/** An observance that another one on its date is an instance of. */
const withinItem = z
  .object({ ...calledShape, type: z.enum(['FESTIVAL', 'VRAT', 'SANKRANTI']) })
  .openapi('FestivalWithin');

/** One observance. */
export const festivalItem = z
  .object({
    ...calledShape,
    ...wordsShape,
    lunar_month: z.union([lunarMonth, z.null()]),
    also: z.array(alsoName).describe('further names on this date'),
    within: z
      .array(withinItem)
      .describe('observances of which it is an instance on this date, such as Pradosha for Soma Pradosha'),
    type: z.enum(['FESTIVAL', 'VRAT', 'SANKRANTI']),
    ...classifiedShape,
    tags: z.array(z.string()).describe('its own tags and those of what it is an instance of'),
    aliases: named({ kind: 'name', keys: null }, z.array(z.string()).describe('other names')),
    date: dateOut().describe('first date'),
    end_date: dateOut().optional().describe('last date, if there are several'),
    traditions: z
      .array(traditionWay)
      .optional()
      .describe('dates by tradition, if active traditions have their own rules'),
    pack: z.string().describe('the pack of the deciding rule'),
    confidence: citeLevel.optional().describe('level of the first authority'),
    reason: named(
      'sentence',
      z.string().describe('why this date; in Hindi with lang=hi, else in English with names in lang'),
    ),
    windows: z.array(namedWindow),
    authorities: z.array(authority),
    observatory: observatory.optional(),
  })
  .openapi('Festival');

/** An occurrence that got no date. */
export const undecidedItem = z
  .object({
    code: z.string(),
    name: named('observance', z.string()),
    decision_status: z.enum(['REQUIRES_SOURCE_CERTIFICATION', 'UNDECIDABLE']),
    reason: named('sentence', z.string()),
    candidates: z.array(z.object({ date: dateOut(), overlap_minutes: z.int() })),
  })
  .openapi('Undecided');

const envelope = { location: locationEcho, _engine: engineEnvelope };
const undecided = z.array(undecidedItem).optional().describe('undecided by the authorities');

/** Answer of `/v1/festivals`. */
export const festivalsAnswer = z
  .object({ date: dateOut(), count: z.int(), festivals: z.array(festivalItem), undecided, ...envelope })
  .openapi('Festivals');

/** The festivals of one date of several. */
const festivalDay = z
  .object({
    date: dateOut(),
    count: z.int(),
    festivals: z.array(
      festivalItem
        .partial()
        .openapi('FestivalListed', { description: 'An observance, limited to fields if given.' }),
    ),
  })
  .openapi('FestivalDay');

const days = z.array(festivalDay).describe('dates with festivals; a festival of several days is on each');
const count = z.int().describe('festivals on all dates, on all pages');

/** What is observed from one date to another, whole. */
export const festivalSpan = {
  count: z.int().describe('festivals on all dates'),
  days,
  undecided,
  ...envelope,
};

/** Answer of `/v1/festivals/month`. */
export const monthAnswer = z
  .object({ year: z.int(), month: z.int(), count, days, next_cursor, undecided, ...envelope })
  .openapi('FestivalMonth');

/** Answer of `/v1/festivals/year`. */
export const yearAnswer = z
  .object({
    year: z.int(),
    count,
    months: z.array(z.object({ month: z.int(), count: z.int() })),
    days,
    next_cursor,
    undecided,
    ...envelope,
  })
  .openapi('FestivalYear');

/** Answer of `/v1/festivals/range`. */
export const rangeAnswer = z
  .object({ start: dateOut(), end: dateOut(), count, days, next_cursor, undecided, ...envelope })
  .openapi('FestivalRange');
