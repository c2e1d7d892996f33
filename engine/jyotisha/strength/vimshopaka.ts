/**
 * Vimshopaka bala: the strength of a graha in four groups of vargas, of 20 (BPHS 7.17-27). In: sidereal longitudes,
 * degrees. Grahas are Sun to Saturn: the nodes are lords of nothing there.
 */
import { compoundRelation, type Relation } from '../friendship.ts';
import { SIGN_LORDS, signOf } from '../sign.ts';
import { SHODASHAVARGA } from '../vargas/tables.ts';
import { vargaSign } from '../vargas/varga.ts';

/** Shares of the vargas, 20 together; each row is the parts of a varga and its share. */
export const VIMSHOPAKA_SHARES = {
  shadvarga: [
    [1, 6],
    [2, 2],
    [3, 4],
    [9, 5],
    [12, 2],
    [30, 1],
  ],
  saptavarga: [
    [1, 5],
    [2, 2],
    [3, 3],
    [7, 2.5],
    [9, 4.5],
    [12, 2],
    [30, 1],
  ],
  dashavarga: [
    [1, 3],
    [2, 1.5],
    [3, 1.5],
    [7, 1.5],
    [9, 1.5],
    [10, 1.5],
    [12, 1.5],
    [16, 1.5],
    [30, 1.5],
    [60, 5],
  ],
  shodashavarga: [
    [1, 3.5],
    [2, 1],
    [3, 1],
    [4, 0.5],
    [7, 0.5],
    [9, 3],
    [10, 0.5],
    [12, 0.5],
    [16, 2],
    [20, 0.5],
    [24, 0.5],
    [27, 0.5],
    [30, 1],
    [40, 0.5],
    [45, 0.5],
    [60, 4],
  ],
} as const satisfies Record<string, readonly (readonly [varga: number, share: number])[]>;

/** A group of vargas. */
export type VargaGroup = keyof typeof VIMSHOPAKA_SHARES;

/** The groups from the smallest. */
export const VARGA_GROUPS = Object.keys(VIMSHOPAKA_SHARES) as readonly VargaGroup[];

/** What 20 of a share counts in a graha's own rashi, and in that of a great enemy, enemy, neutral, friend, great friend. */
const OWN = 20;
const BY_RELATION: readonly number[] = [5, 7, 10, 15, 18];

/** A graha in one varga. */
export interface VargaDignity {
  readonly varga: number;
  /** 0-based rashi there */
  readonly sign: number;
  /** how it regards the lord; undefined where it is the lord itself */
  readonly relation: Relation | undefined;
  /** points of 20 */
  readonly points: number;
}

/** The vimshopaka bala of one graha. */
export interface Vimshopaka {
  readonly graha: number;
  /** in all sixteen vargas */
  readonly vargas: readonly VargaDignity[];
  /** of 20, by group */
  readonly of: Readonly<Record<VargaGroup, number>>;
}

/** The shares of a group in the order of the sixteen vargas; 0 of those that are not in it. */
const sharesOf = (group: VargaGroup): number[] =>
  SHODASHAVARGA.map((varga) => VIMSHOPAKA_SHARES[group].find(([of]) => of === varga)?.[1] ?? 0);

const SHARES: Readonly<Record<VargaGroup, readonly number[]>> = {
  shadvarga: sharesOf('shadvarga'),
  saptavarga: sharesOf('saptavarga'),
  dashavarga: sharesOf('dashavarga'),
  shodashavarga: sharesOf('shodashavarga'),
};

/** The vimshopaka bala of Sun to Saturn; friends of the time are those of the rasi chart. */
export function vimshopaka(longitude: ArrayLike<number>): Vimshopaka[] {
  const signs = Array.from({ length: 7 }, (_, graha) => signOf(longitude[graha]));
  return signs.map((_, graha): Vimshopaka => {
    const vargas = SHODASHAVARGA.map((varga): VargaDignity => {
      const sign = vargaSign(longitude[graha], varga);
      const lord = SIGN_LORDS[sign];
      if (lord === graha) return { varga, sign, relation: undefined, points: OWN };
      const relation = compoundRelation(graha, lord, signs);
      return { varga, sign, relation, points: BY_RELATION[relation + 2] };
    });
    const of = (group: VargaGroup): number =>
      SHARES[group].reduce((sum, share, i) => sum + (share * vargas[i].points) / 20, 0);
    return {
      graha,
      vargas,
      of: {
        shadvarga: of('shadvarga'),
        saptavarga: of('saptavarga'),
        dashavarga: of('dashavarga'),
        shodashavarga: of('shodashavarga'),
      },
    };
  });
}
