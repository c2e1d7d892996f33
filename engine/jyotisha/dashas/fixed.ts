/** Dashas whose periods are the same for everyone: of ages of life, and of ten years a rashi. Lords 9 mean the lagna. */
import { G } from '../graha.ts';
import { type Period, periodsFrom } from './period.ts';
import { rashiPeriods, round } from './rashi-dasha.ts';
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

/** Ten years a rashi from `sign` on, with twelfths within them: Chakra and Sandhya dasha (BPHS 46). */
export const tenYearsEach = (sign: number, jd: number, year: YearLength = 'sidereal'): readonly Period[] =>
  rashiPeriods(
    jd,
    round(sign, 1).map((lord) => ({ lord, years: 10 })),
    year,
    (from) => round(from, 1),
  );

/** Where Chakra dasha begins: born by day the rashi of the lord of the lagna, by night the lagna. */
export const chakraSeed = (lagnaSign: number, lordSign: number, byDay: boolean): number =>
  byDay ? lordSign : lagnaSign;
