// Dates and times as readers of a language write them. Instants are local ISO 8601 with an offset, as the API answers them; a
// page never knows a zone.

import type { Words } from '../words/index.ts';

const minute = 60_000;
const dayLength = 86_400_000;

/** The local reading of an instant, to the nearest minute, as milliseconds since 1970 of a clock without zones. */
function reading(instant: string): number {
  const local = Date.parse(`${instant.slice(0, 19)}Z`);
  return Math.round(local / minute) * minute;
}

/** `09:49` of an instant, to the nearest minute. */
export const clockOf = (instant: string): string => new Date(reading(instant)).toISOString().slice(11, 16);

/** The ISO date of an instant, rounded as `clockOf` rounds it. */
export const dateOf = (instant: string): string => new Date(reading(instant)).toISOString().slice(0, 10);

/** Minutes from one instant to another; of one place, whatever its clocks did between. */
export const minutesBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / minute;

/** The ISO date of a year, a month (1 to 12) and a day. */
export const isoDateOf = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** An ISO date some days later. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** Which parts of a date are written. */
export type DateStyle = 'full' | 'long' | 'short' | 'day' | 'weekday' | 'month' | 'monthName';

const styles: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  day: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'short' },
};

// One for each language and style: bounded by both lists.
const formats = new Map<string, Intl.DateTimeFormat>();

/** An ISO date in the words of a language, with Latin digits. */
export function dateText({ locale }: Pick<Words, 'locale'>, date: string, style: DateStyle): string {
  const key = `${locale} ${style}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(`${locale}-u-nu-latn-ca-gregory`, { ...styles[style], timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** A time as it is read on a day: `09:49`, or with its date where that is another. */
export function timeOn(words: Pick<Words, 'locale'>, date: string, instant: string): string {
  const own = dateOf(instant);
  return own === date ? clockOf(instant) : `${clockOf(instant)}, ${dateText(words, own, 'day')}`;
}

/** A stretch of time as it is read on a day: `23:42 – 00:36` of its night, and with the date where it lies in the next one whole. */
export function rangeOn(words: Pick<Words, 'locale'>, date: string, start: string, end: string): string {
  const range = `${clockOf(start)} – ${clockOf(end)}`;
  return dateOf(start) === date ? range : `${range}, ${dateText(words, dateOf(start), 'day')}`;
}
