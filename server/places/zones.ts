// From coordinates to a time zone. geo-tz and its data (30 MB on disk) are read when first needed, and only a
// bounded part of them is kept in memory.

import { zoneIsKnown } from '../../engine/place/zone.ts';
import { boundedCache } from '../../engine/sky/bounded-cache.ts';

/** The IANA zone at a place; undefined where none is found. */
export type ZoneFinder = (lat: number, lon: number) => Promise<string | undefined>;

/** Tiles of the zone map kept in memory. */
const keptTiles = 256;

/** Answers kept, by coordinates to four decimals (about 11 m). */
const keptAnswers = 4096;

interface Answer {
  readonly zone: string | undefined;
}

/** A finder over the zone map of geo-tz, in which every country has its own zones. */
export function geoZones(): ZoneFinder {
  let finder: Promise<(lat: number, lon: number) => string[]> | undefined;
  const answers = boundedCache<string, Answer>(keptAnswers);
  return async (lat, lon) => {
    finder ??= openGeoTz();
    const find = await finder;
    const key = `${lat.toFixed(4)},${lon.toFixed(4)}`;
    return answers.get(key, () => ({ zone: best(find(lat, lon)) })).zone;
  };
}

async function openGeoTz(): Promise<(lat: number, lon: number) => string[]> {
  const { find, setCache } = await import('geo-tz/all');
  setCache({ store: boundedStore(keptTiles) });
  return find;
}

// At the pole every sea zone meets; there the clock of Greenwich serves.
function best(found: readonly string[]): string | undefined {
  if (found.length > 2 && found.includes('Etc/GMT')) return 'Etc/GMT';
  return found.find(zoneIsKnown);
}

// A map that forgets its oldest entries, in the shape geo-tz asks for.
function boundedStore(bound: number): { get(key: string): unknown; set(key: string, value: unknown): void } {
  const kept = new Map<string, unknown>();
  return {
    get: (key) => kept.get(key),
    set: (key, value) => {
      kept.set(key, value);
      for (const oldest of kept.keys()) {
        if (kept.size <= bound) break;
        kept.delete(oldest);
      }
    },
  };
}
