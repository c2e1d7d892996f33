// What another program expects of the panchang and of the sky about a birth.

import { parseIsoDate } from '../../../engine/civil/civil.ts';
import { adhikaLabel, labelAt } from '../../../engine/observe/quantities.ts';
import { checkEclipseRow } from '../astrology/pyjhora-eclipses.ts';
import {
  checkAtEntry,
  checkConjunctions,
  checkEntries,
  checkStarEntry,
  checkStations,
  checkTithiPravesha,
} from '../astrology/pyjhora-places.ts';
import type { Calculator } from '../calculator.ts';
import { places } from '../places.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { checkPyjhoraDay } from './pyjhora-days.ts';

/** Its rows are of Chennai. */
const place = places.Chennai;

/** Judges a row of function, measure, birth and what is expected. */
export function checkPyjhora(calculator: Calculator, row: Row, rows: readonly Row[]): Verdict {
  switch (row.at('function')) {
    case 'kshaya_maasa_tests':
      return checkKshaya(calculator, row);
    case 'planet_transit_tests':
      return row.at('measure').startsWith('utils')
        ? checkAtEntry(calculator, row, rows)
        : checkEntries(calculator, row);
    case 'conjunction_tests_1':
      return checkConjunctions(calculator, row);
    case 'vakra_gathi_change_tests':
      return checkStations(calculator, row);
    case 'nakshathra_pravesha_tests':
      return checkStarEntry(calculator, row);
    case 'tithi_pravesha_tests':
      return checkTithiPravesha(calculator, row, rows);
    case 'eclipse_backward_tests':
    case 'eclipse_forward_tests':
      return checkEclipseRow(calculator, row);
    default:
      return checkPyjhoraDay(calculator, row, rows);
  }
}

// A name of a month is lost between the date that is given and the next day: on one side of it the lunation is kshaya.
function checkKshaya({ pack, dayOf }: Calculator, row: Row): Verdict {
  const day = dayNumber(JSON.parse(row.at('birth.date')));
  if (day === undefined) return uncovered;
  const isKshaya = (on: number): boolean => {
    const at = dayOf(place, on);
    if (at === undefined || (pack('muhurat')?.dayWindows.kala(at.py, 'mala_masa', on) ?? []).length === 0)
      return false;
    const noon = at.py.clock(at.index, 720);
    return labelAt(at.py, { name: 'lunar month', body: 'Moon' }, noon) !== adhikaLabel;
  };
  const result = isKshaya(day) || isKshaya(day + 1);
  return verdict(
    result,
    () => ({ what: row.at('note'), expected: 'kshaya', actual: 'no kshaya month', reason: null }),
    { 'kshaya month': result },
  );
}

const isoOf = (date: readonly number[]): string =>
  date.map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0')).join('-');

const dayNumber = (date: readonly number[]): number | undefined => parseIsoDate(isoOf(date));
