// The curated places among those of the source: each takes the place of its twin, the largest place of its name nearby.

import { type Location, locations } from '../../app/places/locations.ts';
import { soundKey } from '../../dsl/vocabulary/spelling.ts';
import type { SourcePlace } from './source.ts';

/** Degrees within which a place is the same. */
const nearby = 0.3;

/** The twin of each curated place, by the twin's id. One without a twin is an error. */
export function curatedTwins(source: readonly SourcePlace[]): ReadonlyMap<number, Location> {
  return new Map([...locations.values()].map((location) => [twinOf(location, source).id, location]));
}

function twinOf({ name_en, latitude, longitude, country_code }: Location, source: readonly SourcePlace[]) {
  const key = soundKey(name_en);
  const near = source.filter(
    (place) =>
      place.country === country_code &&
      Math.abs(place.latitude - latitude) < nearby &&
      Math.abs(place.longitude - longitude) < nearby,
  );
  const named = near.filter(({ ascii }) => soundKey(ascii) === key);
  const known = near.filter(({ others }) => others.some((other) => soundKey(other) === key));
  const [first, ...more] = named.length > 0 ? named : known;
  if (first === undefined) throw new Error(`${name_en} is not among the places of the source`);
  return more.reduce((a, b) => (a.population >= b.population ? a : b), first);
}
