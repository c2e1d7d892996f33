/**
 * Sudasa (Narasimha Rao): from the rashi of the Sree lagna, kendra after kendra, the first period being what the Sree lagna
 * has still to cross of its rashi. In: where the grahas stand, the Sree lagna. Out: periods of rashis.
 */
import { degreesIn, signOf } from '../sign.ts';
import { kendrasFrom } from './kendradi.ts';
import { directionFrom, narayanaYears } from './narayana.ts';
import type { Period } from './period.ts';
import { rashiPeriods, round, type SignYears, twoRounds } from './rashi-dasha.ts';
import type { Stand } from './stronger.ts';
import type { YearLength } from './year-length.ts';

/** Periods of Sudasa from a birth (JD UT). */
export function sudasa(
  stand: Stand,
  sreeLagna: number,
  jd: number,
  year: YearLength = 'sidereal',
): readonly Period[] {
  const order = kendrasFrom(stand, signOf(sreeLagna));
  const whole = order.map((sign) => narayanaYears(stand, sign));
  const left = 1 - degreesIn(sreeLagna) / 30;
  const first = order.map((lord, i): SignYears => ({ lord, years: whole[i] * (i === 0 ? left : 1) }));
  return rashiPeriods(jd, twoRounds(first, whole), year, (sign) => round(sign, directionFrom(stand, sign)));
}
