// By which time the clock of a birth went: that of its zone, the local mean time of its own longitude, or a stated offset.
// Zones carry one city's mean time back to where their history begins; a birth elsewhere in the land did not go by it.

import { openCache } from '@nirnaya/engine/cache';
import { IANAZone } from 'luxon';

/** By which time a clock goes. */
export type TimeStandard = 'zone' | 'lmt' | 'offset';

/** Seconds that local mean time is ahead of UTC at a longitude, degrees east: four minutes a degree. */
export const meanTimeOffset = (lon: number): number => Math.round(lon * 240);

/**
 * Where the history of a zone has the time of cities before the first legal time of the land. The IANA data has Howrah's and
 * Madras's mean time for Asia/Kolkata; both were kept in few towns and by railways. Standard time is of 1 January 1906.
 */
const legalTimes: Readonly<Record<string, number>> = {
  'Asia/Kolkata': Date.UTC(1906, 0, 1) - 5.5 * 3_600_000,
  'Asia/Calcutta': Date.UTC(1906, 0, 1) - 5.5 * 3_600_000,
};

const begins = openCache<string, number>({ name: 'legal times of zones', limit: 700 });

/** When the first legal time of a zone began, ms since 1970; -Infinity where its history has no change. */
export const legalTimeBegan = (zone: string): number =>
  begins.getOrCompute(zone, () => legalTimes[zone] ?? firstChange(zone));

/** Whether the history of a zone has, at an instant (ms since 1970), the time of a city before the first legal time. */
export const hasCityTime = (zone: string, ms: number): boolean =>
  zone in legalTimes &&
  ms < legalTimeBegan(zone) &&
  ms >= changes.getOrCompute(zone, () => firstChange(zone));

const changes = openCache<string, number>({ name: 'first changes of zones', limit: 8 });

// The first changes of zones are of 1835 (Amsterdam), the last of 1972 (Monrovia).
function firstChange(zone: string): number {
  const rules = IANAZone.create(zone);
  // A day that was left out or counted twice, as the date line moved, changes nothing of the time of day.
  const offsetAt = (ms: number): number => (Math.round(rules.offset(ms) * 60) + 86_400) % 86_400;
  const first = offsetAt(Date.UTC(1800, 0, 1));
  for (let year = 1801; year <= 1980; year++) {
    let [low, high] = [Date.UTC(year - 1, 0, 1), Date.UTC(year, 0, 1)];
    if (offsetAt(high) === first) continue;
    while (high - low > 1000) {
      const middle = low + Math.floor((high - low) / 2000) * 1000;
      if (offsetAt(middle) === first) low = middle;
      else high = middle;
    }
    return high;
  }
  return Number.NEGATIVE_INFINITY;
}

/** A time that a city kept beside the legal one. */
export interface CityTime {
  readonly name: string;
  /** seconds ahead of UTC */
  readonly offset: number;
}

interface DatedCityTime extends CityTime {
  readonly lat: number;
  readonly lon: number;
  /** ms since 1970 */
  readonly until: number;
}

// IANA time zone database, notes on Asia/Kolkata: Calcutta kept its own time until 1948, Bombay until 1955. When in the year
// is not stated; the year's end is taken.
const cityTimes: readonly DatedCityTime[] = [
  { name: 'Bombay time', offset: 17_460, lat: 18.96, lon: 72.82, until: Date.UTC(1956, 0, 1) },
  { name: 'Calcutta time', offset: 21_200, lat: 22.57, lon: 88.36, until: Date.UTC(1949, 0, 1) },
];

/** Within how many degrees of a city its time is thought of. */
const reach = 0.4;

/** The time that the city of a place kept beside the legal one at an instant (ms since 1970); undefined where there was none. */
export const cityTimeAt = (place: { readonly lat: number; readonly lon: number }, ms: number) =>
  cityTimes.find(
    ({ lat, lon, until }) =>
      ms < until &&
      ms >= (legalTimes['Asia/Kolkata'] ?? 0) &&
      Math.hypot(place.lat - lat, place.lon - lon) <= reach,
  );
