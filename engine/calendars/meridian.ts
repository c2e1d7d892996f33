/**
 * The time by which a calendar tells one civil day from the next, with its changes.
 */

import { JD_OF_CIVIL_DAY_0 } from '../civil/civil.ts';

/** Time ahead of UT in hours, each with the first civil day (UT) on which it held; the first holds for all time before. */
export type Meridian = readonly (readonly [since: number, hours: number])[];

/** The civil day on which an instant (JD UT) falls. */
export function civilDayAt(meridian: Meridian, jd: number): number {
  const ut = jd - JD_OF_CIVIL_DAY_0;
  let hours = meridian[0][1];
  for (const [since, later] of meridian) if (ut >= since) hours = later;
  return Math.floor(ut + hours / 24);
}
