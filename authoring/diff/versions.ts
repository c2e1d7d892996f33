// The chains that two versions of the packs have in common and that differ, and what of them is run where: rules and
// kalas that mean the same in several chains are run once at each place.

import type { CompiledPack, FestivalMode } from '@nirnaya/compiler/runtime';
import type { Place, Site } from '@nirnaya/engine/place';
import { type CanonicalChain, canonicalChain } from './canonical-chain.ts';
import { type ChainChanges, compareChains } from './compare-rules.ts';

/** The chains of one version, by their last pack. */
export type Chains = ReadonlyMap<string, CompiledPack>;

/** Two versions of one chain. */
export interface Versions {
  readonly name: string;
  readonly old: CompiledPack;
  readonly now: CompiledPack;
  readonly was: CanonicalChain;
  readonly is: CanonicalChain;
  readonly changes: ChainChanges;
}

/** The chains of some names that differ, parents first. */
export function versionsOf(
  before: Chains,
  after: Chains,
  packs: readonly string[],
  mode: FestivalMode,
): readonly Versions[] {
  return packs
    .flatMap((name): Versions[] => {
      const [old, now] = [before.get(name), after.get(name)];
      if (old === undefined || now === undefined || old.fingerprint === now.fingerprint) return [];
      const [was, is] = [canonicalChain(old, mode), canonicalChain(now, mode)];
      return [{ name, old, now, was, is, changes: compareChains(was, is) }];
    })
    .sort((a, b) => a.now.chain.length - b.now.chain.length);
}

/** Something to run in both versions. One that is missing, or not in force, has no results. */
export interface Runnable {
  /** the code of a rule, or `kala pradosha` */
  readonly name: string;
  /** what it means before and after; runs of equal meanings have the same results at one place */
  readonly meanings: string;
  readonly before: CompiledPack | undefined;
  readonly after: CompiledPack | undefined;
}

/** It at a place, for the packs that have it there. */
export interface Run extends Runnable {
  readonly place: Place;
  readonly site: string;
  readonly packs: readonly string[];
}

/** What to run of each chain, at its places. A child that inherits both meanings adds no places of its own. */
export function runsOf(
  all: readonly Versions[],
  runnablesOf: (versions: Versions) => readonly Runnable[],
  sitesOf: (pack: string) => readonly Site[],
): readonly Run[] {
  type Open = Run & { readonly packs: string[] };
  const runs = new Map<string, Open>();
  const ran = new Map<string, Map<string, readonly Open[]>>();
  for (const versions of all) {
    const { name: pack, now } = versions;
    const own = new Map<string, readonly Open[]>();
    ran.set(pack, own);
    for (const runnable of runnablesOf(versions)) {
      const meanings = `${runnable.name} ${runnable.meanings}`;
      const inherited = now.chain.slice(0, -1).flatMap((parent) => ran.get(parent)?.get(meanings) ?? []);
      for (const run of inherited) run.packs.push(pack);
      if (inherited.length > 0) continue;
      const mine = sitesOf(pack).map(({ name: site, place }): Open => {
        const key = `${meanings} ${place.lat} ${place.lon} ${place.zone}`;
        const run = runs.get(key) ?? { ...runnable, place, site, packs: [] };
        run.packs.push(pack);
        runs.set(key, run);
        return run;
      });
      own.set(meanings, mine);
    }
  }
  return [...runs.values()];
}
