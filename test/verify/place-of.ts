// The place that a row names by its coordinates and zone.

import type { Place } from '../../engine/place/place.ts';
import type { Row } from './rows.ts';

/** The place of a row's columns lat, lon and tz; undefined where one is missing or no number. */
export function placeOf(row: Row): Place | undefined {
  const [lat, lon, zone] = [row.at('lat'), row.at('lon'), row.at('tz')];
  if (lat === '' || lon === '' || zone === '') return undefined;
  const place = { lat: Number(lat), lon: Number(lon), zone };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lon) <= 180 ? place : undefined;
}
