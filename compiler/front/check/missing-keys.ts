// A table that has most of the keys of its kind and lacks a few: probably forgotten. Tables of a few keys among many are
// partial by intention, and `none` says that a key has no value.

import { type DiagnosticFix, report } from '@nirnaya/dsl/diagnostics';
import type { TableMap, TableNode } from '@nirnaya/dsl/pack';
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

/** Reports a list of values by their places that has another length than its kind has names: one left out moves all after it. */
export function reportListLength(
  scope: Scope,
  { items, range }: Extract<TableNode, { kind: 'list' }>,
  kind: Exclude<KeyKind, object>,
): void {
  if (kind === 'number' || scope.isTrial) return;
  const all = namesOf(kind).length;
  // Months may have the intercalary one too.
  const most = kind === 'lunar month' ? all + 1 : all;
  if (all > 0 && (items.length < all || items.length > most))
    scope.sink.push(report('list-length', range, { found: items.length, count: all, kind }));
}

/** Reports the keys that a table lacks for its kind, where it has more than half of them. */
export function reportMissingKeys(
  scope: Scope,
  node: TableMap,
  kind: KeyKind,
  byLabel: ReadonlyMap<number | string, Lookup>,
): void {
  if (kind === 'number' || scope.isTrial) return;
  const texts = typeof kind === 'object' ? kind.texts : undefined;
  const all = typeof kind === 'object' ? (texts ?? []) : namesOf(kind);
  const missing = all.filter((text, label) => !byLabel.has(texts === undefined ? label : text));
  if (missing.length === 0 || missing.length * 2 >= all.length) return;
  const last = node.entries[node.entries.length - 1];
  const params = { keys: missing.join(', ') };
  const help = `write \`${missing[0]}: none\` where a key has no value`;
  const fix = withNone(node, last, missing);
  scope.sink.push(report('missing-keys', last.key.range, params, { help, fix }));
}

function withNone(
  node: TableMap,
  last: TableMap['entries'][number],
  missing: readonly string[],
): DiagnosticFix | undefined {
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
