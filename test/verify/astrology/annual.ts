// Dashas of a book's annual chart, whose birth the rows do not give.

import { chartAt } from '../../../engine/jyotisha/chart.ts';
import { muddaDasha, patyayiniShares } from '../../../engine/jyotisha/dashas/annual.ts';
import { NAKSHATRA_SYSTEMS } from '../../../engine/jyotisha/dashas/nakshatra-systems.ts';
import { NAKSHATRA_DEGREES } from '../../../engine/jyotisha/star.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { type Verdict, verdict } from '../verdict.ts';
import { localInstant, PROGRAM } from './births.ts';
import { comparedPeriods } from './compared.ts';
import { ofLevel, printedPeriods } from './periods.ts';

/** Judges a row of Mudda dasha, lords, begins and days: from its first lord and begin on. */
export function checkMudda(row: Row): Verdict {
  const [first] = printedPeriods(JSON.parse(row.at('expected')), 'lord and years');
  const star = NAKSHATRA_SYSTEMS.vimshottari.lords.findIndex(({ lord }) => lord === first.lords[0]);
  const periods = muddaDasha(star * NAKSHATRA_DEGREES + 1e-9, 0, first.start ?? Number.NaN);
  return comparedPeriods(row, ofLevel(periods, first.lords.length), { offset: 0, days: 1 });
}

/** The annual chart of Example 122: born 1 June 1972, 4:16, at 16:15 N 81:12 E; the Sun's return as the example has it. */
const RETURN = { local: '1993-06-01 13:30:04', lat: 16.25, lon: 81.2 } as const;

/** Half of the last digit that is printed, days. */
const DAYS = 0.0051;

/** Judges a row of Patyayini dasha, lords and days, by the annual chart of the example. */
export function checkPatyayini({ workspace }: Calculator, row: Row): Verdict {
  const place = { lat: RETURN.lat, lon: RETURN.lon, zone: 'Asia/Kolkata' };
  const jd = localInstant(RETURN.local) - 5.5 / 24;
  const chart = chartAt(workspace.sky.ephemeris, jd, place, PROGRAM);
  const ours = patyayiniShares(chart.longitude, chart.lagna);
  const printed = printedPeriods(JSON.parse(row.at('expected')), 'lord and years');
  const fits = printed.every(
    ({ lords, years = Number.NaN }, i) => lords[0] === ours[i].lord && Math.abs(ours[i].days - years) < DAYS,
  );
  return verdict(
    fits,
    () => ({
      what: row.at('label'),
      expected: row.at('expected'),
      actual: ours.map(({ lord, days }) => `${lord} ${days.toFixed(2)}`).join(', '),
      reason: null,
    }),
    { 'of books': fits },
  );
}
