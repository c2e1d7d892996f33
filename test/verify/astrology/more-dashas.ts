// Dashas whose rows need more than their periods compared.

import type { Chart } from '../../../engine/jyotisha/chart.ts';
import { DASHAS } from '../../../engine/jyotisha/dashas/catalogue.ts';
import { LAGNA, naisargikaDasha } from '../../../engine/jyotisha/dashas/fixed.ts';
import { kalaDasha, kalaPartAt } from '../../../engine/jyotisha/dashas/kala.ts';
import { periodsFrom } from '../../../engine/jyotisha/dashas/period.ts';
import { YEAR_DAYS } from '../../../engine/jyotisha/dashas/year-length.ts';
import { signOf } from '../../../engine/jyotisha/sign.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict } from '../verdict.ts';
import { type Birth, chartOf } from './births.ts';
import { comparedPeriods, misses } from './compared.ts';
import { ofLevel, printedPeriods } from './periods.ts';
import { same } from './vimshottari.ts';

const YEAR = 'sidereal';
const DAYS = YEAR_DAYS[YEAR];

/** Houses from the lord whose grahas some leave out. */
const LEFT_OUT: readonly number[] = [3, 10];

/** Judges a row of Naisargika dasha: periods, or who has a part in each with houses left out. */
export function checkNaisargika(row: Row, { sign, lagna }: Chart, { jd, offset }: Birth): Verdict {
  const stand = { sign, lagna: signOf(lagna) };
  const expected = JSON.parse(row.at('expected'));
  if (Array.isArray(expected)) {
    const [first] = printedPeriods(expected, 'lord and years');
    return comparedPeriods(row, ofLevel(naisargikaDasha(jd, stand, YEAR), first.lords.length), {
      offset,
      days: DAYS,
    });
  }
  const ours = Object.fromEntries(
    naisargikaDasha(jd, stand, YEAR, LEFT_OUT).map(({ lord, children }) => [
      lord === LAGNA ? 'L' : lord,
      children.map((part) => part.lord),
    ]),
  );
  return same(row, 'parts within a period', sorted(expected), sorted(ours));
}

const sorted = (of: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1));

/** Judges a row of the years of all periods of Buddhi gati dasha. */
export function checkTotal(row: Row, chart: Chart): Verdict {
  const periods = DASHAS.buddhi_gati.periods(chart, { year: YEAR }) ?? [];
  const years = periods.reduce((sum, { start, end }) => sum + (end - start) / DAYS, 0);
  return same(row, 'years of all periods', Number(row.at('expected')), Math.round(years * 100) / 100);
}

/** Judges a row of Paryaya dasha of the varga that its inputs name. */
export function checkParyaya(row: Row, chart: Chart, { jd, offset }: Birth): Verdict {
  const varga = Number(row.at('inputs.dcf') || 6);
  const periods = DASHAS.paryaya.periods(chart, { year: YEAR, varga });
  if (periods === undefined) return uncovered;
  const modulo = periodsFrom(
    jd,
    periods.map(({ lord, start, end }) => ({ lord, years: Math.round((end - start) / DAYS) % 12 })),
    DAYS,
    () => [],
  );
  const printed = printedPeriods(JSON.parse(row.at('expected')), 'lord and years');
  return comparedPeriods(
    row,
    ofLevel(periods, 1),
    { offset, days: DAYS },
    {
      variant: () =>
        misses(printed, ofLevel(modulo, 1), offset, DAYS).length === 0
          ? 'the program takes the count to the lord modulo twelve, so that twelve years become none; with that all are ours'
          : null,
    },
  );
}

/** Years of the two rounds of Kala dasha. */
const KALA_YEARS = 120;

/** Seconds of the clock by which a program's sunrise and sunset may be others than ours. */
const RISING_SECONDS = 2;

/**
 * Judges a row of Kala dasha. Its begins hang on sunrise and sunset so much that a second is half an hour at their end: the share
 * of the day that the begin of the row's second round gives is held against that of ours in seconds of the clock, and the others against it.
 */
export function checkKala(calculator: Calculator, row: Row, birth: Birth): Verdict {
  const { day } = chartOf(calculator, birth);
  const before = chartOf(calculator, { ...birth, jd: birth.jd - 1 }).day;
  const part = day && kalaPartAt(day, birth.jd);
  if (day === undefined || part === undefined || before === undefined) return uncovered;
  const printed = printedPeriods(JSON.parse(row.at('expected')), 'lord and years');
  const level = printed[0].lords.length;
  // The second round begins with the middle one of the rows.
  const middle = printed[printed.length / 2]?.start ?? Number.NaN;
  const over = (middle - birth.offset - birth.jd) / DAYS / KALA_YEARS;
  const ours = ofLevel(kalaDasha(part.over, birth.jd, YEAR), level);
  return comparedPeriods(
    row,
    ours,
    { offset: birth.offset, days: DAYS },
    {
      variant: () => {
        if (misses(printed, ofLevel(kalaDasha(over, birth.jd, YEAR), level), birth.offset, DAYS).length > 0)
          return null;
        // By the clock the program takes a sixth from this sunrise to the sunset of the day before.
        const twilight = (before.sunset + 1 - day.sunrise) / 6;
        const [from, to] = [day.sunrise + twilight, day.sunset - twilight];
        const seconds = (over - (birth.jd - from) / (to - from)) * (to - from) * 86_400;
        return Math.abs(seconds) < RISING_SECONDS
          ? `the program measures twilight by the sunset of the day before; with it and ${Math.abs(seconds).toFixed(2)} s of its own sunrise and sunset all are ours`
          : null;
      },
    },
  );
}
