// The response shape of the angas that run at an instant.

import { timeSpan } from '../common/times.ts';
import { z } from '../schema/zod.ts';
import { karanaBrief, nakshatra, nakshatraBrief, tithi, tithiBrief, vara, yogaBrief } from './angas.ts';

/** How long what runs at an instant still runs. */
export const untilEnd = {
  ends_at: timeSpan.shape.end_at,
  remaining_minutes: z.number().min(0).describe('from the requested instant to the end, to a tenth'),
};

/** The angas that run at an instant. */
export const runningAngas = z
  .object({
    vara: z
      .object({ ...vara.shape, ...untilEnd })
      .describe('from sunrise to sunrise: before sunrise, that of the previous day')
      .openapi('RunningVara'),
    tithi: z
      .object({ ...tithiBrief.shape, full_name: tithi.shape.full_name, ...untilEnd })
      .openapi('RunningTithi'),
    nakshatra: z
      .object({
        ...nakshatraBrief.shape,
        ...untilEnd,
        pada: nakshatra.shape.pada,
        pada_ends_at: untilEnd.ends_at,
        pada_remaining_minutes: untilEnd.remaining_minutes,
      })
      .openapi('RunningNakshatra'),
    yoga: z.object({ ...yogaBrief.shape, ...untilEnd }).openapi('RunningYoga'),
    karana: z.object({ ...karanaBrief.shape, ...untilEnd }).openapi('RunningKarana'),
  })
  .openapi('RunningAngas');
