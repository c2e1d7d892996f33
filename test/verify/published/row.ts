// A row of published times as its checks see it, and how a time is compared.

import type { Place } from '../../../engine/place/place.ts';
import { type Calculator, localTime } from '../calculator.ts';
import { SUN_LAG_ARCSEC } from '../limits.ts';
import type { Row } from '../rows.ts';
import { type Verdict, verdict } from '../verdict.ts';

/** A row with its place. */
export interface PublishedRow {
  readonly calculator: Calculator;
  readonly row: Row;
  readonly place: Place;
  readonly kind: string;
  readonly name: string;
  readonly value: string;
}

/** Judges a row of a kind. */
export type PublishedCheck = (published: PublishedRow) => Verdict;

/** Minutes that another almanac's sunrise, refraction or rounding may make. */
export const HAIR_MINUTES = 2;

/** What a row says, for the report. */
export function labelOf({ row, kind, name }: PublishedRow): string {
  return `${row.at('place')} ${row.at('date')} ${kind}${name === kind ? '' : ` ${name}`}`;
}

/** Whether an instant, JD UT, prints as a minute within so many minutes of a printed one; half a minute is rounding. */
export function within(ours: number, printed: number, minutes: number): boolean {
  return Math.abs(ours - printed) * 1440 <= minutes + 0.5;
}

/** Minutes, with sign, by which a printed instant is later than ours. */
export const later = (ours: number, printed: number): number => (printed - ours) * 1440;

/** Compares a printed instant with ours. `reason` is called where they differ. */
export function compareInstant(
  published: PublishedRow,
  {
    ours,
    printed,
    minutes,
    reason,
  }: {
    readonly ours: number;
    readonly printed: number;
    readonly minutes: number;
    readonly reason: () => string | null;
  },
): Verdict {
  const off = later(ours, printed);
  return verdict(within(ours, printed, minutes), () => ({
    what: labelOf(published),
    expected: published.value,
    actual: localTime(published.place, ours),
    reason: flagged(published) ?? slip(off, minutes) ?? reason() ?? hair(off),
    note: Number.isNaN(off) ? 'we have none' : `printed ${off > 0 ? '+' : ''}${off.toFixed(1)} min`,
  }));
}

/** The truth file's own doubt of a row. */
export function flagged({ row }: PublishedRow): string | null {
  return row.at('flag') === 'suspect' ? 'marked as doubtful in the file' : null;
}

const hair = (off: number): string | null =>
  Math.abs(off) <= HAIR_MINUTES + 0.5 ? 'another almanac: within two minutes of ours' : null;

// Slips of the pen that leave a trace: a.m. for p.m., one hour, a whole day.
function slip(off: number, minutes: number): string | null {
  const near = (target: number): boolean => Math.abs(Math.abs(off) - target) <= minutes + 0.5;
  if (near(720)) return 'a misprint: twelve hours off';
  if (near(60)) return 'a misprint: one hour off';
  if (near(1440)) return 'a misprint: one day off';
  return null;
}

/** A crossing of the Sun that is late by what Drik Panchang's Sun lies behind, in words. */
export function sunLag(ours: number, printed: number): string | null {
  // The mean Sun moves 59' 8" in a day.
  const arcsec = (printed - ours) * 3548;
  if (arcsec < 0 || arcsec > SUN_LAG_ARCSEC) return null;
  return `the source's Sun lies ${arcsec.toFixed(0)} arcsec behind`;
}
