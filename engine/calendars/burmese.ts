/**
 * The Burmese calendar. Months of 29 and 30 days in turn; in a watat year Waso is doubled, and in a big one Nayon has a day
 * more. Up to 1311 of the Burmese era the watats follow the nineteen-year cycle, then the excess of days; the full moon of
 * Second Waso is found from mean motions, with the corrections and exceptions that the calendar office of each time made.
 * After Yan Naing Aye, Algorithm, Program and Calculation of Myanmar Calendar (2013), and with the names of its constants.
 */

import { civilDay, JD_OF_CIVIL_DAY_0 } from '../civil/civil.ts';
import { beginningIn, type WorldCalendar, type WorldMonth } from './calendar.ts';

/** Days of the solar year and of the lunar month, and the mean beginning of the year 0 (JD). */
const SOLAR_YEAR = 1_577_917_828 / 4_320_000;
const LUNAR_MONTH = 1_577_917_828 / 53_433_336;
const EPOCH = 1_954_168.050623;

/** How watats and full moons were found in a span of years. */
interface Era {
  /** the first year of the Burmese era */
  readonly since: number;
  /** days added to the full moon, in the mean */
  readonly offset: number;
  /** months' worth of excess days that make a watat; undefined: by the nineteen-year cycle */
  readonly months?: number;
  /** corrections of the full moon, days by year */
  readonly fullMoons: ReadonlyMap<number, number>;
  /** years that are, or are not, watat whatever the rule says */
  readonly watats: ReadonlyMap<number, boolean>;
}

const none: ReadonlyMap<number, boolean> = new Map();

const eras: readonly Era[] = [
  {
    since: 1312,
    offset: -0.5,
    months: 8,
    fullMoons: new Map([[1377, 1]]),
    watats: new Map([
      [1344, true],
      [1345, false],
    ]),
  },
  {
    since: 1217,
    offset: -1,
    months: 4,
    fullMoons: new Map([
      [1234, 1],
      [1261, -1],
    ]),
    watats: new Map([
      [1263, true],
      [1264, false],
    ]),
  },
  {
    since: 1100,
    offset: -0.85,
    fullMoons: new Map([
      [1120, 1],
      [1126, -1],
      [1150, 1],
      [1172, -1],
      [1207, 1],
    ]),
    watats: new Map([
      [1201, true],
      [1202, false],
    ]),
  },
  {
    since: Number.NEGATIVE_INFINITY,
    offset: -1.1,
    fullMoons: new Map([[1039, -1]]),
    watats: none,
  },
];

/** Whether a year is watat, and the full moon of its Second Waso, JD at noon. */
interface Watat {
  readonly isWatat: boolean;
  readonly fullMoon: number;
}

function watatOf(year: number): Watat {
  const era = eras.find(({ since }) => year >= since) as Era;
  const months = era.months ?? -1;
  const excessAYear = SOLAR_YEAR / 12 - LUNAR_MONTH;
  let excess = (SOLAR_YEAR * (year + 3739)) % LUNAR_MONTH;
  if (excess < excessAYear * (12 - months)) excess += LUNAR_MONTH;
  const fullMoon =
    Math.round(SOLAR_YEAR * year + EPOCH - excess + 4.5 * LUNAR_MONTH + era.offset) +
    (era.fullMoons.get(year) ?? 0);
  const byRule =
    era.months === undefined
      ? (((7 * year + 2) % 19) + 19) % 19 >= 12
      : excess >= LUNAR_MONTH - excessAYear * months;
  return { isWatat: era.watats.get(year) ?? byRule, fullMoon };
}

/** A year: the civil day of 1 Tagu, and its months. */
interface Year {
  readonly first: number;
  readonly kind: 'common' | 'little watat' | 'big watat';
}

function yearOf(year: number): Year {
  const own = watatOf(year);
  let back = 1;
  while (!watatOf(year - back).isWatat && back < 3) back++;
  const before = watatOf(year - back);
  // From the Waso of the last watat before, years of 354 days.
  const first = before.fullMoon + 354 * back - 102;
  const excess = (own.fullMoon - before.fullMoon) % 354;
  const kind = !own.isWatat ? 'common' : Math.floor(excess / 31) === 0 ? 'little watat' : 'big watat';
  return { first: first - Math.ceil(JD_OF_CIVIL_DAY_0), kind };
}

const names = [
  'Tagu',
  'Kason',
  'Nayon',
  'Waso',
  'Wagaung',
  'Tawthalin',
  'Thadingyut',
  'Tazaungmon',
  'Nadaw',
  'Pyatho',
  'Tabodwe',
  'Tabaung',
] as const;

const FIRST_WASO = 12;

function monthsOfYear(year: number): WorldMonth[] {
  const { first, kind } = yearOf(year);
  let next = first;
  const month = (number: number, days: number): WorldMonth => {
    const begins = next;
    next += days;
    return { month: number, first: begins, days };
  };
  return names.flatMap((_, number) => {
    const usual = number % 2 === 0 ? 29 : 30;
    if (number === 2) return month(2, kind === 'big watat' ? 30 : 29);
    if (number === 3 && kind !== 'common') return [month(FIRST_WASO, 30), month(3, 30)];
    return month(number, usual);
  });
}

/** The Gregorian year in which a year of the Burmese era begins, less its number. */
const ERA = 638;

export const burmese: WorldCalendar = {
  name: 'Burmese',
  months: [...names.map((name): [string] => [name]), ['First Waso']],
  monthsOf: (year) =>
    beginningIn(
      year,
      [year - ERA - 1, year - ERA].flatMap((y) => monthsOfYear(y)),
    ),
};

/** The day on which Thingyan ends (atat), the mean Sun's year being over; the year begins on the next. */
export const thingyan: WorldCalendar = {
  name: 'Thingyan',
  months: [],
  monthsOf: (year) => {
    const atat = SOLAR_YEAR * (year - ERA) + EPOCH;
    return [{ month: 0, first: Math.round(atat) - Math.ceil(JD_OF_CIVIL_DAY_0), days: 1 }].filter(
      ({ first }) => first >= civilDay(year, 1, 1) && first < civilDay(year + 1, 1, 1),
    );
  },
};
