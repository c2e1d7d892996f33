/** Places and clocks of the panchang tests. */
import type { PlaceYear } from '../../../engine/almanac/place-year.ts';
import { civilDay, JD_OF_CIVIL_DAY_0 } from '../../../engine/civil/civil.ts';
import type { Place } from '../../../engine/place/place.ts';

export const NEW_DELHI: Place = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };
export const LONGYEARBYEN: Place = { lat: 78.22, lon: 15.65, zone: 'Arctic/Longyearbyen' };

/** Index of a date within a place-year. */
export function indexOf(py: PlaceYear, year: number, month: number, day: number): number {
  return civilDay(year, month, day) - py.firstDay;
}

/** `MM-DDTHH:MM` in Indian standard time, to the nearest minute. */
export function ist(jd: number): string {
  const minutes = Math.round((jd - JD_OF_CIVIL_DAY_0) * 1440 + 330);
  return new Date(minutes * 60_000).toISOString().slice(5, 16);
}

/** JD UT of a clock time in Indian standard time. */
export function jdOfIst(text: string): number {
  return Date.parse(`${text}+05:30`) / 86_400_000 + JD_OF_CIVIL_DAY_0;
}
