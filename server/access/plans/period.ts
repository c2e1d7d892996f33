// The periods in which requests are counted: months of the calendar, days and minutes, all UTC.

/** A period. */
export interface Period {
  /** as counters are named by it: `2026-11`, or the number of the minute */
  readonly name: string;
  /** when it begins, milliseconds since 1970 */
  readonly begin: number;
  /** when it ends, milliseconds since 1970 */
  readonly end: number;
}

const minute = 60_000;
const day = 86_400_000;

/** The calendar month of an instant (milliseconds since 1970). */
export function monthAt(now: number): Period {
  const date = new Date(now);
  return {
    name: date.toISOString().slice(0, 7),
    begin: Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1),
    end: Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1),
  };
}

/** The day of an instant (milliseconds since 1970). */
export function dayAt(now: number): Period {
  const number = Math.floor(now / day);
  return { name: new Date(now).toISOString().slice(0, 10), begin: number * day, end: (number + 1) * day };
}

/** The minute of an instant (milliseconds since 1970). */
export function minuteAt(now: number): Period {
  const number = Math.floor(now / minute);
  return { name: String(number), begin: number * minute, end: (number + 1) * minute };
}
