// A table that has most of the keys of its kind and lacks a few: probably forgotten. Tables of a few keys among many are
// partial by intention, and `none` says that a key has no value.

import { type DiagnosticFix, report } from '@nirnaya/dsl/diagnostics';
import type { TableNode } from '@nirnaya/dsl/pack';
import { fixedNames } from '@nirnaya/dsl/vocabulary';
import type { Scope } from './scope.ts';
import type { KeyKind, LabelKind, Lookup } from './typed.ts';

/** The names of the labels of the kinds whose labels are a round, by label; the intercalary month is left aside. */
function namesOf(kind: LabelKind): readonly string[] {
  if (kind === 'tithi') {
    const [bright, dark] = [
      fixedNames.tithi.slice(0, 15),
      [...fixedNames.tithi.slice(0, 14), fixedNames.tithi[15]],
    ];
    return [
      ...bright.map((names, i) => (i === 14 ? names[0] : `Shukla ${i + 1}`)),
      ...dark.map((names, i) => (i === 14 ? names[0] : `Krishna ${i + 1}`)),
    ];
  }
  const names = (fixedNames as Partial<Record<LabelKind, readonly (readonly string[])[]>>)[kind] ?? [];
  const all = names.map(([name]) => name);
  if (kind === 'lunar month') return all.slice(0, 12);
  return kind === 'nakshatra' ? all.slice(0, 27) : all;
}

/** Reports the keys that a table lacks for its kind, where it has more than half of them, and a list of another length than its kind. */
export function reportMissingKeys(scope: Scope, node: TableNode, kind: KeyKind, table: Lookup): void {
  if (table.kind !== 'map' || kind === 'number' || scope.isTrial) return;
  const missing =
    typeof kind === 'object'
      ? (kind.texts ?? []).filter((text) => !table.byLabel.has(text))
      : namesOf(kind).filter((_, label) => !table.byLabel.has(label));
  const all = typeof kind === 'object' ? (kind.texts ?? []).length : namesOf(kind).length;
  if (node.kind === 'list' && typeof kind === 'string') {
    // The values of a list go by their places: one that is left out moves all after it. Months may have the intercalary one too.
    const most = kind === 'lunar month' ? all + 1 : all;
    const length = node.items.length;
    if (all > 0 && (length < all || length > most))
      scope.sink.push(report('list-length', node.range, { found: length, count: all, kind }));
    return;
  }
  if (missing.length === 0 || missing.length * 2 >= all) return;
  const range = node.kind === 'map' ? (node.entries.at(-1)?.key.range ?? node.range) : node.range;
  const params = { keys: missing.join(', ') };
  const help = node.kind === 'map' ? `write \`${missing[0]}: none\` where a key has no value` : undefined;
  scope.sink.push(report('missing-keys', range, params, { help, fix: withNone(node, missing) }));
}

function withNone(node: TableNode, missing: readonly string[]): DiagnosticFix | undefined {
  const last = node.kind === 'map' ? node.entries.at(-1) : undefined;
  if (last === undefined) return undefined;
  const { file } = node.range;
  const title = `write none for ${missing.join(', ')}`;
  const end =
    last.value.range.start + file.text.slice(last.value.range.start, last.value.range.end).trimEnd().length;
  const range = { file, start: end, end };
  if (file.text[node.range.start] === '{')
    return { title, range, text: missing.map((key) => `, ${key}: none`).join('') };
  const from = file.text.lastIndexOf('\n', last.key.range.start) + 1;
  const indent = file.text.slice(from, last.key.range.start);
  if (indent.trim() !== '') return undefined;
  return { title, range, text: missing.map((key) => `\n${indent}${key}: none`).join('') };
}
