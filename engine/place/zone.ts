/**
 * Civil time of IANA zones: offsets with their whole history and daylight saving, to the second (local mean
 * time before standard time included). The source is the ICU data of the runtime.
 */
import { civilDay, civilFromDay, JD_OF_CIVIL_DAY_0 } from './civil.ts';

/** An offset and when it begins. */
export interface ZoneOffset {
  /** JD UT of its first instant */
  readonly from: number;
  /** days to add to UT for local time */
  readonly offset: number;
}

/** Thrown for a name that is not an IANA Area/Location name or UTC. */
export class UnknownZone extends RangeError {
  readonly zone: string;

  constructor(zone: string) {
    super(`unknown time zone ${JSON.stringify(zone)}: an IANA name such as Asia/Kolkata is needed`);
    this.name = 'UnknownZone';
    this.zone = zone;
  }
}

const AREAS =
  'Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Canada|Chile|Etc|Europe|Indian|Mexico|Pacific|US';
const NAME = new RegExp(`^(?:${AREAS})(?:/[A-Z][A-Za-z0-9_+-]*){1,2}$`);

const MS_PER_DAY = 86_400_000;

/** Whether `name` is UTC or an IANA Area/Location name; abbreviations (IST, EST5EDT) are not. */
export function zoneIsKnown(name: string): boolean {
  if (name === 'UTC') return true;
  if (!NAME.test(name)) return false;
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
  const wanted = local + JD_OF_CIVIL_DAY_0;
  for (let i = 0; i < offsets.length; i++) {
    const { from, offset } = offsets[i] as ZoneOffset;
    const jd = wanted - offset;
    const next = offsets[i + 1];
    if (next && jd >= next.from) continue;
    // Before this offset began, though past the end of the one before: the reading was skipped.
    return i > 0 && jd < from ? from : jd;
  }
  return Number.NaN;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const years = new Map<string, readonly ZoneOffset[]>();

/** Zone-years kept; beyond that all are dropped and built again at need (about 0.3 ms each). */
const KEPT_YEARS = 20_000;

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longOffset',
    hour: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** Offsets in force within a UT calendar year: the one at its begin, then each change to the second. */
function offsetsOfYear(zone: string, year: number): readonly ZoneOffset[] {
  const key = `${zone} ${year}`;
  const known = years.get(key);
  if (known) return known;
  if (!zoneIsKnown(zone)) throw new UnknownZone(zone);
  const format = formatOf(zone);
  const firstDay = civilDay(year, 1, 1);
  const lastDay = civilDay(year + 1, 1, 1);

  let offset = offsetSeconds(format, firstDay * MS_PER_DAY);
  const entry = (ms: number): ZoneOffset => ({
    from: ms / MS_PER_DAY + JD_OF_CIVIL_DAY_0,
    offset: offset / 86_400,
  });
  const found = [entry(firstDay * MS_PER_DAY)];
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
    found.push(entry(high));
  }
  if (years.size >= KEPT_YEARS) years.clear();
  years.set(key, found);
  return found;
}

/** Offset of a zone in seconds, read from ICU's `GMT+05:53:28`. */
function offsetSeconds(format: Intl.DateTimeFormat, ms: number): number {
  const match = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(format.format(ms));
  if (!match) throw new Error(`unreadable zone offset: ${format.format(ms)}`);
  if (match[1] === undefined) return 0;
  const seconds = Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4] ?? 0);
  return match[1] === '-' ? -seconds : seconds;
}
