/**
 * Buddhi gati dasha (as PyJHora has it; no text was read): the grahas from the fourth house on, those of one house the further
 * gone first. In: where they stand. Out: periods of grahas.
 */
import { degreesIn, houseOf, signAt, signOf } from '../sign.ts';
import { type Period, periodsFrom } from './period.ts';
import type { Stand } from './stronger.ts';
import { type YearLength, yearDays } from './year-length.ts';

/** Years after which no further period begins. */
const SPAN = 120;
const ROUNDS = 2;

/** Periods from a birth (JD UT), two rounds; each has as many years as the nth rashi from the lagna is on from the nth graha. */
export function buddhiGatiDasha(
  { sign, longitude }: Stand,
  lagna: number,
  jd: number,
  year: YearLength = 'sidereal',
): readonly Period[] {
  const rising = signOf(lagna);
  const fromFourth = (graha: number): number => houseOf(signAt(rising, 4), sign[graha]);
  const lords = Array.from({ length: 9 }, (_, graha) => graha)
    .sort((a, b) => fromFourth(a) - fromFourth(b) || degreesIn(longitude[b]) - degreesIn(longitude[a]))
    .map((lord, i) => ({ lord, years: (rising + i - sign[lord] + 24) % 12 }));
  const all: { lord: number; years: number }[] = [];
  let sum = 0;
  for (const one of Array.from({ length: ROUNDS }, () => lords).flat()) {
    if (sum >= SPAN) break;
    all.push(one);
    sum += one.years;
  }
  return periodsFrom(jd, all, yearDays(year), (path) => {
    const own = lords.findIndex(({ lord }) => lord === path[path.length - 1]);
    return [...lords.slice(own), ...lords.slice(0, own)].map(({ lord }) => ({ lord, share: 1 / 9 }));
  });
}
