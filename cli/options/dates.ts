// Dates and years in the arguments of a command line.

import { civilDayAt, servedDates } from '@nirnaya/app/requests';
import { isoDate, parseIsoDate } from '@nirnaya/engine/civil';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '@nirnaya/engine/sky';
import { UsageError } from './failure.ts';

const near: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };

/** What is needed to know which day is today. */
export interface Today {
  /** IANA zone */
  readonly zone: string;
  /** milliseconds since 1970 */
  readonly now: number;
}

/** A civil day number of `YYYY-MM-DD`, `today`, `tomorrow` or `yesterday`; `what` names the argument. */
export function dateOf(text: string, what: string, today: Today): number {
  const shift = near[text.toLowerCase()];
  const day = shift === undefined ? parseIsoDate(text) : civilDayAt(today.now, today.zone) + shift;
  if (day === undefined) {
    const reason = /^\d{4}-\d{2}-\d{2}$/.test(text)
      ? 'does not exist in the calendar'
      : 'is not a date; write YYYY-MM-DD';
    throw new UsageError(`${what}: ${JSON.stringify(text)} ${reason}`);
  }
  const { first, last } = servedDates;
  if (isoDate(day) < first || isoDate(day) > last) {
    throw new UsageError(`${what}: ${text} is outside ${first}..${last}`);
  }
  return day;
}

/** A year of the served range; `what` names the argument. */
export function yearOf(text: string | undefined, what: string, today: Today): number {
  const year =
    text === undefined ? Number(isoDate(civilDayAt(today.now, today.zone)).slice(0, 4)) : Number(text);
  if (text !== undefined && !/^\d{4}$/.test(text)) {
    throw new UsageError(`${what}: ${JSON.stringify(text)} is not a year; write four digits`);
  }
  if (year < FIRST_SKY_YEAR || year > LAST_SKY_YEAR) {
    throw new UsageError(`${what}: ${year} is outside ${FIRST_SKY_YEAR}..${LAST_SKY_YEAR}`);
  }
  return year;
}
