// In which land an observance is looked for: that of the caller where it is observed there, else the nearest of those
// whose packs state it.

import { type PackOutline, packsAbove } from '@nirnaya/compiler/front';
import type { IndexedObservance } from './name-index.ts';

type Outlines = ReadonlyMap<string, Pick<PackOutline, 'name' | 'kind' | 'extends'>>;

/** Whether a chain, from the root down, observes what its packs state. */
export function isObservedIn({ packs, disabledIn }: IndexedObservance, chain: readonly string[]): boolean {
  const last = Math.max(...packs.map((pack) => chain.indexOf(pack)));
  return last >= 0 && disabledIn.every((pack) => chain.indexOf(pack) < last);
}

/**
 * Packs by how near they are to a chain: those that share more of it first, of a pack and one that extends it the former,
 * lands before traditions.
 */
export function nearestFirst(
  names: readonly string[],
  chain: readonly string[],
  packs: Outlines,
): readonly string[] {
  const ranked = names.map((name, i) => {
    const above = packsAbove(name, packs);
    const shared = above.filter((pack) => chain.includes(pack)).length;
    const isTradition = packs.get(name)?.kind === 'tradition';
    return { name, key: [isTradition ? 1 : 0, -shared, above.length, i] };
  });
  ranked.sort((a, b) => compared(a.key, b.key));
  return ranked.map(({ name }) => name);
}

function compared(a: readonly number[], b: readonly number[]): number {
  for (const [i, own] of a.entries()) {
    const difference = own - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
