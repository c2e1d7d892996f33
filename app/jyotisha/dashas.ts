// The time lords of a chart, written.

import type { DashaPeriod, DashaYear, dashaShape } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { civilFromDay, JD_OF_CIVIL_DAY_0 } from '@nirnaya/engine/civil';
import {
  balanceAtBirth,
  type Chart,
  DASHAS,
  DEEPEST_LEVEL,
  G,
  type NakshatraDasha,
  nakshatraDasha,
  type Period,
  periodsAt,
  YEAR_DAYS,
} from '@nirnaya/engine/jyotisha';
import { grahaNamed, rashiNamed } from './grahas.ts';

/** How dashas are written. */
export interface DashaOptions {
  readonly year: DashaYear;
  /** levels of Vimshottari, 1 to 3 */
  readonly levels: number;
  /** JD UT at which the running periods are given */
  readonly at: number;
}

/** Levels of Vimshottari that are written in full: four would be 6,561 periods. */
export const mostLevels = 3;

/** Dashas besides Vimshottari, of which the first level is written. */
const others = ['ashtottari', 'yogini', 'kalachakra', 'chara', 'narayana', 'sudasa'] as const;

/** The dashas of a chart. */
export function dashasOf(chart: Chart, options: DashaOptions): z.output<typeof dashaShape>[] {
  return [
    ofGrahas(chart, 'vimshottari', options),
    ...others.flatMap((name) => otherDasha(chart, name, { ...options, levels: 1 })),
  ];
}

/** Years of a life, for which a dasha whose lords have fewer begins again. */
const lifeYears = 120;

/** How often the lords of a dasha are gone through so that no life outlasts it. */
const roundsOf: Partial<Record<NakshatraDasha | (typeof others)[number], number>> = {
  // 36 years a round, of which up to 8 lie before the birth.
  yogini: 4,
  // 108 years, up to 21 before the birth.
  ashtottari: 2,
  // From 12 years a round to 144.
  chara: 10,
};

/** The periods that begin within a life. */
const withinLife = (periods: readonly Period[], jd: number, year: DashaYear): readonly Period[] =>
  periods.filter(({ start }) => start < jd + lifeYears * YEAR_DAYS[year]);

function otherDasha(chart: Chart, name: (typeof others)[number], options: DashaOptions) {
  if (name === 'ashtottari' || name === 'yogini') return [ofGrahas(chart, name, options)];
  const { lords, periods } = DASHAS[name];
  const all = periods(chart, { year: options.year, rounds: roundsOf[name] });
  if (all === undefined) return [];
  const found = withinLife(all, chart.jd, options.year);
  return [
    {
      dasha: name,
      lords,
      year: { name: options.year, days: YEAR_DAYS[options.year] },
      levels: 1,
      balance_at_birth: null,
      periods: periodsWritten(found, 1, rashiNamed),
      running: running(found, options.at, rashiNamed),
    },
  ];
}

/** A dasha of grahas, from the Moon. */
export function ofGrahas(
  { jd, longitude }: Pick<Chart, 'jd' | 'longitude'>,
  dasha: NakshatraDasha,
  { year, levels, at }: DashaOptions,
): z.output<typeof dashaShape> {
  const moon = longitude[G.moon];
  const rounds = roundsOf[dasha] ?? 1;
  const periods = withinLife(nakshatraDasha(dasha, moon, jd, { year, rounds }), jd, year);
  const balance = balanceAtBirth(dasha, moon);
  const shown = Math.min(levels, mostLevels);
  return {
    dasha,
    lords: 'grahas',
    year: { name: year, days: YEAR_DAYS[year] },
    levels: shown,
    balance_at_birth: { lord: grahaNamed(balance.lord), years: Math.round(balance.years * 1e6) / 1e6 },
    periods: periodsWritten(periods, shown, grahaNamed),
    running: running(periods, at, grahaNamed),
  };
}

/** Periods down to a level. */
export const periodsWritten = (
  periods: readonly Period[],
  levels: number,
  name: (lord: number) => string,
): DashaPeriod[] => {
  // A period begins where the one before it ends.
  let edge = '';
  return periods.map((period, i) => {
    const start = i === 0 ? instantText(period.start) : edge;
    edge = instantText(period.end);
    return {
      lord: name(period.lord),
      start_at: start,
      end_at: edge,
      ...(levels > 1 ? { periods: periodsWritten(period.children, levels - 1, name) } : {}),
    };
  });
};

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
