// Avasthas that books work out, from the figures that they give.

import { baladi } from '../../../engine/jyotisha/strength/avasthas/baladi.ts';
import {
  type NameSyllableNumber,
  navamsaInSign,
  runningGhati,
  shayanadiBy,
} from '../../../engine/jyotisha/strength/avasthas/shayanadi.ts';
import { GRAHAS } from '../../../engine/sky/grahas.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

const NAMES: readonly string[] = GRAHAS;
const RASHIS = [
  'Mesha',
  'Vrishabha',
  'Mithuna',
  'Karka',
  'Simha',
  'Kanya',
  'Tula',
  'Vrishchika',
  'Dhanu',
  'Makara',
  'Kumbha',
  'Mina',
];

/** Judges a row of measure, inputs and what is expected. */
export function checkAvastha(_: Calculator, row: Row): Verdict {
  const measure = row.at('measure');
  const actual = computed(measure, row);
  if (actual === undefined) return uncovered;
  const expected = row.at('expected');
  const agrees = actual === expected;
  return verdict(agrees, () => ({ what: `${measure} ${row.at('inputs')}`, expected, actual, reason: null }), {
    [measure]: agrees,
  });
}

/** What we make of the inputs, in the file's form. */
function computed(measure: string, row: Row): string | undefined {
  const number = (column: string): number => Number(row.at(`inputs.${column}`));
  if (measure === 'baladi') {
    const sign = RASHIS.indexOf(row.at('inputs.sign'));
    return sign < 0 ? undefined : baladi(sign * 30 + number('deg')).state;
  }
  if (measure === 'navamsha number in sign') {
    const actual = /^(\d+):(\d+) (\w+)$/.exec(row.at('inputs.lon'));
    return actual ? String(navamsaInSign(Number(actual[1]) + Number(actual[2]) / 60)) : undefined;
  }
  if (measure === 'running ghati') return String(runningGhati(number('hours_after_sunrise') / 24));
  if (measure !== 'shayanadi') return undefined;
  const { state, strength } = shayanadiBy(
    {
      nakshatra: number('planet_nakshatra'),
      graha: NAMES.indexOf(row.at('inputs.planet')) + 1,
      navamsa: number('navamsha_in_sign'),
      moonNakshatra: number('moon_nakshatra'),
      ghati: number('ghati'),
      lagna: number('lagna_sign'),
    },
    number('name_value') as NameSyllableNumber,
  );
  return JSON.stringify({ state, sub: strength });
}
