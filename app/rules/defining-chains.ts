// Where rules of a purpose are found, whichever packs are in force: in the chain of the purpose's own pack, and in those of
// other packs that build on it or define further rules of its kinds.

import { type PackOutline, packsAbove } from '@nirnaya/compiler/front';
import type { RuleKind } from '@nirnaya/dsl/vocabulary';

/** What rules are asked for. */
export interface Purpose {
  /** the bundled pack of it */
  readonly pack: string;
  readonly kinds: readonly RuleKind[];
  /** a pack of another purpose: chains through it are left to that */
  readonly except?: string;
}

/**
 * The names of the chains, that of the purpose's own pack first. Of packs that build on one another only the last is named: its
 * chain has what the others say.
 */
export function definingChains(
  { pack, kinds, except }: Purpose,
  packs: ReadonlyMap<string, PackOutline>,
): readonly string[] {
  const codes = (name: string): readonly string[] =>
    (packs.get(name)?.documents ?? []).flatMap(({ rules }) =>
      rules.flatMap(({ code, kind }) => (kinds.some((one) => one === kind) ? [code] : [])),
    );
  const chain = new Set(packsAbove(pack, packs));
  const own = new Set([...chain].flatMap(codes));
  const others = [...packs.keys()].filter((name) => {
    if (chain.has(name)) return false;
    const above = packsAbove(name, packs);
    if (except !== undefined && above.includes(except)) return false;
    return above.includes(pack) || codes(name).some((code) => !own.has(code));
  });
  const isBelow = (name: string): boolean =>
    others.some((other) => other !== name && packsAbove(other, packs).includes(name));
  return [pack, ...others.filter((name) => !isBelow(name))];
}
