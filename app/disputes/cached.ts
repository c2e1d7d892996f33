// The disputes of a year, found once for each set of packs, chain, place and mode.

import type { PackSet } from '@nirnaya/compiler/compile';
import { type CountedCache, openCache } from '@nirnaya/engine/cache';
import { type DisputeSetting, disputesIn, type YearDisputes } from './find.ts';

/** Cached years, up to some 0.4 MB each. */
const CACHED_YEARS = 32;

const cacheOf = new WeakMap<Pick<PackSet, 'packs'>, CountedCache<string, YearDisputes>>();

/** The disputes of a year, as found before where they were. */
export function disputesOf(setting: DisputeSetting): YearDisputes {
  const { set, pack, mode, placeYear, zone } = setting;
  let cache = cacheOf.get(set);
  if (cache === undefined) {
    cache = openCache<string, YearDisputes>({ name: 'disputes', limit: CACHED_YEARS });
    cacheOf.set(set, cache);
  }
  const { lat, lon, zone: dayZone } = placeYear.place;
  // On a sky that a request names the chain has another fingerprint.
  const { name, fingerprint } = pack;
  const key = JSON.stringify([placeYear.year, name, fingerprint, mode, lat, lon, dayZone, zone]);
  return cache.getOrCompute(key, () => disputesIn(setting));
}
