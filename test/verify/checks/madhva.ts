// Madhva ekadashis at many places, and intercalary and lost months.

import { jdOfCivilDay, parseIsoDate } from '../../../engine/civil/civil.ts';
import { lunationAt } from '../../../engine/observe/quantities.ts';
import type { Calculator } from '../calculator.ts';
import { placeOf } from '../place-of.ts';
import { places } from '../places.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { checkDate } from './festivals.ts';

/** Judges a row of kind `ekadashi_vrata_madhva` or `amanta_month`. */
export function checkMadhva(calculator: Calculator, row: Row): Verdict {
  if (row.at('kind') === 'amanta_month') return checkMonthKind(calculator, row);
  const place = placeOf(row);
  if (row.at('kind') !== 'ekadashi_vrata_madhva' || place === undefined) return uncovered;
  const subject = { code: 'VRAT_EKADASHI_MADHVA', pack: 'base', place };
  const what = `${row.at('place')}, ${row.at('name')}`;
  return checkDate(calculator, subject, { date: row.at('value'), what });
}

// An instant of the day is needed, not a place: the lunation is the same for all.
function checkMonthKind(calculator: Calculator, row: Row): Verdict {
  const day = parseIsoDate(row.at('date'));
  const at = day === undefined ? undefined : calculator.dayOf(places['New Delhi'], day);
  const lunation = at && day !== undefined ? lunationAt(at.py.sky, jdOfCivilDay(day) + 0.5) : undefined;
  const expected = row.at('value');
  if (lunation === undefined || !['Adhika', 'Kshaya'].includes(expected)) return uncovered;
  const actual = lunation.adhika ? 'Adhika' : lunation.kshaya ? 'Kshaya' : 'plain';
  return verdict(expected === actual, () => ({ what: row.at('date'), expected, actual, reason: null }));
}
