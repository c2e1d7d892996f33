// Dates as tables show them.

import { nameOf } from '@nirnaya/dsl/vocabulary';
import { civilFromDay, weekdayOf } from '@nirnaya/engine/civil';

/** `Wed 27 Aug 2025` of a civil day number. */
export function shortDate(day: number): string {
  return `${shortDay(day)} ${civilFromDay(day).year}`;
}

/** `Wed 27 Aug`. */
export function shortDay(day: number): string {
  const date = civilFromDay(day);
  const month = nameOf('gregorian month', date.month - 1).slice(0, 3);
  return `${nameOf('weekday', weekdayOf(day)).slice(0, 3)} ${String(date.day).padStart(2)} ${month}`;
}

/** `Wednesday, 27 August 2025`. */
export function longDate(day: number): string {
  const date = civilFromDay(day);
  const month = nameOf('gregorian month', date.month - 1);
  return `${nameOf('weekday', weekdayOf(day))}, ${date.day} ${month} ${date.year}`;
}

/** `16 h 02`, `42 min`: days as hours and minutes. */
export function hours(days: number): string {
  const minutes = Math.round(days * 1440);
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}
