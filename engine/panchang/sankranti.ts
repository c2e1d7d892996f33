/**
 * Sankrantis of a civil year: the instants at which the sidereal Sun enters a rashi.
 */
import { civilIndexAt } from '../almanac/day-index.ts';
import type { PlaceYear } from '../almanac/place-year.ts';

/** The Sun's entry into a rashi. */
export interface Sankranti {
  /** rashi entered, 0 = Mesha */
  readonly rashi: number;
  /** JD UT, within 0.1 s of the Swiss Ephemeris */
  readonly instant: number;
  /** day index of the civil date (local midnight to midnight) that holds the instant */
  readonly civilIndex: number;
}

/**
 * The sankrantis of the place's civil year, in order: twelve, except that about 3100, when Dhanu
 * sankranti has drifted to 31 December, a year may hold eleven or thirteen by the place's midnight.
 */
export function sankrantisOf(py: PlaceYear): Sankranti[] {
  const { sunRashi } = py.sky;
  const from = py.midnight[py.yearStart];
  const to = py.midnight[py.yearEnd];
  const sankrantis: Sankranti[] = [];
  for (const [i, instant] of sunRashi.starts.entries()) {
    if (instant < from || instant >= to) continue;
    sankrantis.push({
      rashi: (sunRashi.first + i) % sunRashi.cycle,
      instant,
      civilIndex: civilIndexAt(py, instant),
    });
  }
  return sankrantis;
}
