/** Deeptadi avasthas: nine moods, more than one of which may hold (BPHS 45.7-10). */
import type { Placement } from './placement.ts';

/** The moods in the order of the text. */
export const DEEPTADI = [
  'deepta',
  'svastha',
  'pramudita',
  'shanta',
  'dina',
  'vikala',
  'duhkhita',
  'khala',
  'kopita',
] as const;

/** A mood. */
export type DeeptadiState = (typeof DEEPTADI)[number];

/** Where lists differ: khala is the mood in the rashi of a great enemy (BPHS 45), or in debility as well. */
export type KhalaRule = 'great_enemy' | 'debilitated_too';

/**
 * The moods that hold: exalted, own, of great friend, friend, neutral, enemy or great enemy by its rashi; `vikala` where a
 * malefic joins it, `kopita` where it is combust.
 */
export function deeptadi(
  { exalted, mulatrikona, own, debilitated, relation }: Placement,
  joinedByMalefic: boolean,
  combust: boolean,
  khala: KhalaRule,
): DeeptadiState[] {
  const holds: Readonly<Record<DeeptadiState, boolean>> = {
    deepta: exalted,
    svastha: own || mulatrikona,
    pramudita: relation === 2,
    shanta: relation === 1,
    dina: relation === 0,
    vikala: joinedByMalefic,
    duhkhita: relation === -1,
    khala: relation === -2 || (khala === 'debilitated_too' && debilitated),
    kopita: combust,
  };
  return DEEPTADI.filter((state) => holds[state]);
}
