// Many days in one answer.

import { festivalSpan } from '../festivals/festival.ts';
import { dayContextAnswer } from '../panchang/day-context.ts';
import { panchangAnswer } from '../panchang/panchang.ts';
import { z } from '../schema/zod.ts';

const date = () => z.string().openapi({ format: 'date' });

/** `/v1/bulk/panchang`. */
export const bulkPanchangAnswer = z
  .object({
    count: z.int().describe('dates in all'),
    days: z.array(panchangAnswer).describe('each as in /v1/panchang, in the order of dates'),
  })
  .openapi('BulkPanchang');

/** `/v1/bulk/festivals`. */
export const bulkFestivalsAnswer = z
  .object({ start_date: date(), end_date: date(), ...festivalSpan })
  .openapi('BulkFestivals');

/** `/v1/bulk/day-context`. */
export const bulkDayContextAnswer = z
  .object({
    from: date(),
    to: date(),
    region: z.string().nullable().describe('the requested region; null if none'),
    count: z.int().describe('dates in all'),
    days: z
      .array(dayContextAnswer)
      .describe('each as in /v1/day-context; a date that never occurred at the place is left out'),
  })
  .openapi('BulkDayContext');
