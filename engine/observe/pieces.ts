// Pieces of time in which several quantities all keep their labels: what is built from them is constant there.

import { dayIndexAt } from '../almanac/day-index.ts';
import type { PlaceYear } from '../almanac/place-year.ts';
import { trackIndexAt } from '../sky/track.ts';
import { changesOf, isRising, type Quantity, trackOf } from './quantities.ts';

/**
 * The instants (JD UT, sorted) at which any of the quantities changes, within the stretch that all of them cover;
 * `around` bounds the lagna. Without quantities, the bounds of the sky's year.
 */
export function boundariesOf(
  py: PlaceYear,
  quantities: readonly Quantity[],
  range: readonly [number, number],
): Float64Array {
  const all = quantities.map((q) => changesOf(py, q, range));
  let [from, to] = [py.sky.from, py.sky.to];
  for (const changes of all) {
    from = Math.max(from, changes[0] ?? to);
    to = Math.min(to, changes[changes.length - 1] ?? from);
  }
  if (from >= to) return new Float64Array(0);
  const inside = all.reduce<readonly number[]>(
    (merged, changes) => mergeWithin(merged, changes, from, to),
    [],
  );
  return Float64Array.from([from, ...inside, to]);
}

/** Two sorted lists in one, each instant once; of the second what lies between two instants. */
function mergeWithin(
  a: readonly number[],
  b: ArrayLike<number>,
  from: number,
  to: number,
): readonly number[] {
  const out: number[] = [];
  let i = 0;
  let j = 0;
  while (j < b.length && b[j] <= from) j++;
  while (i < a.length || (j < b.length && b[j] < to)) {
    const isFirst = i < a.length && !(j < b.length && b[j] < to && b[j] < a[i]);
    const next = isFirst ? a[i++] : b[j++];
    if (out.length === 0 || out[out.length - 1] < next) out.push(next);
  }
  return out;
}

/** Whether `pieceAt` can follow a quantity: the lagna and the lunar months are computed by the year or the day. */
export function isFollowed(q: Quantity): boolean {
  return !isRising(q) && q.name !== 'lunar month' && q.name !== 'purnimanta month';
}

/**
 * Cuts `piece` (JD UT, begin and end) down to the stretch about `t` in which each of the quantities, all of them
 * followed, keeps its label. False where one of them is unknown at `t`.
 */
export function pieceAt(
  py: PlaceYear,
  quantities: readonly Quantity[],
  t: number,
  piece: [number, number],
): boolean {
  for (const q of quantities) {
    const track = trackOf(py.sky, q);
    const i = track === undefined ? dayIndexAt(py, t) : trackIndexAt(track, t);
    if (i < 0) return false;
    const starts = track === undefined ? py.dayStart : track.starts;
    if (starts[i] > piece[0]) piece[0] = starts[i];
    if (starts[i + 1] < piece[1]) piece[1] = starts[i + 1];
  }
  return true;
}
