// The response shapes of muhurats: times and dates for an event, and the rating of a day for it.

import { authority } from '../common/authority.ts';
import { panchangEnvelope } from '../common/panchang-envelope.ts';
import { vara } from '../day/angas.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

/** The ratings, best first. */
export const ratings = ['EXCELLENT', 'GOOD', 'NEUTRAL', 'AVOID'] as const;

/** How good a time or a day is. */
export type Rating = (typeof ratings)[number];

const date = () => z.string().openapi({ format: 'date' });
const instant = () => z.string().openapi({ format: 'date-time' });
const score = z.int().min(0).max(100);

/** How good a time or a day is. */
const rating = z.enum(ratings).openapi('Rating');

/** Something that speaks for a time or against it. */
const factor = z
  .object({
    factor: named('reason', z.string().describe('in words')),
    points: z.int().describe('effect on the score; 0 if it blocks'),
    blocks: z.boolean(),
    rule: z.string().describe('code of the rule'),
  })
  .openapi('MuhuratFactor');

const factors = z
  .object({ for: z.array(factor).readonly(), against: z.array(factor).readonly() })
  .describe('if something blocks, nothing else is evaluated');

/** A line of a rule, weighed. */
const weighedLine = z
  .object({
    text: z.string().describe('the line in the pack'),
    rule: z.string(),
    pack: z.string(),
    file: z.string(),
    line: z.int(),
    how: z.enum(['add', 'take', 'block']),
    points: z.int(),
    reason: z.string(),
    label: z.string().nullable().describe('its rank in the hierarchy of a day'),
    held: z
      .boolean()
      .nullable()
      .describe('null if not evaluated: an input is missing, or a higher line blocks'),
  })
  .openapi('WeighedLine');

/** How a score came about: base and the points of the lines that held, from 0 to 100; 0 where one blocks. */
const weighing = z
  .object({
    rule: z.string(),
    base: z.int(),
    lines: z.array(weighedLine).readonly(),
    score,
    ratings: z
      .array(z.object({ rating: z.string(), least: z.int().describe('score') }))
      .readonly()
      .describe('best first'),
    authorities: z.array(authority).readonly(),
  })
  .openapi('Weighing');

/** The trace of a time. */
const windowTrace = z
  .object({
    ...weighing.shape,
    requires: z
      .array(z.object({ rule: z.string(), text: z.string() }))
      .readonly()
      .describe('conditions that hold throughout'),
    shortest_minutes: z.number().describe('minimum length of a time'),
    day: weighing.describe('rating of the day'),
    bound: z
      .enum(['blocked', 'below_good', 'none'])
      .describe('limit set by the day: a blocked day blocks, a day rated AVOID has no GOOD times'),
  })
  .openapi('MuhuratTrace');

/** A time for an event. */
const window = z
  .object({
    date: date().describe('its day, from sunrise to sunrise'),
    vara: vara.shape.name,
    start_at: instant(),
    end_at: instant(),
    duration_minutes: z.number().describe('to a tenth'),
    rating,
    score,
    factors,
    observatory: windowTrace.optional().describe('with observatory=true'),
  })
  .openapi('MuhuratWindow');

/** A day in short. */
const dayBrief = z
  .object({
    date: date(),
    rating: rating.nullable().describe('of the whole day; null with the reason under unavailable'),
    score: score.nullable(),
    window_count: z.int().describe('number of its times'),
    blocking_factors: named(
      'reason',
      z.array(z.string()).readonly().describe('factors that exclude the day'),
    ),
    unavailable: z.string().optional().describe('why the day is not rated'),
  })
  .openapi('MuhuratDay');

const muhuratInputs = z
  .object({
    janma_nakshatra: z.string().optional(),
    janma_rashi: z.string().optional(),
    bride_nakshatra: z.string().optional(),
    groom_nakshatra: z.string().optional(),
    bride_rashi: z.string().optional(),
    groom_rashi: z.string().optional(),
    direction: z.string().optional(),
    year_of_life: z.number().optional(),
  })
  .openapi('MuhuratInputs');

