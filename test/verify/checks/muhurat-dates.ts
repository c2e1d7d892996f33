// Printed dates of muhurats: whether ours has a good time on that date, from its sunrise to the next, and where a time is
// printed, whether a good one of ours overlaps it.

import type { Calculator } from '../calculator.ts';
import { isGood, overlaps, whyNone, windowsOf } from '../muhurat/ours.ts';
import { printedMuhurat } from '../muhurat/printed.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

/** Judges a row of event, date, start, end, place and source. */
export function checkMuhuratDate(calculator: Calculator, row: Row): Verdict {
  const printed = printedMuhurat(calculator, row);
  if (printed === undefined) return uncovered;
  const { event, source, window } = printed;
  const result = windowsOf(printed).some(isGood);
  const met = window && windowsOf(printed, 1, 1).some((ours) => isGood(ours) && overlaps(ours, window));
  return verdict(
    result,
    () => ({
      what: `${event} ${row.at('date')}`,
      expected: source,
      actual: 'no good time',
      reason: whyNone(printed),
    }),
    { [event]: result, ...(met === undefined ? {} : { [`${event}, printed times met`]: met }) },
  );
}
