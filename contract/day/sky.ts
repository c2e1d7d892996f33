// The response shape of the sky of a day: Sun, Moon, lagna, grahas.

import { moonPhaseNames } from '@nirnaya/dsl/vocabulary';
import { grahaNames } from '../common/grahas.ts';
import { clockTime, period, timeSpan } from '../common/times.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { paksha } from './angas.ts';

const instant = timeSpan.shape.start_at;
const clock = clockTime.nullable();
const duration = clockTime
  .nullable()
  .describe('hours, minutes, seconds; null if the Sun does not rise, set and rise again within 36 hours');
const minutes = z.number().nullable();

/** Where in the sidereal zodiac, Lahiri. */
export const zodiacPlace = z.object({
  longitude: z.number().min(0).max(360).describe('degrees, sidereal (Lahiri)'),
  rashi: named('rashi', z.string().openapi({ example: 'Vrishchika' })),
  degrees_in_rashi: z.number().min(0).max(30),
  nakshatra: named('nakshatra', z.string()),
  pada: z.int().min(1).max(4),
});

/** The Sun of a day; its place is that of the sunrise. */
export const sunOfDay = z
  .object({
    sunrise: clock,
    sunset: clock,
    noon: clock.describe('the Sun on the meridian'),
    day_length: duration,
    night_length: duration,
    day_minutes: minutes,
    night_minutes: minutes,
    ...zodiacPlace.shape,
    tropical_longitude: z.number().describe('degrees from the equinox'),
    declination: z.number().describe('degrees'),
  })
  .openapi('SunOfDay');

/** The Moon's phase. */
export const moonPhase = z
  .object({
    name: z.enum(moonPhaseNames),
    illumination_percent: z.number().min(0).max(100),
    paksha,
    elongation: z.number().describe('degrees from the Sun'),
    days_to_full: z.number(),
    days_to_new: z.number(),
    next_full_at: instant.nullable(),
    next_new_at: instant.nullable(),
  })
  .openapi('MoonPhase');

/** The Moon of a day; its place and phase are those of the sunrise. */
export const moonOfDay = z
  .object({
    moonrise: clock,
    moonset: clock,
    moonrise_at: instant.nullable(),
    moonset_at: instant.nullable(),
    phase: moonPhase,
    ...zodiacPlace.shape,
    rashis: z
      .array(z.object({ rashi: named('rashi', z.string()), period }).openapi('MoonRashi'))
      .describe('all during the day, in order'),
  })
  .openapi('MoonOfDay');

/** Udaya lagna: the signs that rise during a day. */
export const lagnaOfDay = z.array(
  z.object({ rashi: named('rashi', z.string()), ...timeSpan.shape }).openapi('RisingRashi'),
);

/** The lagna at an instant. */
export const lagnaNow = z.object({ ...zodiacPlace.shape, ends_at: instant }).openapi('LagnaNow');

/** The nine grahas. */
export const grahas = z.array(
  z
    .object({
      graha: named('graha', z.enum(grahaNames)),
      ...zodiacPlace.shape,
      latitude: z.number().describe('degrees'),
      speed: z.number().describe('degrees a day'),
      retrograde: z.boolean(),
    })
    .openapi('GrahaPlace'),
);
