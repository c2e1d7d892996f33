/**
 * From instants to days of a place-year. A day runs from its `dayStart` (sunrise) to the next.
 */
import type { PlaceYear } from './place-year.ts';

/** The day whose dayStart..next dayStart contains `jd` (JD UT); -1 outside the place-year. */
export function dayIndexAt(placeYear: PlaceYear, jd: number): number {
  const { dayStart, count } = placeYear;
  if (!(jd >= (dayStart[0] as number) && jd < (dayStart[count] as number))) return -1;
  // Days are close to equal: the guess is at most a day or two off.
  let index = Math.min(Math.max(Math.floor(jd - (dayStart[0] as number)), 0), count - 1);
  while (jd < (dayStart[index] as number)) index--;
  while (jd >= (dayStart[index + 1] as number)) index++;
  return index;
}

/** The day whose civil date (local midnight to midnight) contains `jd`; -1 outside the place-year. */
export function civilIndexAt(placeYear: PlaceYear, jd: number): number {
  const { midnight, count } = placeYear;
  if (!(jd >= (midnight[0] as number) && jd < (midnight[count] as number))) return -1;
  let index = Math.min(Math.max(Math.floor(jd - (midnight[0] as number)), 0), count - 1);
  while (jd < (midnight[index] as number)) index--;
  // A skipped date is empty, so the search passes over it.
  while (jd >= (midnight[index + 1] as number)) index++;
  return index;
}
