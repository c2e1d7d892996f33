// Which snapshots a set of packs has: of every pack in service, at its place, and of what these share
// at a place far away, where days begin and end at other hours of the sky.

import { curatedPlace, locations, placeOfPack } from '@nirnaya/app/places';
import { canonicalChain } from '@nirnaya/authoring/diff';
import type { Pack } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { Site } from '@nirnaya/engine/place';
import { isServed } from '../../options/sites.ts';

/** A snapshot to be taken. */
export interface Plan {
  readonly pack: CompiledPack;
  readonly site: Site;
  /** the nearest pack above it that has a snapshot too */
  readonly parent: string | undefined;
  /** the rules in it, sorted: all but those that are as in a parent that has a snapshot of its own */
  readonly codes: readonly string[];
}

const far = [...locations.values()].find(({ name_en }) => name_en === 'New York');

/** The snapshots of some packs, which are compiled all. */
export function plansOf(
  names: readonly string[],
  packs: ReadonlyMap<string, Pack>,
  chains: ReadonlyMap<string, CompiledPack>,
): readonly Plan[] {
  const served = names.filter((name) => isServed(name, packs));
  const shared = names.filter(
    (name) => !served.includes(name) && served.some((child) => packs.get(child)?.extends === name),
  );
  const taken = new Set<string>();
  const meanings = new Map<string, ReturnType<typeof canonicalChain>>();
  const planned = [...shared, ...served].sort((a, b) => depth(chains, a) - depth(chains, b));
  return planned.flatMap((name): Plan[] => {
    const pack = chains.get(name);
    if (pack === undefined) return [];
    const site = shared.includes(name) && far !== undefined ? curatedPlace(far) : placeOfPack(name, packs);
    const meaning = canonicalChain(pack, 'standard');
    meanings.set(name, meaning);
    const parents = pack.chain.slice(0, -1).filter((parent) => served.includes(parent));
    const codes = [...meaning.rules].flatMap(([code, rule]) => {
      if (!rule.dated) return [];
      const isInherited = parents.some((parent) => {
        // On another sky the same rule has other dates.
        if (chains.get(parent)?.sky !== pack.sky) return false;
        const above = meanings.get(parent)?.rules.get(code);
        return above?.dates === rule.dates && above.disabled === rule.disabled;
      });
      return isInherited ? [] : [code];
    });
    if (codes.length === 0) return [];
    const parent = pack.chain.slice(0, -1).findLast((above) => taken.has(above));
    taken.add(name);
    return [{ pack, site, parent, codes: codes.sort() }];
  });
}

const depth = (chains: ReadonlyMap<string, CompiledPack>, name: string): number =>
  chains.get(name)?.chain.length ?? 0;
