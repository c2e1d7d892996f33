// Births that come with Jagannatha Hora, without expected places: each must have a chart, and its JD be that of its UTC.

import { chartAt } from '../../../engine/jyotisha/chart.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { type Verdict, verdict } from '../verdict.ts';
import { localInstant } from './births.ts';
import { SECONDS } from './periods.ts';

/** Judges a row of UTC, JD and place. */
export function checkSampleBirth({ workspace }: Calculator, row: Row): Verdict {
  const jd = Number(row.at('jd'));
  const off = Math.abs(localInstant(row.at('utc').replace('T', ' ')) - jd) * 86_400;
  const place = { lat: Number(row.at('lat')), lon: Number(row.at('lon')), zone: 'Asia/Kolkata' };
  const chart = chartAt(workspace.sky.ephemeris, jd, place);
  const whole =
    chart.longitude.every((longitude) => longitude >= 0 && longitude < 360) &&
    chart.cusps !== undefined &&
    chart.day !== undefined &&
    chart.day.sunrise <= jd &&
    jd < chart.day.nextSunrise;
  return verdict(whole && off < SECONDS, () => ({
    what: row.at('name'),
    expected: row.at('utc'),
    actual: `${off.toFixed(1)} s away; ${whole ? 'a chart' : 'no whole chart'}`,
    reason: whole && Math.abs(off - 60) < 1 ? "the row's own UTC and JD are a minute apart" : null,
  }));
}
