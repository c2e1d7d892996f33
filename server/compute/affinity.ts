// Which computations meet the same caches: those about one place, whatever it is named by.

import type { AnyGiven } from '../http/given.ts';

/** The place of a request as a key; undefined where it names none. */
export function affinityOf({ query, body }: AnyGiven): string | undefined {
  const { location_id, lat, lon, region, pack } = { ...query, ...body };
  if (location_id !== undefined) return `id ${String(location_id)}`;
  if (typeof lat === 'number' && typeof lon === 'number') return `at ${lat.toFixed(2)} ${lon.toFixed(2)}`;
  if (region !== undefined) return `region ${String(region)}`;
  return pack === undefined ? undefined : `pack ${String(pack)}`;
}
