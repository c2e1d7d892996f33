/** Middles and sandhis of the bhavas after Sripati: the quadrants between lagna and midheaven in thirds. Sidereal degrees. */
import { normalizeDegrees } from '../angle.ts';

/** The middles of the twelve bhavas; the first is the lagna, the tenth the midheaven. */
export function bhavaMadhya(lagna: number, midheaven: number): number[] {
  const before = normalizeDegrees(lagna - midheaven) / 3;
  const after = normalizeDegrees(midheaven + 180 - lagna) / 3;
  const half = [
    lagna,
    lagna + after,
    lagna + 2 * after,
    midheaven + 180,
    midheaven + 180 + before,
    midheaven + 180 + 2 * before,
  ];
  return [...half, ...half.map((degrees) => degrees + 180)].map(normalizeDegrees);
}

/** The bhava, 0 = first, whose sandhis enclose a longitude: it reaches halfway to the middles beside it. */
export function bhavaOf(madhya: ArrayLike<number>, longitude: number): number {
  for (let bhava = 0; bhava < 12; bhava++) {
    const middle = madhya[bhava];
    const begin = middle - normalizeDegrees(middle - madhya[(bhava + 11) % 12]) / 2;
    const length = normalizeDegrees(middle + normalizeDegrees(madhya[(bhava + 1) % 12] - middle) / 2 - begin);
    if (normalizeDegrees(longitude - begin) < length) return bhava;
  }
  return 0;
}
