/** Houses with bounds, by the systems in use. Degrees, sidereal or tropical alike. */
import { normalizeDegrees } from './angle.ts';
import { signOf } from './sign.ts';

/** A house: where it begins and ends, and the degree that makes it, whose rashi is that of the house. */
export interface House {
  readonly begin: number;
  /** the middle by `sripati` and `equal_middle`, else the begin */
  readonly cusp: number;
  readonly end: number;
}

/** What houses are made of. */
export interface Angles {
  readonly lagna: number;
  readonly midheaven: number;
  /** begins of the houses of Placidus; undefined beyond the polar circles */
  readonly cusps: ArrayLike<number> | undefined;
}

/** The systems of houses. */
export const HOUSE_SYSTEMS = [
  'placidus',
  'whole_sign',
  'equal',
  'equal_middle',
  'sripati',
  'porphyry',
] as const;

/** A system of houses by name. */
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

/**
 * The twelve houses by a system; undefined of those of Placidus where a chart has none, and of `sripati` and `porphyry` where the
 * midheaven stands on the side of the setting Sun, which it does beyond the polar circles alone.
 */
export function housesIn(
  { lagna, midheaven, cusps }: Angles,
  system: HouseSystem,
): readonly House[] | undefined {
  const isParted = normalizeDegrees(midheaven + 180 - lagna) < 180;
  switch (system) {
    case 'placidus':
      return cusps === undefined ? undefined : fromBegins(cusps);
    case 'whole_sign':
      return fromBegins(equalFrom(signOf(lagna) * 30));
    case 'equal':
      return fromBegins(equalFrom(lagna));
    case 'equal_middle':
      return housesOfMiddles(equalFrom(lagna));
    case 'sripati':
      return isParted ? housesOfMiddles(bhavaMadhya(lagna, midheaven)) : undefined;
    case 'porphyry':
      return isParted ? fromBegins(bhavaMadhya(lagna, midheaven)) : undefined;
  }
}

/**
 * The quadrants between lagna and midheaven in thirds: twelve degrees, the first the lagna, the tenth the midheaven. They are the
 * middles of the bhavas of Sripati and the begins of the houses of Porphyry.
 */
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

/** Houses that reach half-way to the middles beside their own. */
export function housesOfMiddles(middles: ArrayLike<number>): readonly House[] {
  const edge = (i: number): number => {
    const before = middles[(i + 11) % 12];
    return normalizeDegrees(before + normalizeDegrees(middles[i % 12] - before) / 2);
  };
  return Array.from(middles, (cusp, i) => ({ begin: edge(i), cusp, end: edge(i + 1) }));
}

/** Which of twelve houses, 1..12, holds a longitude: its begin is its own, its end is not. */
export function houseHolding(houses: readonly Pick<House, 'begin' | 'end'>[], longitude: number): number {
  const index = houses.findIndex(
    ({ begin, end }) => normalizeDegrees(longitude - begin) < normalizeDegrees(end - begin),
  );
  // Rounding may leave a gap of a bit before the first house.
  return index < 0 ? 12 : index + 1;
}

const fromBegins = (begins: ArrayLike<number>): readonly House[] =>
  Array.from(begins, (begin, i) => ({ begin, cusp: begin, end: begins[(i + 1) % 12] }));

const equalFrom = (degrees: number): readonly number[] =>
  Array.from({ length: 12 }, (_, i) => normalizeDegrees(degrees + 30 * i));
