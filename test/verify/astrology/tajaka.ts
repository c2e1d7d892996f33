// The Tajika school's sahams, strengths, lords and aspects as a book and PyJHora print them.

import { type Chart, chartAt } from '../../../engine/jyotisha/chart.ts';
import { YEAR_DAYS } from '../../../engine/jyotisha/dashas/year-length.ts';
import { tajakaAspect } from '../../../engine/jyotisha/tajaka/aspects.ts';
import { harshaBala } from '../../../engine/jyotisha/tajaka/harsha-bala.ts';
import { lordOfYear, varshaOf } from '../../../engine/jyotisha/tajaka/varsha.ts';
import type { Place } from '../../../engine/place/place.ts';
import { GRAHAS } from '../../../engine/sky/grahas.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { birthOf, chartOf, localInstant, PROGRAM } from './births.ts';
import { checkSaham } from './sahams.ts';
import { same } from './vimshottari.ts';

/** Chart 66 of the book: born 8 March 1967, 17:40, at 26:18 N 73:04 E; its year that begins after 33. */
const CHART_66 = {
  local: '1967-03-08 17:40:00',
  place: { lat: 26 + 18 / 60, lon: 73 + 4 / 60, zone: 'Asia/Kolkata' } satisfies Place,
  years: 33,
} as const;

/** The month of the year whose lord a row names. */
const MONTHS = 6;

/** Judges a row of function, measure, birth or chart, and what is expected. */
export function checkTajaka(calculator: Calculator, row: Row): Verdict {
  switch (row.at('function')) {
    case 'saham_tests':
      return checkSaham(calculator, row, CHART_66.place);
    case 'harsha_bala_tests':
      return checkHarsha(calculator, row);
    case 'lord_of_the_year_test':
      return checkLord(calculator, row, 0);
    case 'lord_of_the_month_test':
      return checkLord(calculator, row, MONTHS);
    case '_tajaka_aspect_test':
      return checkAspects(row);
    default:
      return uncovered;
  }
}

function checkHarsha(calculator: Calculator, row: Row): Verdict {
  const birth = birthOf(row);
  if (birth === undefined) return uncovered;
  const { longitude, lagna, day } = chartOf(calculator, birth);
  if (day === undefined) return uncovered;
  const ours = harshaBala({ longitude, lagna, byDay: day.byDay }).map(({ total }) => total);
  return same(row, 'harsha bala', Object.values(JSON.parse(row.at('expected'))), ours);
}

function checkLord({ workspace }: Calculator, row: Row, months: number): Verdict {
  const { ephemeris } = workspace.sky;
  const { place, years } = CHART_66;
  const birth = chartAt(ephemeris, localInstant(CHART_66.local) - 5.5 / 24, place, PROGRAM);
  const year = varshaOf(ephemeris, birth, place, { years });
  const month = varshaOf(ephemeris, birth, place, { years, months });
  const yearLord = lordOfYear(year, birth)?.lord;
  const lordIn = (chart: Chart): string | undefined => {
    const actual = lordOfYear({ ...month, chart }, birth, months === 0 ? undefined : yearLord);
    return actual && GRAHAS[actual.lord];
  };
  const ours = lordIn(month.chart);
  const expected = row.at('expected');
  const part = months === 0 ? 'lord of the year' : 'lord of the month';
  return verdict(
    ours === expected,
    () => {
      // A mean year and its part from the birth, where the Sun has not gone as far as the month begins with.
      const jd = birth.jd + (years + months / 12) * YEAR_DAYS.sidereal;
      const byMeanYear = lordIn(chartAt(ephemeris, jd, place, PROGRAM));
      const hours = Math.abs(month.chart.jd - jd) * 24;
      return {
        what: row.at('label'),
        expected,
        actual: String(ours),
        reason:
          byMeanYear === expected
            ? `the row begins the month at a part of a mean year after the birth, ${hours.toFixed(0)} h before the Sun has gone the rashis; by that chart it is ours`
            : null,
      };
    },
    { [part]: ours === expected },
  );
}

// The row names no pairs: it has the aspects of one graha on all nine, itself among them.
function checkAspects(row: Row): Verdict {
  const sign = new Array<number>(9).fill(Number.NaN);
  for (const [at, text] of (JSON.parse(row.at('inputs.chart')) as string[]).entries())
    for (const one of text.split('/').filter((who) => /^\d$/.test(who))) sign[Number(one)] = at;
  const aspectsOf = (graha: number): readonly boolean[] =>
    sign.map((at, other) => other !== graha && tajakaAspect(sign[graha], at) !== 'none');
  const ours = sign.map((_, graha) => aspectsOf(graha));
  const fits = ours.filter((aspects) => JSON.stringify(aspects) === row.at('expected'));
  return verdict(
    fits.length === 1,
    () => ({
      what: 'aspects of one graha on all nine',
      expected: row.at('expected'),
      actual: `${fits.length} grahas have them`,
      reason: null,
    }),
    { aspects: fits.length === 1 },
  );
}
