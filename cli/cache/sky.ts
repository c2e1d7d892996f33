// What of the sky and of clocks takes a start longest, from the start before: the polynomials of years, and the offsets of zones
// as the runtime's data of zones have them.

import { join } from 'node:path';
import { addZoneYears, resolvedZoneYears, type ZoneYears } from '@nirnaya/engine/civil';
import type { FitCache } from '@nirnaya/engine/sky';
import { type CacheBounds, cacheFiles } from './files.ts';

/** Some 45 kB a year. */
const bounds: CacheBounds = { files: 24, bytes: 4 * 1024 * 1024 };

const mostZoneYears = 64;

/** The most years that one command caches: one that goes through a century would put out what the others need. */
const mostYears = 3;

/** The caches of a command. */
export interface SkyCache {
  readonly fits: FitCache;
  /** Caches the offsets that were found since. */
  storeZones(): void;
}

/** Opens the caches below a folder, and takes the offsets of zones in. In: the build, which stands for program and ephemeris. */
export function openSkyCache(folder: string, build: string): SkyCache {
  const files = cacheFiles(join(folder, 'sky'), bounds);
  const zonesKey = `zones-${process.versions.tz}-${process.versions.icu}`;
  const zones = files.get(zonesKey);
  const known: ZoneYears = zones === undefined ? [] : JSON.parse(Buffer.from(zones).toString());
  addZoneYears(known);
  let years = 0;
  return {
    fits: {
      get: (year) => files.get(`${build}-${year}`),
      put: (year, bytes) => {
        if (years++ < mostYears) files.put(`${build}-${year}`, bytes);
      },
    },
    storeZones: () => {
      const results = resolvedZoneYears();
      const keys = new Set(known.map(([key]) => key));
      if (results.every(([key]) => keys.has(key))) return;
      files.put(zonesKey, Buffer.from(JSON.stringify(results.slice(0, mostZoneYears))));
    },
  };
}
