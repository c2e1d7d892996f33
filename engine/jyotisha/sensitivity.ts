/**
 * How near a chart is to another one: when the lagna and the Moon cross a longitude near to where they stand. In: a chart, the sky.
 * Out: days of the clock from the birth, negative before it.
 */
import { risingLongitude, siderealTimeOfRising } from '../place/lagna.ts';
import { BODY, type SkySource } from '../sky/sky-source.ts';
import { normalizeDegrees, signedArc } from './angle.ts';
import type { Chart } from './chart.ts';
import { G } from './graha.ts';

/** Degrees of sidereal time in a day of the clock. */
const SIDEREAL_RATE = 360.98564736629;

/** Whether the lagna moves forwards through the whole zodiac: not beyond the polar circles. */
const isRegular = ({ lat, obliquity }: Chart): boolean => Math.abs(lat) < 89.9 - obliquity;

/**
 * When the lagna was, or will be, at a sidereal longitude next to the birth: days before (negative) or after. Nutation and obliquity
 * are taken as they are at birth. Undefined beyond the polar circles, where the lagna runs backwards or leaps.
 */
export function lagnaDays(chart: Chart, longitude: number, side: 'back' | 'ahead'): number | undefined {
  if (!isRegular(chart)) return undefined;
  const { siderealTime, lat, obliquity, ayanamsa, nutation } = chart;
  const at = siderealTimeOfRising(longitude + ayanamsa + nutation, lat, obliquity);
  const ahead = normalizeDegrees(at - siderealTime);
  return (side === 'ahead' ? ahead : ahead - 360) / SIDEREAL_RATE;
}

/** Half of the step by which the speed of the lagna is taken, degrees of sidereal time. */
const STEP = 0.01;

/** Degrees a day by which the lagna moves at birth, forwards or backwards. */
export function lagnaSpeed({
  siderealTime,
  lat,
  obliquity,
}: Pick<Chart, 'siderealTime' | 'lat' | 'obliquity'>): number {
  const [before, after] = [-STEP, STEP].map((by) => risingLongitude(siderealTime + by, lat, obliquity));
  return (Math.abs(signedArc(before, after)) / (2 * STEP)) * SIDEREAL_RATE;
}

/** Days before (negative) or after the birth at which the Moon was, or will be, at a sidereal longitude, to a hundredth of a second. */
export function moonDays(ephemeris: Pick<SkySource, 'moving'>, chart: Chart, longitude: number): number {
  // The zodiac of the chart may be another than that of the ephemeris.
  const shift = signedArc(ephemeris.moving(chart.jd, BODY.moon).longitude, chart.longitude[G.moon]);
  let days = signedArc(chart.longitude[G.moon], longitude) / chart.speed[G.moon];
  for (let i = 0; i < 4; i++) {
    const { longitude: at, speed } = ephemeris.moving(chart.jd + days, BODY.moon);
    const step = signedArc(at + shift, longitude) / speed;
    days += step;
    if (Math.abs(step) < 1e-7) break;
  }
  return days;
}
