// The time lords of a chart, written.

import { chartDashas, type DashaPeriod, type DashaYear, type dashaShape } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { civilFromDay, JD_OF_CIVIL_DAY_0 } from '@nirnaya/engine/civil';
import {
  balanceAtBirth,
  type Chart,
  DASHAS,
  type DashaChoices,
  type DashaName,
  type DashaSeed,
  DEEPEST_LEVEL,
  dashaLongitude,
  LAGNA,
  LIFE_YEARS,
  lifelong,
  NAKSHATRA_SYSTEMS,
  type NakshatraDasha,
  type Period,
  periodsAt,
  YEAR_DAYS,
} from '@nirnaya/engine/jyotisha';
import { grahaNamed, rashiNamed } from './grahas.ts';

/** How dashas are written. */
export interface DashaOptions {
  readonly year: DashaYear;
  /** levels of periods, 1 to 5; without it three of Vimshottari and one of the others */
  readonly levels?: number | undefined;
  /** JD UT at which the running periods are given */
  readonly at: number;
  /** where dashas of nakshatras begin */
  readonly seed: DashaSeed;
}

type ChartDasha = (typeof chartDashas)[number];

const usualLevels = (dasha: ChartDasha): number => (dasha === 'vimshottari' ? 3 : 1);

/** How many periods of a dasha are written, besides those within the one that runs. */
const mostWhole = 1000;

/** The dashas of a chart. */
export const dashasOf = (chart: Chart, options: DashaOptions): z.output<typeof dashaShape>[] =>
  chartDashas.flatMap((dasha) => dashaWritten(chart, dasha, options) ?? []);

/** Vimshottari of a chart. */
export const vimshottariOf = (chart: Chart, options: DashaOptions): z.output<typeof dashaShape> => {
  const written = dashaWritten(chart, 'vimshottari', options);
  if (written === undefined) throw new Error('a chart without Vimshottari');
  return written;
};

/** The periods of a dasha for a life; undefined where the chart lacks what it needs. */
export function periodsOfLife(
  chart: Chart,
  name: DashaName,
  choices: Omit<DashaChoices, 'year'> & { readonly year: DashaYear },
): readonly Period[] | undefined {
  const periods = DASHAS[name].periods(chart, choices);
  return periods && lifelong(periods, chart.jd, LIFE_YEARS * YEAR_DAYS[choices.year]);
}

/** How the lords of a dasha are named. */
export const lordNamed = (name: DashaName): ((lord: number) => string) =>
  ({
    grahas: (lord: number) => (lord === LAGNA ? 'Lagna' : grahaNamed(lord)),
    rashis: rashiNamed,
    nakshatras: (lord: number) => nameOf('nakshatra', lord),
  })[DASHAS[name].lords];

/** Whether a dasha is one of nakshatras. */
export const isOfNakshatras = (name: DashaName): name is NakshatraDasha => name in NAKSHATRA_SYSTEMS;

/** What is left at birth of the first period of a dasha of nakshatras; null of the others. */
export function balanceOf(
  chart: Chart,
  name: DashaName,
  choices: Pick<DashaChoices, 'varga' | 'vargaMethod' | 'seed' | 'tribhagi'>,
): z.output<typeof dashaShape>['balance_at_birth'] {
  if (!isOfNakshatras(name)) return null;
  const { lord, years } = balanceAtBirth(name, dashaLongitude(name, chart, choices));
  const scaled = choices.tribhagi === true ? years / 3 : years;
  return { lord: grahaNamed(lord), years: Math.round(scaled * 1e6) / 1e6 };
}

/** The length of a year, written. */
export const yearWritten = (year: DashaYear) => ({ name: year, days: YEAR_DAYS[year] });

function dashaWritten(
  chart: Chart,
  dasha: ChartDasha,
  { year, levels = usualLevels(dasha), at, seed }: DashaOptions,
): z.output<typeof dashaShape> | undefined {
  const periods = periodsOfLife(chart, dasha, { year, seed });
  if (periods === undefined) return undefined;
  const whole = wholeLevels(periods, levels);
  const name = lordNamed(dasha);
  return {
    dasha,
    lords: DASHAS[dasha].lords,
    year: yearWritten(year),
    levels,
    whole_levels: whole,
    balance_at_birth: balanceOf(chart, dasha, { seed }),
    periods: periodsWritten(periods, { levels, whole, at }, name),
    running: running(periods, at, name),
  };
}

/** To how many levels every period is written, so that they are not too many. */
function wholeLevels(periods: readonly Period[], levels: number): number {
  let count = periods.length;
  let of = periods;
  for (let level = 1; level < levels; level++) {
    of = of.flatMap(({ children }) => children);
    count += of.length;
    if (count > mostWhole) return level;
  }
  return levels;
}

/** How deep periods are written: every one to `whole` levels, from there to `levels` those within the one that runs at `at` (JD UT). */
interface Depth {
  readonly levels: number;
  readonly whole: number;
  readonly at: number;
}

/** Periods of one level. */
export const periodsOfLevel = (periods: readonly Period[], name: (lord: number) => string): DashaPeriod[] =>
  periodsWritten(periods, { levels: 1, whole: 1, at: Number.NaN }, name);

/** Periods down to a level. */
function periodsWritten(
  periods: readonly Period[],
  depth: Depth,
  name: (lord: number) => string,
): DashaPeriod[] {
  const { levels, whole, at } = depth;
  // A period begins where the one before it ends.
  let edge = '';
  return periods.map((period, i) => {
    const start = i === 0 ? instantText(period.start) : edge;
    edge = instantText(period.end);
    const { level } = period;
    const isDivided = level < whole || (level < levels && period.start <= at && at < period.end);
    return {
      lord: name(period.lord),
      start_at: start,
      end_at: edge,
      ...(isDivided && period.children.length > 0
        ? { periods: periodsWritten(period.children, depth, name) }
        : {}),
    };
  });
}

/** The periods that run at an instant (JD UT), down to the fifth level. */
const running = (periods: readonly Period[], at: number, name: (lord: number) => string) =>
  periodsAt(periods, at, DEEPEST_LEVEL).map(({ lord, level, start, end }) => ({
    level,
    lord: name(lord),
    start_at: instantText(start),
    end_at: instantText(end),
  }));

/** `00` to `99`. */
const two = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'));

/** `1990-05-15T09:00:00Z` of a JD UT in the years 1000 to 9999, to the second.
 *  A chart has a thousand of them, and `Date` takes long. */
export function instantText(jd: number): string {
  const seconds = Math.round((jd - JD_OF_CIVIL_DAY_0) * 86_400);
  const days = Math.floor(seconds / 86_400);
  const rest = seconds - days * 86_400;
  const { year, month, day } = civilFromDay(days);
  return `${year}-${two[month]}-${two[day]}T${two[Math.floor(rest / 3600)]}:${two[Math.floor(rest / 60) % 60]}:${two[rest % 60]}Z`;
}
