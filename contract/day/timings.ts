// Timings of a day: rise and set, named windows, horas, choghadiyas, muhurtas.

import { authority } from '../common/authority.ts';
import { clockTime, timeSpan } from '../common/times.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

const clock = clockTime.nullable();
const instant = z.iso.datetime({ offset: true }).nullable();

/** Rise and set of Sun and Moon. */
export const dayTimings = z
  .object({
    sunrise: clock,
    sunset: clock,
    moonrise: clock,
    moonset: clock,
    sunrise_at: instant,
    sunset_at: instant,
    moonrise_at: instant,
    moonset_at: instant,
  })
  .describe(
    'Local clock times and instants. Moonrise and moonset are between this sunrise and the next, so they may be on the next date. Null if they do not occur.',
  )
  .openapi('DayTimings');

/** Whether a window favours what is begun in it. */
const quality = z.enum(['auspicious', 'inauspicious']);

/** A named window of a day. */
export const namedWindow = z
  .object({
    key: z.string().describe('name in rules').openapi({ example: 'rahu_kaal' }),
    name: named('name', z.string()),
    name_sa: z.string().nullable().describe('in Sanskrit, IAST'),
    quality,
    start_at: timeSpan.shape.start_at,
    end_at: timeSpan.shape.end_at,
    duration_minutes: z.number(),
    authorities: z.array(authority).optional(),
  })
  .openapi('DayWindow');

/** The named windows of a day, in order of time. */
export const namedWindows = z.object({
  auspicious: z.array(namedWindow),
  inauspicious: z.array(namedWindow),
});

const part = {
  number: z.int().min(1),
  start_at: timeSpan.shape.start_at,
  end_at: timeSpan.shape.end_at,
};

/** How horas are measured: 24 of one length, or twelve of the day and twelve of the night. */
export const horaMeasures = ['equal', 'day_night'] as const;

export type HoraMeasure = (typeof horaMeasures)[number];

/** The measure where a request names none. */
export const defaultMeasure: HoraMeasure = 'equal';

/** The measure of the horas of an answer. */
export const horaMeasure = z
  .enum(horaMeasures)
  .describe(
    'equal: 24 equal parts from sunrise to sunrise; day_night: twelve of the day and twelve of the night, as in almanacs',
  );

/** The horas from sunrise to the next sunrise. */
export const hora = z
  .array(
    z
      .object({
        ...part,
        lord: named('graha', z.string().describe('ruling graha')),
        nature: z.string().nullable().describe('good or bad'),
        is_day: z.boolean().describe('whether it starts before sunset'),
      })
      .openapi('Hora'),
  )
  .describe('24 horas');

const choghadiyaSlot = z
  .object({
    ...part,
    name: named('name', z.string()),
    rating: z.enum(['good', 'caution', 'bad']).nullable(),
    lord: named('graha', z.string().nullable()),
  })
  .openapi('ChoghadiyaSlot');

/** The choghadiyas from sunrise to the next sunrise. */
export const choghadiya = z
  .object({
    day: z.array(choghadiyaSlot).describe('eight of the day'),
    night: z.array(choghadiyaSlot).describe('eight of the night'),
  })
  .openapi('Choghadiya');

/** The muhurtas from sunrise to the next sunrise. */
export const muhurtas = z
  .array(
    z
      .object({
        ...part,
        name: named('name', z.string()),
        nature: z.string().nullable().describe('auspicious or inauspicious'),
        is_day: z.boolean(),
      })
      .openapi('Muhurta'),
  )
  .describe('30 muhurtas, fifteen of the day and fifteen of the night');
