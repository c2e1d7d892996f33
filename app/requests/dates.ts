// Dates at the edge: which are served, which one it is somewhere, and the offset in force.

import {
  civilDay,
  civilFromDay,
  isoDate,
  jdOfCivilDay,
  jdOfMs,
  offsetAt,
  zoneOffsets,
} from '@nirnaya/engine/civil';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '@nirnaya/engine/sky';
import { notFound, type Refusal } from './refusal.ts';

const dayMs = 86_400_000;

const firstDay = civilDay(FIRST_SKY_YEAR, 1, 1);
const lastDay = civilDay(LAST_SKY_YEAR, 12, 31);

const outOfRange = (what: string): Refusal =>
  notFound(
    'out_of_range',
    `${what} is outside the supported range ${isoDate(firstDay)} .. ${isoDate(lastDay)}.`,
  );

/** Throws a 404 that names the range unless the sky of a civil day number is served. */
export function requireServedDay(day: number): void {
  if (day < firstDay || day > lastDay) throw outOfRange(isoDate(day));
}

/** Throws a 404 that names the range unless the sky of a year is served. */
export function requireServedYear(year: number): void {
  if (year < FIRST_SKY_YEAR || year > LAST_SKY_YEAR) throw outOfRange(`The year ${year}`);
}

/** The served year nearest to a year. */
export const nearestServedYear = (year: number): number =>
  Math.min(Math.max(year, FIRST_SKY_YEAR), LAST_SKY_YEAR);

/** First and last date served. */
export const servedDates = { first: isoDate(firstDay), last: isoDate(lastDay) } as const;

/** Civil day number of an instant (milliseconds since 1970) in a zone. */
export function civilDayAt(ms: number, zone: string): number {
  const jd = jdOfMs(ms);
  const offset = offsetAt(zoneOffsets(zone, jd - 1, jd + 1), jd);
  return Math.floor((ms + Math.round(offset * dayMs)) / dayMs);
}

/** The year of a civil day number. */
export const yearOf = (day: number): number => civilFromDay(day).year;

/** First civil day number of a month, and that of the month after it. */
export const monthBounds = (year: number, month: number): readonly [from: number, end: number] => [
  civilDay(year, month, 1),
  month === 12 ? civilDay(year + 1, 1, 1) : civilDay(year, month + 1, 1),
];

/** The offset in force in a zone at noon of a civil day: `+05:30`. */
export function utcOffset(zone: string, day: number): string {
  const noon = jdOfCivilDay(day) + 0.5;
  return offsetText(Math.round(offsetAt(zoneOffsets(zone, noon - 1, noon + 1), noon) * 1440));
}

function offsetText(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
