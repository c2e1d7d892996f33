// Weeks that are printed as having no muhurat of an event: none of our times in them is excellent.

import { isoDate, parseIsoDate } from '../../../engine/civil/civil.ts';
import type { Calculator } from '../calculator.ts';
import { windowsOf } from '../muhurat/ours.ts';
import { printedMuhurat } from '../muhurat/printed.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

/** Judges a row of event, from, to, place and source. */
export function checkNoneWeek(calculator: Calculator, row: Row): Verdict {
  const printed = printedMuhurat(calculator, row);
  const last = parseIsoDate(row.at('to'));
  if (printed === undefined || last === undefined) return uncovered;
  const { event, py, day } = printed;
  const windows = windowsOf(printed, 0, last - day);
  const best = windows.filter(({ rating }) => rating === 'EXCELLENT');
  const dates = best.map(({ start }) =>
    isoDate(py.firstDay + py.dayStart.findLastIndex((t) => t <= start + 1e-6)),
  );
  return verdict(
    best.length === 0,
    () => ({
      what: `${event} ${row.at('from')} to ${row.at('to')}`,
      expected: 'none',
      actual: [...new Set(dates)].join(', '),
      reason: null,
      note: best[0]?.reasons.map(({ because }) => because).join(', '),
    }),
    {
      'none excellent': best.length === 0,
      'none good': windows.every(({ rating }) => rating !== 'GOOD' && rating !== 'EXCELLENT'),
    },
  );
}
