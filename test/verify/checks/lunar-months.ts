// First days of the amanta months: the first sunrise after the new moon.

import { parseIsoDate } from '../../../engine/civil/civil.ts';
import { lunationAt } from '../../../engine/observe/quantities.ts';
import { type Calculator, type PlaceDay, shown } from '../calculator.ts';
import { edgeReason } from '../edges.ts';
import { places } from '../places.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

/** Judges a row of date, month, adhika flag and length at New Delhi. */
export function checkLunarMonth(calculator: Calculator, row: Row): Verdict {
  const place = places['New Delhi'];
  const day = parseIsoDate(row.at('date'));
  const at = day === undefined ? undefined : calculator.dayOf(place, day);
  if (day === undefined || at === undefined) return uncovered;
  const { py, index } = at;
  // A day either side, so that the month is found even where its first day differs.
  const lunation = lunationAt(py.sky, py.dayStart[index] + 2);
  if (lunation === undefined) return uncovered;
  const first = firstSunriseAfter(at, lunation.start);
  const length = firstSunriseAfter({ py, index: index + 29 }, lunation.end) - first;
  const month = Number(row.at('month'));
  const adhika = row.at('adhika') === '1';
  const parts = {
    'first day': first === index,
    'month and adhika': lunation.months.includes(month) && lunation.adhika === adhika,
    length: length === Number(row.at('length')),
  };
  const say = (date: string, m: number, a: boolean, days: string | number): string =>
    `${date}, month ${m}${a ? ' adhika' : ''}, ${days} days`;
  return verdict(
    Object.values(parts).every(Boolean),
    () => ({
      what: `month beginning about ${row.at('date')}`,
      expected: say(row.at('date'), month, adhika, row.at('length')),
      actual: say(shown(first + py.firstDay), lunation.months[0], lunation.adhika, length),
      reason: edgeReason(py.sky, py.dayStart[first]) ?? edgeReason(py.sky, py.dayStart[first + length]),
    }),
    parts,
  );
}

// The index of the first sunrise at or after an instant, sought near a day.
function firstSunriseAfter({ py, index }: PlaceDay, t: number): number {
  let i = Math.max(index - 3, 0);
  while (i < py.count && py.dayStart[i] < t) i++;
  return i;
}
