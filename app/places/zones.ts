// From coordinates to a time zone. geo-tz and its data (30 MB on disk) are read when first needed, and only a
// bounded part of them is cached in memory.

import { createRequire } from 'node:module';
import { byteCache, lruOfBytes } from '../../engine/cache/byte-cache.ts';
import { dataBytes, textBytes } from '../../engine/cache/weight.ts';
import { zoneIsKnown } from '../../engine/place/zone.ts';

/** The IANA zone at a place, at sea a nautical one; undefined where none is found. */
export type ZoneFinder = (lat: number, lon: number) => string | undefined;

/** Whether a zone is a nautical one, `Etc/GMT+5`: what the map has where no country keeps time. */
export const isSeaZone = (zone: string): boolean => zone.startsWith('Etc/');

/** Bytes of the zone map cached in memory. */
const tileBytes = 16_000_000;

/** Bytes of cached answers, by coordinates to four decimals (about 11 m): some four thousand. */
const answerBytes = 1_200_000;

const require = createRequire(import.meta.url);

interface Answer {
  readonly zone: string | undefined;
}

/** A finder over the zone map of geo-tz, in which every country has its own zones. */
export function geoZones(): ZoneFinder {
  let find: ((lat: number, lon: number) => string[]) | undefined;
  const answers = byteCache<string, Answer>({
    name: 'zones of places',
    limit: answerBytes,
    bytesOf: (_answer, key) => textBytes(key) + 50,
  });
  return (lat, lon) => {
    find ??= openGeoTz();
    const inMap = find;
    const key = `${lat.toFixed(4)},${lon.toFixed(4)}`;
    return answers.get(key, () => ({ zone: best(inMap(lat, lon)) })).zone;
  };
}

function openGeoTz(): (lat: number, lon: number) => string[] {
  const { find, setCache } = require('geo-tz/all') as typeof import('geo-tz/all');
  const store = lruOfBytes<string, object>({
    name: 'zone map',
    limit: tileBytes,
    bytesOf: (tile, key) => textBytes(key) + dataBytes(tile),
  });
  setCache({ store });
  return find;
}

// At the pole every sea zone meets; there the clock of Greenwich serves.
function best(found: readonly string[]): string | undefined {
  if (found.length > 2 && found.includes('Etc/GMT')) return 'Etc/GMT';
  return found.find(zoneIsKnown);
}
