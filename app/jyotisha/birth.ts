// A birth as it is said, made an instant at a place.

import { type birthShape, usualUncertainty } from '@nirnaya/contract/jyotisha';
import { fixedOffset, meanTimeName, type z } from '@nirnaya/contract/schema';
import { isoDate, jdOfMs } from '@nirnaya/engine/civil';
import type { Place } from '@nirnaya/engine/place';
import { requireDayOccurredIn } from '../context/skipped-days.ts';
import { dayZoneOf } from '../places/where.ts';
import { requireServedDay } from '../requests/dates.ts';
import { unsupported } from '../requests/refusal.ts';
import type { AppContext } from '../workspace/app-context.ts';
import { type ClockChange, type ReadInstant, type ResolvedReading, resolveReading } from './clock.ts';
import {
  type CityTime,
  cityTimeAt,
  hasCityTime,
  legalTimeBegan,
  meanTimeOffset,
  type TimeStandard,
} from './time-standard.ts';

/** A birth as a request says it. */
export interface BirthInput {
  readonly name?: string | undefined;
  /** civil day number */
  readonly date: number;
  /** seconds after midnight by the clock */
  readonly time: number;
  readonly lat: number;
  readonly lon: number;
  /** IANA zone of the clock, an offset (`+04:51`), or `LMT`; default the zone of the coordinates */
  readonly tz?: string | undefined;
  /** by which time the clock went; default that of the zone, or local mean time before the zone's first legal time */
  readonly time_standard?: TimeStandard | undefined;
  readonly clock_change?: ClockChange | undefined;
  /** seconds by which the time may be earlier or later */
  readonly time_uncertainty?: number | undefined;
}

/** A birth, resolved. */
export interface Birth {
  readonly name: string | undefined;
  /** civil day number, as said */
  readonly date: number;
  /** `14:30` or `14:30:15` */
  readonly time: string;
  /** JD UT */
  readonly jd: number;
  /** its zone is that of the clock */
  readonly place: Place;
  readonly zoneSource: 'tz' | 'coordinates';
  /** by which time the clock went, and whether the request says so */
  readonly standard: TimeStandard;
  readonly standardIsStated: boolean;
  readonly clock: ResolvedReading;
  /** seconds by which the time may be earlier or later, and whether the request says so */
  readonly uncertainty: { readonly seconds: number; readonly isStated: boolean };
}

/**
 * A birth as an instant at a place. Throws a 404 for a date that is not served or never occurred in the zone, a 422 that
 * names `field` where no zone is known at the coordinates or the time standard is not that of `tz`.
 */
export function birthOf({ zones }: Pick<AppContext, 'zones'>, declared: BirthInput, field = 'tz'): Birth {
  const { name, date, time, lat, lon, tz, clock_change = 'before' } = declared;
  requireServedDay(date);
  const offset = tz === undefined ? undefined : fixedOffset(tz);
  const namedZone = offset === undefined && tz !== meanTimeName ? tz : undefined;
  const stated = statedStandard(declared, offset, field);
  const zone = namedZone ?? dayZoneOf(zones(lat, lon), undefined)?.zone;
  if (zone === undefined && (stated === undefined || stated === 'zone')) {
    throw unsupported('unknown_zone', `${field}: is required, because no time zone is known at lat, lon.`);
  }
  // A place without a zone is told its other times in UTC.
  const place = { lat, lon, zone: zone ?? 'UTC' };
  requireDayOccurredIn(place.zone, date);
  const reading = date * MS_PER_DAY + time * 1000;
  const standard = stated ?? (isBeforeLegalTime(place, reading) ? 'lmt' : 'zone');
  const clock =
    standard === 'zone'
      ? resolveReading(place.zone, reading, clock_change)
      : readBy(standard === 'lmt' ? meanTimeOffset(lon) : (offset ?? 0), reading);
  return {
    name: name?.trim(),
    date,
    time: clockText(time),
    jd: jdOfMs(clock.ms),
    place,
    zoneSource: namedZone === undefined ? 'coordinates' : 'tz',
    standard,
    standardIsStated: stated !== undefined,
    clock,
    uncertainty: uncertaintyOf(declared),
  };
}

/** A time of whole minutes is taken for one without seconds: records of births have none. */
function uncertaintyOf({ time, time_uncertainty }: BirthInput): Birth['uncertainty'] {
  const usual = time % 60 === 0 ? usualUncertainty.withoutSeconds : usualUncertainty.withSeconds;
  return { seconds: time_uncertainty ?? usual, isStated: time_uncertainty !== undefined };
}

/** The time standard that a request states, by itself or by its zone; undefined where it states none. */
function statedStandard(
  { tz, time_standard }: BirthInput,
  offset: number | undefined,
  field: string,
): TimeStandard | undefined {
  const ofZone = offset !== undefined ? 'offset' : tz === meanTimeName ? 'lmt' : undefined;
  if (time_standard === 'offset' && offset === undefined) {
    throw unsupported('no_offset', `${field}: must be an offset, such as +04:51, with time_standard=offset.`);
  }
  if (ofZone !== undefined && time_standard !== undefined && time_standard !== ofZone) {
    throw unsupported(
      'two_standards',
      `time_standard: ${time_standard} contradicts ${field}=${tz}; omit one of them.`,
    );
  }
  return time_standard ?? ofZone;
}

