// Times in panchang answers.

import { z } from '../schema/zod.ts';

/** `2026-11-21 06:49`. */
const minute = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);

/** A stretch of time with the offset of the zone. */
export const timeSpan = z
  .object({ start_at: z.iso.datetime({ offset: true }), end_at: z.iso.datetime({ offset: true }) })
  .describe('ISO 8601, local')
  .openapi('TimeSpan');

/** A stretch of local time, to the minute too. */
export const period = z
  .object({ start: minute, end: minute, ...timeSpan.shape })
  .describe('start and end are local time to the nearest minute, start_at and end_at ISO 8601')
  .openapi('Period');

/** A local clock time with seconds. */
export const clockTime = z.string().regex(/^\d{2}:\d{2}:\d{2}$/);
