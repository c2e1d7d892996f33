/** Yuddha bala: what a war of two grahas takes and gives, in virupas (BPHS 27.20). */
import { apart } from '../../angle.ts';
import { G } from '../../graha.ts';

/** Diameters of the discs, Mars to Saturn; Sun and Moon make no war. */
const DISC: readonly number[] = [0, 0, 9.4, 6.6, 190.4, 16.6, 158];

/** Two of Mars to Saturn within a degree of longitude. */
export interface War {
  readonly victor: number;
  readonly loser: number;
  /** what the victor gets and the loser loses */
  readonly virupas: number;
}

/**
 * The wars of Mars to Saturn. `totals` are the balas whose difference is moved; by `discs` it is divided by that of the
 * discs. The northern one wins (Surya Siddhanta 7.20-23).
 */
export function warsOf(
  longitude: ArrayLike<number>,
  latitude: ArrayLike<number>,
  totals: readonly number[],
  rule: 'difference' | 'discs',
): War[] {
  const wars: War[] = [];
  for (let a: number = G.mars; a <= G.saturn; a++) {
    for (let b = a + 1; b <= G.saturn; b++) {
      if (apart(longitude[a], longitude[b]) >= 1) continue;
      const [victor, loser] = latitude[a] >= latitude[b] ? [a, b] : [b, a];
      const by = rule === 'discs' ? DISC[a] - DISC[b] : 1;
      wars.push({ victor, loser, virupas: Math.abs((totals[a] - totals[b]) / by) });
    }
  }
  return wars;
}
