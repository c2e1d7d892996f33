/** Rashis: their parts, natures and lords, and houses counted by whole signs. Rashis are 0-based, 0 = Mesha. */
import { DIVISIONS, labelOf, labelOfPart, signCount } from '../sky/zodiac.ts';
import { G } from './graha.ts';

/** The rashi that holds a longitude in degrees. */
export const signOf = (longitude: number): number => labelOf(DIVISIONS.rashi, longitude);

/** Degrees into its rashi, 0..30. */
export function degreesIn(longitude: number): number {
  const rest = longitude % 30;
  return rest < 0 ? rest + 30 : rest;
}

/** The rashi that stands `houses` houses (1 = itself) from `from`. */
export const signAt = (from: number, houses: number): number => labelOfPart(from + houses - 1, 12);

/** The whole-sign house, 1..12, of rashi `sign` where house 1 is `from`. */
export const houseOf = (from: number, sign: number): number => signCount(from, sign);

/** Lords of the rashis (BPHS 4), by graha. */
export const SIGN_LORDS: readonly number[] = [
  G.mars,
  G.venus,
  G.mercury,
  G.moon,
  G.sun,
  G.mercury,
  G.venus,
  G.mars,
  G.jupiter,
  G.saturn,
  G.saturn,
  G.jupiter,
];

/** The lord of a rashi. */
export const lordOf = (sign: number): number => SIGN_LORDS[sign];

/** Second lords (Jaimini; BPHS on rashi dashas): Ketu of Vrishchika, Rahu of Kumbha. */
export const CO_LORDS: Readonly<Record<number, number>> = { 7: G.ketu, 10: G.rahu };

/** The rashis that a graha of the seven is lord of, ascending; none of the nodes. */
export const SIGNS_OF: readonly (readonly number[])[] = Array.from({ length: 9 }, (_, graha) =>
  SIGN_LORDS.flatMap((lord, sign) => (lord === graha ? [sign] : [])),
);

/** Chara (movable), sthira (fixed), dvisvabhava (dual). */
export type Modality = 0 | 1 | 2;

/** 0 chara, 1 sthira, 2 dvisvabhava. */
export const modalityOf = (sign: number): Modality => (sign % 3) as Modality;

/** 0 agni, 1 prithvi, 2 vayu, 3 jala. */
export const elementOf = (sign: number): number => sign % 4;

/** Odd rashis (Mesha, Mithuna, ...) are ojha, male. */
export const isOddSign = (sign: number): boolean => sign % 2 === 0;
