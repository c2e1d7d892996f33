/**
 * A quantity that is known at some instants and grows evenly between them, as almanacs made of tables have it. In: knots.
 * Out: a motion that knows where it passes a value, without searching.
 */
import type { Motion } from '../anga.ts';

/** Growing instants (JD UT) and the value at each, growing too. */
export interface Knots {
  readonly instants: Float64Array;
  readonly values: Float64Array;
}

/** The motion along straight lines from knot to knot; beyond the ends the outer lines go on. */
export function brokenLine({ instants, values }: Knots): Motion {
  const along: Motion = (jd, out) => {
    const i = pieceOf(instants, jd);
    const rate = (values[i + 1] - values[i]) / (instants[i + 1] - instants[i]);
    out[0] = values[i] + rate * (jd - instants[i]);
    out[1] = rate;
  };
  const passes = (target: number): number => {
    const i = pieceOf(values, target);
    const share = (target - values[i]) / (values[i + 1] - values[i]);
    return instants[i] + share * (instants[i + 1] - instants[i]);
  };
  return Object.assign(along, { passes });
}

/** Index of the knot that begins the piece which holds `x`; the first or last piece beyond the ends. */
function pieceOf(knots: Float64Array, x: number): number {
  let low = 0;
  let high = knots.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (knots[middle] <= x) low = middle;
    else high = middle;
  }
  return low;
}
