/** Dashas whose periods are the same for everyone: of ages of life, and of ten years a rashi. Lords 9 mean the lagna. */
import { G } from '../graha.ts';
import { type Period, periodsFrom } from './period.ts';
import { round } from './rashi-dasha.ts';
import { type YearLength, yearDays } from './year-length.ts';

/** The lagna among lords that are grahas. */
export const LAGNA = 9;

const AGES = [
  { lord: G.moon, years: 1 },
  { lord: G.mars, years: 2 },
  { lord: G.mercury, years: 9 },
  { lord: G.venus, years: 20 },
  { lord: G.jupiter, years: 18 },
  { lord: G.sun, years: 20 },
  { lord: G.saturn, years: 50 },
  { lord: LAGNA, years: 12 },
];

/** Naisargika dasha: the ages of life, 120 years, and the lagna's twelve after them. It has no periods within its periods. */
export const naisargikaDasha = (jd: number, year: YearLength = 'sidereal'): readonly Period[] =>
  periodsFrom(jd, AGES, yearDays(year), () => []);

/** Parts of the twelve rashis within a period by Panchaka: six, three of three, eight of two, of thirty-one (BPHS 46). */
export const PANCHAKA: readonly number[] = [6, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2].map((part) => part / 31);

const TWELFTHS: readonly number[] = new Array<number>(12).fill(1 / 12);

/**
 * Ten years a rashi from `sign` on: Chakra and Sandhya dasha (BPHS 46). Within them the rashis follow from their own on, with
 * equal parts or the given shares.
 */
export const tenYearsEach = (
  sign: number,
  jd: number,
  year: YearLength = 'sidereal',
  shares: readonly number[] = TWELFTHS,
): readonly Period[] =>
  periodsFrom(
    jd,
    round(sign, 1).map((lord) => ({ lord, years: 10 })),
    yearDays(year),
    (path) => round(path[path.length - 1], 1).map((lord, i) => ({ lord, share: shares[i] })),
  );

/** Where Chakra dasha begins: born by day the rashi of the lord of the lagna, by night the lagna. */
export const chakraSeed = (lagnaSign: number, lordSign: number, byDay: boolean): number =>
  byDay ? lordSign : lagnaSign;
