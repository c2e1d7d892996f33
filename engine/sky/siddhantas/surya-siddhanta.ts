/**
 * The Sun and the Moon of the Surya Siddhanta: mean motions since the beginning of the Kali Yuga, and one epicycle each,
 * which shrinks as the anomaly nears a quarter. In: what an almanac changes of the text. Out: longitudes at any instant.
 *
 * Surya Siddhanta 1.29-34 (revolutions), 1.37 (civil days), 1.41 (the Sun's apsis), 2.34 (epicycles) and 2.39-45
 * (equations), as translated by Burgess (1860); Reingold and Dershowitz, Calendrical Calculations, have the same numbers,
 * with the bija of the Moon's apogee. Level VERIFIED. The table of 24 sines and the sine itself give the same days.
 */
import type { Motion } from '../anga.ts';
import type { AngaMotions } from '../anga-motions.ts';
import { KALI_MIDNIGHT } from './lanka.ts';

/** What almanacs change of the text. */
export interface SuryaOptions {
  /** the Moon's apogee makes 488,199 revolutions in an age, four fewer than in the text */
  readonly bija: boolean;
  /** instants are of the true Sun's clock: a 360th of a day later for each degree by which the true Sun is behind the mean one */
  readonly bhujantara: boolean;
}

const DEG = Math.PI / 180;

/** Civil days of a mahayuga of 4,320,000 years. */
const CIVIL_DAYS = 1_577_917_828;

/** Degrees a day of so many revolutions in a mahayuga. */
const daily = (revolutions: number): number => (revolutions / CIVIL_DAYS) * 360;

/** Years from the creation to the Kali Yuga. */
const YEARS_BEFORE_KALI = 1_955_880_000;

/** A body on its epicycle; angles in degrees, rates in degrees a day. */
interface Body {
  readonly rate: number;
  readonly apsis: number;
  readonly apsisRate: number;
  /** the epicycle in degrees at the ends of the even quadrants, and of the odd ones */
  readonly even: number;
  readonly odd: number;
}

const SUN: Body = {
  rate: daily(4_320_000),
  // 387 revolutions in a kalpa of 4,320,000,000 years.
  apsis: (((387 * YEARS_BEFORE_KALI) / 4_320_000_000) % 1) * 360,
  apsisRate: daily(387 / 1000),
  even: 14,
  odd: 13 + 40 / 60,
};

const MOON: Body = {
  rate: daily(57_753_336),
  apsis: 90,
  apsisRate: daily(488_203),
  even: 32,
  odd: 31 + 40 / 60,
};

const MOON_WITH_BIJA: Body = { ...MOON, apsisRate: daily(488_199) };

/** Writes the true longitude of a body `days` after the Kali epoch, growing without wrap, to out[0] and its rate to out[1]. */
function truePlace({ rate, apsis, apsisRate, even, odd }: Body, days: number, out: Float64Array): void {
  const mean = rate * days;
  const anomaly = (mean - apsis - apsisRate * days) * DEG;
  const sine = Math.sin(anomaly);
  const shrunk = (even - odd) * Math.abs(sine);
  const reach = (sine * (even - shrunk)) / 360;
  const slope = (Math.cos(anomaly) * (even - 2 * shrunk)) / (360 * Math.sqrt(1 - reach * reach));
  out[0] = mean - Math.asin(reach) / DEG;
  out[1] = rate - slope * (rate - apsisRate);
}

/** The Sun and the Moon of the Surya Siddhanta at any instant, JD UT. */
export function suryaMotions({ bija, bhujantara }: SuryaOptions): AngaMotions {
  const moonBody = bija ? MOON_WITH_BIJA : MOON;
  const sunState = new Float64Array(2);
  // Days since the epoch by the mean Sun's clock; the Sun then stands in `sunState`.
  const meanDays = (jd: number): number => {
    const days = jd - KALI_MIDNIGHT;
    truePlace(SUN, days, sunState);
    if (!bhujantara) return days;
    // Where the true Sun is behind the mean one instants come earlier, by minutes in which its rate does not change.
    const later = (sunState[0] - SUN.rate * days) / 360;
    sunState[0] += later * sunState[1];
    return days + later;
  };
  // The Moon, plus or minus the Sun.
  const withSun =
    (sign: 1 | -1): Motion =>
    (jd, out) => {
      truePlace(moonBody, meanDays(jd), out);
      out[0] += sign * sunState[0];
      out[1] += sign * sunState[1];
    };
  return {
    sun: (jd, out) => {
      meanDays(jd);
      out[0] = sunState[0];
      out[1] = sunState[1];
    },
    moon: (jd, out) => truePlace(moonBody, bhujantara ? meanDays(jd) : jd - KALI_MIDNIGHT, out),
    elongation: withSun(-1),
    sum: withSun(1),
  };
}
