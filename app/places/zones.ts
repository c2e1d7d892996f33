// From coordinates to a time zone. geo-tz and its data (30 MB on disk) are read when first needed, and only a
// bounded part of them is cached in memory.

import { createRequire } from 'node:module';
import { openCache } from '@nirnaya/engine/cache';
import { zoneIsKnown } from '@nirnaya/engine/civil';

/** The IANA zone at a place, at sea a nautical one; undefined where none is found. */
export type ZoneFinder = (lat: number, lon: number) => string | undefined;

/** Cached tiles of the zone map. */
const cachedTiles = 256;

/** Cached answers, by coordinates to four decimals (about 11 m). */
const cachedAnswers = 4096;

const require = createRequire(import.meta.url);

interface Answer {
  readonly zone: string | undefined;
}

/** A finder over the zone map of geo-tz, in which every country has its own zones. */
export function geoZones(): ZoneFinder {
  let find: ((lat: number, lon: number) => string[]) | undefined;
  const answers = openCache<string, Answer>({ name: 'zones of places', limit: cachedAnswers });
  return (lat, lon) => {
    find ??= openGeoTz();
    const inMap = find;
    const key = `${lat.toFixed(4)},${lon.toFixed(4)}`;
    return answers.getOrCompute(key, () => ({ zone: best(inMap(lat, lon)) })).zone;
  };
}

function openGeoTz(): (lat: number, lon: number) => string[] {
  const { find, setCache } = require('geo-tz/all') as typeof import('geo-tz/all');
  const store = openCache<string, object>({ name: 'zone map', limit: cachedTiles });
  setCache({ store });
  return find;
}

// At the pole every sea zone meets; there the clock of Greenwich serves.
function best(candidates: readonly string[]): string | undefined {
  if (candidates.length > 2 && candidates.includes('Etc/GMT')) return 'Etc/GMT';
  return candidates.find(zoneIsKnown);
}
