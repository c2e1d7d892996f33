// Narayana dasha of charts and vargas, of births or of placed grahas, as a book and PyJHora print it.

import type { Chart } from '../../../engine/jyotisha/chart.ts';
import { directionFrom, narayanaDasha, vargaSeed } from '../../../engine/jyotisha/dashas/narayana.ts';
import type { Period } from '../../../engine/jyotisha/dashas/period.ts';
import { round } from '../../../engine/jyotisha/dashas/rashi-dasha.ts';
import { type Stand, strongerLord, strongerSign } from '../../../engine/jyotisha/dashas/stronger.ts';
import { YEAR_DAYS } from '../../../engine/jyotisha/dashas/year-length.ts';
import { signAt, signOf } from '../../../engine/jyotisha/sign.ts';
import { vargaChart } from '../../../engine/jyotisha/vargas/varga.ts';
import type { Row } from '../rows.ts';
import type { Verdict } from '../verdict.ts';
import type { Birth } from './births.ts';
import { comparedPeriods, misses } from './compared.ts';
import { type Ours, ofLevel, printedPeriods } from './periods.ts';

const DAYS = YEAR_DAYS.sidereal;

/** Judges a row of a rashi chart or of the varga that its inputs name. */
export function checkNarayana(row: Row, chart: Chart, { jd, offset }: Birth): Verdict {
  const placed = row.at('inputs.h_to_p');
  const parts = Number(row.at('inputs.divisional_chart_factor') || row.at('inputs.dcf') || 1);
  const [stand, lagna] = placed === '' ? standOf(chart, parts) : standPlaced(JSON.parse(placed));
  const printed = printedPeriods(JSON.parse(row.at('expected')), 'lord and years');
  const level = printed[0].lords.length;
  const periods = narayanaDasha(stand, lagna, jd);
  const ours = ofLevel(periods, level);
  return comparedPeriods(
    row,
    ours,
    { offset, days: DAYS },
    {
      variant: () => {
        if (level === 2)
          return misses(printed, fromEighth(stand, periods), offset, DAYS).length === 0
            ? 'the program begins the periods within one from the lord of the eighth where the rule names that of the seventh; with the eighth all are ours'
            : null;
        const withLagna = narayanaDasha(holdingLagna(stand, vargaChart(chart, parts).lagnaSign), lagna, jd);
        return misses(printed, ofLevel(withLagna, 1), offset, DAYS).length === 0
          ? 'the program counts the lagna among the grahas that make a rashi strong; with it all are ours'
          : null;
      },
    },
  );
}

function standOf(chart: Chart, parts: number): readonly [Stand, number] {
  const lagna = signOf(chart.lagna);
  if (parts === 1) return [chart, lagna];
  const varga = vargaChart(chart, parts);
  return [varga, vargaSeed(chart, lagna, varga, parts)];
}

// `["", "6/1", ...]`: the grahas and the lagna of each rashi from Mesha on, without degrees.
function standPlaced(signs: readonly string[]): readonly [Stand, number] {
  const sign = new Uint8Array(9);
  let lagna = 0;
  for (const [at, text] of signs.entries()) {
    for (const who of text.split('/').filter(Boolean)) {
      if (who === 'L') lagna = at;
      else sign[Number(who)] = at;
    }
  }
  return [{ sign, longitude: Float64Array.from(sign, (at) => at * 30) }, lagna];
}

/** The grahas, and the lagna as if it were one. */
const holdingLagna = ({ sign, longitude }: Stand, lagna: number): Stand => ({
  sign: [...Array.from(sign), lagna],
  longitude: [...Array.from(longitude), lagna * 30],
});

// The periods in the same times, in the order that begins with the lord of the eighth.
function fromEighth(stand: Stand, periods: readonly Period[]): readonly Ours[] {
  const at = (sign: number): number => stand.sign[strongerLord(stand, sign)];
  return periods.flatMap(({ lord, children }) => {
    const seed = strongerSign(stand, at(lord), at(signAt(lord, 8)));
    const order = round(seed, directionFrom(stand, seed));
    return children.map((period, i) => ({ lords: [lord, order[i]], period }));
  });
}
