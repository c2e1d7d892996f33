// Tables of packs prepared for look-up once the kind of their keys is known.
// In: a table as written and the kinds of its keys, outermost first. Out: a Lookup by label.

import { report, suggestionFor } from '@nirnaya/dsl/diagnostics';
import type { TableNode } from '@nirnaya/dsl/pack';
import { reportListLength, reportMissingKeys } from './missing-keys.ts';
import { labelsOfText } from './names-to-labels.ts';
import type { Scope } from './scope.ts';
import type { KeyKind, LabelKind, Lookup } from './typed.ts';

/** What the values of a table are taken for: names of a kind become its labels, otherwise numbers and texts stay. */
export type ValueKind = LabelKind | undefined;

const keyName = (kind: KeyKind): string => (typeof kind === 'object' ? 'text' : kind);

/** Reads a table for the given key kinds. Errors in keys and values are reported at their own place. */
export function readTable(
  scope: Scope,
  node: TableNode,
  keys: readonly KeyKind[],
  values: ValueKind,
): Lookup | undefined {
  const [kind, ...rest] = keys;
  if (kind === undefined) return readValues(scope, node, values);
  if (node.kind === 'scalar') {
    scope.sink.push(report('table-key', node.range, { key: node.text, kind: keyName(kind) }));
    return undefined;
  }
  const byLabel = new Map<number | string, Lookup>();
  if (node.kind === 'list') {
    if (typeof kind === 'object') {
      scope.sink.push(report('table-key', node.range, { key: 'a list', kind: keyName(kind) }));
      return undefined;
    }
    // A list is keyed by position: in the order of the kind's own names, or counted from one.
    const first = kind === 'number' ? 1 : 0;
    node.items.forEach((item, i) => {
      const value = readTable(scope, item, rest, values);
      if (value !== undefined) byLabel.set(first + i, value);
    });
    reportListLength(scope, node, kind);
    return { kind: 'map', byLabel };
  }
  const seen = new Set<number | string>();
  let seenAll = true;
  for (const { key, value } of node.entries) {
    const labels = keysOfText(scope, key.text, kind);
    if (labels === undefined) {
      seenAll = false;
      // A key that the table has already would stand in it twice.
      const taken = new Set(node.entries.map((entry) => entry.key.text));
      const suggestion = suggestionFor(
        key.text,
        keysKnown(scope, kind).filter((name) => !taken.has(name)),
      );
      scope.sink.push(report('table-key', key.range, { key: key.text, kind: keyName(kind) }, { suggestion }));
      continue;
    }
    const read = readTable(scope, value, rest, values);
    if (read === undefined) continue;
    // `Ekadashi` is both halves'; a half's own value, `Shukla 11`, may stand beside it.
    const [only] = labels.length === 1 ? labels : [];
    if (only !== undefined && seen.has(only)) {
      scope.sink.push(report('table-key-twice', key.range, { key: key.text }));
    }
    if (only !== undefined) seen.add(only);
    for (const label of labels) byLabel.set(label, read);
  }
  // Of a key that could not be read it is not known which one it was meant for.
  if (seenAll) reportMissingKeys(scope, node, kind, byLabel);
  return { kind: 'map', byLabel };
}

function keysOfText(scope: Scope, text: string, kind: KeyKind): readonly (number | string)[] | undefined {
  if (typeof kind === 'object') return kind.texts?.includes(text) === false ? undefined : [text];
  if (kind !== 'number') {
    const labels = labelsOfText(text, kind, scope.chain.vocabulary);
    return labels?.length === 0 ? undefined : labels;
  }
  return /^-?\d+(?:\.\d+)?$/.test(text) ? [Number(text)] : undefined;
}

// The keys of a kind that have a name, of which one may have been meant.
function keysKnown(scope: Scope, kind: KeyKind): readonly string[] {
  if (typeof kind === 'object') return kind.texts ?? [];
  if (kind === 'pada') return ['1', '2', '3', '4'];
  return kind === 'number' || kind === 'motion' ? [] : scope.chain.vocabulary.spellings([kind]);
}

function readValues(scope: Scope, node: TableNode, values: ValueKind): Lookup | undefined {
  const items = node.kind === 'list' ? node.items : [node];
  const out: (number | string)[] = [];
  for (const item of items) {
    if (item.kind !== 'scalar') {
      scope.sink.push(report('table-value', item.range, { value: 'a nested table', expected: 'a value' }));
      return undefined;
    }
    if (item.value === null || item.text === 'none') continue;
    if (values === undefined) {
      out.push(typeof item.value === 'number' ? item.value : item.text);
      continue;
    }
    const labels = labelsOfText(item.text, values, scope.chain.vocabulary);
    if (labels === undefined || labels.length === 0) {
      scope.sink.push(
        report(
          'table-value',
          item.range,
          { value: item.text, expected: `the name of a ${values}` },
          { suggestion: suggestionFor(item.text, keysKnown(scope, values)) },
        ),
      );
      continue;
    }
    out.push(...labels);
  }
  return { kind: 'values', values: out };
}

/** Whether every value of a look-up is a number, a text, or neither can be said. */
export function valueType(lookup: Lookup): 'number' | 'text' | 'mixed' | 'empty' {
  const kinds = new Set<string>();
  const visit = (l: Lookup): void => {
    if (l.kind === 'map') for (const inner of l.byLabel.values()) visit(inner);
    else for (const value of l.values) kinds.add(typeof value === 'number' ? 'number' : 'text');
  };
  visit(lookup);
  if (kinds.size === 0) return 'empty';
  return kinds.size > 1 ? 'mixed' : kinds.has('number') ? 'number' : 'text';
}
