/** Baladi avasthas: the age of a graha by its degrees (BPHS 45.3). */
import { degreesIn, isOddSign, signOf } from '../../sign.ts';

/** The ages, each of six degrees; they begin with `bala` in odd rashis and with `mrita` in even ones. */
export const BALADI = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const;

/** An age. */
export type BaladiState = (typeof BALADI)[number];

/** What each gives of the full result, 0..1; the text calls that of the old one "some" and gives no figure. */
const RESULT: readonly (number | undefined)[] = [1 / 4, 1 / 2, 1, undefined, 0];

/** The age of a graha at a sidereal longitude. */
export interface Baladi {
  readonly state: BaladiState;
  /** share of the full result; undefined where the text gives no figure */
  readonly result: number | undefined;
  readonly degrees: number;
  readonly oddSign: boolean;
}

/** The age by a longitude, sidereal degrees. */
export function baladi(longitude: number): Baladi {
  const degrees = degreesIn(longitude);
  const oddSign = isOddSign(signOf(longitude));
  const band = Math.min(4, Math.floor(degrees / 6));
  const age = oddSign ? band : 4 - band;
  return { state: BALADI[age], result: RESULT[age], degrees, oddSign };
}
