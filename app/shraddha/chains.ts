// Whose rules shraddhas are answered by: those of the bundled packs, and of packs of one's own that are built on them.

import type { PackOutline } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { type RuleContext, ruleContext } from '../context/request-context.ts';
import { definingChains } from '../rules/defining-chains.ts';
import { type Chains, chainDeciding, decidedCodes } from '../rules/last-word.ts';
import type { AppContext } from '../workspace/app-context.ts';
import { mahalayaRule, purnimaRule, shraddhaPack } from './packs.ts';

/** The rules of shraddhas at a place. */
export interface ShraddhaRules {
  /** the rules of the chain whose word on a code counts */
  by(code: string): RuleContext;
  /** the codes of the days that have a name of their own */
  readonly named: readonly string[];
}

/** The names of the chains of a pack of shraddhas or birthdays: its own first, then those of packs that are built on it. */
export const shraddhaChains = (pack: string, packs: ReadonlyMap<string, PackOutline>): readonly string[] =>
  definingChains({ pack, kinds: [] }, packs);

/** The rules of some chains, in the place, the zones and the mode of a context. */
export function shraddhaRules(
  context: RuleContext,
  chains: Chains,
  packs: ReadonlyMap<string, PackOutline>,
): ShraddhaRules {
  const [first] = chains;
  const { mode, zone, dayZone, year, words } = context;
  const contexts = new Map<CompiledPack, RuleContext>([[context.pack, context]]);
  const contextOf = (pack: CompiledPack): RuleContext => {
    const known = contexts.get(pack) ?? ruleContext({ pack, mode, zone, dayZone, year }, packs, words);
    contexts.set(pack, known);
    return known;
  };
  // What the parents of the bundled pack observe are days of the rest of the year.
  const at = first.chain.indexOf(shraddhaPack);
  const parents = new Set(first.chain.slice(0, at === -1 ? -1 : at));
  const codesOf = ({ rules }: CompiledPack): readonly string[] =>
    [...rules.values()]
      .filter(({ code, linked: { fields, provenance } }) => {
        const from = provenance.get('observe');
        const isNamed = code !== purnimaRule && code !== mahalayaRule;
        return isNamed && fields.kind === 'observance' && from !== undefined && !parents.has(from);
      })
      .map(({ code }) => code);
  return {
    by: (code) => contextOf(chainDeciding(chains, code) ?? first),
    named: [...decidedCodes(chains, codesOf)].flatMap(([code, pack]) =>
      pack.rules.get(code)?.linked.disabled === false ? [code] : [],
    ),
  };
}

/** The rules of a pack, named as its chains are, and of the packs that are built on it. */
export function rulesBuiltOn(
  { workspace }: Pick<AppContext, 'workspace'>,
  context: RuleContext,
  pack: CompiledPack,
  name: string,
): ShraddhaRules {
  const { packs } = workspace.packs();
  const others = shraddhaChains(name, packs).slice(1);
  return shraddhaRules(context, [pack, ...others.flatMap((other) => workspace.pack(other) ?? [])], packs);
}
