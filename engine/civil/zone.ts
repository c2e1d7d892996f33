/**
 * Civil time of IANA zones: offsets with their whole history and daylight saving, in whole minutes. The source is the ICU
 * data of the runtime. Offsets with seconds, which are those of local mean time and a few legal times up to 1972, are
 * rounded to the minute, so that a clock reading and the same instant in ISO 8601 agree: that has no seconds of offset.
 */
import { openCache } from '../cache/cache.ts';
import { civilDay, civilFromDay, JD_OF_CIVIL_DAY_0, jdOfMs } from './civil.ts';
import { zoneSpelling } from './zone-spellings.ts';

/** An offset and when it begins. */
export interface ZoneOffset {
  /** JD UT of its first instant */
  readonly from: number;
  /** days to add to UT for local time */
  readonly offset: number;
}

/** Thrown for a name that is no IANA name. */
export class UnknownZone extends RangeError {
  readonly zone: string;

  constructor(zone: string) {
    super(`unknown time zone ${JSON.stringify(zone)}: an IANA name such as Asia/Kolkata is needed`);
    this.name = 'UnknownZone';
    this.zone = zone;
  }
}

const MS_PER_DAY = 86_400_000;

/**
 * Whether `name` is an IANA name in its one spelling, links such as GMT and EST5EDT included; abbreviations (IST, EST) and
 * other spellings (asia/kolkata) are not. What is cached by zone has such a name as its key.
 */
export function zoneIsKnown(name: string): boolean {
  if (zoneSpelling(name) !== name) return false;
  let usable = usableNames.get(name);
  if (usable === undefined) {
    usable = runtimeHas(name);
    usableNames.set(name, usable);
  }
  return usable;
}

/** Whether the runtime has a zone; bounded, for it is called with IANA names in their one spelling alone. */
const usableNames = new Map<string, boolean>();

// The runtime's data may be older than the list of names.
function runtimeHas(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Offsets in force within fromJd..toJd, sorted; the first begins at or before `fromJd`. Throws `UnknownZone`. */
export function zoneOffsets(zone: string, fromJd: number, toJd: number): readonly ZoneOffset[] {
  const firstYear = civilFromDay(Math.floor(fromJd - JD_OF_CIVIL_DAY_0)).year;
  const lastYear = civilFromDay(Math.floor(toJd - JD_OF_CIVIL_DAY_0)).year;
  const offsets: ZoneOffset[] = [];
  for (let year = firstYear; year <= lastYear; year++) {
    for (const entry of offsetsOfYear(zone, year)) {
      const before = offsets.at(-1);
      if (entry.from > toJd || before?.offset === entry.offset) continue;
      if (entry.from <= fromJd) offsets.length = 0;
      offsets.push(entry);
    }
  }
  return offsets;
}

/** The offset in force at `jd`, days, out of `zoneOffsets` over a span that holds it. */
export function offsetAt(offsets: readonly ZoneOffset[], jd: number): number {
  let offset = offsets[0]?.offset ?? 0;
  for (const entry of offsets) {
    if (entry.from > jd) break;
    offset = entry.offset;
  }
  return offset;
}

/**
 * The instant (JD UT) of a local clock reading, given as civil day number plus fraction of the day. A reading
 * that occurs twice means the first; one that is skipped means the first instant after the gap.
 */
export function instantOfLocal(offsets: readonly ZoneOffset[], local: number): number {
  const localJd = local + JD_OF_CIVIL_DAY_0;
  for (let i = 0; i < offsets.length; i++) {
    const { from, offset } = offsets[i] as ZoneOffset;
    const jd = localJd - offset;
    const next = offsets[i + 1];
    if (next && jd >= next.from) continue;
    // Before this offset began, though past the end of the one before: the reading was skipped.
    return i > 0 && jd < from ? from : jd;
  }
  return Number.NaN;
}

// One takes about 0.5 ms to make and 31 kB of ICU's memory.
const formats = openCache<string, Intl.DateTimeFormat>({ name: 'zone formats', limit: 128 });

// A year takes about 0.3 ms to find again, the first one of a process some 20.
const years = openCache<string, readonly ZoneOffset[]>({ name: 'zone years', limit: 8192 });

const formatOf = (zone: string): Intl.DateTimeFormat =>
  formats.getOrCompute(
    zone,
    () => new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset', hour: 'numeric' }),
  );

/** The offsets of years by zone and year, as a host caches them between one start and the next. */
export type ZoneYears = readonly (readonly [zoneAndYear: string, offsets: readonly ZoneOffset[]])[];

/** The offsets of years that were found so far. */
export const resolvedZoneYears = (): ZoneYears => [...years.entries()];

/** Takes offsets of years in that were found before, by the same data of zones. */
export function addZoneYears(zoneYears: ZoneYears): void {
  for (const [key, offsets] of zoneYears) years.set(key, offsets);
}

/** Offsets in force within a UT calendar year: the one at its begin, then each change to the second. */
function offsetsOfYear(zone: string, year: number): readonly ZoneOffset[] {
  return years.getOrCompute(`${zone} ${year}`, () => findOffsets(zone, year));
}

function findOffsets(zone: string, year: number): readonly ZoneOffset[] {
  if (!zoneIsKnown(zone)) throw new UnknownZone(zone);
  const format = formatOf(zone);
  const firstDay = civilDay(year, 1, 1);
  const lastDay = civilDay(year + 1, 1, 1);

  let offset = offsetSeconds(format, firstDay * MS_PER_DAY);
  const entry = (ms: number): ZoneOffset => ({
    from: jdOfMs(ms),
    offset: offset / 86_400,
  });
  const changes = [entry(firstDay * MS_PER_DAY)];
  for (let day = firstDay + 1; day <= lastDay; day++) {
    // The last instant before the next year, so that a change at its begin belongs to that year.
    const ms = day === lastDay ? day * MS_PER_DAY - 1000 : day * MS_PER_DAY;
    const later = offsetSeconds(format, ms);
    if (later === offset) continue;
    let low = ms - MS_PER_DAY;
    let high = ms;
    while (high - low > 1000) {
      const middle = low + Math.floor((high - low) / 2000) * 1000;
      if (offsetSeconds(format, middle) === offset) low = middle;
      else high = middle;
    }
    offset = later;
    changes.push(entry(high));
  }
  return changes;
}

/** Offset of a zone in seconds, whole minutes of them, read from ICU's `GMT+05:53:28`. */
function offsetSeconds(format: Intl.DateTimeFormat, ms: number): number {
  const match = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(format.format(ms));
  if (!match) throw new Error(`unreadable zone offset: ${format.format(ms)}`);
  if (match[1] === undefined) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]) + Math.round(Number(match[4] ?? 0) / 60);
  return match[1] === '-' ? -minutes * 60 : minutes * 60;
}
