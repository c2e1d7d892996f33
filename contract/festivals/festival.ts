// The response shape of festivals.

import { weights } from '@nirnaya/dsl/vocabulary';
import { authority, citeLevel } from '../common/authority.ts';
import { engineEnvelope, locationEcho } from '../common/envelope.ts';
import { nextCursor as next_cursor } from '../common/listing.ts';
import { observatory } from '../common/observatory.ts';
import { wordsShape } from '../common/words.ts';
import { lunarMonth } from '../day/hindu-calendar.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

const dateOut = () => z.string().openapi({ format: 'date' });
const instantOut = () => z.string().openapi({ format: 'date-time' });

/** A named time of an observance. */
const namedWindow = z
  .object({
    key: z.string().describe('as its rule names it'),
    label: named('known', z.string()).nullable().describe('what people call it, where the rule says'),
    quality: z
      .enum(['auspicious', 'inauspicious'])
      .nullable()
      .describe('sought or shunned; null for what is a time of the day and no more'),
    start_at: instantOut(),
    end_at: instantOut(),
  })
  .openapi('Window', { description: 'A named time; a moment has start_at and end_at alike.' });

/** How a tradition keeps an observance. */
export const traditionWay = z
  .object({
    tradition: z.string().nullable().describe('whose way it is, as smarta'),
    code: z.string().describe('the rule that decides for it, as of /v1/rules/{code}'),
    name: named('observance', z.string()),
    date: dateOut()
      .nullable()
      .describe('its first date; null where it keeps no day of its own near to this one'),
    end_date: dateOut().optional().describe('its last date, where there are several'),
    rule: z.string().nullable().describe('how it decides, as its nearest authority says'),
  })
  .openapi('TraditionWay');

/** The key of an occurrence's name. */
export const variantKeyOut = z
  .string()
  .nullable()
  .describe(
    'key of the occurrence among those of its rule, the same in every language; null where the rule names none of its occurrences',
  );

/** A further name that holds on a date. */
export const alsoName = z
  .object({
    variant: z.string().describe('its key among the variants of the rule'),
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
    also: z.array(alsoName).describe('further names that hold on this date'),
    within: z
      .array(withinItem)
      .describe('what it is an instance of and stands for on this date, as Soma Pradosha for Pradosha'),
    type: z.enum(['FESTIVAL', 'VRAT', 'SANKRANTI']),
    weight: z
      .enum(weights)
      .nullable()
      .describe(
        'how much of a day it is: kept nearly everywhere, by a land or a community, or by few; null where its pack does not say',
      ),
    tags: z.array(z.string()).describe('its own, and those of what it stands for'),
    aliases: named({ kind: 'name', keys: null }, z.array(z.string()).describe('other names')),
    date: dateOut().describe('first date'),
    end_date: dateOut().optional().describe('last date, where there are several'),
    traditions: z
      .array(traditionWay)
      .optional()
      .describe(
        'whose day is which, where traditions in force keep it by rules of their own: it is listed once a date',
      ),
    pack: z.string().describe('the pack whose rule decided'),
    confidence: citeLevel.optional().describe('level of the nearest authority'),
    reason: named(
      'sentence',
      z
        .string()
        .describe(
          'why this date: a short sentence and what else there is to say; in Hindi with lang=hi, else in English with the names of lang',
        ),
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
const undecided = z.array(undecidedItem).optional().describe('what the authorities leave open');

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
        .openapi('FestivalListed', { description: 'An observance; fields may leave some out.' }),
    ),
  })
  .openapi('FestivalDay');

const days = z
  .array(festivalDay)
  .describe('the dates that have any; one of several days stands on each of them');
const count = z.int().describe('festivals on all dates, of the other pages too');

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
