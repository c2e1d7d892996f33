/**
 * The Sun of the vakyas: the lengths of the year and of its twelve months as sentences give them. In: an instant or a year
 * of the Kali Yuga. Out: sankrantis, and the longitude between them.
 *
 * The year of 365;15;31;15 days begins 2;8;51;15 days before the mean one (Vakyakarana, as Tamil almanacs follow it). The
 * numbers were recalled and are checked in two ways: they follow from the epicycle 3/80 and an apogee of 78 degrees, the
 * beginning of the year to the minute and each month within a quarter of an hour; and five printed moments lie within six
 * minutes, where the day begins at 6:00 of the clock of 82.5 degrees. Level DERIVED; the clock is inferred from those five.
 */
import { sixtieths } from './lanka.ts';

/** JD UT of 6:00, of the clock of 82.5 degrees east, on the first day of the Kali Yuga. */
export const VAKYA_EPOCH = 588465.5 - 82.5 / 360 + 0.25;

const YEAR = sixtieths(365, 15, 31, 15);

/** Days by which the true Sun enters Mesha before the mean one. */
const SHODHYA = sixtieths(2, 8, 51, 15);

/** Days of the months, Mesha first; their sum is the year. */
const MONTHS = [
  sixtieths(30, 55, 32),
  sixtieths(31, 24, 12),
  sixtieths(31, 36, 38),
  sixtieths(31, 28, 12),
  sixtieths(31, 2, 10),
  sixtieths(30, 27, 22),
  sixtieths(29, 54, 7),
  sixtieths(29, 30, 24),
  sixtieths(29, 20, 53),
  sixtieths(29, 27, 16),
  sixtieths(29, 48, 24),
  sixtieths(30, 20, 21, 15),
] as const;

/** JD UT at which the Sun enters Mesha and `kali` years of the Kali Yuga are over. */
const yearBegin = (kali: number): number => VAKYA_EPOCH + kali * YEAR - SHODHYA;

/** Days from the beginning of the year to each month's. */
const BEGINS = MONTHS.map((_, month) => MONTHS.slice(0, month).reduce((sum, days) => sum + days, 0));

/** JD UT of the n-th sankranti since that of Mesha with which the Kali Yuga begins. */
export const vakyaSankranti = (n: number): number =>
  yearBegin(Math.floor(n / 12)) + BEGINS[((n % 12) + 12) % 12];

/** The number of the sankranti at or before `jd` (JD UT). */
export function sankrantiBefore(jd: number): number {
  let n = 12 * Math.floor((jd - yearBegin(0)) / YEAR);
  while (vakyaSankranti(n + 1) <= jd) n++;
  return n;
}

const DEG = Math.PI / 180;
const EPICYCLE = 3 / 80;
const APOGEE = 78;

const trueOf = (mean: number): number => mean - Math.asin(EPICYCLE * Math.sin((mean - APOGEE) * DEG)) / DEG;

// The mean longitude of a true one; each round gains a factor of 27.
function meanOf(longitude: number): number {
  let mean = longitude;
  for (let round = 0; round < 12; round++) mean += longitude - trueOf(mean);
  return mean;
}

/** The mean longitudes at which the Sun enters the twelve signs, and Mesha again. */
const MEAN_AT_SIGNS = Array.from({ length: 13 }, (_, sign) => meanOf(sign * 30));

/**
 * The Sun's longitude at `jd` (JD UT), degrees without wrap. Within a month the mean Sun goes evenly from where it stands at the
 * one sankranti to where it stands at the next.
 */
export function vakyaSunAt(jd: number): number {
  const n = sankrantiBefore(jd);
  const month = ((n % 12) + 12) % 12;
  const share = (jd - vakyaSankranti(n)) / MONTHS[month];
  const mean = MEAN_AT_SIGNS[month] + share * (MEAN_AT_SIGNS[month + 1] - MEAN_AT_SIGNS[month]);
  return trueOf(mean) + 360 * Math.floor(n / 12);
}
