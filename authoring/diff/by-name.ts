// A resolved form cut where it names something else: kalas, divisions, tables, rules and calendars stand by their
// names, and what each of them means is compared by itself.

import { digestOf, type TypedExpression } from '@nirnaya/compiler/front';
import type { Expression } from '@nirnaya/dsl/syntax';

/** The dependencies of a resolved form: `kala pradosha`, `rule FESTIVAL_X`; with a table, the digest of what is read of it. */
export type Uses = ReadonlyMap<string, string | undefined>;

/** A form with names in the place of what they mean, and what it names. */
export interface Cut {
  readonly form: unknown;
  readonly uses: Uses;
}

const known = new WeakMap<object, Cut>();

/** Cuts a resolved form (a term, clauses, a whole rule). Source trees and extents are left out. */
export function cutAtNames(form: unknown): Cut {
  if (typeof form !== 'object' || form === null) return { form, uses: new Map() };
  const knownCut = known.get(form);
  if (knownCut !== undefined) return knownCut;
  const cut = cutObject(form);
  known.set(form, cut);
  return cut;
}

// What the terms that name something else look like; any other object is cut member by member.
interface Naming {
  readonly op?: unknown;
  readonly role?: unknown;
  readonly name?: unknown;
  readonly code?: unknown;
  readonly calendar?: unknown;
  readonly type?: unknown;
  readonly body?: TypedExpression;
  readonly division?: { readonly name: string };
  readonly table?: object;
  readonly source?: Expression;
}

function cutObject(form: object): Cut {
  const naming: Naming = form;
  if (naming.op === 'named' && naming.role === 'kala') {
    const key = `kala ${naming.name}`;
    return { form: key, uses: new Map([[key, undefined]]) };
  }
  // What a let is called is spelling, and so is that it has a name at all: it stands for its body as what is wanted.
  if (naming.op === 'named' && naming.role === 'let' && naming.body !== undefined) {
    return cutAtNames({ ...naming.body, type: naming.type });
  }
  // The values that an input may have belong to the input.
  if (naming.op === 'input') return cutMembers(form, { texts: undefined });
  if (naming.op === 'rule') return cutMembers(form, {}, [`rule ${naming.code}`, undefined]);
  if (naming.op === 'calendar') return cutMembers(form, {}, [`calendar ${naming.calendar}`, undefined]);
  if (naming.division !== undefined) {
    const key = `division ${naming.division.name}`;
    return cutMembers(form, { division: key }, [key, undefined]);
  }
  if (naming.op === 'lookup' && naming.table !== undefined) {
    const name = tableNamed(naming.source);
    // A list written in place has no name: it is part of what is written here.
    if (name !== undefined) {
      const key = `table ${name}`;
      return cutMembers(form, { table: key }, [key, tableDigest(naming.table)]);
    }
  }
  return cutMembers(form, {});
}

const skipped = new Set(['source', 'range', 'start', 'end', 'text']);

// What a term lists so that any of it will do; in which order is spelling.
const anyOf = new Set(['labels', 'texts', 'months', 'tithis']);
const inOrder = (values: readonly unknown[]): readonly unknown[] =>
  [...new Set(values)].sort((a, b) => (String(a) < String(b) ? -1 : 1));

function cutMembers(
  form: object,
  replaced: Readonly<Record<string, unknown>>,
  ...own: readonly (readonly [string, string | undefined])[]
): Cut {
  const uses = new Map(own);
  const cut = (value: unknown): unknown => {
    const inner = cutAtNames(value);
    for (const [key, digest] of inner.uses) uses.set(key, joined(uses.get(key), digest));
    return inner.form;
  };
  if (Array.isArray(form)) return { form: form.map(cut), uses };
  if (form instanceof Map) return { form: new Map([...form].map(([key, value]) => [key, cut(value)])), uses };
  const members = Object.entries(form)
    .filter(([key]) => !skipped.has(key))
    .map(([key, value]) => {
      if (key in replaced) return [key, replaced[key]] as const;
      const isAnyOf = 'op' in form && anyOf.has(key) && Array.isArray(value);
      return [key, cut(isAnyOf ? inOrder(value) : value)] as const;
    });
  return { form: Object.fromEntries(members), uses };
}

// A table may be read in two ways by one rule; both count.
function joined(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined || a === b) return a ?? b;
  return [...new Set([...a.split(' '), ...b.split(' ')])].sort().join(' ');
}

const tables = new WeakMap<object, string>();
function tableDigest(table: object): string {
  let digest = tables.get(table);
  if (digest === undefined) {
    digest = digestOf(table);
    tables.set(table, digest);
  }
  return digest;
}

// `names by tithi by weekday` looks up `names`.
function tableNamed(source: Expression | undefined): string | undefined {
  let head = source;
  while (head?.kind === 'binary' && head.op === 'by') head = head.left;
  return head?.kind === 'ident' ? head.name : undefined;
}
