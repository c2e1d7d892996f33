// The response shapes of the context of a day, and of today in short.

import { panchangEngine } from '../common/engine.ts';
import { locationEcho } from '../common/envelope.ts';
import { panchangEnvelope } from '../common/panchang-envelope.ts';
import { unavailable } from '../common/unavailable.ts';
import { dayConditions } from '../day/conditions.ts';
import { moonPhase } from '../day/sky.ts';
import { namedWindow, namedWindows } from '../day/timings.ts';
import { eclipsesOfDay } from '../eclipses/eclipse.ts';
import { festivalItem } from '../festivals/festival.ts';
import { z } from '../schema/zod.ts';
import { panchangDayBlock } from './panchang.ts';

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
    ...panchangEnvelope,
  })
  .openapi('Today');
