// The cache key of a day context.

import { isoDate } from '../../engine/place/civil.ts';

/** The key of a day context. */
export interface DayContextQuery {
  /** civil day number */
  readonly date: number;
  readonly lat: number;
  readonly lon: number;
  readonly location_id?: number | undefined;
  readonly lang?: string | undefined;
  readonly region?: string | undefined;
  readonly tz?: string | undefined;
}

/** Coordinates to four decimals (11 m), so that a cached value is what would be computed for its key. */
export const rounded = ({ lat, lon }: Pick<DayContextQuery, 'lat' | 'lon'>) => ({
  lat: Number(lat.toFixed(4)),
  lon: Number(lon.toFixed(4)),
});

/** The key of a query under rules of a fingerprint. A zone given changes the answer and so the key. */
export function dayContextKey(query: DayContextQuery, fingerprint: string): string {
  const { date, location_id, lang, region, tz } = query;
  const { lat, lon } = rounded(query);
  return JSON.stringify([
    isoDate(date),
    lat,
    lon,
    location_id ?? null,
    lang?.toLowerCase() ?? null,
    region?.toUpperCase() ?? null,
    tz ?? null,
    fingerprint,
  ]);
}
