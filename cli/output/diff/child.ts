// A child pack as a version of its parent: the parent's chain on one side, the child's on the other, and what the child
// says that it does to the rules of the parent.

import { unknownText } from '@nirnaya/dsl/vocabulary';
import { UsageError } from '../../options/failure.ts';
import { wrapped } from '../text/wrap.ts';
import { type Layout, section, width } from './layout.ts';
import type { Version } from './version.ts';

/** The changes in the files of a child, by codes of rules. */
export interface ChildRules {
  readonly adds: readonly string[];
  readonly overrides: readonly string[];
  readonly extends: readonly string[];
  readonly disables: readonly string[];
}

/** The parent's chain and the child's, both under the name of the child. */
export function childVersions(
  child: string,
  { packs, chains }: Version,
): { readonly before: Version; readonly after: Version; readonly rules: ChildRules } {
  const pack = packs.get(child);
  const now = chains.get(child);
  if (pack === undefined || now === undefined) {
    const known = [...packs.keys()];
    throw new UsageError(`--child: ${unknownText({ what: 'pack', text: child, known })}`);
  }
  const parent = pack.extends === undefined ? undefined : chains.get(pack.extends);
  if (parent === undefined)
    throw new UsageError(`--child: ${child} extends no pack, so it has no parent to compare with`);
  const entries = pack.documents.flatMap((document) => document.rules);
  const codes = (mode: (typeof entries)[number]['mode']): readonly string[] =>
    entries
      .filter((entry) => entry.mode === mode)
      .map(({ code }) => code)
      .sort();
  return {
    before: { label: `${parent.name}, the parent`, packs, chains: new Map([[child, parent]]) },
    after: { label: child, packs, chains: new Map([[child, now]]) },
    rules: {
      adds: codes('define'),
      overrides: codes('override'),
      extends: codes('extend'),
      disables: pack.documents.flatMap(({ disable }) => disable.map(({ code }) => code)).sort(),
    },
  };
}

/** The same as text; empty where the child has no rules of its own. */
export function childText(child: string, rules: ChildRules, layout: Layout): string {
  const lines = Object.entries(rules)
    .filter(([, codes]) => codes.length > 0)
    .map(([how, codes]) => wrapped(`${how}: ${codes.join(', ')}`, width, '  '));
  const text = section(`Rules in the files of ${child}`, lines, layout);
  return text === '' ? '' : `${text}\n\n`;
}
