/**
 * Panchavargiya bala: the strength of the seven grahas in an annual chart, by which the lord of the year is chosen. In: where
 * they stand. Out: units, a quarter of the sum of five parts, 20 at most.
 */
import { fromDebility } from '../dignity.ts';
import { naturalRelation } from '../friendship.ts';
import { lordOf, signOf } from '../sign.ts';
import { vargaSign } from '../vargas/varga.ts';
import { tajakaRelation } from './aspects.ts';
import { haddaLord } from './hadda.ts';

/**
 * Who is a friend: `by_place` as the Tajika school has it, by how far two stand apart in the annual chart; `natural` as some
 * books take it, by nature alone (P.V.R. Narasimha Rao 28.4).
 */
export type TajakaFriends = 'by_place' | 'natural';

/** The parts of one graha and their sum. */
export interface PanchavargiyaBala {
  readonly graha: number;
  /** of the rashi, 30 at most */
  readonly kshetra: number;
  /** by the arc from the deepest debility, 20 at most */
  readonly uchcha: number;
  /** 15 at most */
  readonly hadda: number;
  /** 10 at most */
  readonly drekkana: number;
  /** 5 at most */
  readonly navamsha: number;
  /** a quarter of the sum */
  readonly total: number;
}

/** Panchavargiya bala of Sun..Saturn. A part is whole in its own, 3/4 at a friend's, 1/2 at a neutral's, 1/4 at an enemy's. */
export function panchavargiyaBala(
  longitude: ArrayLike<number>,
  friends: TajakaFriends = 'by_place',
): readonly PanchavargiyaBala[] {
  const relation = (graha: number, lord: number): number =>
    friends === 'natural'
      ? naturalRelation(graha, lord)
      : tajakaRelation(signOf(longitude[graha]), signOf(longitude[lord]));
  return Array.from({ length: 7 }, (_, graha): PanchavargiyaBala => {
    const share = (lord: number): number => (lord === graha ? 1 : (2 + relation(graha, lord)) / 4);
    const place = longitude[graha];
    const kshetra = 30 * share(lordOf(signOf(place)));
    const uchcha = fromDebility(graha, place) / 9;
    const hadda = 15 * share(haddaLord(place));
    const drekkana = 10 * share(lordOf(vargaSign(place, 3)));
    const navamsha = 5 * share(lordOf(vargaSign(place, 9)));
    const total = (kshetra + uchcha + hadda + drekkana + navamsha) / 4;
    return { graha, kshetra, uchcha, hadda, drekkana, navamsha, total };
  });
}
