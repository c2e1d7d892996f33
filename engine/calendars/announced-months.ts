/** Hijri months whose first day somebody announced, found by their new moons. */

import { jdOfCivilDay, parseIsoDate } from '../civil/civil.ts';
import type { Moons } from './instants.ts';

/** The first day of a Hijri month as somebody announced it. */
export interface AnnouncedMonth {
  /** the calendar whose month it is */
  readonly calendar: string;
  readonly authority: string;
  /** of the Hijra */
  readonly year: number;
  /** 0-based */
  readonly month: number;
  /** ISO date */
  readonly first: string;
  /** where it was read */
  readonly source: string;
  /** VERIFIED: in the words of the announcement; DERIVED: in a report of it */
  readonly level: 'VERIFIED' | 'DERIVED' | 'PROVISIONAL';
}

/** An announced month and the civil day of its first. */
export interface AnnouncedFirst {
  readonly first: number;
  readonly announced: AnnouncedMonth;
}

/** Announced months by calendar, then by the number of the new moon before. */
export type Announced = ReadonlyMap<string, ReadonlyMap<number, AnnouncedFirst>>;

/** Finds the new moon of each. */
export function announcedByMoon(months: readonly AnnouncedMonth[], moons: Moons): Announced {
  const byMoon = new Map<string, Map<number, AnnouncedFirst>>();
  for (const announced of months) {
    const first = parseIsoDate(announced.first);
    if (first === undefined) throw new Error(`${announced.first} is no date`);
    const own = byMoon.get(announced.calendar) ?? new Map<number, AnnouncedFirst>();
    byMoon.set(announced.calendar, own.set(moons.before(jdOfCivilDay(first)), { first, announced }));
  }
  return byMoon;
}
