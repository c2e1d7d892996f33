/** Saptarishi nakshatra dasha: a hundred years, ten for each of ten stars from that of the Moon backwards. Lords are stars. */
import { nakshatraOf } from '../star.ts';
import { type Period, periodsFrom } from './period.ts';
import { type YearLength, yearDays } from './year-length.ts';

const STARS = 10;
const YEARS = 10;

/** Ten stars from one backwards. */
const backwards = (star: number): readonly number[] =>
  Array.from({ length: STARS }, (_, i) => (star - i + 27) % 27);

/** Periods of nakshatras (0 = Ashvini) from a birth (JD UT); within each ten go backwards from its own. */
export const saptarishiDasha = (moon: number, jd: number, year: YearLength = 'sidereal'): readonly Period[] =>
  periodsFrom(
    jd,
    backwards(nakshatraOf(moon)).map((lord) => ({ lord, years: YEARS })),
    yearDays(year),
    (path) => backwards(path[path.length - 1]).map((lord) => ({ lord, share: 1 / STARS })),
  );
