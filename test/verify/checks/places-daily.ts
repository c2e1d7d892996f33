// Tithi and solar dates of named places, day by day.

import { parseIsoDate } from '../../../engine/civil/civil.ts';
import type { Calculator } from '../calculator.ts';
import { calendarNames } from '../calendars.ts';
import { placeOf } from '../place-of.ts';
import type { Row } from '../rows.ts';
import { sankrantiReason } from '../sankranti-reason.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { checkSunrise } from './tithi.ts';

/** Compares a row of place, date, calendar and value: a tithi, or month/day/year (the year is not compared). */
export function checkPlaceDay(calculator: Calculator, row: Row): Verdict {
  const place = placeOf(row);
  if (place === undefined) return uncovered;
  if (row.at('calendar') === 'lunisolar') {
    return checkSunrise(calculator, place, row.at('date'), { tithi: Number(row.at('value')) });
  }
  const named = calendarNames[row.at('calendar')];
  const pack = named && calculator.pack(named.pack);
  const day = parseIsoDate(row.at('date'));
  const at = day === undefined ? undefined : calculator.dayOf(place, day);
  const [month, date] = row.at('value').split('/');
  if (
    named === undefined ||
    pack === undefined ||
    day === undefined ||
    at === undefined ||
    date === undefined
  ) {
    return uncovered;
  }
  const ours = pack.calendarDate(at.py, named.calendar, day);
  const expected = `${month}/${date}`;
  const actual = ours === undefined ? 'no date' : `${ours.month + 1}/${ours.day}`;
  return verdict(
    expected === actual,
    () => ({
      what: `${row.at('place')} ${row.at('date')} ${row.at('calendar')}`,
      expected,
      actual,
      reason: sankrantiReason(calculator, place, day - Number(date) + 1, () => undefined),
    }),
    { [`${row.at('calendar')}`]: expected === actual },
  );
}