const isBeforeLegalTime = ({ lon, zone }: Place, reading: number): boolean =>
  reading - meanTimeOffset(lon) * 1000 < legalTimeBegan(zone);

const readBy = (offset: number, reading: number): ResolvedReading => ({
  ms: reading - offset * 1000,
  offset,
  reading,
  occurs: 'once',
  by: undefined,
  other: undefined,
});

/** What a profile keeps of the time standard: what gives the same instant again. */
export function storedZoneOf({ place, standard, standardIsStated, clock }: Birth): {
  readonly tz: string;
  readonly time_standard?: 'zone';
} {
  if (standard === 'offset') return { tz: offsetText(clock.offset) };
  if (standard === 'lmt' && standardIsStated) return { tz: meanTimeName };
  return { tz: place.zone, ...(standard === 'zone' && standardIsStated ? { time_standard: 'zone' } : {}) };
}

/**
 * A birth, echoed: what was said, and which instant was taken. `field` is what the request calls the choice between two
 * offsets.
 */
export function echoOfBirth(birth: Birth, field = 'clock_change'): z.output<typeof birthShape> {
  const { name, date, time, place, zoneSource, clock } = birth;
  return {
    name: name ?? null,
    date: isoDate(date),
    time,
    lat: place.lat,
    lon: place.lon,
    timezone: place.zone,
    timezone_source: zoneSource,
    utc_offset: offsetText(clock.offset),
    at: new Date(clock.ms).toISOString(),
    time_standard: birth.standard,
    ...otherTimeOf(birth),
    clock: clock.occurs,
    ...(clock.other === undefined ? {} : { clock_change: changeOf(birth, clock, clock.other, field) }),
  };
}

const MS_PER_DAY = 86_400_000;

/** Another time by which the clock may have gone, where the request does not state by which it did. */
function otherTimeOf(birth: Birth) {
  const other = birth.standardIsStated ? undefined : otherTime(birth);
  if (other === undefined) return {};
  const { date, time, place, standard, clock } = birth;
  const taken =
    standard === 'lmt'
      ? 'the local mean time of the place, since no legal time was in force yet'
      : `the legal time of ${place.zone}`;
  const { name, offset, field } = other;
  return {
    other_time: {
      name,
      utc_offset: offsetText(offset),
      at: new Date(clock.reading - offset * 1000).toISOString(),
      note: `${time} on ${isoDate(date)} is read as ${taken} (${offsetText(clock.offset)}). Clocks there may have shown ${name} (${offsetText(offset)}). To use that, send ${field}.`,
    },
  };
}

/** Years after the first legal time in which towns still went by their own. */
const yearsOfChange = 20;

function otherTime({ place, standard, clock }: Birth): (CityTime & { readonly field: string }) | undefined {
  if (standard === 'lmt') {
    if (!hasCityTime(place.zone, clock.ms)) return undefined;
    const { offset } = resolveReading(place.zone, clock.reading, 'before');
    return { name: 'the mean time of a city of that land', offset, field: 'time_standard=zone' };
  }
  const city = cityTimeAt(place, clock.ms);
  if (city !== undefined) return { ...city, field: `tz=${offsetText(city.offset)}` };
  return clock.ms < legalTimeBegan(place.zone) + yearsOfChange * 365.25 * MS_PER_DAY
    ? { name: 'local mean time', offset: meanTimeOffset(place.lon), field: 'tz=LMT' }
    : undefined;
}

function changeOf(
  { date, time, place }: Birth,
  { by, offset, reading, occurs, ms }: ResolvedReading,
  other: ReadInstant,
  field: string,
) {
  const taken = by ?? 'before';
  const offered = taken === 'before' ? ('after' as const) : ('before' as const);
  const stated = `${time} on ${isoDate(date)}`;
  const what =
    occurs === 'twice'
      ? `The clocks of ${place.zone} showed ${stated} twice`
      : `The clocks of ${place.zone} skipped ${stated}`;
  const options = (read: ReadInstant) => ({
    utc_offset: offsetText(read.offset),
    at: new Date(read.ms).toISOString(),
    clock_reads: readingText(read.reading),
  });
  return {
    taken,
    ...options({ ms, offset, reading }),
    other: { clock_change: offered, ...options(other) },
    note: `${what}; it was taken by the offset ${taken} the change, ${offsetText(offset)}. With ${field}=${offered} it is taken by ${offsetText(other.offset)}.`,
  };
}

/** `14:30`, `14:30:15` of seconds after midnight. */
function clockText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return s === 0 ? `${two(h)}:${two(m)}` : `${two(h)}:${two(m)}:${two(s)}`;
}

const readingText = (reading: number): string => new Date(reading).toISOString().slice(0, 19);

/** `+05:30`, `+05:53:28` of seconds. */
const offsetText = (seconds: number): string => `${seconds < 0 ? '-' : '+'}${clockText(Math.abs(seconds))}`;
