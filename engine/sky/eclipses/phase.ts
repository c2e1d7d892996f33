/**
 * The instants of an eclipse from a gap: a function of time that is negative while the phase lasts, falls before its
 * middle and rises after it.
 */
import { crossingIn } from '../crossings.ts';
import type { Phase } from './eclipse.ts';

/** Half of the time over which a rate is taken, days: 17 s. */
const STEP = 2e-4;

/** How far from the middle no phase of an eclipse reaches, days. */
const REACH = 0.25;

/** Gap, in Earth radii, below which the middle of a phase is sought by itself: it may fail to come about. */
const SMALL_GAP = 0.02;

/** The instant near `guess` at which a smooth function is least: Newton on its rate. */
export function leastNear(f: (jd: number) => number, guess: number): number {
  let jd = guess;
  for (let round = 0; round < 20; round++) {
    const before = f(jd - STEP);
    const at = f(jd);
    const after = f(jd + STEP);
    const step = (-STEP * (after - before)) / (2 * (after - 2 * at + before));
    jd += step;
    if (Math.abs(step) < 1e-7) return jd;
  }
  throw new Error(`no convergence on the least value near JD ${guess}`);
}

/** The phase in which `gap` is negative about `greatest`; undefined where it never is. */
export function phaseAbout(gap: (jd: number) => number, greatest: number): Phase | undefined {
  const depth = gap(greatest);
  if (depth > SMALL_GAP) return undefined;
  const middle = depth > -SMALL_GAP ? leastNear(gap, greatest) : greatest;
  if (gap(middle) >= 0) return undefined;
  return { start: crossingIn(gap, middle - REACH, middle), end: crossingIn(gap, middle, middle + REACH) };
}
