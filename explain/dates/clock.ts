// The local clock of a zone: instants (JD UT) as people there write them. Zone history and daylight saving
// come from the same tables that the almanac computes its midnights with.

import { openCache, setWithin } from '@nirnaya/engine/cache';
import {
  civilFromDay,
  isoDate,
  JD_OF_CIVIL_DAY_0,
  jdOfCivilDay,
  offsetAt,
  type ZoneOffset,
  zoneOffsets,
} from '@nirnaya/engine/civil';
import { dayMonth } from './date-text.ts';

/** Writes instants for people of one zone. An absent instant (NaN) returns null. */
export interface LocalClock {
  readonly zone: string;
  /** `2026-08-27T11:05:32+05:30`, to the nearest second */
  iso(jd: number): string | null;
  /** `11:06`, to the nearest minute */
  hm(jd: number): string | null;
  /** `11:05:32`, to the nearest second */
  hms(jd: number): string | null;
  /** civil day number on which the instant falls, rounded as `hm` rounds it */
  day(jd: number): number | null;
  /** `2026-08-27` */
  date(jd: number): string | null;
  /** `27 August` of a civil day number */
  dayMonth(civilDay: number): string;
  /** `2026-08-27 11:06` */
  minute(jd: number): string | null;
  /** `11:06 on 27 August` */
  moment(jd: number): string | null;
}

const clocks = openCache<string, LocalClock>({ name: 'zone clocks', limit: 512 });

/** Years of which a clock memoizes the offsets. */
const MOST_YEARS = 32;

const dates = openCache<number, string>({ name: 'texts of dates', limit: 1500 });

/** The clock of an IANA zone; made once. Throws `UnknownZone` on first use. */
export function clockIn(zone: string): LocalClock {
  return clocks.getOrCompute(zone, () => makeClock(zone));
}

/** The clock of an offset from UTC in minutes, whatever the date; its zone is `+05:30`. */
export function clockOfOffset(minutes: number): LocalClock {
  const always: readonly ZoneOffset[] = [{ from: Number.NEGATIVE_INFINITY, offset: minutes * minute }];
  const zone = offsetText(minutes);
  return clocks.getOrCompute(zone, () => makeClock(zone, () => always));
}

const minute = 1 / 1440;
const second = 1 / 86_400;
const twos = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));
const two = (value: number): string => twos[value];

// Instants written one after the other are of a few days.
function dateText(day: number): string {
  return dates.getOrCompute(day, () => isoDate(day));
}

// The offsets of a zone over a stretch of time, JD UT.
interface Offsets {
  readonly from: number;
  readonly to: number;
  readonly offsets: readonly ZoneOffset[];
}

// A local reading: civil day number, and whole units into it.
interface Reading {
  readonly day: number;
  readonly into: number;
}

function makeClock(
  zone: string,
  offsetsIn: (from: number, to: number) => readonly ZoneOffset[] = (from, to) => zoneOffsets(zone, from, to),
): LocalClock {
  const years = new Map<number, Offsets>();
  const offsetsAbout = (jd: number): Offsets => {
    const { year } = civilFromDay(Math.floor(jd - JD_OF_CIVIL_DAY_0));
    let offsets = years.get(year);
    if (offsets === undefined) {
      const from = jdOfCivilDay(Math.floor(jd - JD_OF_CIVIL_DAY_0) - 400);
      const to = from + 800;
      offsets = { from, to, offsets: offsetsIn(from, to) };
      setWithin(years, MOST_YEARS, year, offsets);
    }
    return offsets;
  };
  // Instants written one after the other mostly have one offset.
  let last = { from: Number.NaN, to: Number.NaN, offset: 0 };
  const offset = (jd: number): number => {
    if (!(jd >= last.from && jd < last.to)) {
      const { from, to, offsets } = offsetsAbout(jd);
      const next = offsets.find((entry) => entry.from > jd);
      const since = offsets.findLast((entry) => entry.from <= jd);
      last = {
        from: Math.max(from, since?.from ?? from),
        to: Math.min(to, next?.from ?? to),
        offset: offsetAt(offsets, jd),
      };
    }
    return last.offset;
  };
  const reading = (jd: number, unit: number): Reading => {
    const count = Math.round((jd + offset(jd) - JD_OF_CIVIL_DAY_0) / unit);
    const units = Math.round(1 / unit);
    const day = Math.floor(count / units);
    return { day, into: count - day * units };
  };
  const or =
    <T>(write: (jd: number) => T) =>
    (jd: number): T | null =>
      Number.isNaN(jd) ? null : write(jd);
  const hm = (jd: number): string => minutesText(reading(jd, minute).into);
  const clock: LocalClock = {
    zone,
    hm: or(hm),
    hms: or((jd) => secondsText(reading(jd, second).into)),
    day: or((jd) => reading(jd, minute).day),
    date: or((jd) => dateText(reading(jd, minute).day)),
    dayMonth,
    minute: or((jd) => {
      const { day, into } = reading(jd, minute);
      return `${dateText(day)} ${minutesText(into)}`;
    }),
    moment: or((jd) => `${hm(jd)} on ${dayMonth(reading(jd, minute).day)}`),
    iso: or((jd) => {
      const { day, into } = reading(jd, second);
      return `${dateText(day)}T${secondsText(into)}${offsetText(Math.round(offset(jd) / minute))}`;
    }),
  };
  return clock;
}

const minutesText = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const secondsText = (seconds: number): string =>
  `${minutesText(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
const offsetText = (minutes: number): string => `${minutes < 0 ? '-' : '+'}${minutesText(Math.abs(minutes))}`;
