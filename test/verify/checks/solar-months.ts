// First days of the solar months, by the calendars of the packs.

import { civilFromDay, parseIsoDate } from '../../../engine/civil/civil.ts';
import type { Place } from '../../../engine/place/place.ts';
import { type Calculator, shown } from '../calculator.ts';
import { calendarNames } from '../calendars.ts';
import { places } from '../places.ts';
import type { Row } from '../rows.ts';
import { sankrantiReason } from '../sankranti-reason.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

/** Judges a row of calendar, date, month and length. */
export function checkSolarMonth(calculator: Calculator, row: Row): Verdict {
  const named = calendarNames[row.at('calendar')];
  const day = parseIsoDate(row.at('date'));
  const pack = named && calculator.pack(named.pack);
  if (named === undefined || day === undefined || !pack?.calendars.has(named.calendar)) return uncovered;
  const month = Number(row.at('month'));
  const firstAt = (place: Place): number | undefined =>
    firstDayNear(calculator, place, { calendar: row.at('calendar'), month, day });
  const first = firstAt(places[named.place]);
  return verdict(
    first === day,
    () => ({
      what: `${row.at('calendar')} ${row.at('month_name') || month}`,
      expected: row.at('date'),
      actual: shown(first),
      reason: sankrantiReason(calculator, places[named.place], day, firstAt),
    }),
    { [row.at('calendar')]: first === day },
  );
}

/** The first day of a month (1..12 in the calendar's order) within three days of a day. */
function firstDayNear(
  calculator: Calculator,
  place: Place,
  { calendar, month, day }: { readonly calendar: string; readonly month: number; readonly day: number },
): number | undefined {
  const named = calendarNames[calendar];
  const py = calculator.yearOf(place, civilFromDay(day).year);
  if (named === undefined || py === undefined) return undefined;
  for (const d of [day, day - 1, day + 1, day - 2, day + 2, day - 3, day + 3]) {
    const date = calculator.pack(named.pack)?.calendarDate(py, named.calendar, d);
    if (date?.month === month - 1 && date.day === 1) return d;
  }
  return undefined;
}
