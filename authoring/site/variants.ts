// How the packs of regions and states change the rules of their parents, and through what.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { canonicalChain } from '../diff/canonical-chain.ts';
import { compareChains, type RuleChange } from '../diff/compare-rules.ts';
import type { PacksContent } from './source.ts';

/** The change that a pack declares to a rule of its parents; undefined where it has none for the rule itself. */
export type Deed = 'override' | 'extend' | 'disable';

/** The variant of a parent's rule in a pack. */
export interface Variant {
  /** the chain that ends in the pack */
  readonly chain: CompiledPack;
  readonly mode: Deed | undefined;
  readonly change: RuleChange;
}

/** The variants of every rule that has any, by code, parents first. */
export function variantsIn(
  packs: readonly string[],
  source: PacksContent,
): ReadonlyMap<string, readonly Variant[]> {
  const meanings = new Map(
    [...source.chains].map(([name, chain]) => [name, canonicalChain(chain, 'standard')]),
  );
  const byName = new Map<string, Variant[]>();
  for (const name of packs) {
    const chain = source.chains.get(name);
    const [before, after] = [meanings.get(source.packs.get(name)?.extends ?? ''), meanings.get(name)];
    if (chain === undefined || before === undefined || after === undefined) continue;
    const modes = modesIn(name, source);
    for (const change of compareChains(before, after).rules.filter(({ how }) => how !== 'added')) {
      const variants = byName.get(change.code) ?? [];
      variants.push({ chain, mode: modes.get(change.code), change });
      byName.set(change.code, variants);
    }
  }
  return byName;
}

// The changes that a pack declares to the rules of its parents.
function modesIn(pack: string, { packs }: PacksContent): ReadonlyMap<string, Deed> {
  const documents = packs.get(pack)?.documents ?? [];
  return new Map<string, Deed>([
    ...documents.flatMap(({ disable }) => disable.map(({ code }) => [code, 'disable'] as const)),
    ...documents.flatMap(({ rules }) =>
      rules.flatMap(({ code, mode }) => (mode === 'define' ? [] : [[code, mode] as const])),
    ),
  ]);
}
