// Doshas that a program expects in charts stated by houses: `["L", "7", "0/1", ...]`, from Mesha on.

import { givenChart } from '../../../engine/jyotisha/given-chart.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

/** Judges a row of a chart and a dosha: Kala Sarpa, or that of Mars. */
export function checkDosha(calculator: Calculator, row: Row): Verdict {
  const pack = calculator.pack('jyotisha');
  const text = row.at('inputs.h_to_p');
  if (pack === undefined || text === '') return uncovered;
  const code = row.at('function') === 'sarpa_dosha_tests' ? 'DOSHA_KALA_SARPA' : 'DOSHA_MANGALA';
  const chart = chartOfHouses(JSON.parse(text));
  const result = pack.birthResults.yoga(chart, code);
  const expected = JSON.parse(row.at('expected')) as boolean | [boolean, boolean, number[]];
  const [holds, cancelled] = Array.isArray(expected) ? expected : [expected, undefined];
  const isCancelled = result !== undefined && result.cancelled.length > 0;
  const agrees = result?.holds === holds && (cancelled === undefined || cancelled === isCancelled);
  return verdict(agrees, () => ({
    what: `${code} of ${text}`,
    expected: row.at('expected'),
    actual: `${result?.holds}, ${result?.cancelled.map(({ because }) => because).join('; ') || 'not cancelled'}`,
    reason: null,
  }));
}

function chartOfHouses(houses: readonly string[]) {
  const longitude = new Array<number>(9).fill(Number.NaN);
  let lagna = Number.NaN;
  houses.forEach((occupants, sign) => {
    for (const one of occupants.split('/').filter(Boolean)) {
      if (one === 'L') lagna = 30 * sign + 15;
      else longitude[Number(one)] = 30 * sign + 15;
    }
  });
  return givenChart({ longitude, lagna });
}
