/**
 * Vaiseshikamshas: what a graha is called that stands well in several vargas of a group (BPHS 6.42-53, of whose names one
 * list was read). In: sidereal longitudes, degrees.
 */
import { isExalted, isOwn, MULATRIKONA } from '../dignity.ts';
import { vargaSign } from '../vargas/varga.ts';
import { VARGA_GROUPS, type VargaGroup, VIMSHOPAKA_SHARES } from './vimshopaka.ts';

/** Names by how many vargas of a group are good, from two on; of the saptavarga only that of all seven is its own. */
const NAMES: Readonly<Record<VargaGroup, readonly string[]>> = {
  shadvarga: ['Kimshuka', 'Vyanjana', 'Chamara', 'Chatra', 'Kundala'],
  saptavarga: ['Kimshuka', 'Vyanjana', 'Chamara', 'Chatra', 'Kundala', 'Mukuta'],
  dashavarga: [
    'Parijata',
    'Uttama',
    'Gopura',
    'Simhasana',
    'Paravata',
    'Devaloka',
    'Brahmaloka',
    'Airavata',
    'Shridhama',
  ],
  shodashavarga: [
    'Bhedaka',
    'Kusuma',
    'Nagapurusha',
    'Kanduka',
    'Kerala',
    'Kalpavriksha',
    'Chandanavana',
    'Purnachandra',
    'Uchchaisrava',
    'Dhanvantari',
    'Suryakanta',
    'Vidruma',
    'Indrasana',
    'Goloka',
    'Shrivallabha',
  ],
};

/** How a graha stands in a group. */
export interface Vaiseshikamsa {
  /** parts of the vargas in which it is exalted, in its mulatrikona or its own rashi */
  readonly good: readonly number[];
  /** undefined of fewer than two */
  readonly name: string | undefined;
}

/** Whether a rashi of a varga is one that a graha of the seven stands well in. */
const isGood = (graha: number, sign: number): boolean =>
  isExalted(graha, sign) || isOwn(graha, sign) || MULATRIKONA[graha][0] === sign;

/** The vaiseshikamsha of one of Sun to Saturn at a longitude, by group. */
export function vaiseshikamsa(graha: number, longitude: number): Readonly<Record<VargaGroup, Vaiseshikamsa>> {
  const of = (group: VargaGroup): Vaiseshikamsa => {
    const good = VIMSHOPAKA_SHARES[group].flatMap(([varga]) =>
      isGood(graha, vargaSign(longitude, varga)) ? [varga] : [],
    );
    return { good, name: NAMES[group][good.length - 2] };
  };
  return Object.fromEntries(VARGA_GROUPS.map((group) => [group, of(group)])) as Record<
    VargaGroup,
    Vaiseshikamsa
  >;
}
