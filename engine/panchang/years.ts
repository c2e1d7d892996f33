/**
 * Years of the lunar eras. In: the sky and an instant, or a place-year and a day. Out: the numbers that
 * almanacs print, which are elapsed years.
 *
 * The year begins with Chaitra Shukla 1, of the intercalary Chaitra where there is one (Sewell and Dikshit,
 * The Indian Calendar, 52; the printed tables for 1964 and 2048 agree); that of Gujarat with Kartika Shukla 1.
 */
import type { PlaceYear } from '../almanac/place-year.ts';
import { civilFromDay, JD_OF_CIVIL_DAY_0 } from '../civil/civil.ts';
import { lunationAt } from '../observe/quantities.ts';
import type { SkyYear } from '../sky/sky-year.ts';
import { trackLabelAt } from '../sky/track.ts';

/** Elapsed years of the eras. */
export interface EraYears {
  /** Shalivahana Shaka, from Chaitra */
  readonly shaka: number;
  /** Vikrama of the north, from Chaitra */
  readonly vikramChaitradi: number;
  /** Vikrama of Gujarat, from Kartika */
  readonly vikramKartikadi: number;
  /** Kali Yuga, from Chaitra */
  readonly kali: number;
}

/** Kali years elapsed when Shaka 0 elapsed began (Surya Siddhanta school: Shaka + 3179). */
export const KALI_OF_SHAKA = 3179;

/** Vikrama, counted from Chaitra, less Shaka. */
export const VIKRAM_OF_SHAKA = 135;

/** Gregorian year in which a Shaka year begins, less that year's number. */
export const GREGORIAN_OF_SHAKA = 78;

const CHAITRA = 1;
const KARTIKA = 8;

/** The years at `jd` (JD UT); undefined outside the sky of the year. */
export function yearsAt(sky: SkyYear, jd: number): EraYears | undefined {
  const lunation = lunationAt(sky, jd);
  if (lunation === undefined) return undefined;
  const chaitra = sky.lunations.findLast(({ start, months }) => start <= jd && months.includes(CHAITRA));
  // The sky reaches back to October: without a Chaitra in it the year began in the spring before.
  const startYear = chaitra ? civilFromDay(Math.floor(chaitra.start - JD_OF_CIVIL_DAY_0)).year : sky.year - 1;
  const shaka = startYear - GREGORIAN_OF_SHAKA;
  const sinceKartika =
    lunation.months.some((month) => month >= KARTIKA) && !lunation.months.includes(CHAITRA);
  const vikram = shaka + VIKRAM_OF_SHAKA;
  return {
    shaka,
    vikramChaitradi: vikram,
    vikramKartikadi: sinceKartika ? vikram : vikram - 1,
    kali: shaka + KALI_OF_SHAKA,
  };
}

/**
 * The years of the day `index`: those at its sunrise; but the day within which Shukla 1 both begins and ends is
 * itself the first of the year, as the festival of 19 March 2026 is; month tables by sunrise begin a day later.
 */
export function yearsOn(py: PlaceYear, index: number): EraYears | undefined {
  const { sky, dayStart } = py;
  const sunrise = dayStart[index];
  const next = dayStart[index + 1];
  const skipped = lunationAt(sky, sunrise) !== lunationAt(sky, next) && trackLabelAt(sky.tithi, next) >= 1;
  return yearsAt(sky, skipped ? next : sunrise);
}
