// Other ways of scoring a kuta than by the cells of our tables: finer cells, which a program shows to be its own where each of
// them has one value in all of its pairs. Each is a rule that other sources have; none names a pair of the file.

import { rashiNames } from '../../../dsl/vocabulary/names.ts';
import { lordOf, signOf } from '../../../engine/jyotisha/sign.ts';
import { vashyaCell, vashyaClasses } from './vashya-classes.ts';

/** A pair: sidereal longitudes of the Moons, degrees. */
interface Pair {
  readonly groom: number;
  readonly bride: number;
}

/** A way of scoring one kuta. */
export interface OtherCells {
  readonly kuta: string;
  readonly says: string;
  /** the cell of a pair; `ours` is that of our own table */
  readonly cell: (ours: string, pair: Pair) => string;
}

// An exception has a cell of its own in each cell of the table.
const among = (ours: string, holds: readonly (string | false)[]): string =>
  [ours, ...holds.filter((one) => one !== false)].join(', ');

/** The ways that are tried, in this order. */
export const otherCells: readonly OtherCells[] = [
  ...vashyaClasses.map((classes) => ({
    kuta: 'vashya',
    says: classes.says,
    cell: (ours: string, { groom, bride }: Pair) => vashyaCell(classes, ours, groom, bride),
  })),
  {
    kuta: 'nadi',
    says: 'with one nadi set aside where one graha is lord of both signs, or where the signs are in trine',
    cell: (ours, { groom, bride }) => {
      const [one, other] = [signOf(groom), signOf(bride)];
      const apart = (one - other + 12) % 12;
      return among(ours, [
        lordOf(one) === lordOf(other) && 'one lord of the signs',
        (apart === 4 || apart === 8) && 'signs in trine',
      ]);
    },
  },
  {
    kuta: 'bhakoot',
    says: 'with a table by pairs of signs, in which a pair need not have what the same count gives to others, nor what it has turned round',
    cell: (_ours, { groom, bride }) => `${rashiNames[signOf(groom)][0]}/${rashiNames[signOf(bride)][0]}`,
  },
];
