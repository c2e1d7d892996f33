// Mudda dasha of a book's annual chart, whose birth the row does not give: from its first lord and begin on.

import { muddaDasha } from '../../../engine/jyotisha/dashas/annual.ts';
import { NAKSHATRA_SYSTEMS } from '../../../engine/jyotisha/dashas/nakshatra-systems.ts';
import { NAKSHATRA_DEGREES } from '../../../engine/jyotisha/star.ts';
import type { Row } from '../rows.ts';
import type { Verdict } from '../verdict.ts';
import { comparedPeriods } from './compared.ts';
import { ofLevel, printedPeriods } from './periods.ts';

/** Judges a row of lords, begins and days. */
export function checkMudda(row: Row): Verdict {
  const [first] = printedPeriods(JSON.parse(row.at('expected')), 'lord and years');
  const star = NAKSHATRA_SYSTEMS.vimshottari.lords.findIndex(({ lord }) => lord === first.lords[0]);
  const periods = muddaDasha(star * NAKSHATRA_DEGREES + 1e-9, 0, first.start ?? Number.NaN);
  return comparedPeriods(row, ofLevel(periods, first.lords.length), 0, 1);
}
