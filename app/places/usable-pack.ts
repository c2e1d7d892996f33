// The chain of a pack, ready to be used; or a refusal that names the error and the file that prevent its use.

import { failureOf, type PackSet } from '@nirnaya/compiler/compile';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { unavailable } from '../requests/refusal.ts';

/** The compiled chain that ends in a pack. Throws a refusal where it has errors. */
export function usablePack(set: Pick<PackSet, 'compile'>, name: string): CompiledPack {
  const compilation = set.compile(name);
  if (compilation.pack !== undefined) return compilation.pack;
  throw unavailable(
    'pack_has_errors',
    `The pack ${name} cannot be used until an error in its files is fixed: ${failureOf(compilation)}`,
  );
}
