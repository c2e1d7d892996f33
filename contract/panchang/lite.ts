// The shortest panchang.

import { clockTime } from '../common/times.ts';
import { nakshatraBrief, paksha, tithiBrief } from '../day/angas.ts';
import { z } from '../schema/zod.ts';

/** `/v1/panchang/lite`; under 1 KB. */
export const liteAnswer = z
  .object({
    date: z.string().openapi({ format: 'date' }),
    tithi: tithiBrief,
    nakshatra: nakshatraBrief,
    paksha,
    sunrise: clockTime.nullable(),
    sunset: clockTime.nullable(),
  })
  .openapi('PanchangLite');
