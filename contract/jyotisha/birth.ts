// A birth, as it is echoed.

import { z } from '../schema/zod.ts';

const instant = () => z.string().openapi({ format: 'date-time' });

const reading = {
  utc_offset: z.string().openapi({ example: '+05:30' }),
  at: instant(),
  clock_reads: z.string().describe('local clock time').openapi({ example: '2026-03-08T03:30:00' }),
};

/** When and where, as said, and the instant that was taken. */
export const birthShape = z
  .object({
    name: z.string().nullable().describe('null if not given'),
    date: z.string().openapi({ format: 'date' }),
    time: z.string().openapi({ example: '14:30' }),
    lat: z.number(),
    lon: z.number(),
    timezone: z.string().describe('IANA zone of the clock'),
    timezone_source: z.enum(['tz', 'coordinates']).describe('whether it was given or looked up'),
    utc_offset: z
      .string()
      .describe('offset of the clock; local mean time has seconds')
      .openapi({ example: '+05:53:28' }),
    at: instant(),
    time_standard: z
      .enum(['zone', 'lmt', 'offset'])
      .describe('time standard of the clock; lmt: local mean time of lon'),
    other_time: z
      .object({ name: z.string(), utc_offset: z.string(), at: instant(), note: z.string() })
      .optional()
      .describe('another time that clocks there may have shown'),
    clock: z
      .enum(['once', 'twice', 'never'])
      .describe('how often clocks showed that time; see clock_change if not once'),
    clock_change: z
      .object({
        taken: z.enum(['before', 'after']).describe('the offset used'),
        ...reading,
        other: z
          .object({ clock_change: z.enum(['before', 'after']), ...reading })
          .describe('the alternative by the other offset'),
        note: z.string(),
      })
      .optional(),
  })
  .openapi('Birth');
