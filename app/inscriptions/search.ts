// The civil days that a stated date may be, on a sky: every reading of it, and whether weekday and nakshatra agree.

import { ujjainSunrise } from '@nirnaya/engine/calendars';
import { civilDay, JD_OF_CIVIL_DAY_0, weekdayOf } from '@nirnaya/engine/civil';
import { type AngaYear, LANKA_LONGITUDE, type Lunation, type Track } from '@nirnaya/engine/sky';
import { type Reading, readingsOf } from './readings.ts';
import type { LunarStatement, SolarStatement, StatedDate } from './stated-date.ts';

/** The years that are searched; those of `drik` need an ephemeris and are fewer. */
export const INSCRIPTION_YEARS = { first: -500, last: 3100 } as const;

/** Where a solar month begins, by land. */
export const solarRules = ['Orissa', 'Tamil', 'Malayalam', 'Bengal'] as const;
export type SolarRule = (typeof solarRules)[number];

/** A civil day that a date may be. */
export interface PossibleDay {
  /** civil day number, by the sunrise at Ujjain that begins the day */
  readonly day: number;
  readonly reading: Reading;
  /** of a tithi: whether it is that of the day's sunrise, or runs in it later */
  readonly atSunrise: boolean | undefined;
  /** when the tithi begins and ends, JD UT */
  readonly span: readonly [number, number] | undefined;
  /** of a solar date: the rules by which the month begins so */
  readonly rules: readonly SolarRule[];
  /** 0 = Sunday */
  readonly weekday: number;
  /** nakshatras from this sunrise to the next, 0 = Ashwini */
  readonly nakshatras: readonly number[];
  /** whether the lunar month of the day is adhika, or kshaya */
  readonly month: 'regular' | 'adhika' | 'kshaya' | undefined;
  readonly fits: { readonly weekday: boolean; readonly nakshatra: boolean };
}

/** How the angas of a Gregorian year are had on the sky. */
export type AngaYears = (year: number) => AngaYear | undefined;

/** Every day that a date may be by one of its readings, those that agree with all that it says first. */
export function possibleDays(stated: StatedDate, years: AngaYears): readonly PossibleDay[] {
  const days = readingsOf(stated).flatMap((reading) => {
    const { date } = stated;
    return date.kind === 'lunar'
      ? lunarDays(date, reading, stated, years)
      : solarDays(date, reading, stated, years);
  });
  const missing = ({ fits }: PossibleDay): number => Number(!fits.weekday) + Number(!fits.nakshatra);
  const late = ({ atSunrise }: PossibleDay): number => Number(atSunrise === false);
  return days.sort((a, b) => missing(a) - missing(b) || late(a) - late(b) || a.day - b.day);
}

/** Days of a mean solar month. */
const SOLAR_MONTH = 365.2587 / 12;

function lunarDays(
  { month: _, isAdhika, tithi }: LunarStatement,
  reading: Reading,
  stated: StatedDate,
  years: AngaYears,
): PossibleDay[] {
  return [reading.springYear, reading.springYear + 1].flatMap((year) => {
    const angas = years(year);
    if (angas === undefined) return [];
    return angas.lunations
      .filter((lunation) => isMonthOf(lunation, reading, { year, isAdhika }))
      .flatMap((lunation) => {
        const span = tithiWithin(angas.tithi, tithi - 1, lunation);
        if (span === undefined) return [];
        const kind = lunation.adhika ? 'adhika' : lunation.kshaya ? 'kshaya' : 'regular';
        return daysOfSpan(span).map(({ day, atSunrise }) =>
          dayOn(day, { reading, atSunrise, span, rules: [], month: kind }, stated, angas),
        );
      });
  });
}

// A lunation is read in the sky year in which it begins. It counts to the spring year of the sankranti that names it.
function isMonthOf(
  { start, end, months, adhika }: Lunation,
  { springYear, month }: Reading,
  { year, isAdhika }: { readonly year: number; readonly isAdhika: boolean },
): boolean {
  if (adhika !== isAdhika || !months.includes(month + 1) || yearAt(start) !== year) return false;
  return yearAt((start + end) / 2 - (month - 0.5) * SOLAR_MONTH) === springYear;
}

