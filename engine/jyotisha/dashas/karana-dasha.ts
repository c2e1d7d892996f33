/** Karana chaturashiti sama dasha: 84 years, twelve for each of seven lords, from the karana of birth. */
import { normalizeDegrees } from '../angle.ts';
import { type Period, periodsFrom } from './period.ts';
import { type YearLength, yearDays } from './year-length.ts';

/** Years of each lord. */
const YEARS = 12;
const LORDS = 7;

/** Degrees by which the Moon draws ahead of the Sun in a karana. */
const KARANA_DEGREES = 6;

/**
 * Periods of Sun..Saturn from a birth (JD UT) with the Moon `elongation` degrees ahead of the Sun: Bava to Vishti belong to Sun
 * to Saturn, the fixed karanas go on from Shakuni, the Sun's, to Kimstughna, Mercury's (as Jagannatha Hora and PyJHora have them).
 */
export function karanaDasha(
  elongation: number,
  jd: number,
  year: YearLength = 'sidereal',
): readonly Period[] {
  const elapsed = (normalizeDegrees(elongation) / KARANA_DEGREES) % 1;
  const first = karanaLord(elongation);
  const days = yearDays(year);
  const order = Array.from({ length: LORDS }, (_, i) => ({ lord: (first + i) % LORDS, years: YEARS }));
  return periodsFrom(jd - elapsed * YEARS * days, order, days, (path) =>
    Array.from({ length: LORDS }, (_, i) => ({
      lord: (path[path.length - 1] + i) % LORDS,
      share: 1 / LORDS,
    })),
  );
}

/** The lord of the karana at an elongation of the Moon from the Sun, degrees. */
export function karanaLord(elongation: number): number {
  const half = Math.min(59, Math.floor(normalizeDegrees(elongation) / KARANA_DEGREES));
  // The karana that opens the lunation, Kimstughna, is the last of the fixed ones.
  return ((half + 59) % 60) % LORDS;
}
