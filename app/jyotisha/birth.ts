// A birth as it is said, made an instant at a place.

import type { birthShape } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { isoDate, JD_OF_CIVIL_DAY_0 } from '@nirnaya/engine/civil';
import type { Place } from '@nirnaya/engine/place';
import { requireDayOccurredIn } from '../context/skipped-days.ts';
import { dayZoneOf } from '../places/where.ts';
import { requireServedDay } from '../requests/dates.ts';
import { unsupported } from '../requests/refusal.ts';
import type { AppContext } from '../workspace/app-context.ts';
import { type ClockChange, type ReadInstant, type ResolvedReading, resolveReading } from './clock.ts';

/** A birth as a request says it. */
export interface SaidBirth {
  readonly name?: string | undefined;
  /** civil day number */
  readonly date: number;
  /** seconds after midnight by the clock */
  readonly time: number;
  readonly lat: number;
  readonly lon: number;
  /** IANA zone of the clock; default that of the coordinates */
  readonly tz?: string | undefined;
  readonly clock_change?: ClockChange | undefined;
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
  readonly clock: ResolvedReading;
}

/**
 * A birth as an instant at a place. Throws a 404 for a date that is not served or never occurred in the zone, a 422 that
 * names `field` where no zone is known at the coordinates.
 */
export function birthOf({ zones }: Pick<AppContext, 'zones'>, said: SaidBirth, field = 'tz'): Birth {
  const { name, date, time, lat, lon, tz, clock_change = 'before' } = said;
  requireServedDay(date);
  const zone = tz ?? dayZoneOf(zones(lat, lon), undefined)?.zone;
  if (zone === undefined) {
    throw unsupported('unknown_zone', `${field}: is needed, as no time zone is known at lat, lon.`);
  }
  requireDayOccurredIn(zone, date);
  const clock = resolveReading(zone, date * MS_PER_DAY + time * 1000, clock_change);
  return {
    name: name?.trim(),
    date,
    time: clockText(time),
    jd: clock.ms / MS_PER_DAY + JD_OF_CIVIL_DAY_0,
    place: { lat, lon, zone },
    zoneSource: tz === undefined ? 'coordinates' : 'tz',
    clock,
  };
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
    clock: clock.occurs,
    ...(clock.other === undefined ? {} : { clock_change: changeOf(birth, clock, clock.other, field) }),
  };
}

const MS_PER_DAY = 86_400_000;

function changeOf(
  { date, time, place }: Birth,
  { by, offset, reading, occurs, ms }: ResolvedReading,
  other: ReadInstant,
  field: string,
) {
  const taken = by ?? 'before';
  const offered = taken === 'before' ? ('after' as const) : ('before' as const);
  const said = `${time} on ${isoDate(date)}`;
  const what =
    occurs === 'twice'
      ? `The clocks of ${place.zone} showed ${said} twice`
      : `The clocks of ${place.zone} passed over ${said}`;
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