const event = {
  event: z.string().describe('griha_pravesh'),
  name: named({ kind: 'observance', code: 'rule_code' }, z.string()),
  rule_code: z.string(),
  inputs: muhuratInputs.describe('the given inputs, as read'),
};

/** Answer of `/v1/muhurat/find`. */
export const muhuratFindAnswer = z
  .object({
    ...event,
    start_date: date(),
    end_date: date(),
    min_score: score,
    count: z.int(),
    windows: z.array(window).readonly().describe('in order of time'),
    days: z.array(dayBrief).readonly().describe('all dates, with or without times'),
    disclaimer: z.string(),
    location: panchangEnvelope.location,
    engine: panchangEnvelope.engine,
  })
  .openapi('MuhuratFind');

/** Answer of `/v1/muhurat/best-dates`. */
export const bestDatesAnswer = z
  .object({
    ...event,
    year: z.int(),
    month: z.int().nullable().describe('null for the whole year'),
    min_score: score,
    limit: z.int(),
    count: z.int().describe('dates with a time of at least min_score; up to limit are listed'),
    dates: z
      .array(
        z
          .object({
            date: date(),
            vara: vara.shape.name,
            rating,
            score,
            duration_minutes: z.number().describe('of all its times, to a tenth'),
            window_count: z.int(),
            best: window,
            day_rating: rating,
            day_score: score,
          })
          .openapi('BestDate'),
      )
      .readonly()
      .describe('by score, then minutes of times, then date'),
    unavailable_dates: z
      .array(z.object({ date: date(), reason: z.string() }))
      .readonly()
      .describe('dates that could not be rated'),
    disclaimer: z.string(),
    location: panchangEnvelope.location,
    engine: panchangEnvelope.engine,
  })
  .openapi('BestDates');

/** The rating of a day for an event. */
export const eventSuitability = z
  .object({
    event: z.string(),
    name: named({ kind: 'observance', code: 'rule_code' }, z.string()),
    rating,
    score,
    blocking_factors: named(
      'reason',
      z.array(z.string()).readonly().describe('blocking and negative factors, highest first'),
    ),
    supporting_factors: named('reason', z.array(z.string())).readonly(),
    hierarchy_applied: z
      .array(z.string())
      .readonly()
      .describe('labels of the lines that applied, highest first'),
    blocked: z.boolean().describe('whether one of them excludes the day'),
    disclaimer: z.string(),
    rule_code: z.string(),
    observatory: weighing.optional().describe('with observatory=true'),
  })
  .openapi('EventSuitability');

const ofDay = { date: date(), vara: vara.shape.name };
const unlessUnavailable = 'null with the reason under unavailable';

/** Answer of `/v1/events/suitability` for one event. */
const oneSuitability = z
  .object({
    ...eventSuitability.shape,
    rating: rating.nullable().describe(unlessUnavailable),
    score: score.nullable().describe(unlessUnavailable),
    blocking_factors: eventSuitability.shape.blocking_factors.nullable(),
    supporting_factors: eventSuitability.shape.supporting_factors.nullable(),
    hierarchy_applied: eventSuitability.shape.hierarchy_applied.nullable(),
    blocked: eventSuitability.shape.blocked.nullable(),
    ...ofDay,
    ...panchangEnvelope,
  })
  .openapi('SuitabilityForEvent');

/** Answer of `/v1/events/suitability` for every event. */
const allSuitability = z
  .object({
    ...ofDay,
    events: z.array(eventSuitability).readonly().nullable().describe(unlessUnavailable),
    ...panchangEnvelope,
  })
  .openapi('SuitabilityForAllEvents');

/** Answer of `/v1/events/suitability`: the first where `event` is given. */
export const suitabilityAnswer = z.union([oneSuitability, allSuitability]).openapi('EventsSuitability');
