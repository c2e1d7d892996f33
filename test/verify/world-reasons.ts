// Why a list of the world's festivals may have another date than we do. Every reason is measured on the row, on the calendar
// of the feast or on the other rows of the file; none knows a date or a year.

import { bundledCalendars } from '../../app/data/bundled.ts';
import { dateOf, type WorldMonth } from '../../engine/calendars/calendar.ts';
import { civilFromDay, parseIsoDate, weekdayOf } from '../../engine/civil/civil.ts';
import type { Row } from './rows.ts';

/** A row's day and ours. */
export interface TwoDays {
  readonly theirs: number;
  readonly ours: number;
  /** days by which the feast itself may be off, where it is sighted or proclaimed */
  readonly slack: number;
}

const SUNDAY = 0;
const MONDAY = 1;
const TUESDAY = 2;
const WEDNESDAY = 3;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;

const isIn = (days: readonly number[], day: number): boolean => days.includes(weekdayOf(day));

// Whether the feast may be on one of some days of the week, at most so many days before the row's.
const isAfter = ({ theirs, ours, slack }: TwoDays, most: number, days: readonly number[]): boolean =>
  Array.from({ length: most }, (_, i) => theirs - 1 - i).some(
    (feast) => Math.abs(feast - ours) <= slack && isIn(days, feast),
  );

/** The Monday that a law gives for a feast at the end of a week; undefined where the row's day is none. */
export function mondayInLieu(days: TwoDays): string | undefined {
  if (!isIn([MONDAY], days.theirs)) return undefined;
  if (isAfter(days, 1, [SUNDAY])) return 'proclamation: the Monday in lieu of a Sunday';
  return isAfter(days, 2, [SATURDAY]) ? 'proclamation: the Monday in lieu of a Saturday' : undefined;
}

/** The Thursday to which a feast of the middle of the week is moved; undefined where the row's day is none. */
export const thursdayBefore = (days: TwoDays): string | undefined =>
  isIn([THURSDAY], days.theirs) && isAfter(days, 2, [TUESDAY, WEDNESDAY])
    ? 'proclamation: moved to the Thursday before a weekend'
    : undefined;

/**
 * A day after ours in a list of days off: the rows of the feast before and after it in the file are Mondays in lieu of a
 * Sunday. Undefined where they are not, or it is another day.
 */
export function amongDaysInLieu(
  rows: readonly Row[],
  key: string,
  { theirs, ours }: TwoDays,
): string | undefined {
  if (theirs !== ours + 1) return undefined;
  const days = daysOfFeast(rows, key);
  const isOfLieu = (day: number | undefined): boolean => day !== undefined && isIn([MONDAY], day);
  const isAmong = days.some((day, i) => day === theirs && isOfLieu(days[i - 1]) && isOfLieu(days[i + 1]));
  return isAmong ? 'proclamation: in a list of days off, between two Mondays in lieu' : undefined;
}

/** A month of a printed calendar whose months about it have 30 and 29 days in turn: counted, not seen. */
export function rotatedMonths(rows: readonly Row[], key: string, theirs: number): string | undefined {
  const days = daysOfFeast(rows, key);
  const at = days.indexOf(theirs);
  const lengths = [-2, -1, 0, 1].map((i) => (days[at + i + 1] ?? 0) - (days[at + i] ?? 0));
  const isReversed = lengths.every((n, i) => (n === 29 || n === 30) && (i === 0 || n !== lengths[i - 1]));
  return isReversed ? 'list: months of 30 and 29 days in turn, computed without a sighting' : undefined;
}

/** A last Friday of a month that ends a day or two off, which moves it by a week; undefined where it is none. */
export function lastFridayOf(
  { theirs, ours, slack }: TwoDays,
  feastsAfter: readonly number[],
): string | undefined {
  if (Math.abs(theirs - ours) !== 7 || weekdayOf(theirs) !== FRIDAY) return undefined;
  for (let off = -slack; off <= slack; off++) {
    const isLast = feastsAfter.some((feast) => theirs < feast + off && theirs >= feast + off - 7);
    if (off !== 0 && isLast) {
      return `sighting or proclamation: the last Friday of a month that ends ${off > 0 ? `${off} d later` : `${-off} d earlier`}`;
    }
  }
  return undefined;
}

/**
 * The same date of a leap month beside the month of a rule's target `Calendar Month day`, where lists place leap months
 * otherwise; undefined where the row's day is none.
 */
export function inLeapMonthBeside(target: string | undefined, theirs: number): string | undefined {
  const actual = /^(\S+(?: \S+)*?) (\S+(?: \S+)?) (\d+)$/.exec(target ?? '');
  const calendar = actual?.[1] === undefined ? undefined : bundledCalendars().named(actual[1]);
  if (calendar === undefined) return undefined;
  const expected = calendar.months.findIndex((names) => names.includes(actual?.[2] ?? ''));
  const { year } = civilFromDay(theirs);
  const months = [year - 1, year, year + 1].flatMap((y) => calendar.monthsOf(y));
  const isOfMonth = (month: WorldMonth | undefined): boolean => month?.month === expected;
  const own = months.findIndex((month) => month.month >= 12 && dateOf(month, Number(actual?.[3])) === theirs);
  if (own < 0 || !(isOfMonth(months[own - 1]) || isOfMonth(months[own + 1]))) return undefined;
  return 'list: the same date of the adjacent leap month';
}

/** The row's day is the one on which the feast falls a year later or earlier, to the day of the month. */
export function ofAnotherYear(theirs: number, days: readonly number[]): string | undefined {
  const { year, month, day } = civilFromDay(theirs);
  const match = days.find((at) => {
    const date = civilFromDay(at);
    return Math.abs(date.year - year) === 1 && date.month === month && date.day === day;
  });
  return match === undefined
    ? undefined
    : `list: the month and day of the feast in ${civilFromDay(match).year}`;
}

const byFeast = new WeakMap<readonly Row[], ReadonlyMap<string, readonly number[]>>();

function daysOfFeast(rows: readonly Row[], key: string): readonly number[] {
  let actual = byFeast.get(rows);
  if (actual === undefined) {
    const map = new Map<string, number[]>();
    for (const row of rows) {
      const day = parseIsoDate(row.at('date'));
      const name = `${row.at('religion')} ${row.at('festival')}`;
      if (day !== undefined) map.set(name, [...(map.get(name) ?? []), day]);
    }
    byFeast.set(rows, map);
    actual = map;
  }
  return actual.get(key) ?? [];
}

/** Rows that must stand with our day before one that stands alone counts as an error of its list. */
const WITNESSES = 3;

/**
 * A row that stands alone: several others of the same feast in the file are within two days of ours, and none within two
 * days of it. Undefined where that is not so.
 */
export function contradicted(
  rows: readonly Row[],
  key: string,
  { theirs, ours }: TwoDays,
): string | undefined {
  const days = daysOfFeast(rows, key);
  const near = (day: number): number => days.filter((d) => Math.abs(d - day) <= 2).length;
  const [own, others] = [near(theirs), near(ours)];
  // Rows near both days are witnesses of neither.
  if (Math.abs(theirs - ours) <= 2 || own > 1 || others < WITNESSES) return undefined;
  return `list error: ${others} other rows of the feast are near our date, none near this one`;
}
