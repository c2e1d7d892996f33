// `table by key by key`: tables of packs and lists written in place, keyed by quantities.

import type { TableNode } from '@nirnaya/dsl/pack';
import type { Expression } from '@nirnaya/dsl/syntax';
import { asWritten } from './as-written.ts';
import { mismatch, readAtSunrise } from './coerce.ts';
import { detailedDiagnostic, diagnostic, rangeOf, type Scope, triedSuggestion } from './scope.ts';
import { readTable, type ValueKind, valueType } from './tables.ts';
import type { KeyKind, TypedExpression } from './typed.ts';

type By = Extract<Expression, { kind: 'binary' }>;

/** Checks a look-up. `wanted` is the kind of label its values name, where the context determines one. */
export function checkLookup(scope: Scope, e: By, expected: ValueKind): TypedExpression | undefined {
  const keys: { term: TypedExpression; kind: KeyKind }[] = [];
  let head: Expression = e;
  while (head.kind === 'binary' && head.op === 'by') {
    const raw = scope.check(scope, head.right);
    const term = raw && readAtSunrise(raw);
    if (term === undefined) return undefined;
    const kind = keyKind(term);
    if (kind === undefined)
      return mismatch(scope, head.right, {
        expected: 'a quantity, a number or a text',
        found: term.type,
        context: 'after `by`',
      });
    keys.unshift({ term, kind });
    head = head.left;
  }
  const kinds = keys.map((k) => k.kind);
  const node = tableNode(scope, head, (trial, other) => readTable(trial, other, kinds, expected));
  if (node === undefined) return undefined;
  const table = readTable(scope, node, kinds, expected);
  if (table === undefined) return undefined;
  const values = valueType(table);
  if (expected === undefined && values === 'mixed') {
    return diagnostic(scope, 'type-mismatch', head, {
      expected: 'a table of numbers or of texts',
      found: 'a table with both',
      context: 'here',
    });
  }
  const type = expected === undefined ? (values === 'text' ? 'text' : 'number') : { label: expected };
  return { op: 'lookup', table, keys: keys.map((k) => k.term), type, source: e };
}

function keyKind(term: TypedExpression): KeyKind | undefined {
  if (typeof term.type === 'object') return term.type.label;
  if (term.type === 'text') return { texts: term.op === 'input' ? term.texts : undefined };
  return term.type === 'number' ? 'number' : undefined;
}

// The head of a look-up as a table: a table's name, or a list written in place.
function tableNode(
  scope: Scope,
  head: Expression,
  read: (trial: Scope, node: TableNode) => unknown,
): TableNode | undefined {
  if (head.kind === 'ident') {
    const node = scope.chain.tables.get(head.name);
    if (node !== undefined) return node;
    const { tables } = scope.chain;
    const suggestion = triedSuggestion(
      scope,
      { name: head.name, known: tables.keys() },
      { start: 0, end: 0 },
      (trial, name) => {
        const other = tables.get(name);
        return other && read(trial, other);
      },
    );
    return detailedDiagnostic(scope, 'unknown-table', head, { params: { name: head.name }, suggestion });
  }
  if (head.kind !== 'list') {
    return diagnostic(scope, 'type-mismatch', head, {
      expected: 'a table or a list',
      found: asWritten(head),
      context: 'before `by`',
    });
  }
  const items: TableNode[] = [];
  for (const item of head.items) {
    const range = rangeOf(scope, item);
    if (item.kind === 'number')
      items.push({ kind: 'scalar', text: String(item.value), value: item.value, range });
    else if (item.kind === 'text') items.push({ kind: 'scalar', text: item.value, value: item.value, range });
    else if (item.kind === 'phrase') {
      const text = item.words.map((w) => w.text).join(' ');
      items.push({ kind: 'scalar', text, value: text, range });
    } else {
      return diagnostic(scope, 'type-mismatch', item, {
        expected: 'a number or a text',
        found: asWritten(item),
        context: 'in a list',
      });
    }
  }
  if (items.length === 0) return diagnostic(scope, 'empty-list', head, {});
  return { kind: 'list', items, range: rangeOf(scope, head) };
}
