// The rules of eclipses and of asta: a chain of its own, the same for every tradition.

import type { PackOutline } from '@nirnaya/compiler/front';
import { worksOf } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { WorkEntry } from '@nirnaya/dsl/pack';

/** The pack whose chain has them. */
export const grahaPack = 'grahas';

/** The compiled chain, and the works that it cites. */
export interface GrahaRules {
  readonly pack: CompiledPack;
  /** by key */
  readonly works: ReadonlyMap<string, WorkEntry>;
}

/** Where the chain is found. */
export interface GrahaWorkspace {
  /** the compiled chain that ends in a pack; undefined where there is none or it has errors */
  pack(name: string): CompiledPack | undefined;
  /** the packs in force */
  packs(): { readonly packs: ReadonlyMap<string, PackOutline> };
}

/** The rules in force; undefined where the packs have none, or the chain has errors. */
export function grahaRules(workspace: GrahaWorkspace): GrahaRules | undefined {
  const pack = workspace.pack(grahaPack);
  return pack && { pack, works: worksOf(pack.chain, workspace.packs().packs) };
}
