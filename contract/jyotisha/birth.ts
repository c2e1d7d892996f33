// A birth, as it is echoed.

import { z } from '../schema/zod.ts';

const instant = () => z.string().openapi({ format: 'date-time' });

const reading = {
  utc_offset: z.string().openapi({ example: '+05:30' }),
  at: instant(),
  clock_reads: z.string().describe('what the clock showed then').openapi({ example: '2026-03-08T03:30:00' }),
};

/** When and where, as said, and the instant that was taken. */
export const birthShape = z
  .object({
    name: z.string().nullable().describe('null: none was given'),
    date: z.string().openapi({ format: 'date' }),
    time: z.string().openapi({ example: '14:30' }),
    lat: z.number(),
    lon: z.number(),
    timezone: z.string().describe('IANA zone of the clock'),
    timezone_source: z.enum(['tz', 'coordinates']).describe('whether it was named or found'),
    utc_offset: z
      .string()
      .describe('of the clock then; local mean time has seconds')
      .openapi({ example: '+05:53:28' }),
    at: instant(),
    time_standard: z
      .enum(['zone', 'lmt', 'offset'])
      .describe('by which time the clock was read; lmt: local mean time of lon'),
    other_time: z
      .object({ name: z.string(), utc_offset: z.string(), at: instant(), note: z.string() })
      .optional()
      .describe('another time that clocks there may have shown'),
    clock: z
      .enum(['once', 'twice', 'never'])
      .describe('how often the clocks showed that time; clock_change says more where it is not once'),
    clock_change: z
      .object({
        taken: z.enum(['before', 'after']).describe('the offset it was taken by'),
        ...reading,
        other: z
          .object({ clock_change: z.enum(['before', 'after']), ...reading })
          .describe('what the other offset makes of it'),
        note: z.string(),
      })
      .optional(),
  })
  .openapi('Birth');
