// Maps that were decided, by rule, occurrence and area: languages and pictures share them.

import { openCache } from '@nirnaya/engine/cache';
import type { Decided } from './decide.ts';
import type { Area } from './grid.ts';
import { type RegionMap, regionsOf } from './regions.ts';
import type { ZoneGrid } from './zone-grid.ts';

/** Cached maps, up to some 200 kB each. */
const CACHED_MAPS = 24;

const maps = openCache<string, RegionMap>({ name: 'maps', limit: CACHED_MAPS });

/** The regions of an occurrence, as decided before where they were. */
export function cachedRegions(decided: Decided, area: Area, zones: ZoneGrid): RegionMap {
  const { pack, mode, code, occurrence, sky } = decided;
  const key = JSON.stringify([
    pack.name,
    pack.fingerprint,
    mode,
    code,
    occurrence.start,
    occurrence.end,
    sky.year,
    area,
  ]);
  return maps.getOrCompute(key, () => regionsOf(decided, area, zones));
}
