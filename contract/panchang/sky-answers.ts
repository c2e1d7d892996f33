// The response shapes of the operations on Sun, Moon and lagna.

import { panchangEnvelope } from '../common/panchang-envelope.ts';
import { timeSpan } from '../common/times.ts';
import { lagnaNow, lagnaOfDay, moonOfDay, moonPhase, sunOfDay } from '../day/sky.ts';
import { z } from '../schema/zod.ts';

const date = { date: z.string().openapi({ format: 'date' }) };
const at = timeSpan.shape.start_at;

/** `/v1/sun-position`. */
export const sunAnswer = z.object({ ...date, sun: sunOfDay, ...panchangEnvelope }).openapi('SunAnswer');

/** `/v1/moon-phase`. */
export const moonPhaseAnswer = z
  .object({
    ...date,
    at: at.describe('the instant of the phase'),
    phase: moonPhase,
    moon: moonOfDay,
    ...panchangEnvelope,
  })
  .openapi('MoonPhaseAnswer');

/** `/v1/lagna`. */
export const lagnaAnswer = z
  .object({
    ...date,
    at,
    lagna: lagnaNow.nullable().describe('at that instant'),
    udaya_lagna: lagnaOfDay.nullable().describe('from this sunrise to the next'),
    ...panchangEnvelope,
  })
  .openapi('LagnaAnswer');
