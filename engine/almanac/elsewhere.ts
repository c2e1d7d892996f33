/**
 * The years of places that rules are tied to. In: the sky of a year and a place. Out: its place-year, built once and
 * shared by all computations under that sky.
 */
import { memoOn, setWithin } from '../cache/memo.ts';
import type { Place } from '../place/place.ts';
import type { SkyYear } from '../sky/sky-year.ts';
import { placeYearOn } from './on-sky.ts';
import { buildPlaceYear, type PlaceYear } from './place-year.ts';

const elsewhere = memoOn<SkyYear, Map<string, PlaceYear>>();

// Texts of rules may be tied to any place.
const MOST_PLACES = 32;

/**
 * The year of the place that a rule is tied to, under the sky and by the calendars of another's year. It is memoized on
 * the sky year and shared by all callers there; where the Sun and the Moon rise there is the same on every sky.
 */
export function placeYearUnder({ sky: { drik, name }, calendars }: PlaceYear, place: Place): PlaceYear {
  const years = elsewhere.of(drik, () => new Map());
  const key = `${place.lat} ${place.lon} ${place.zone}`;
  let py = years.get(key);
  if (py?.calendars !== calendars) {
    py = buildPlaceYear(drik, place, { calendars });
    setWithin(years, MOST_PLACES, key, py);
  }
  return placeYearOn(py, name);
}
