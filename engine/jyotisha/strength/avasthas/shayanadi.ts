/** Shayanadi avasthas: what a graha is doing, by a sum of its places (BPHS 45.30-37 in Santhanam's edition). */
import { degreesIn, signOf } from '../../sign.ts';
import { nakshatraOf } from '../../star.ts';

/** The doings, from the first. */
export const SHAYANADI = [
  'shayana',
  'upavesha',
  'netrapani',
  'prakasha',
  'gamana',
  'agamana',
  'sabha',
  'agama',
  'bhojana',
  'nrityalipsa',
  'kautuka',
  'nidra',
] as const;

/** A doing. */
export type ShayanadiState = (typeof SHAYANADI)[number];

/** How much comes of it: little, medium or full. */
export const SHAYANADI_STRENGTHS = ['vicheshta', 'drishti', 'cheshta'] as const;

/** A strength of a doing. */
export type ShayanadiStrength = (typeof SHAYANADI_STRENGTHS)[number];

/** The number of the first sound of a name: 1 a ka cha .., 2 i kha ja .., 3 u ga jha .., 4 e gha ta .., 5 o cha tha .. */
export type NameSyllableNumber = 1 | 2 | 3 | 4 | 5;

/** The factors of the sum, counted from 1. */
export interface ShayanadiFactors {
  /** nakshatra of the graha, 1..27 */
  readonly nakshatra: number;
  /** number of the graha, Sun 1 .. Ketu 9 */
  readonly graha: number;
  /** navamsa within its rashi, 1..9 */
  readonly navamsa: number;
  /** nakshatra of the Moon, 1..27 */
  readonly moonNakshatra: number;
  /** running ghati from sunrise, 1..60 */
  readonly ghati: number;
  /** rashi of the lagna, 1..12 */
  readonly lagna: number;
}

/** A doing with what it came of. */
export interface Shayanadi {
  readonly state: ShayanadiState;
  /** 1..12 */
  readonly number: number;
  /** undefined without the number of the name */
  readonly strength: ShayanadiStrength | undefined;
  readonly factors: ShayanadiFactors;
}

/** Added for each graha, Sun to Ketu. */
const ADDED: readonly number[] = [5, 2, 2, 3, 5, 3, 3, 4, 4];

/** The running ghati, 1..60, of `days` after sunrise. */
export const runningGhati = (days: number): number => Math.floor(days * 60) + 1;

/** The navamsa within its rashi, 1..9, of a sidereal longitude. */
export const navamsaInSign = (longitude: number): number => Math.floor((degreesIn(longitude) * 9) / 30) + 1;

/** The doing by its factors, and its strength by the number of the name. */
export function shayanadiBy(factors: ShayanadiFactors, name?: NameSyllableNumber): Shayanadi {
  const { nakshatra, graha, navamsa, moonNakshatra, ghati, lagna } = factors;
  const rest = (nakshatra * graha * navamsa + moonNakshatra + ghati + lagna) % 12;
  const number = rest === 0 ? 12 : rest;
  const strength =
    name === undefined
      ? undefined
      : SHAYANADI_STRENGTHS[(((number * number + name) % 12) + ADDED[graha - 1]) % 3];
  return { state: SHAYANADI[number - 1], number, strength, factors };
}

/** What of a birth enters the count. */
interface BirthNumbers {
  /** sidereal longitude */
  readonly lagna: number;
  /** from sunrise to birth */
  readonly days: number;
  /** of the first syllable of the name */
  readonly name?: NameSyllableNumber | undefined;
}

/** The doing of a graha at a sidereal longitude; `days` from sunrise to birth. */
export function shayanadi(
  graha: number,
  longitude: ArrayLike<number>,
  { lagna, days, name }: BirthNumbers,
): Shayanadi {
  return shayanadiBy(
    {
      nakshatra: nakshatraOf(longitude[graha]) + 1,
      graha: graha + 1,
      navamsa: navamsaInSign(longitude[graha]),
      moonNakshatra: nakshatraOf(longitude[1]) + 1,
      ghati: runningGhati(days),
      lagna: signOf(lagna) + 1,
    },
    name,
  );
}
