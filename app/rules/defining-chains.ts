// Where rules of a purpose are found, whichever packs are in force: in the chain of the purpose's own pack, then in those of
// other packs that define further rules of its kinds.

import type { PackOutline } from '../../compiler/link/chain.ts';
import type { RuleKind } from '../../dsl/pack/document.ts';

/** What rules are asked for. */
export interface Purpose {
  /** the bundled pack of it */
  readonly pack: string;
  readonly kinds: readonly RuleKind[];
}

/** The names of the chains, that of the purpose's own pack first. */
export function definingChains(
  { pack, kinds }: Purpose,
  packs: ReadonlyMap<string, PackOutline>,
): readonly string[] {
  const codes = (name: string): readonly string[] =>
    (packs.get(name)?.documents ?? []).flatMap(({ rules }) =>
      rules.flatMap(({ code, kind }) => (kinds.some((one) => one === kind) ? [code] : [])),
    );
  const own = new Set<string>();
  const chain = new Set<string>();
  for (let at = packs.get(pack); at !== undefined && !chain.has(at.name); at = packs.get(at.extends ?? '')) {
    chain.add(at.name);
    for (const code of codes(at.name)) own.add(code);
  }
  const others = [...packs.keys()].filter(
    (name) => !chain.has(name) && codes(name).some((code) => !own.has(code)),
  );
  return [pack, ...others];
}
