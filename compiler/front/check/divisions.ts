// Divisions: quantities that a pack makes by cutting windows into labelled parts, such as hora and choghadiya.

import { report, suggestionFor, wholeFromTo } from '@nirnaya/dsl/diagnostics';
import type { DivisionEntry } from '@nirnaya/dsl/pack';
import {
  type Expression,
  type Extent,
  parseDivided,
  parseExpression,
  printExpression,
} from '@nirnaya/dsl/syntax';
import { asWritten } from './as-written.ts';
import { checkSpans } from './coerce.ts';
import { checkLookup } from './lookup.ts';
import { labelOf } from './names-to-labels.ts';
import { reportSyntaxErrors } from './parsed.ts';
import { detailedDiagnostic, diagnostic, type Scope } from './scope.ts';
import { readTable } from './tables.ts';
import type { Division, TypedExpression } from './typed.ts';

/** The division of a name, checked; undefined where the chain has none or it does not stand. */
export function divisionNamed(scope: Scope, name: string, at?: Extent): Division | undefined {
  const entry = scope.chain.divisions.get(name);
  if (entry === undefined) return undefined;
  const { checkedDivisions } = scope.chain;
  const key = `division ${name}`;
  if (scope.open.includes(key)) {
    const names = [...scope.open.slice(scope.open.indexOf(key)), key].map((k) => k.split(' ')[1]);
    return at && diagnostic(scope, 'cyclic-kala', at, { cycle: names.join(' -> ') });
  }
  if (!checkedDivisions.has(name)) {
    checkedDivisions.set(name, undefined);
    checkedDivisions.set(name, checkDivision({ ...scope, open: [...scope.open, key] }, entry));
  }
  return checkedDivisions.get(name);
}

function checkDivision(outer: Scope, entry: DivisionEntry): Division | undefined {
  const { vocabulary } = outer.chain;
  const scope: Scope = {
    ...outer,
    bindings: new Map(),
    inputs: new Map(),
    target: undefined,
    text: entry.divide,
  };
  const divided = parseDivided(entry.divide.text, vocabulary);
  reportSyntaxErrors(entry.divide, divided.issues, scope.sink);
  const windows = divided.windows.flatMap((window) => {
    const of = checkSpans(scope, window.of);
    if (window.into < 1 || window.into > 100 || !Number.isInteger(window.into)) {
      diagnostic(scope, 'number-out-of-range', window, {
        what: 'a number of parts',
        allowed: wholeFromTo(1, 100),
        found: window.into,
      });
      return [];
    }
    return of === undefined ? [] : [{ of, into: window.into }];
  });
  const label = parseExpression(entry.label.text, vocabulary);
  reportSyntaxErrors(entry.label, label.issues, scope.sink);
  if (label.tree === undefined || windows.length === 0) return undefined;
  const labels = checkLabels({ ...scope, text: entry.label }, label.tree);
  if (labels === undefined) return undefined;
  const count = windows.reduce((sum, w) => sum + w.into, 0);
  reportShortTable(scope, entry, labels, count);
  return { name: entry.name, windows, type: labels.type, labels: labels.labels };
}

function checkLabels(scope: Scope, e: Expression): Pick<Division, 'type' | 'labels'> | undefined {
  if (e.kind === 'cycle') {
    if (e.from.kind !== 'lord-of' || e.items.kind !== 'list') {
      return diagnostic(scope, 'type-mismatch', e.from, {
        expected: '`lord of weekday`',
        found: asWritten(e.from),
        context: 'after `from`',
      });
    }
    const labels = e.items.items.map((item) => {
      const name = printExpression(item);
      const label = labelOf(name, 'graha', scope.chain.vocabulary);
      return label ?? diagnostic(scope, 'unknown-name', item, { name, kind: 'graha' });
    });
    if (!labels.every((label) => label !== undefined)) return undefined;
    return { type: { label: 'graha' }, labels: { how: 'cycle', items: labels, from: 'lord of weekday' } };
  }
  if (e.kind === 'ident') return listedLabels(scope, e);
  if (e.kind !== 'binary' || e.op !== 'by') {
    return diagnostic(scope, 'type-mismatch', e, {
      expected: 'a table, `table by weekday` or `cycle [...] from lord of weekday`',
      found: asWritten(e),
      context: 'as the labels of a division',
    });
  }
  const values = checkLookup(scope, e, undefined);
  return values && { type: 'text', labels: { how: 'table', values } };
}

// A table that is a list has the same labels on every day.
function listedLabels(
  scope: Scope,
  e: Extract<Expression, { kind: 'ident' }>,
): Pick<Division, 'type' | 'labels'> | undefined {
  const node = scope.chain.tables.get(e.name);
  if (node === undefined) {
    const suggestion = suggestionFor(e.name, scope.chain.tables.keys());
    return detailedDiagnostic(scope, 'unknown-table', e, { params: { name: e.name }, suggestion });
  }
  const table = readTable(scope, node, [], undefined);
  if (table === undefined) return undefined;
  const values: TypedExpression = { op: 'lookup', table, keys: [], type: 'text', source: e };
  return { type: 'text', labels: { how: 'table', values } };
}

// A table of labels has one for each part.
function reportShortTable(
  scope: Scope,
  entry: DivisionEntry,
  { labels }: Pick<Division, 'labels'>,
  count: number,
): void {
  if (labels.how !== 'table' || labels.values.op !== 'lookup') return;
  const { table } = labels.values;
  for (const row of table.kind === 'map' ? table.byLabel.values() : [table]) {
    if (row.kind !== 'values' || row.values.length === count) continue;
    const params = {
      what: `the number of labels of \`${entry.name}\``,
      allowed: String(count),
      found: row.values.length,
    };
    scope.sink.push(report('number-out-of-range', entry.range, params));
    return;
  }
}
