// Time lords of a birth.

import { named, namesExtension } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

/** The lengths of the year of dashas that can be asked for. */
export const dashaYears = ['julian', 'sidereal', 'tropical', 'gregorian', 'savana', 'tithi'] as const;

/** A length of the year of dashas by name. */
export type DashaYear = (typeof dashaYears)[number];

const instant = () => z.string().openapi({ format: 'date-time' });

const period = {
  lord: named('known', z.string().describe('a graha, or a rashi of the dashas of rashis')),
  start_at: instant(),
  end_at: instant(),
};

/** A period and those within it. */
export interface DashaPeriod {
  readonly lord: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly periods?: readonly DashaPeriod[] | undefined;
}

/** A period and those within it. */
const dashaPeriod: z.ZodType<DashaPeriod> = z
  .lazy(() =>
    z.object({
      ...period,
      periods: z.array(dashaPeriod).readonly().optional().describe('none at the last level that is written'),
    }),
  )
  .openapi('DashaPeriod', {
    type: 'object',
    required: ['lord', 'start_at', 'end_at'],
    properties: {
      lord: { type: 'string', [namesExtension]: 'name' },
      start_at: { type: 'string', format: 'date-time' },
      end_at: { type: 'string', format: 'date-time' },
      periods: { type: 'array', items: { $ref: '#/components/schemas/DashaPeriod' } },
    },
  });

/** Periods one after the other. */
export const dashaPeriods = z.array(dashaPeriod).readonly();

/** The periods that run at an instant, the longest first. */
export const runningPeriods = z
  .array(z.object({ level: z.int().min(1).max(5), ...period }).openapi('RunningPeriod'))
  .describe('the longest first; empty where the dasha has not begun or is over');

/** A dasha. */
export const dashaShape = z
  .object({
    dasha: z.string().openapi({ example: 'vimshottari' }),
    lords: z.enum(['grahas', 'rashis']),
    year: z.object({ name: z.string(), days: z.number() }).describe('how long a year was taken to be'),
    levels: z.int().describe('of the periods written'),
    balance_at_birth: z
      .object({ lord: named('graha', z.string()), years: z.number() })
      .nullable()
      .describe('what was left of the first period; null of dashas of rashis, which begin at birth'),
    periods: dashaPeriods,
    running: runningPeriods.describe('at as_of, down to the fifth level'),
  })
  .openapi('Dasha');
