// A rule without an author test may change its dates unnoticed. This needs the tests besides the packs, so it is
// reported by the caller that reads both.

import type { PackSet } from '@nirnaya/compiler/compile';
import { idleIgnore, type Pack, silences } from '@nirnaya/compiler/front';
import { type Diagnostic, report } from '@nirnaya/dsl/diagnostics';
import type { SourceRange } from '@nirnaya/dsl/source';
import type { Check } from './checks.ts';

/** Which rules of the packs no claim is about: each where a pack writes it, for a region's change is a rule of its own. */
export function untestedRules({ packs }: PackSet, checks: readonly Check[]): readonly Diagnostic[] {
  const diagnostics = untested(packs, checks);
  const ignores = [...packs.values()].flatMap(({ documents }) =>
    documents.flatMap((document) => document.ignores.filter(({ code }) => code === 'untested')),
  );
  const left = diagnostics.filter((d) => !ignores.some((entry) => silences(entry, d)));
  const idle = ignores.filter((entry) => !diagnostics.some((d) => silences(entry, d)));
  return [...left, ...idle.map(idleIgnore)];
}

function untested(packs: PackSet['packs'], checks: readonly Check[]): readonly Diagnostic[] {
  const writes = new Map([...packs].map(([name, pack]) => [name, writtenBy(pack)]));
  // By where a rule is written: one that several packs share is tested in any of them.
  const tested = new Set<SourceRange | undefined>();
  for (const check of checks) {
    if (!('rule' in check)) continue;
    const { code } = check.rule;
    const writer = [...check.pack.chain].reverse().find((name) => writes.get(name)?.has(code)) ?? '';
    tested.add(writes.get(writer)?.get(code));
  }
  return [...writes].flatMap(([pack, rules]) =>
    [...rules].flatMap(([code, range]) =>
      tested.has(range) ? [] : [report('untested', range, { code, pack })],
    ),
  );
}

const writtenBy = ({ documents }: Pack): ReadonlyMap<string, SourceRange> =>
  new Map(documents.flatMap(({ rules }) => rules.map(({ code, codeRange }) => [code, codeRange] as const)));
