// The shortest panchang.

import { z } from '../zod.ts';
import { nakshatraBrief, paksha, tithiBrief } from './angas.ts';
import { clockTime } from './times.ts';

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
