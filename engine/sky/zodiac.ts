/**
 * Divisions of the zodiac and the signs counted in it: pure arithmetic of sidereal longitudes (degrees) and of
 * 0-based labels.
 */

/** Parts of equal length laid round the zodiac from 0 degrees on. */
export interface Division {
  /** parts in the whole round */
  readonly parts: number;
  /** labels, after which they begin again */
  readonly cycle: number;
}

/**
 * The divisions by name. The navamsas of Mesha begin with Mesha and each following one has the next rashi (BPHS 6),
 * so 108 of them run nine times through the twelve.
 */
export const DIVISIONS = {
  rashi: { parts: 12, cycle: 12 },
  nakshatra: { parts: 27, cycle: 27 },
  /** a quarter of a nakshatra: label / 4 is the nakshatra, label mod 4 the quarter */
  pada: { parts: 108, cycle: 108 },
  /** the same ninths of a rashi, labelled by the rashi that each is given to */
  navamsa: { parts: 108, cycle: 12 },
} as const satisfies Record<string, Division>;

/** 0-based label of the part that holds a longitude in degrees, wrapped or not. */
export function labelOf({ parts, cycle }: Division, longitude: number): number {
  return labelOfPart(Math.floor((longitude * parts) / 360), cycle);
}

/** 0-based label of part `n`, counted without end in either direction. */
export function labelOfPart(n: number, cycle: number): number {
  return ((n % cycle) + cycle) % cycle;
}

/** Which sign `to` is when `from` is counted as the first: 1..12. Both 0 = Mesha. */
export function signCount(from: number, to: number): number {
  return labelOfPart(to - from, 12) + 1;
}
