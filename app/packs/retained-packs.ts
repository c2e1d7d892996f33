// Packs read again while the old ones are in use: a chain that compiles takes the place of the old one, a chain with
// errors stays as it last compiled. In: the packs in use and those just read. Out: the packs to use from now on.

import type { Compilation, PackSet } from '@nirnaya/compiler/compile';
import type { Pack } from '@nirnaya/compiler/front';
import type { Diagnostic } from '@nirnaya/dsl/diagnostics';

/** A pack whose last good chain is retained. */
interface RetainedPack {
  readonly pack: Pack;
  compile(): Compilation;
}

/** A set of packs with chains of others in the place of its own. */
export function withRetained(next: PackSet, retained: ReadonlyMap<string, RetainedPack>): PackSet {
  if (retained.size === 0) return next;
  return {
    ...next,
    packs: new Map([...next.packs, ...[...retained].map(([name, { pack }]) => [name, pack] as const)]),
    compile: (name) => retained.get(name)?.compile() ?? next.compile(name),
    compileAll: (names) => {
      const { chains: good, diagnostics } = next.compileAll(names);
      const old = [...retained].flatMap(([name, { compile }]) => {
        const { pack } = compile();
        return pack === undefined ? [] : [[name, pack] as const];
      });
      return { chains: new Map([...good, ...old]), diagnostics };
    },
  };
}

/** Whether a file has errors whose `pack:` cannot be read: it belongs to no pack, and the pack that misses it may not be there at all. */
export function hasNamelessError({ packs, diagnostics }: PackSet): boolean {
  const files = new Set([...packs.values()].flatMap(({ documents }) => documents.map(({ file }) => file)));
  return diagnostics.some((d: Diagnostic) => d.severity === 'error' && !files.has(d.range.file));
}
