// Time lords of a birth.

import { named, namesExtension } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { birthShape } from './birth.ts';
import { chartEnvelope } from './chart-envelope.ts';
import { type ChartOptionValue, chartOptions } from './chart-options.ts';
import { sensitivityShape } from './sensitivity.ts';

/** The lengths of the year of dashas that can be asked for. */
export const dashaYears = ['julian', 'sidereal', 'tropical', 'gregorian', 'savana', 'tithi'] as const;

/** A length of the year of dashas by name. */
export type DashaYear = (typeof dashaYears)[number];

const instant = () => z.string().openapi({ format: 'date-time' });

const period = {
  lord: named(
    'known',
    z.string().describe('a graha or Lagna; in dashas of rashis or nakshatras, a rashi or a nakshatra'),
  ),
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
      periods: z.array(dashaPeriod).readonly().optional().describe('absent if no deeper level is listed'),
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
  .describe('longest first; empty before or after the dasha');

/** What is left at birth of the first period. */
const balance = z
  .object({ lord: named('graha', z.string()), years: z.number() })
  .openapi('DashaBalance')
  .nullable()
  .describe(
    'remainder of the first period at birth; null for dashas that begin at birth and for dashas of rashis',
  );

/** A dasha. */
export const dashaShape = z
  .object({
    dasha: z.string().openapi({ example: 'vimshottari' }),
    lords: z.enum(['grahas', 'rashis']),
    year: z.object({ name: z.string(), days: z.number() }).describe('length of the year'),
    levels: z.int().describe('of the listed periods'),
    whole_levels: z
      .int()
      .describe(
        'levels that are listed in full; of lower levels only the periods within the one current at running_at are listed, /v1/dashas returns the others',
      ),
    balance_at_birth: balance,
    periods: dashaPeriods,
    running: runningPeriods.describe('at as_of, down to the fifth level'),
  })
  .openapi('Dasha');

/** Every dasha by name. */
export const dashaNames = [
  'vimshottari',
  'yoga_vimshottari',
  'ashtottari',
  'ashtottari_abhijit',
  'tithi_ashtottari',
  'tithi_yogini',
  'yogini',
  'shodashottari',
  'dwadashottari',
  'panchottari',
  'shatabdika',
  'chaturashiti_sama',
  'dwisaptati_sama',
  'shashtihayani',
  'shattrimshat_sama',
  'naisargika',
  'karana_chaturashiti_sama',
  'saptarishi',
  'tara',
  'buddhi_gati',
  'kala',
  'karaka',
  'kalachakra',
  'chara',
  'narayana',
  'sudasa',
  'kendradi',
  'trikona',
  'sandhya',
  'sandhya_panchaka',
  'chakra',
  'brahma',
  'sthira',
  'manduka',
  'navamsha',
  'tara_lagna',
  'paryaya',
] as const;

/** The dashas that a chart has; `/v1/dashas` has every one. */
export const chartDashas = [
  'vimshottari',
  'ashtottari',
  'yogini',
  'kalachakra',
  'chara',
  'narayana',
  'sudasa',
] as const satisfies readonly (typeof dashaNames)[number][];

type DashaSeed = ChartOptionValue<'dasha_seed'>;

/** Where a dasha of nakshatras may begin. */
export const dashaSeeds = Object.keys(chartOptions.dasha_seed.values) as [DashaSeed, ...DashaSeed[]];

/** Schools of Chara dasha. */
export const charaMethods = ['kn_rao', 'narasimha_rao', 'rangacharya', 'rangacharya_female'] as const;

/** How many periods an answer of `/v1/dashas` has at most. */
export const mostPeriods = 1000;

/** The periods of one dasha and level within a span. */
const dashaSpan = z
  .object({
    dasha: z.enum(dashaNames),
    lords: z.enum(['grahas', 'rashis', 'nakshatras']),
    year: dashaShape.shape.year,
    seed: z
      .enum(dashaSeeds)
      .nullable()
      .describe('the star or point that it begins with; null for dashas without a choice'),
    varga: z.string().nullable().describe('its varga; null for dashas of the chart alone'),
    tribhagi: z.boolean(),
    chara_method: z.enum(charaMethods).nullable().describe('null for other dashas'),
    authority: z.object({ source: z.string(), note: z.string().nullable() }).describe('source of its method'),
    balance_at_birth: balance,
    level: z.int().min(1).max(5),
    start_at: instant().describe('of the span'),
    end_at: instant().describe('of the span'),
    count: z.int().describe(`at most ${mostPeriods}`),
    periods: z
      .array(
        z
          .object({
            ...period,
            level: z.int().describe('lower than level if the period has no parts'),
            lords: named(
              'known',
              z.array(z.string()).describe('from the outermost period to its own'),
            ).readonly(),
          })
          .openapi('DashaPathPeriod'),
      )
      .readonly()
      .describe('in order; those that touch the span, or contain the instant if from and to are equal'),
    next_start_at: instant()
      .nullable()
      .describe('if there are more periods: from of the next request; else null'),
  })
  .openapi('DashaSpan');

/** Answer of `/v1/dashas`. */
export const dashasAnswer = z
  .object({ birth: birthShape, dasha: dashaSpan, sensitivity: sensitivityShape, ...chartEnvelope })
  .openapi('Dashas');
