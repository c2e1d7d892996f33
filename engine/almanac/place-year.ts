/**
 * Every dated fact of one place and one Gregorian year: local midnights, rise and set of Sun and Moon, laid
 * into days. In: the sky of the year and a place. Out: flat arrays by day index.
 */

import { openCache } from '../cache/cache.ts';
import { untabledCalendars, type WorldCalendars } from '../calendars/world.ts';
import { civilDay, jdOfCivilDay } from '../civil/civil.ts';
import { instantOfLocal, zoneOffsets } from '../civil/zone.ts';
import { type HorizonRule, observerAt, riseSet } from '../place/horizon.ts';
import { MOON_UPPER_LIMB, SUN_RULES, type SunriseRule } from '../place/horizon-rules.ts';
import type { Place } from '../place/place.ts';
import type { Sky } from '../sky/sky.ts';
import type { SkyYear } from '../sky/sky-year.ts';
import { requireSkyYear } from '../sky/year-range.ts';
import { type DayEnds, dayEnds, dayStarts, firstWithin } from './day-frame.ts';

/** Days before 1 January and after 31 December that a place-year covers. */
export const PLACE_MARGIN = 48;

/** One place, one year. Instants are JD UT; index 0 is the civil day `firstDay`. */
export interface PlaceYear extends DayEnds {
  readonly place: Place;
  readonly year: number;
  readonly sky: SkyYear;
  /** the calendars of the world that its days are also counted by */
  readonly calendars: WorldCalendars;
  /** civil day number of index 0: 1 January less the margin */
  readonly firstDay: number;
  /** number of days, margins included */
  readonly count: number;
  /** index of 1 January */
  readonly yearStart: number;
  /** one past the index of 31 December */
  readonly yearEnd: number;
  /** count + 1: local 00:00 of each civil date; the first instant of the date where 00:00 is skipped */
  readonly midnight: Float64Array;
  /** count + 1: first sunrise within the civil date, NaN where the Sun does not rise on it */
  readonly sunrise: Float64Array;
  /** count + 1: sunset after that sunrise; NaN unless the Sun rises, sets and rises again within 36 hours */
  readonly sunset: Float64Array;
  /** count + 1: the sunrise after that sunset, which ends the day; NaN where the sunset is */
  readonly nextSunrise: Float64Array;
  /** count + 1: sunset after that sunrise, whether or not the Sun rises again; for those who watch it, not for rules */
  readonly sunsetSeen: Float64Array;
  /** count: first moonrise from this dayStart to the next, NaN if none */
  readonly moonrise: Float64Array;
  /** count: first moonset from this dayStart to the next, NaN if none */
  readonly moonset: Float64Array;
  /** every moonrise of the range, sorted */
  readonly moonrises: Float64Array;
  /** every moonset of the range, sorted */
  readonly moonsets: Float64Array;
  /** count + 1: sunrise, else local midnight + 6 h; strictly increasing */
  readonly dayStart: Float64Array;
  /** JD UT of a local clock time on a date, `minutes` after its 00:00; a skipped reading returns the gap's end */
  clock(index: number, minutes: number): number;
}

/**
 * When the Moon counts as risen: its centre on the horizon as computed from the Earth's centre, without
 * refraction, which is what almanacs print; or its upper limb as seen from the place, through refraction.
 */
export type MoonriseRule = 'geocentric_centre' | 'upper_limb';

/** How a place-year is computed. */
export interface PlaceYearOptions {
  /** default `upper_limb` */
  readonly sunrise?: SunriseRule;
  /** default `geocentric_centre` */
  readonly moonrise?: MoonriseRule;
  /** default: those without tables, of which some count no months */
  readonly calendars?: WorldCalendars;
}

const MOON_RULES: Record<MoonriseRule, HorizonRule> = {
  geocentric_centre: { altitude: 0, radius: 0, seenFrom: 'centre' },
  upper_limb: MOON_UPPER_LIMB,
};

/** Builds the year of a place from the sky of that year. */
export function buildPlaceYear(sky: SkyYear, place: Place, options: PlaceYearOptions = {}): PlaceYear {
  const from = civilDay(sky.year, 1, 1) - PLACE_MARGIN;
  const to = civilDay(sky.year + 1, 1, 1) + PLACE_MARGIN - 1;
  return buildPlaceDays(sky, place, { from, to }, options);
}

