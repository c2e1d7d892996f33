// Births as rows of the astrology files give them, and charts by the options that their programs use.

import { civilDay, JD_OF_CIVIL_DAY_0, msOfJd } from '../../../engine/civil/civil.ts';
import { type Chart, type ChartOptions, chartAt } from '../../../engine/jyotisha/chart.ts';
import type { Place } from '../../../engine/place/place.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';

/** A birth; instants are JD UT. */
export interface Birth {
  readonly jd: number;
  /** days by which the row's clock is ahead of UT */
  readonly offset: number;
  readonly place: Place;
}

/**
 * Narasimha Rao's, Jagannatha Hora's and PyJHora's: true places, without the time that light takes, and the Sun's centre on
 * the horizon. Their mean nodes and Lahiri's ayanamsa are our own defaults.
 */
export const PROGRAM: Partial<ChartOptions> = { places: 'true', sunrise: 'centre_no_refraction' };

/** The birth of a row; rows without a place are of Chennai. Undefined where there is none. */
export function birthOf(row: Row): Birth | undefined {
  const text = row.at('birth');
  if (text === '') return undefined;
  const { date, time, lat = 13.0878, lon = 80.2785, tz = 5.5 } = JSON.parse(text);
  if (date === undefined || time === undefined) return undefined;
  const [year, month, day] = date;
  const [hours, minutes, seconds] = time;
  const local = civilDay(year, month, day) + (hours + minutes / 60 + seconds / 3600) / 24;
  return {
    jd: local + JD_OF_CIVIL_DAY_0 - tz / 24,
    offset: tz / 24,
    place: { lat, lon, zone: tz === 5.5 ? 'Asia/Kolkata' : 'UTC' },
  };
}

/** The chart of a birth. */
export const chartOf = (
  { workspace }: Calculator,
  { jd, place }: Birth,
  options: Partial<ChartOptions> = PROGRAM,
): Chart => chartAt(workspace.sky.ephemeris, jd, place, options);

/** The local instant of a text such as `1996-07-16 01:12:44 AM`, whose hours run to 23; JD by the clock. */
export function localInstant(text: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})/.exec(text);
  if (match === null) return Number.NaN;
  const [year, month, day, hours, minutes, seconds] = match.slice(1).map(Number);
  return civilDay(year, month, day) + JD_OF_CIVIL_DAY_0 + (hours + minutes / 60 + seconds / 3600) / 24;
}

/** A JD by the clock as text. */
export const clockText = (jd: number): string =>
  new Date(msOfJd(jd)).toISOString().slice(0, 19).replace('T', ' ');

/** How far two longitudes are apart, arc seconds. */
export const arcsecApart = (a: number, b: number): number =>
  Math.abs(((((a - b) % 360) + 540) % 360) - 180) * 3600;
