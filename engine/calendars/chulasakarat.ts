/**
 * The lunisolar calendars of Thailand, Laos and Cambodia: months of 29 and 30 days in turn; in some years the eighth month is
 * doubled (adhikamasa), in others the seventh has a day more (adhikavara). Which, follows from the age of the Moon and the
 * excess of lunar days at the beginning of the solar year, by the Suriyayat; a year that is due both has the month, and the
 * next year the day. After J. C. Eade, The Calendrical Systems of Mainland South-East Asia (1995). Years are those of the Chulasakarat, in whose spring the Gregorian year less 638
 * begins; a lunar year is counted from its first month, in November or December before.
 */

import { civilDay } from '../civil/civil.ts';
import type { WorldMonth } from './calendar.ts';

/** At the epoch: eight-hundredths of a day, and the excess of lunar days, of 692. */
const FRACTION = 373;
const EXCESS = 650;

/** The Gregorian year of the spring, less the number of the year. */
const ERA = 638;

interface NewYear {
  /** age of the Moon, 0..29 */
  readonly moon: number;
  /** excess of lunar days, of 692 */
  readonly avoman: number;
  /** whether the solar year has 366 days */
  readonly isLeap: boolean;
}

function newYearOf(year: number): NewYear {
  const eighths = 292_207 * year + FRACTION;
  const count = Math.floor(eighths / 800) + 1;
  const excess = 11 * count + EXCESS;
  return {
    moon: (Math.floor(excess / 692) + count) % 30,
    avoman: excess % 692,
    isLeap: 800 - (eighths % 800) <= 207,
  };
}

function intercalationIn(year: number): { readonly month: boolean; readonly day: boolean } {
  const { moon, avoman, isLeap } = newYearOf(year);
  const next = newYearOf(year + 1);
  // Of 25 and then 5 the second alone is doubled; of 24 and then 6 the first.
  const month = moon === 25 ? next.moon !== 5 : moon > 25 || moon <= 5 || (moon === 24 && next.moon === 6);
  return { month, day: isLeap ? avoman <= 126 : avoman <= 137 && next.avoman !== 0 };
}

type Kind = 'common' | 'adhikamasa' | 'adhikavara';

function kindOf(year: number): Kind {
  const { month, day } = intercalationIn(year);
  if (month) return 'adhikamasa';
  const before = intercalationIn(year - 1);
  return day || (before.month && before.day) ? 'adhikavara' : 'common';
}

const LENGTHS: Readonly<Record<Kind, number>> = { common: 354, adhikamasa: 384, adhikavara: 355 };

/** A lunar year: the civil day of its first, and what is added to it. */
interface LunarYear {
  readonly first: number;
  readonly kind: Kind;
}

/** A year whose first day is known: 5 December 2021, from which the full moon of Visakha 2022, 15 May, is 161 days. */
const KNOWN = { year: 2022, first: civilDay(2021, 12, 5) } as const;

/** Gregorian years in whose springs the years lie that are counted: those of the sky, and some beside them. */
const FIRST = 1690;
const LAST = 3110;

/** The second of the two eighth months, after the twelve. */
export const SECOND_EIGHTH = 12;

let known: readonly LunarYear[] | undefined;

// Found once, when a year is first asked for.
function yearOf(year: number): LunarYear | undefined {
  known ??= counted();
  return known[year - FIRST];
}

function counted(): readonly LunarYear[] {
  const kinds = Array.from({ length: LAST - FIRST + 1 }, (_, i) => kindOf(FIRST + i - ERA));
  const before = kinds.slice(0, KNOWN.year - FIRST).reduce((days, kind) => days + LENGTHS[kind], 0);
  let first = KNOWN.first - before;
  return kinds.map((kind) => {
    const year = { first, kind };
    first += LENGTHS[kind];
    return year;
  });
}

/** The months of the lunar year of a Gregorian year's spring; none outside of the years that are counted. */
export function lunarMonthsOf(year: number): readonly WorldMonth[] {
  const lunarYear = yearOf(year);
  return lunarYear === undefined ? [] : monthsFrom(lunarYear);
}

/** Whether its eighth month is doubled. */
export const isDoubled = (year: number): boolean => yearOf(year)?.kind === 'adhikamasa';

function monthsFrom({ first, kind }: LunarYear): readonly WorldMonth[] {
  let next = first;
  return Array.from({ length: 12 }, (_, i) => i).flatMap((number) => {
    const month = (which: number, days: number): WorldMonth => {
      const begins = next;
      next += days;
      return { month: which, first: begins, days };
    };
    if (number === 6) return [month(6, kind === 'adhikavara' ? 30 : 29)];
    if (number === 7 && kind === 'adhikamasa') return [month(7, 30), month(SECOND_EIGHTH, 30)];
    return [month(number, number % 2 === 0 ? 29 : 30)];
  });
}
