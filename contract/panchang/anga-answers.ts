// One anga of a date, and what runs now.

import { panchangEnvelope } from '../common/panchang-envelope.ts';
import { timeSpan } from '../common/times.ts';
import { karana, nakshatra, tithi, yoga } from '../day/angas.ts';
import { runningAngas, untilEnd } from '../day/running.ts';
import { z } from '../schema/zod.ts';

const instant = {
  date: z.string().openapi({ format: 'date' }),
  at: timeSpan.shape.start_at.describe('the instant of the anga'),
};

/** `/v1/tithi`. */
export const tithiAnswer = z
  .object({ ...instant, tithi: z.object({ ...tithi.shape, ...untilEnd }), ...panchangEnvelope })
  .openapi('TithiAnswer');

/** `/v1/nakshatra`. */
export const nakshatraAnswer = z
  .object({ ...instant, nakshatra: z.object({ ...nakshatra.shape, ...untilEnd }), ...panchangEnvelope })
  .openapi('NakshatraAnswer');

/** `/v1/yoga`. */
export const yogaAnswer = z
  .object({ ...instant, yoga: z.object({ ...yoga.shape, ...untilEnd }), ...panchangEnvelope })
  .openapi('YogaAnswer');

/** `/v1/karana`. */
export const karanaAnswer = z
  .object({ ...instant, karana: z.object({ ...karana.shape, ...untilEnd }), ...panchangEnvelope })
  .openapi('KaranaAnswer');

/** `/v1/panchang/now`. */
export const nowAnswer = z
  .object({ ...instant, ...runningAngas.shape, ...panchangEnvelope })
  .openapi('PanchangNow');
