// Pieces of time in which several quantities all keep their labels: what is built from them is constant there.

import { dayIndexAt } from '../almanac/day-index.ts';
import type { PlaceYear } from '../almanac/place-year.ts';
import { trackIndexAt } from '../sky/track.ts';
import { allSpans, isRising, type Quantity, trackOf } from './quantities.ts';

/**
 * The instants (JD UT, sorted) at which any of the quantities changes, within the stretch that all of them cover;
 * `around` bounds the lagna. Without quantities, the bounds of the sky's year.
 */
export function boundariesOf(
  py: PlaceYear,
  quantities: readonly Quantity[],
  around: readonly [number, number],
): Float64Array {
  let [from, to] = [py.sky.from, py.sky.to];
  const instants = new Set<number>();
  for (const q of quantities) {
    const { spans } = allSpans(py, q, around);
    from = Math.max(from, spans[0] ?? to);
    to = Math.min(to, spans.at(-1) ?? from);
    for (const instant of spans) instants.add(instant);
  }
  const inside = [...instants].filter((t) => t > from && t < to);
  return from < to ? Float64Array.from([from, ...inside, to]).sort() : new Float64Array(0);
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
