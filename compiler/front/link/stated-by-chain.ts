// What the packs of a chain state together, besides their rules.

import type { PackDocument, WorkEntry } from '@nirnaya/dsl/pack';
import { memoOn } from '@nirnaya/engine/cache';
import type { PackOutline } from './chain.ts';

type MonthNames = NonNullable<PackDocument['month_names']>;

/** The works that a chain may cite, by key; a child's word stands over its parent's. */
export function worksOf(
  chain: readonly string[],
  packs: ReadonlyMap<string, PackOutline>,
): ReadonlyMap<string, WorkEntry> {
  const documents = chain.flatMap((name) => packs.get(name)?.documents ?? []);
  return new Map(documents.flatMap((document) => document.works.map((work) => [work.key, work] as const)));
}

/** How the land of a chain names months: as its nearest pack that states it, else amanta. */
export function monthNamesOf(chain: readonly string[], packs: ReadonlyMap<string, PackOutline>): MonthNames {
  const ofChains = monthNames.of(packs, () => new WeakMap());
  const known = ofChains.get(chain);
  if (known !== undefined) return known;
  const stated = chain.flatMap((name) =>
    (packs.get(name)?.documents ?? []).flatMap(({ month_names }) => month_names ?? []),
  );
  const names = stated.at(-1) ?? 'amanta';
  ofChains.set(chain, names);
  return names;
}

// Documents are read from the artifact; every request asks.
const monthNames = memoOn<ReadonlyMap<string, PackOutline>, WeakMap<readonly string[], MonthNames>>();
