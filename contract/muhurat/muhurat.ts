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
    factor: named({ kind: 'known', keys: null }, z.string().describe('in words')),
    points: z.int().describe('what it does to the score; 0 where it blocks'),
    blocks: z.boolean(),
    rule: z.string().describe('code of the rule that says so'),
  })
  .openapi('MuhuratFactor');

const factors = z
  .object({ for: z.array(factor).readonly(), against: z.array(factor).readonly() })
  .describe('where something blocks, nothing else is weighed');

/** A line of a rule, weighed. */
const weighedLine = z
  .object({
    text: z.string().describe('the line as the pack has it'),
    rule: z.string(),
    pack: z.string(),
    file: z.string(),
    line: z.int(),
    how: z.enum(['add', 'take', 'block']),
    points: z.int(),
    reason: z.string(),
    label: z.string().nullable().describe('its place in the hierarchy of a day'),
    held: z
      .boolean()
      .nullable()
      .describe('null where it was not asked for: a value was not given, or a higher line blocks'),
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
      .describe('what must hold throughout'),
    shortest_minutes: z.number().describe('a shorter time is none'),
    day: weighing.describe('the weighing of the day'),
    bound: z
      .enum(['blocked', 'below_good', 'none'])
      .describe(
        'what the day does to the score: a day that is blocked blocks, one to avoid has none that is good',
      ),
  })
  .openapi('MuhuratTrace');

/** A time for an event. */
const window = z
  .object({
    date: date().describe('the day, from sunrise to sunrise, in which it lies'),
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
    rating: rating.nullable().describe('of the whole day; null where unavailable says why'),
    score: score.nullable(),
    window_count: z.int().describe('times of that day among those found'),
    blocking_factors: z.array(z.string()).readonly().describe('what rules the day out'),
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
  inputs: muhuratInputs.describe('what was said of the people and the purpose, as read'),
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
    days: z.array(dayBrief).readonly().describe('every date, with or without a time'),
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
    month: z.int().nullable().describe('null: the whole year'),
    min_score: score,
    limit: z.int(),
    count: z.int().describe('dates with a time that reaches min_score; limit of them are listed'),
    dates: z
      .array(
        z
          .object({
            date: date(),
            vara: vara.shape.name,
            rating,
            score,
            duration_minutes: z.number().describe('of all its times together, to a tenth'),
            window_count: z.int(),
            best: window,
            day_rating: rating,
            day_score: score,
          })
          .openapi('BestDate'),
      )
      .readonly()
      .describe('the best first: by score, then by the minutes of its times, then by date'),
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
    blocking_factors: z.array(z.string()).readonly().describe('what blocks or takes, the highest first'),
    supporting_factors: named({ kind: 'known', keys: null }, z.array(z.string())).readonly(),
    hierarchy_applied: z
      .array(z.string())
      .readonly()
      .describe('labels of the lines that held, the highest first'),
    blocked: z.boolean().describe('whether one of them rules the day out'),
    disclaimer: z.string(),
    rule_code: z.string(),
    observatory: weighing.optional().describe('with observatory=true'),
  })
  .openapi('EventSuitability');

const ofDay = { date: date(), vara: vara.shape.name };
const unlessUnavailable = 'null where unavailable says why';

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
