// A clock reading in a zone as an instant, to the second: which instant was taken where the clocks showed a time twice or
// passed over it, and the other one. Offsets have their seconds here, as local mean time had: half a minute is an eighth
// of a degree of the lagna.

import { IANAZone } from 'luxon';

/** Which of two offsets a reading is taken by, where the clocks were changed around it. */
export type ClockChange = 'before' | 'after';

/** What a reading stands for. */
export interface ReadInstant {
  /** milliseconds since 1970, UTC */
  readonly ms: number;
  /** seconds that the clock was ahead of UTC */
  readonly offset: number;
  /** the reading of the clock at that instant, milliseconds as if the clock were UTC; another one where it was passed over */
  readonly reading: number;
}

/** A reading of a clock, resolved. */
export interface ResolvedReading extends ReadInstant {
  /** how often the clocks showed it */
  readonly occurs: 'once' | 'twice' | 'never';
  /** the offset it was taken by, where the clocks did not show it once */
  readonly by: ClockChange | undefined;
  /** what the other offset makes of it */
  readonly other: ReadInstant | undefined;
}

// No clock was ever further from UTC than 15 h 14 min (Manila until 1844).
const furthest = 15.5 * 3_600_000;

/**
 * The instant of a reading (milliseconds as if the clock were UTC) in an IANA zone. Where the clocks were changed around
 * it, it is taken by the offset of `change`: of a time shown twice, `before` is the first. Two changes within 31 hours
 * are taken as one; the history of zones has none.
 */
export function resolveReading(zone: string, reading: number, change: ClockChange): ResolvedReading {
  const rules = IANAZone.create(zone);
  const offsetAt = (ms: number): number => Math.round(rules.offset(ms) * 60);
  const by = (offset: number): ReadInstant => {
    const ms = reading - offset * 1000;
    return { ms, offset, reading: ms + offsetAt(ms) * 1000 };
  };
  const before = by(offsetAt(reading - furthest));
  const after = by(offsetAt(reading + furthest));
  const shown = [before, after].filter((read) => read.reading === reading);
  const [only = before] = shown;
  if (before.offset === after.offset || shown.length === 1) {
    return { ...only, occurs: 'once', by: undefined, other: undefined };
  }
  const [taken, other] = change === 'before' ? [before, after] : [after, before];
  return { ...taken, occurs: shown.length === 2 ? 'twice' : 'never', by: change, other };
}
