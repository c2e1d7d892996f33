// The cache key of a day context.

import { isoDate } from '@nirnaya/engine/civil';

/** The key of a day context. */
export interface DayContextQuery {
  /** civil day number */
  readonly date: number;
  /** undefined with `lon` where only a region gives the place */
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly location_id?: number | undefined;
  readonly lang?: string | undefined;
  readonly region?: string | undefined;
  readonly tz?: string | undefined;
}

/** Coordinates to four decimals (11 m), so that a cached value is what would be computed for its key. */
export const rounded = ({ lat, lon }: Pick<DayContextQuery, 'lat' | 'lon'>) => ({
  lat: lat === undefined ? undefined : Number(lat.toFixed(4)),
  lon: lon === undefined ? undefined : Number(lon.toFixed(4)),
});

/** The key of a query under rules of a fingerprint. A zone given changes the answer and so the key. */
export function dayContextKey(query: DayContextQuery, fingerprint: string): string {
  const { date, location_id, lang, region, tz } = query;
  const { lat, lon } = rounded(query);
  return JSON.stringify([
    isoDate(date),
    lat ?? null,
    lon ?? null,
    location_id ?? null,
    lang?.toLowerCase() ?? null,
    region?.toUpperCase() ?? null,
    tz ?? null,
    fingerprint,
  ]);
}
