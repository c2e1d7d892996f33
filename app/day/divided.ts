// The parts of a day by a division of the packs, with their times written.

import type { PanchangDay } from './day.ts';
import type { TimeSpan } from './times.ts';

/** One part of a day. */
export interface WrittenPart extends TimeSpan {
  /** from 1, in order of time */
  readonly number: number;
  readonly label: string;
  /** whether it begins before sunset */
  readonly isDay: boolean;
}

/**
 * The parts of divisions on a day, one division after the other, numbered through; null unless the Sun rises, sets
 * and rises again within 36 hours, and where the packs have no such division.
 */
export function dividedDay(
  { context, day, py, index, clock }: PanchangDay,
  ...divisions: readonly string[]
): readonly WrittenPart[] | null {
  const sunset = py.sunset[index];
  if (Number.isNaN(sunset)) return null;
  const parts = divisions.flatMap((name) => context.pack.dayWindows.division(py, name, day) ?? []);
  if (parts.length === 0) return null;
  // Where one part ends the next begins: each instant is written once.
  let last = Number.NaN;
  let written = '';
  const write = (jd: number): string => {
    if (jd !== last) written = clock.iso(jd) ?? '';
    last = jd;
    return written;
  };
  return parts.map(({ start, end, label }, i) => ({
    number: i + 1,
    label,
    isDay: start < sunset,
    start_at: write(start),
    end_at: write(end),
  }));
}
