/**
 * The sky of a year from its polynomials. In: the year, its fit, and the sky that it belongs to. Out: its `SkyYear`.
 */
import { combinedMotion, longitudeMotion, pairedTrack, trackOf } from './anga.ts';
import { type Series, valueAt } from './chebyshev.ts';
import { lunationsOf } from './lunations.ts';
import { newYear } from './new-year.ts';
import type { SkyFit } from './sky-fit.ts';
import { SKY_MARGIN, type SkyYear, type WiderSky } from './sky-year.ts';

/** What a sky year covers, JD UT: the civil year with its margins. */
export function skySpan(year: number): { readonly from: number; readonly to: number } {
  return { from: newYear(year) - SKY_MARGIN, to: newYear(year + 1) + SKY_MARGIN };
}

/** The sky of a year of its fit, which reaches a month beyond what the year covers. */
export function skyYearOf(year: number, fit: SkyFit, wider: WiderSky): SkyYear {
  const { from, to } = skySpan(year);
  const sun = longitudeMotion(fit.sunLongitude);
  const moon = longitudeMotion(fit.moonLongitude);
  const elongation = combinedMotion(fit.moonLongitude, fit.sunLongitude, -1);
  const sum = combinedMotion(fit.moonLongitude, fit.sunLongitude, 1);
  // A day more on either side, so that pairing karanas into tithis still covers from..to.
  const karana = trackOf(elongation, { step: 6, cycle: 60 }, from - 1, to + 1);
  const nakshatra = trackOf(moon, { step: 360 / 27, cycle: 27 }, from, to);
  const yoga = trackOf(sum, { step: 360 / 27, cycle: 27 }, from, to);
  return {
    year,
    from,
    to,
    tithi: pairedTrack(karana),
    nakshatra,
    yoga,
    karana,
    sunRashi: trackOf(sun, { step: 30, cycle: 12 }, from, to),
    sunNakshatra: trackOf(sun, { step: 360 / 27, cycle: 27 }, from, to),
    moonRashi: trackOf(moon, { step: 30, cycle: 12 }, from, to),
    lunations: lunationsOf(elongation, fit.sunLongitude, from, to),
    fit,
    wider,
    sunLongitude: (jd) => wrapped(fit.sunLongitude, jd),
    moonLongitude: (jd) => wrapped(fit.moonLongitude, jd),
  };
}

/** Value of a longitude series, brought into 0..360. */
function wrapped(series: Series, jd: number): number {
  const value = valueAt(series, jd) % 360;
  return value < 0 ? value + 360 : value;
}
