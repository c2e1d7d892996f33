/**
 * Instants in the form of engine/calendars/packed-instants.ts.
 */

import type { InstantsForm } from '../../engine/calendars/packed-instants.ts';

const SECONDS_A_DAY = 86_400;

/** Instants as a form, and the numbers beside it. */
export interface PackedInstants {
  readonly form: InstantsForm;
  readonly bytes: Uint8Array;
}

/** Packs instants (JD UT) that lie almost evenly: a parabola through them and what is left, in units of seconds. */
export function packed(instants: readonly number[], seconds: number): PackedInstants {
  const [start, rate, bend] = parabola(instants);
  const left = Int16Array.from(instants, (jd, i) => {
    const rest = Math.round(((jd - (start + rate * i + bend * i * i)) * SECONDS_A_DAY) / seconds);
    if (Math.abs(rest) > 32_767)
      throw new RangeError(`instant ${i} lies ${rest * seconds} s from its parabola`);
    return rest;
  });
  return { form: { start, rate, bend, seconds }, bytes: new Uint8Array(left.buffer) };
}

// Least squares on a variable from -1 to 1, in which the sums of odd powers vanish.
function parabola(values: readonly number[]): [start: number, rate: number, bend: number] {
  const half = (values.length - 1) / 2;
  const at = values.map((_, i) => (i - half) / half);
  const origin = values[Math.round(half)] ?? 0;
  const sum = (of: (x: number, y: number) => number): number =>
    values.reduce((total, value, i) => total + of(at[i] ?? 0, value - origin), 0);
  const n = values.length;
  const x2 = sum((x) => x * x);
  const x4 = sum((x) => x ** 4);
  const y = sum((_, v) => v);
  const xy = sum((x, v) => x * v);
  const x2y = sum((x, v) => x * x * v);
  const c = (n * x2y - x2 * y) / (n * x4 - x2 * x2);
  const b = xy / x2;
  const a = (y - c * x2) / n;
  // Rounded, so that the residuals are from what is written.
  const round = (number: number, digits: number): number => Number(number.toFixed(digits));
  return [round(origin + a - b + c, 6), round((b - 2 * c) / half, 12), round(c / half ** 2, 18)];
}
