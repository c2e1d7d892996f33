/** Houses of unequal length from the lagna and the midheaven. Degrees, sidereal or tropical alike. */
import { normalizeDegrees } from './angle.ts';

/** Begin, middle and end of a house, degrees. */
export interface House {
  readonly begin: number;
  readonly middle: number;
  readonly end: number;
}

/**
 * The twelve houses of Sripati: lagna and midheaven are the middles of the first and the tenth, the arcs between the four
 * angles are divided in three, and houses meet half-way between their middles.
 */
export function sripatiHouses(lagna: number, midheaven: number): readonly House[] {
  const quarter = normalizeDegrees(midheaven + 180 - lagna);
  const middles = Array.from({ length: 12 }, (_, i) => {
    const begins = [lagna, midheaven + 180, lagna + 180, midheaven][Math.floor(i / 3)];
    const arc = Math.floor(i / 3) % 2 === 0 ? quarter : 180 - quarter;
    return begins + ((i % 3) * arc) / 3;
  });
  const edge = (i: number): number => {
    const [before, after] = [middles[(i + 11) % 12], middles[i % 12]];
    return normalizeDegrees(before + normalizeDegrees(after - before) / 2);
  };
  return middles.map((middle, i) => ({ begin: edge(i), middle: normalizeDegrees(middle), end: edge(i + 1) }));
}

/** Which of twelve houses, 1..12, holds a longitude, by the begins of the houses. */
export function houseHolding(begins: ArrayLike<number>, longitude: number): number {
  for (let i = 0; i < 12; i++) {
    const begin = begins[i];
    if (normalizeDegrees(longitude - begin) < normalizeDegrees(begins[(i + 1) % 12] - begin)) return i + 1;
  }
  return 12;
}
