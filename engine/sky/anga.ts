/**
 * Boundaries of the angas: the instants at which an ever-growing angle passes multiples of a step. In: a
 * motion (angle and rate). Out: tracks. Newton on the fitted polynomials, span by span.
 */
import { motionAt, type Series } from './chebyshev.ts';
import type { Track } from './track.ts';

/** Writes an angle in degrees, which grows without wrap, to out[0] and its rate per day to out[1]. */
export interface Motion {
  (jd: number, out: Float64Array): void;
  /** where it is made of straight pieces: the instant (JD UT) at which it passes some degrees */
  readonly passes?: (target: number) => number;
}

/** The motion of one longitude. */
export function longitudeMotion(longitude: Series): Motion {
  return (jd, out) => motionAt(longitude, jd, out);
}

/** `a + sign * b`: elongation with -1, the sum of yoga with 1. Neither may be of straight pieces. */
export function combinedMotion(a: Motion, b: Motion, sign: 1 | -1): Motion {
  const second = new Float64Array(2);
  return (jd, out) => {
    a(jd, out);
    b(jd, second);
    out[0] = (out[0] as number) + sign * (second[0] as number);
    out[1] = (out[1] as number) + sign * (second[1] as number);
  };
}

/**
 * The instant (JD UT) at which `motion` passes `target` degrees, from a first `guess`. Newton converges
 * quadratically here: a last step below 1e-5 d leaves less than 1e-9 d.
 */
export function instantOf(motion: Motion, target: number, guess: number): number {
  if (motion.passes !== undefined) return motion.passes(target);
  const state = new Float64Array(2);
  let jd = guess;
  for (let round = 0; round < 20; round++) {
    motion(jd, state);
    const step = (target - (state[0] as number)) / (state[1] as number);
    jd += step;
    if (Math.abs(step) < 1e-5) return jd;
  }
  throw new Error(`no convergence at ${target} degrees near JD ${guess}`);
}

/** Degrees of a motion at an instant (JD UT), without wrap. */
export function degreesAt(motion: Motion, jd: number): number {
  const state = new Float64Array(2);
  motion(jd, state);
  return state[0];
}

/** A division of the circle. */
interface EqualParts {
  /** degrees of a part */
  readonly step: number;
  /** parts after which the labels begin again */
  readonly cycle: number;
}

/** The track of spans of `step` degrees, `cycle` of them to a round, that covers from..to. */
export function trackOf(motion: Motion, { step, cycle }: EqualParts, from: number, to: number): Track {
  const state = new Float64Array(2);
  motion(from, state);
  const firstSpan = Math.floor((state[0] as number) / step);
  const starts: number[] = [];
  let guess = from;
  for (let span = firstSpan; ; span++) {
    const jd = instantOf(motion, span * step, guess);
    starts.push(jd);
    if (jd >= to) break;
    motion(jd, state);
    guess = jd + step / (state[1] as number);
  }
  return { cycle, first: modulo(firstSpan, cycle), starts: Float64Array.from(starts) };
}

/** Every second boundary of a track: tithis from karanas, so that both share the very same instants. */
export function pairedTrack(track: Track): Track {
  const skip = track.first % 2;
  // An odd first span is the second half of a pair whose begin lies before the track.
  const starts = track.starts.filter((_, i) => i % 2 === skip);
  return { cycle: track.cycle / 2, first: ((track.first + skip) % track.cycle) / 2, starts };
}

/** `value` brought into 0..cycle-1. */
function modulo(value: number, cycle: number): number {
  return ((value % cycle) + cycle) % cycle;
}
