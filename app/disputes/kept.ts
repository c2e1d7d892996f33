// The disputes of a year, found once for each set of packs, chain, place and mode; who asks meanwhile waits for the same.

import type { PackSet } from '../../compiler/compile.ts';
import { type ByteCache, byteCache } from '../../engine/cache/byte-cache.ts';
import { dataBytes } from '../../engine/cache/weight.ts';
import { type DisputeSetting, disputesIn, type YearDisputes } from './find.ts';

/** The most bytes of what was found: some dozens of years. */
const KEPT_BYTES = 16_000_000;

interface Kept {
  readonly done: ByteCache<string, YearDisputes>;
  readonly underWay: Map<string, Promise<YearDisputes>>;
}

const keptOf = new WeakMap<Pick<PackSet, 'packs'>, Kept>();

/** The disputes of a year, as found before where they were. */
export async function disputesOf(setting: DisputeSetting): Promise<YearDisputes> {
  const { set, pack, mode, placeYear } = setting;
  let kept = keptOf.get(set);
  if (kept === undefined) {
    const done = byteCache<string, YearDisputes>({ name: 'disputes', limit: KEPT_BYTES, bytesOf: dataBytes });
    kept = { done, underWay: new Map() };
    keptOf.set(set, kept);
  }
  const { lat, lon, zone } = placeYear.place;
  const key = JSON.stringify([placeYear.year, pack.name, mode, lat, lon, zone]);
  const known = kept.done.known(key);
  if (known !== undefined) return known;
  const { underWay, done } = kept;
  let finding = underWay.get(key);
  if (finding === undefined) {
    finding = disputesIn(setting).finally(() => underWay.delete(key));
    underWay.set(key, finding);
  }
  const found = await finding;
  return done.get(key, () => found);
}
