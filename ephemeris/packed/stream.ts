/**
 * One stream of a block: the coefficients of a quantity, order by order, each predicted from the segments before it, so
 * that only what the prediction missed is written.
 */
import type { Series } from '@nirnaya/engine/sky';
import { type BitReader, type BitWriter, readBits, writeBits } from './bits.ts';
import type { OrderModel, StreamModel } from './format.ts';

/** What a model expects of coefficient `index` of a sequence whose earlier ones are known. */
export function predicted(taps: readonly number[], sequence: ArrayLike<number>, index: number): number {
  if (index < taps.length) return 0;
  let sum = 0;
  for (let i = 0; i < taps.length; i++) sum += taps[i] * sequence[index - 1 - i];
  return Math.round(sum);
}

/** The bytes of a stream: `orders[k][i]` is coefficient k of segment i, in quanta. */
export function packStream(model: StreamModel, orders: readonly ArrayLike<number>[]): Uint8Array {
  const bits = writeBits();
  for (const [k, order] of model.orders.entries()) packOrder(bits, order, orders[k]);
  return bits.bytes();
}

function packOrder(bits: BitWriter, { taps, first, rest }: OrderModel, sequence: ArrayLike<number>): void {
  for (let i = 0; i < sequence.length; i++)
    bits.push(sequence[i] - predicted(taps, sequence, i), i < taps.length ? first : rest);
}

/** Where the segments of a stream lie within a block. */
export interface Layout {
  /** JD UT */
  readonly start: number;
  /** days of a segment */
  readonly span: number;
  readonly count: number;
}

/** The stream as a series, without its linear term. */
export function unpackStream(
  { orders, quantum }: StreamModel,
  bytes: Uint8Array,
  { start, span, count }: Layout,
): Series {
  const bits = readBits(bytes);
  const width = orders.length;
  const coefficients = new Float64Array(count * width);
  const sequence = new Float64Array(count);
  for (const [k, order] of orders.entries()) {
    unpackOrder(bits, order, sequence);
    for (let i = 0; i < count; i++) coefficients[i * width + k] = sequence[i] * quantum;
  }
  return { start, span, degree: width - 1, count, coefficients };
}

function unpackOrder(bits: BitReader, { taps, first, rest }: OrderModel, sequence: Float64Array): void {
  for (let i = 0; i < sequence.length; i++)
    sequence[i] = bits.next(i < taps.length ? first : rest) + predicted(taps, sequence, i);
}
