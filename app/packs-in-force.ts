// Packs read again while the old ones are in use: a chain that compiles takes the place of the old one, a chain with
// errors stays as it last compiled. In: the packs in use and those just read. Out: the packs to use from now on.

import type { Compilation, PackSet } from '../compiler/compile.ts';
import type { Pack } from '../compiler/link/chain.ts';
import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';

/** The packs of the new files, and those of the old ones whose chains the new files no longer have. */
export function withLastGood(before: PackSet, next: PackSet): PackSet {
  const { chains } = next.compileAll();
  const isMissed = (name: string): boolean =>
    next.packs.has(name) ? !chains.has(name) : hasNamelessError(next);
  const retained = new Map<string, readonly [Pack, Compilation]>();
  for (const [name, pack] of before.packs) {
    if (!isMissed(name)) continue;
    // Neither set is held on to, so that reloads that fail again and again do not pile up.
    const { pack: compiled, parts, expression, madeInSteps } = before.compile(name);
    if (compiled !== undefined)
      retained.set(name, [pack, { pack: compiled, parts, diagnostics: [], expression, madeInSteps }]);
  }
  if (retained.size === 0) return next;
  return {
    ...next,
    packs: new Map([...next.packs, ...[...retained].map(([name, [pack]]) => [name, pack] as const)]),
    compile: (name) => retained.get(name)?.[1] ?? next.compile(name),
    *compileInSteps(name) {
      return retained.get(name)?.[1] ?? (yield* next.compileInSteps(name));
    },
    compileAll: (names) => {
      const { chains: good, diagnostics } = next.compileAll(names);
      const old = [...retained].flatMap(([name, [, { pack }]]) =>
        pack === undefined ? [] : [[name, pack] as const],
      );
      return { chains: new Map([...good, ...old]), diagnostics };
    },
  };
}

/** The packs whose chains have errors, of a set. */
export const failingPacks = (set: PackSet): readonly string[] => {
  const { chains } = set.compileAll();
  return [...set.packs.keys()].filter((name) => !chains.has(name));
};

// A file whose `pack:` cannot be read belongs to no pack; the pack that misses it may not be there at all.
function hasNamelessError({ packs, diagnostics }: PackSet): boolean {
  const files = new Set([...packs.values()].flatMap(({ documents }) => documents.map(({ file }) => file)));
  return diagnostics.some((d: Diagnostic) => d.severity === 'error' && !files.has(d.range.file));
}
