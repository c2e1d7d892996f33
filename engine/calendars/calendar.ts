/**
 * A calendar of the world as rules see it: months of whole civil days, by arithmetic or by table. One file a calendar;
 * `world.ts` lists them.
 */

/** One month as civil days (days since 1970-01-01). */
export interface WorldMonth {
  /** 0-based, in the order of the calendar's own months */
  readonly month: number;
  /** the civil day of its first day */
  readonly first: number;
  readonly days: number;
}

/** A calendar. A feast that is one day a year is a calendar of one month of one day, which has no name. */
export interface WorldCalendar {
  readonly name: string;
  /** the months in order, each with every spelling it answers to, the first being the one shown */
  readonly months: readonly (readonly [string, ...string[]])[];
  /** the months that begin in a Gregorian year, in order of time */
  monthsOf(year: number): readonly WorldMonth[];
}

/** First and last civil day of a stretch of days. */
export type CivilDays = readonly [first: number, last: number];

/**
 * The days of a month (of all months when undefined), or a date in each of them, that touch a Gregorian year and those
 * beside it, in order of time. A date that a month lacks is left out.
 */
export function daysOf(
  calendar: WorldCalendar,
  year: number,
  month: number | undefined,
  day: number | undefined,
): readonly CivilDays[] {
  return [year - 1, year, year + 1]
    .flatMap((y) => calendar.monthsOf(y))
    .filter((m) => (month === undefined || m.month === month) && (day === undefined || day <= m.days))
    .map(({ first, days }): CivilDays => {
      return day === undefined ? [first, first + days - 1] : [first + day - 1, first + day - 1];
    });
}
