// First days of the Chinese months.

import { bundledCalendars } from '../../../app/data/bundled.ts';
import { civilFromDay, parseIsoDate } from '../../../engine/civil/civil.ts';
import { type Calculator, shown } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

/** Judges a row of date, number of the month and whether it leaps. */
export function checkChineseMonth(_: Calculator, row: Row): Verdict {
  const chinese = bundledCalendars().named('Chinese');
  const day = parseIsoDate(row.at('date'));
  if (chinese === undefined || day === undefined) return uncovered;
  const month = Number(row.at('month')) - 1 + (row.at('leap') === 'True' ? 12 : 0);
  const { year } = civilFromDay(day);
  const near = [year - 1, year, year + 1]
    .flatMap((y) => chinese.monthsOf(y))
    .filter((m) => m.month === month)
    .sort((a, b) => Math.abs(a.first - day) - Math.abs(b.first - day))[0];
  return verdict(near?.first === day, () => ({
    what: `month ${row.at('month')}${row.at('leap') === 'True' ? ' (leap)' : ''}`,
    expected: row.at('date'),
    actual: shown(near?.first),
    reason: null,
  }));
}
