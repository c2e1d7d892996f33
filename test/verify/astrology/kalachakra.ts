// Kalachakra dasha as PyJHora prints it for its own chart.

import type { Period } from '../../../engine/jyotisha/dashas/period.ts';
import { YEAR_DAYS } from '../../../engine/jyotisha/dashas/year-length.ts';
import type { Row } from '../rows.ts';
import type { Verdict } from '../verdict.ts';
import { comparedPeriods, misses } from './compared.ts';
import { ofLevel, printedPeriods } from './periods.ts';

/** Judges a row of the periods within periods. */
export function checkKalachakra(row: Row, periods: readonly Period[], offset: number): Verdict {
  const ours = ofLevel(periods, 2);
  const printed = printedPeriods(JSON.parse(row.at('expected')), 'lord and years');
  const days = YEAR_DAYS.sidereal;
  const missed = misses(printed, ours, offset, days);
  const within = periods[0].children.length;
  const lordsAndYears = misses(
    printed.map(({ lords, years }) => ({ lords, years })),
    ours,
    offset,
    days,
  );
  return comparedPeriods(
    row,
    ours,
    { offset, days },
    {
      variant: () =>
        lordsAndYears.length === 0 && missed.every((i) => i < within)
          ? 'the row counts the parts of the first period from the birth, not from its begin, so that they run into the second; all others are ours'
          : null,
    },
  );
}