const yearAt = (jd: number): number => {
  const day = Math.floor(jd - JD_OF_CIVIL_DAY_0);
  const guess = Math.floor(1970 + day / 365.2425);
  return day < civilDay(guess, 1, 1) ? guess - 1 : day >= civilDay(guess + 1, 1, 1) ? guess + 1 : guess;
};

function tithiWithin({ first, cycle, starts }: Track, label: number, { start, end }: Lunation) {
  for (let i = 0; i + 1 < starts.length; i++) {
    const middle = (starts[i] + starts[i + 1]) / 2;
    if ((first + i) % cycle === label && start < middle && middle < end)
      return [starts[i], starts[i + 1]] as const;
  }
  return undefined;
}

/** The civil day at Ujjain of an instant, by local mean midnights. */
const dayAtUjjain = (jd: number): number => Math.floor(jd + LANKA_LONGITUDE / 360 - JD_OF_CIVIL_DAY_0);

// The days from sunrise to sunrise that a span touches.
function daysOfSpan([start, end]: readonly [number, number]) {
  const days: { readonly day: number; readonly atSunrise: boolean }[] = [];
  for (let day = dayAtUjjain(start) - 1; ujjainSunrise(day) < end; day++) {
    if (ujjainSunrise(day + 1) <= start) continue;
    days.push({ day, atSunrise: ujjainSunrise(day) >= start });
  }
  return days;
}

function solarDays(
  { rashi, day: ofMonth }: SolarStatement,
  reading: Reading,
  stated: StatedDate,
  years: AngaYears,
): PossibleDay[] {
  // Mesha begins in spring, Mina in the next year.
  const year = reading.springYear + (rashi >= 9 ? 1 : 0);
  const angas = years(year);
  if (angas === undefined) return [];
  const { first, cycle, starts } = angas.sunRashi;
  const entries = starts.filter(
    (at, i) => (first + i) % cycle === rashi && yearOfEntry(at, rashi) === reading.springYear,
  );
  return [...entries].flatMap((entry) => {
    const byDay = new Map<number, SolarRule[]>();
    for (const rule of solarRules) {
      const day = firstOfMonth(entry, rule) + ofMonth - 1;
      byDay.set(day, [...(byDay.get(day) ?? []), rule]);
    }
    return [...byDay].map(([day, rules]) =>
      dayOn(day, { reading, atSunrise: undefined, span: undefined, rules, month: undefined }, stated, angas),
    );
  });
}

const yearOfEntry = (entry: number, rashi: number): number => yearAt(entry - rashi * SOLAR_MONTH + 15);

/** Shares of a day, from midnight, before which a sankranti begins the month on its own day; Bengal begins it after the next midnight. */
const limits: Readonly<Record<SolarRule, number>> = { Orissa: 1.25, Tamil: 0.75, Malayalam: 0.55, Bengal: 0 };

// By the mean clock of Ujjain.
function firstOfMonth(entry: number, rule: SolarRule): number {
  const local = entry + LANKA_LONGITUDE / 360 - JD_OF_CIVIL_DAY_0;
  if (rule === 'Orissa') return Math.floor(local - 0.25);
  return Math.floor(local) + (local - Math.floor(local) < limits[rule] ? 0 : 1);
}

function dayOn(
  day: number,
  of: Pick<PossibleDay, 'reading' | 'atSunrise' | 'span' | 'rules' | 'month'>,
  { weekday, nakshatra }: StatedDate,
  { nakshatra: track }: AngaYear,
): PossibleDay {
  const nakshatras = labelsBetween(track, ujjainSunrise(day), ujjainSunrise(day + 1));
  return {
    day,
    ...of,
    weekday: weekdayOf(day),
    nakshatras,
    fits: {
      weekday: weekday === undefined || weekday === weekdayOf(day),
      nakshatra: nakshatra === undefined || nakshatras.includes(nakshatra),
    },
  };
}

function labelsBetween({ first, cycle, starts }: Track, from: number, to: number): readonly number[] {
  const labels: number[] = [];
  for (let i = 0; i + 1 < starts.length; i++)
    if (starts[i] < to && starts[i + 1] > from) labels.push((first + i) % cycle);
  return labels;
}