/** Days from..to, both inclusive: civil day numbers. */
export interface CivilDays {
  readonly from: number;
  readonly to: number;
}

/**
 * Some days of a place in the year of a sky, within the margins of the year: what decides a few days at many places. All
 * else is as of the whole year.
 */
export function buildPlaceDays(
  sky: SkyYear,
  place: Place,
  { from: firstDay, to: lastDay }: CivilDays,
  options: PlaceYearOptions = {},
): PlaceYear {
  const { year } = sky;
  const count = lastDay - firstDay + 1;
  const indexOf = (day: number): number => Math.min(Math.max(day - firstDay, 0), count);

  const offsets = zoneOffsets(place.zone, jdOfCivilDay(firstDay - 2), jdOfCivilDay(firstDay + count + 4));
  // One midnight more than is given out bounds the day after the last.
  const midnights = Float64Array.from({ length: count + 2 }, (_, i) => instantOfLocal(offsets, firstDay + i));
  const begin = midnights[0] as number;
  const end = (midnights[count + 1] as number) + 2;

  const observer = observerAt(place.lat, place.lon);
  const sunRule = SUN_RULES[options.sunrise ?? 'upper_limb'];
  const moonRule = MOON_RULES[options.moonrise ?? 'geocentric_centre'];
  const sun = riseSet(sky.fit.sun, observer, sunRule, { from: begin, to: end });
  // Most rules never look at the Moon's.
  const moonEvents = once(() => riseSet(sky.fit.moon, observer, moonRule, { from: begin, to: end }));

  const sunrise = firstWithin(sun.rises, midnights);
  const dayStart = dayStarts(sunrise, midnights);
  const moonrise = once(() => firstWithin(moonEvents().rises, dayStart));
  const moonset = once(() => firstWithin(moonEvents().sets, dayStart));
  return {
    place,
    year,
    sky,
    calendars: options.calendars ?? untabledCalendars,
    firstDay,
    count,
    yearStart: indexOf(civilDay(year, 1, 1)),
    yearEnd: indexOf(civilDay(year + 1, 1, 1)),
    midnight: midnights.slice(0, count + 1),
    sunrise,
    ...dayEnds(sunrise, sun.rises, sun.sets),
    get moonrise() {
      return moonrise();
    },
    get moonset() {
      return moonset();
    },
    get moonrises() {
      return moonEvents().rises;
    },
    get moonsets() {
      return moonEvents().sets;
    },
    dayStart,
    clock: (index, minutes) => instantOfLocal(offsets, firstDay + index + minutes / 1440),
  };
}

/** What is computed when it is first asked for. */
function once<T>(compute: () => T): () => T {
  let value: { readonly computed: T } | undefined;
  return () => {
    value ??= { computed: compute() };
    return value.computed;
  };
}

// 0.1 m on the ground.
const toMillionth = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Source of place-years. */
export interface Almanac {
  /** The year of a place, on today's ephemerides, from the cache or built. Throws `YearOutOfRange` or `UnknownZone`. */
  placeYear(place: Place, year: number): PlaceYear;
  /** the calendars of its years */
  readonly calendars: WorldCalendars;
  /** Clears the cache. */
  clear(): void;
}

/** How an almanac is opened. */
export interface AlmanacOptions extends PlaceYearOptions {
  /** cached place-years: some 40 kB each by itself, a few MB with what whole packs decide in it; default 48 */
  readonly cachedYears?: number;
}

/** Cached place-years where nothing else is said. */
const CACHED_YEARS = 48;

/** Opens an almanac over a sky. Places that agree to a millionth of a degree and in zone share a place-year. */
export function openAlmanac(sky: Sky, options: AlmanacOptions = {}): Almanac {
  const cached = openCache<string, PlaceYear>({
    name: 'place years',
    limit: options.cachedYears ?? CACHED_YEARS,
  });
  return {
    calendars: options.calendars ?? untabledCalendars,
    placeYear: ({ lat, lon, zone }, year) => {
      requireSkyYear(year);
      // Computed for exactly the place of its key, so that it does not matter which of them comes first.
      const place = { lat: toMillionth(lat), lon: toMillionth(lon), zone };
      return cached.getOrCompute(keyOf(place, year), () => buildPlaceYear(sky.year(year), place, options));
    },
    clear: () => cached.clear(),
  };
}

const keyOf = ({ lat, lon, zone }: Place, year: number): string => `${lat} ${lon} ${zone} ${year}`;
