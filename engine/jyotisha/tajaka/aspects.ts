/**
 * Aspects and friendships of the Tajika school: by how far two stand apart in rashis, alike for all grahas (Ernst Wilhelm,
 * Tajika System of Astrology; P.V.R. Narasimha Rao, chapter 27).
 */
import { signCount } from '../../sky/zodiac.ts';

/** What an aspect brings: `benefic` of the 3rd, 5th, 9th and 11th, `malefic` of the 1st, 4th, 7th and 10th. */
export type TajakaAspect = 'benefic' | 'malefic' | 'neutral' | 'none';

const BY_HOUSE: readonly TajakaAspect[] = [
  'malefic',
  'neutral',
  'benefic',
  'malefic',
  'benefic',
  'none',
  'malefic',
  'none',
  'benefic',
  'malefic',
  'benefic',
  'neutral',
];

/** The aspect of what stands in rashi `from` on rashi `to`. The 2nd and 12th are neutral, the 6th and 8th have none. */
export const tajakaAspect = (from: number, to: number): TajakaAspect => BY_HOUSE[signCount(from, to) - 1];

/** How two that stand in these rashis regard each other for the year: 1 friends, 0 neutral, -1 enemies. */
export function tajakaRelation(sign: number, other: number): 1 | 0 | -1 {
  const aspect = tajakaAspect(sign, other);
  if (aspect === 'benefic') return 1;
  return aspect === 'malefic' ? -1 : 0;
}
