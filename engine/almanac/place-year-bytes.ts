/**
 * How much memory a place-year takes by itself: its arrays, by their sizes.
 */
import { objectBytes, textBytes, typedArrayBytes } from '../cache/weight.ts';
import type { Place } from '../place/place.ts';

/** The arrays of a place-year. */
type Arrays = Readonly<
  Record<
    'midnight' | 'sunrise' | 'sunset' | 'moonrise' | 'moonset' | 'moonrises' | 'moonsets' | 'dayStart',
    Float64Array
  >
>;

/** Bytes of a place-year by itself, by estimate, its sky left out; what hangs on it is charged to it as it comes. */
export function placeYearBytes(py: Arrays & { readonly place: Place }): number {
  const arrays = [
    py.midnight,
    py.sunrise,
    py.sunset,
    py.moonrise,
    py.moonset,
    py.moonrises,
    py.moonsets,
    py.dayStart,
  ];
  // The place, the offsets that the clock reads and the cache key take some hundreds of bytes.
  const rest = objectBytes(16) + objectBytes(3) + textBytes(py.place.zone) + 600;
  return arrays.reduce((sum, array) => sum + typedArrayBytes(array), rest);
}
