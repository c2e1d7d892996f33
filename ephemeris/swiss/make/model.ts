/**
 * How the coefficients of a stream are written in the fewest bits: for each order, how many earlier segments predict the
 * next one, with what weights, and how long the codes are.
 */
import { bitsOf } from '../../packed/bits.ts';
import type { OrderModel } from '../../packed/format.ts';
import { predicted } from '../../packed/stream.ts';
import { solved } from './solve.ts';

/** Numbers of earlier segments that are tried. */
const TAPS = [0, 2, 4, 6, 8];

/** The cheapest model of an order, out of its sequences, one a block. */
export function bestModel(sequences: readonly ArrayLike<number>[]): OrderModel {
  let best: OrderModel = { first: 0, rest: 0, taps: [] };
  let least = Number.POSITIVE_INFINITY;
  for (const count of TAPS) {
    const taps = weights(sequences, count);
    if (taps === undefined) continue;
    const first: number[] = [];
    const rest: number[] = [];
    for (const sequence of sequences)
      for (let i = 0; i < sequence.length; i++)
        (i < count ? first : rest).push(sequence[i] - predicted(taps, sequence, i));
    const short = shortest(first);
    const long = shortest(rest);
    if (short.bits + long.bits >= least) continue;
    least = short.bits + long.bits;
    best = { first: short.low, rest: long.low, taps };
  }
  return best;
}

/** The number of low bits with which some numbers take the fewest bits. */
function shortest(numbers: readonly number[]): { readonly low: number; readonly bits: number } {
  let best = { low: 0, bits: Number.POSITIVE_INFINITY };
  for (let low = 0; low < 30; low++) {
    const bits = numbers.reduce((sum, number) => sum + bitsOf(number, low), 0);
    if (bits < best.bits) best = { low, bits };
  }
  return best;
}

/** Weights that predict best by least squares, in single precision so that they are short; undefined where none do. */
function weights(sequences: readonly ArrayLike<number>[], count: number): number[] | undefined {
  const rows = Array.from({ length: count }, () => new Float64Array(count + 1));
  for (const sequence of sequences) {
    for (let i = count; i < sequence.length; i++) {
      for (let a = 0; a < count; a++) {
        for (let b = 0; b < count; b++) rows[a][b] += sequence[i - 1 - a] * sequence[i - 1 - b];
        rows[a][count] += sequence[i - 1 - a] * sequence[i];
      }
    }
  }
  const solution = solved(rows);
  return solution?.map((weight) => Number(Math.fround(weight).toPrecision(8)));
}
