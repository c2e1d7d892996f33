// The disputes of a year, found once for each set of packs, chain, place and mode.

import type { PackSet } from '../../compiler/compile.ts';
import { type ByteCache, byteCache } from '../../engine/cache/byte-cache.ts';
import { dataBytes } from '../../engine/cache/weight.ts';
import { type DisputeSetting, disputesIn, type YearDisputes } from './find.ts';

/** The most bytes of what was found: some dozens of years. */
const KEPT_BYTES = 16_000_000;

const keptOf = new WeakMap<Pick<PackSet, 'packs'>, ByteCache<string, YearDisputes>>();

/** The disputes of a year, as found before where they were. */
export function disputesOf(setting: DisputeSetting): YearDisputes {
  const { set, pack, mode, placeYear } = setting;
  let kept = keptOf.get(set);
  if (kept === undefined) {
    kept = byteCache<string, YearDisputes>({ name: 'disputes', limit: KEPT_BYTES, bytesOf: dataBytes });
    keptOf.set(set, kept);
  }
  const { lat, lon, zone } = placeYear.place;
  const key = JSON.stringify([placeYear.year, pack.name, mode, lat, lon, zone]);
  return kept.get(key, () => disputesIn(setting));
}
