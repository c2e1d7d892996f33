// Times in panchang answers.

import { z } from '../zod.ts';

/** `2026-11-21 06:49`. */
const minute = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);

/** A stretch of local time to the minute. */
export const period = z
  .object({ start: minute, end: minute })
  .describe('local time, to the nearest minute')
  .openapi('Period');

/** A stretch of time with the offset of the zone. */
export const timeSpan = z
  .object({ start: z.iso.datetime({ offset: true }), end: z.iso.datetime({ offset: true }) })
  .describe('ISO 8601, local')
  .openapi('TimeSpan');

/** A local clock time with seconds. */
export const clockTime = z.string().regex(/^\d{2}:\d{2}:\d{2}$/);
