/**
 * Vargas of longitudes and of charts. In: sidereal degrees, how many parts a rashi has, a method. Out: the place in the
 * varga, whose degrees are those of the part enlarged to a whole rashi.
 */
import { normalizeDegrees } from '../angle.ts';
import type { Chart } from '../chart.ts';
import { degreesIn, signOf } from '../sign.ts';
import { signOfPart } from './methods.ts';
import { VARGAS, type VargaMethod } from './tables.ts';

/** Thrown for a varga or a method that there is none of. */
export class UnknownVarga extends RangeError {
  constructor(parts: number, method: string) {
    const known = VARGAS[parts];
    super(
      known === undefined
        ? `no varga D${parts}: ${Object.keys(VARGAS)
            .map((n) => `D${n}`)
            .join(', ')}`
        : `no method ${method} of D${parts}: ${Object.keys(known.methods).join(', ')}`,
    );
    this.name = 'UnknownVarga';
  }
}

/** The grahas and the lagna in a varga. */
export interface VargaChart {
  readonly parts: number;
  readonly method: string;
  /** degrees 0..360 in the zodiac of the varga, by graha */
  readonly longitude: Float64Array;
  /** rashi in the varga, by graha */
  readonly sign: Uint8Array;
  /** degrees 0..360 in the zodiac of the varga */
  readonly lagna: number;
  /** its rashi */
  readonly lagnaSign: number;
}

/** The rashi in a varga of a longitude. Throws `UnknownVarga`. */
export const vargaSign = (longitude: number, parts: number, method = 'parashara'): number =>
  placed(methodOf(parts, method), parts, longitude);

/** The longitude in a varga of a longitude, 0..360. Throws `UnknownVarga`. */
export const vargaLongitude = (longitude: number, parts: number, method = 'parashara'): number =>
  vargaSign(longitude, parts, method) * 30 + enlarged(longitude, parts);

/** A chart's grahas and lagna in a varga. Throws `UnknownVarga`. */
export function vargaChart(
  chart: Pick<Chart, 'longitude' | 'lagna'>,
  parts: number,
  method = 'parashara',
): VargaChart {
  const how = methodOf(parts, method);
  const sign = Uint8Array.from(chart.longitude, (longitude) => placed(how, parts, longitude));
  const lagnaSign = placed(how, parts, chart.lagna);
  return {
    parts,
    method,
    longitude: chart.longitude.map((longitude, i) => sign[i] * 30 + enlarged(longitude, parts)),
    sign,
    lagna: lagnaSign * 30 + enlarged(chart.lagna, parts),
    lagnaSign,
  };
}

/**
 * The arc of the part of a varga that a longitude stands in: from where, inclusive, to where, exclusive, in the zodiac of the chart,
 * the first in 0..360. Throws `UnknownVarga`.
 */
export function vargaPart(
  longitude: number,
  parts: number,
  method = 'parashara',
): { readonly from: number; readonly to: number } {
  const how = methodOf(parts, method);
  const whole = normalizeDegrees(longitude);
  const [sign, degrees] = [signOf(whole), degreesIn(whole)];
  if (typeof how !== 'function' && how.ends !== undefined) {
    const ends = how.ends(sign);
    const n = ends.findIndex((end) => degrees < end);
    return { from: sign * 30 + (ends[n - 1] ?? 0), to: sign * 30 + ends[n] };
  }
  const n = Math.floor((degrees * parts) / 30);
  return { from: sign * 30 + (n * 30) / parts, to: sign * 30 + ((n + 1) * 30) / parts };
}

function methodOf(parts: number, method: string): VargaMethod {
  const methods = VARGAS[parts]?.methods;
  if (methods === undefined || !Object.hasOwn(methods, method)) throw new UnknownVarga(parts, method);
  return methods[method];
}

function placed(method: VargaMethod, parts: number, longitude: number): number {
  const whole = normalizeDegrees(longitude);
  const sign = signOf(whole);
  const degrees = degreesIn(whole);
  if (typeof method !== 'function') return method.of(sign, degrees);
  return signOfPart(method, sign, Math.floor((degrees * parts) / 30));
}

/** Degrees of the part, enlarged to a rashi. */
const enlarged = (longitude: number, parts: number): number =>
  (degreesIn(normalizeDegrees(longitude)) * parts) % 30;
