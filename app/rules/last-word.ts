// Whose word on a rule counts where several chains have it: that of the bundled pack, unless a pack of one's own says otherwise.

import {
  type BirthRule,
  type ChakraRule,
  meaningOf,
  meaningOfOther,
  type PackRule,
  type ScoredRule,
} from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';

type AnyRule = PackRule | ScoredRule | ChakraRule | BirthRule;

/** The chains of a purpose that can be used, that of its bundled pack first. */
export type Chains = readonly [CompiledPack, ...CompiledPack[]];

// Chains live as long as the packs in force.
const decided = new WeakMap<
  CompiledPack,
  { readonly chains: Chains; readonly by: Map<string, CompiledPack> }
>();

/** The chain whose rule of a code counts: the first other one that says otherwise than the first chain, else that; undefined where none has it. */
export function chainDeciding(chains: Chains, code: string): CompiledPack | undefined {
  const [first, ...others] = chains;
  if (others.length === 0) return ruleIn(first, code) && first;
  let known = decided.get(first);
  if (
    known === undefined ||
    known.chains.length !== chains.length ||
    known.chains.some((one, i) => one !== chains[i])
  ) {
    known = { chains, by: new Map() };
    decided.set(first, known);
  }
  const deciding =
    known.by.get(code) ??
    others.find((other) => saysOtherwise(other, first, code, new Set())) ??
    (ruleIn(first, code) && first);
  if (deciding !== undefined) known.by.set(code, deciding);
  return deciding;
}

/** The codes that chains have, each with the chain whose rule counts: those of the first chain in their order, then further ones. */
export function decidedCodes(
  chains: Chains,
  codesOf: (pack: CompiledPack) => Iterable<string>,
): ReadonlyMap<string, CompiledPack> {
  const all = new Map<string, CompiledPack>();
  for (const chain of chains) {
    for (const code of codesOf(chain)) {
      const by = all.has(code) ? undefined : chainDeciding(chains, code);
      if (by !== undefined) all.set(code, by);
    }
  }
  return all;
}

const ruleIn = ({ births, scored, chakras, rules }: CompiledPack, code: string): AnyRule | undefined =>
  births.get(code) ?? scored.get(code) ?? chakras.get(code) ?? rules.get(code);

// A rule says otherwise where another pack writes a part of it, or where what it names or looks up is another.
function saysOtherwise(own: CompiledPack, base: CompiledPack, code: string, visited: Set<string>): boolean {
  if (visited.has(code)) return false;
  visited.add(code);
  const [here, there] = [ruleIn(own, code), ruleIn(base, code)];
  if (here === undefined || here === there) return false;
  if (there === undefined) return true;
  if ([...here.linked.provenance.values()].some((pack) => !base.chain.includes(pack))) return true;
  if (meaning(here) !== meaning(there)) return true;
  return 'references' in here.checked
    ? [...here.checked.references.keys()].some((other) => saysOtherwise(own, base, other, visited))
    : false;
}

const meaning = (rule: AnyRule): string =>
  'clauses' in rule.checked
    ? meaningOf(rule as PackRule)
    : meaningOfOther(rule as Exclude<AnyRule, PackRule>);
