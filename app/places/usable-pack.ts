// The chain of a pack, ready to be used; or a refusal that names the error and the file that prevent its use.

import type { Compilation, PackSet } from '../../compiler/compile.ts';
import { failureOf } from '../../compiler/failure.ts';
import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import type { Steps } from '../../engine/steps.ts';
import { unavailable } from '../refusal.ts';

/** The compiled chain that ends in a pack. Throws a refusal where it has errors. */
export const usablePack = (set: Pick<PackSet, 'compile'>, name: string): CompiledPack =>
  usable(set.compile(name), name);

/** The same in steps, of a chain that may never have been asked for: its fingerprint is known as well. */
export function* usablePackInSteps(set: Pick<PackSet, 'compileInSteps'>, name: string): Steps<CompiledPack> {
  const compilation = yield* set.compileInSteps(name);
  yield* compilation.madeInSteps();
  return usable(compilation, name);
}

function usable(compilation: Pick<Compilation, 'pack' | 'diagnostics'>, name: string): CompiledPack {
  if (compilation.pack !== undefined) return compilation.pack;
  throw unavailable(
    'pack_has_errors',
    `The pack ${name} cannot be used until an error in its files is fixed: ${failureOf(compilation)}`,
  );
}
