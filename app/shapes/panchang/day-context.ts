// The response shapes of the context of a day, and of today in short.

import { eclipsesOfDay } from '../eclipse.ts';
import { locationEcho } from '../envelope.ts';
import { festivalItem } from '../festival.ts';
import { z } from '../zod.ts';
import { around } from './around.ts';
import { dayConditions } from './conditions.ts';
import { panchangEngine } from './engine.ts';
import { panchangDayBlock } from './panchang.ts';
import { moonPhase } from './sky.ts';
import { namedWindow, namedWindows } from './timings.ts';
import { unavailable } from './unavailable.ts';

const date = () => z.string().openapi({ format: 'date' });

/** A day context without the field that says whether it was cached. */
export const dayContextBlock = z.object({
  date: date(),
  location: z.object({
    lat: z.number(),
    lon: z.number(),
    region: locationEcho.shape.region,
    subdivision: locationEcho.shape.subdivision,
    location_id: z.int().nullable(),
    timezone: locationEcho.shape.timezone,
    day_zone: locationEcho.shape.day_zone,
  }),
  panchang: panchangDayBlock,
  festivals: z.array(festivalItem).nullable(),
  conditions: dayConditions.nullable(),
  astronomical: z.object({ eclipse: eclipsesOfDay.nullable() }).openapi('DayAstronomical'),
  _note: z.string(),
  unavailable,
});

/** `/v1/day-context`. */
export const dayContextAnswer = z
  .object({ ...dayContextBlock.shape, engine: panchangEngine, _cache: z.enum(['hit', 'miss']) })
  .openapi('DayContext');

/** `/v1/today`. */
export const nowadaysAnswer = z
  .object({
    date: date(),
    panchang: panchangDayBlock,
    festivals: z.array(festivalItem).nullable(),
    muhurat: namedWindows.nullable(),
    rahukaal: namedWindow.nullable(),
    moon_phase: moonPhase.nullable(),
    ...around,
  })
  .openapi('Today');
