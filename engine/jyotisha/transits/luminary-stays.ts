/**
 * Passages of the Sun and the Moon through rashis, which are never backwards. In: an ephemeris, a stretch of time, the zodiac. Out:
 * stays in order.
 */
import { BODY, type SkySource } from '../../sky/sky-source.ts';
import { normalizeDegrees, signedArc } from '../angle.ts';
import { G } from '../graha.ts';
import { signOf } from '../sign.ts';
import type { Stay, StayRange } from './ingresses.ts';

/** Degrees before the next rashi within which one counts as entered: a ten-thousandth of an arcsecond. */
const ENTERED = 1e-8;

/**
 * The stays of the Sun or the Moon in rashis within from..to (JD UT), boundaries to 0.01 s. `ahead` is Lahiri's ayanamsa less the
 * one of the zodiac, degrees. Throws `RangeError` for another graha.
 */
export function luminaryStaysOf(
  ephemeris: Pick<SkySource, 'moving'>,
  graha: number,
  { from, to }: StayRange,
  ahead = 0,
): readonly Stay[] {
  if (graha !== G.sun && graha !== G.moon) throw new RangeError(`graha ${graha} is no luminary`);
  const body = graha === G.sun ? BODY.sun : BODY.moon;
  const placeAt = (jd: number) => {
    const { longitude, speed } = ephemeris.moving(jd, body);
    return { longitude: normalizeDegrees(longitude + ahead), speed };
  };
  const stays: Stay[] = [];
  let start = from;
  let sign = signOf(placeAt(from).longitude);
  while (start < to) {
    const end = endOf(placeAt, start, sign);
    stays.push({ sign, start, end: Math.min(end, to), backwards: false });
    start = end;
    sign = (sign + 1) % 12;
  }
  return stays;
}

/** When a rashi that is entered or in course at an instant is left: Newton's steps from there. */
function endOf(
  placeAt: (jd: number) => { readonly longitude: number; readonly speed: number },
  from: number,
  sign: number,
): number {
  let jd = from;
  for (let step = 0; step < 30; step++) {
    const { longitude, speed } = placeAt(jd);
    // Within the rashi it lies 30 to 0 degrees before the next, just behind its end a little below none.
    const left = signedArc(longitude, 30 * (sign + 1));
    jd += left / speed;
    if (Math.abs(left) < ENTERED) break;
  }
  return jd;
}
