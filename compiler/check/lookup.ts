// `table by key by key`: tables of packs and lists written in place, keyed by quantities.

import type { TableNode } from '../../dsl/pack/document.ts';
import type { Expression } from '../../dsl/syntax/ast.ts';
import { mismatch, readAtSunrise } from './coerce.ts';
import { didYouMean, fault, rangeOf, type Scope } from './scope.ts';
import { type KeyKind, readTable, type ValueKind, valueType } from './tables.ts';
import type { Term } from './term.ts';

type By = Extract<Expression, { kind: 'binary' }>;

/** Checks a look-up. `wanted` is the kind of label its values name, where the context gives one. */
export function checkLookup(scope: Scope, e: By, wanted: ValueKind): Term | undefined {
  const keys: { term: Term; kind: KeyKind }[] = [];
  let head: Expression = e;
  while (head.kind === 'binary' && head.op === 'by') {
    const raw = scope.check(scope, head.right);
    const term = raw && readAtSunrise(raw);
    if (term === undefined) return undefined;
    const kind = keyKind(term);
    if (kind === undefined)
      return mismatch(scope, head.right, 'a quantity, a number or a text', term.type, 'after `by`');
    keys.unshift({ term, kind });
    head = head.left;
  }
  const node = tableNode(scope, head);
  if (node === undefined) return undefined;
  const table = readTable(
    scope,
    node,
    keys.map((k) => k.kind),
    wanted,
  );
  if (table === undefined) return undefined;
  const values = valueType(table);
  if (wanted === undefined && values === 'mixed') {
    return fault(scope, 'type-mismatch', head, {
      expected: 'a table of numbers or of texts',
      found: 'a table of both',
      context: 'here',
    });
  }
  const type = wanted === undefined ? (values === 'text' ? 'text' : 'number') : { label: wanted };
  return { op: 'lookup', table, keys: keys.map((k) => k.term), type, source: e };
}

function keyKind(term: Term): KeyKind | undefined {
  if (typeof term.type === 'object') return term.type.label;
  if (term.type === 'text') return { texts: term.op === 'input' ? term.texts : undefined };
  return term.type === 'number' ? 'number' : undefined;
}

// The head of a look-up as a table: a table's name, or a list written in place.
function tableNode(scope: Scope, head: Expression): TableNode | undefined {
  if (head.kind === 'ident') {
    const node = scope.chain.tables.get(head.name);
    if (node !== undefined) return node;
    const help = didYouMean(head.name, scope.chain.tables.keys());
    return fault(scope, 'unknown-table', head, { name: head.name }, { help });
  }
  if (head.kind !== 'list') {
    return fault(scope, 'type-mismatch', head, {
      expected: 'a table or a list',
      found: 'this',
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
      return fault(scope, 'type-mismatch', item, {
        expected: 'a number or a text',
        found: 'this',
        context: 'in a list',
      });
    }
  }
  if (items.length === 0) return fault(scope, 'empty-list', head, {});
  return { kind: 'list', items, range: rangeOf(scope, head) };
}
