/**
 * The years of places that rules are tied to. In: the sky of a year and a place. Out: its place-year, built once and
 * shared by all computations under that sky.
 */
import { charge, hanging, hangOn } from '../cache/ledger.ts';
import type { Place } from '../place/place.ts';
import type { SkyYear } from '../sky/sky-year.ts';
import { buildPlaceYear, type PlaceYear } from './place-year.ts';
import { placeYearBytes } from './place-year-bytes.ts';

const elsewhere = hanging<SkyYear, Map<string, PlaceYear>>(() => 200);

/**
 * The year of the place that a rule is tied to, under the sky of another's year. It hangs on the sky year and is shared
 * by all callers there; what hangs on it is charged to the sky year.
 */
export function placeYearUnder(sky: SkyYear, place: Place): PlaceYear {
  const years = elsewhere.of(sky, () => new Map());
  const key = `${place.lat} ${place.lon} ${place.zone}`;
  let py = years.get(key);
  if (py === undefined) {
    py = buildPlaceYear(sky, place);
    years.set(key, py);
    hangOn(sky, py);
    charge(sky, placeYearBytes(py));
  }
  return py;
}
