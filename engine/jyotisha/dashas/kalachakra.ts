/**
 * Kalachakra dasha (BPHS 46.52-90): each pada of a nakshatra has nine rashis, whose years make up its span of life. In: a
 * longitude, the Moon's. Out: periods of rashis, the first begun before the birth.
 */

import { normalizeDegrees } from '../angle.ts';
import { NAKSHATRA_DEGREES, nakshatraOf, padaOf } from '../star.ts';
import { LIFE_YEARS } from './lifelong.ts';
import { type Period, periodsFrom } from './period.ts';
import { type YearLength, yearDays } from './year-length.ts';

/** Years of each rashi: those of its lord. */
export const KALACHAKRA_YEARS: readonly number[] = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10];

/** The nine rashis of the four padas of the stars like Ashvini, Bharani, Rohini and Mrigashira. */
const SEQUENCES: readonly (readonly (readonly number[])[])[] = [
  [
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 7, 6, 5, 3, 4, 2],
    [1, 0, 11, 10, 9, 8, 0, 1, 2],
    [3, 4, 5, 6, 7, 8, 9, 10, 11],
  ],
  [
    [7, 6, 5, 3, 4, 2, 1, 0, 11],
    [10, 9, 8, 0, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11, 7, 6, 5],
    [3, 4, 2, 1, 0, 11, 10, 9, 8],
  ],
  [
    [8, 9, 10, 11, 0, 1, 2, 4, 3],
    [5, 6, 7, 11, 10, 9, 8, 7, 6],
    [5, 4, 3, 2, 1, 0, 8, 9, 10],
    [11, 0, 1, 2, 4, 3, 5, 6, 7],
  ],
  [
    [11, 10, 9, 8, 7, 6, 5, 4, 3],
    [2, 1, 0, 8, 9, 10, 11, 0, 1],
    [2, 4, 3, 5, 6, 7, 11, 10, 9],
    [8, 7, 6, 5, 4, 3, 2, 1, 0],
  ],
];

/** Which of the four each star is like: two savya kinds (0, 1), two apasavya (2, 3). */
const KINDS: readonly number[] = [
  0, 1, 0, 2, 3, 3, 0, 1, 0, 2, 3, 3, 0, 1, 0, 2, 3, 3, 0, 1, 0, 2, 3, 3, 0, 1, 0,
];

/** The pada of a longitude in the order of the cycle: eight padas of its savya or apasavya pair. */
interface PadaPlace {
  readonly pair: 0 | 2;
  /** 0..7 */
  readonly position: number;
  /** share of the pada that lies behind */
  readonly behind: number;
}

function placeOf(longitude: number): PadaPlace {
  const kind = KINDS[nakshatraOf(longitude)];
  const padas = (normalizeDegrees(longitude) / NAKSHATRA_DEGREES) * 4;
  return {
    pair: kind < 2 ? 0 : 2,
    position: (kind % 2) * 4 + padaOf(longitude),
    behind: padas - Math.floor(padas),
  };
}

/** The nine rashis at a position of the cycle. */
const sequenceAt = (pair: number, position: number): readonly number[] =>
  SEQUENCES[pair + (Math.floor(position / 4) % 2)][position % 4];

/** The span of life of a pada: 100, 85, 83 or 86 years. */
export const paramayus = (longitude: number): number => {
  const { pair, position } = placeOf(longitude);
  return sequenceAt(pair, position).reduce((sum, sign) => sum + KALACHAKRA_YEARS[sign], 0);
};

/** Padas that are gone through: of the shortest, 83 years, the rest of one and two more fill a life; a part goes on by up to 32 rashis. */
const PADAS = 8;

/**
 * The rest of the nine rashis of the pada of birth and the nine of each pada after it, two in all or as many as fill 120 years.
 * Within a period the nine rashis that follow from its own on in the cycle have parts by their years. No text that was read
 * divides the parts; they are divided in the same way.
 */
export function kalachakraDasha(
  longitude: number,
  jd: number,
  year: YearLength = 'sidereal',
): readonly Period[] {
  const { pair, position, behind } = placeOf(longitude);
  const cycle = Array.from({ length: PADAS }, (_, n) => sequenceAt(pair, position + n)).flat();
  let passed = behind * paramayus(longitude);
  let first = 0;
  while (first < 8 && passed >= KALACHAKRA_YEARS[cycle[first]]) passed -= KALACHAKRA_YEARS[cycle[first++]];
  const days = yearDays(year);
  const mahadashas: { readonly lord: number; readonly years: number; readonly at: number }[] = [];
  let sum = -passed;
  for (let at = first; at < 18 || sum < LIFE_YEARS; at++) {
    mahadashas.push({ lord: cycle[at], years: KALACHAKRA_YEARS[cycle[at]], at });
    sum += KALACHAKRA_YEARS[cycle[at]];
  }
  // A rashi may come twice, so that each period is divided by its own place in the cycle.
  return mahadashas.flatMap(({ lord, years, at }, i) => {
    const before = mahadashas.slice(0, i).reduce((sum, one) => sum + one.years, 0);
    const start = jd + (before - passed) * days;
    return periodsFrom(start, [{ lord, years }], days, (_, places) => {
      const own = at + places.reduce((ahead, place) => ahead + place, 0);
      return sharesOf(cycle.slice(own, own + 9));
    });
  });
}

function sharesOf(signs: readonly number[]): readonly { lord: number; share: number }[] {
  const total = signs.reduce((sum, sign) => sum + KALACHAKRA_YEARS[sign], 0);
  return signs.map((lord) => ({ lord, share: KALACHAKRA_YEARS[lord] / total }));
}
