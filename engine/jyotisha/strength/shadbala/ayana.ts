/** Ayana bala: strength by declination, in virupas (BPHS 27.15-17). Grahas are Sun to Saturn. */
import { normalizeDegrees } from '../../angle.ts';
import { G } from '../../graha.ts';

/** Greatest declination of the texts. */
const GREATEST = 24;

/** The khandas of the three rashis of a quadrant; 90 together stand for the greatest declination. */
const KHANDAS: readonly number[] = [45, 33, 12];

/** Declination of the Surya Siddhanta (2.28 with its sines) at 0, 15 .. 90 degrees from the equinox, minutes of arc. */
const SIDDHANTA: readonly number[] = [0, 362, 703, 1002, 1238, 1388, 1440];

/** Degrees from the nearer equinox, 0..90, negative south of the equator. */
function bhuja(tropical: number): number {
  const turn = normalizeDegrees(tropical);
  const half = turn % 180;
  const arc = half > 90 ? 180 - half : half;
  return turn < 180 ? arc : -arc;
}

/** Declination, degrees, of a tropical longitude by the khandas of BPHS. */
export function khandaDeclination(tropical: number): number {
  const arc = bhuja(tropical);
  let left = Math.abs(arc);
  let sum = 0;
  for (const khanda of KHANDAS) {
    const part = Math.min(left, 30);
    sum += (khanda * part) / 30;
    left -= part;
  }
  return (Math.sign(arc) * sum * GREATEST) / 90;
}

/** Declination, degrees, of a tropical longitude by the table of the Surya Siddhanta. */
export function siddhantaDeclination(tropical: number): number {
  const arc = bhuja(tropical);
  const steps = Math.abs(arc) / 15;
  const row = Math.min(5, Math.floor(steps));
  const minutes = SIDDHANTA[row] + (SIDDHANTA[row + 1] - SIDDHANTA[row]) * (steps - row);
  return (Math.sign(arc) * minutes) / 60;
}

/**
 * Ayana bala of a declination in degrees, north positive: Sun, Mars, Jupiter and Venus are strong in the north, Moon and
 * Saturn in the south, Mercury in either. Never below 0 nor above 60, whatever its latitude adds.
 */
export function ayanaBala(graha: number, declination: number): number {
  const towards =
    graha === G.mercury
      ? Math.abs(declination)
      : graha === G.moon || graha === G.saturn
        ? -declination
        : declination;
  return Math.min(60, Math.max(0, (GREATEST + towards) * 1.25));
}
