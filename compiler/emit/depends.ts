// What a term depends on: the day, the target, the instant of reading. Decides what may be computed once a year.

import type { Term } from '../check/term.ts';

export const dependsOnDay = 1;
const dependsOnTarget = 2;
/** a bare quantity, read wherever it stands: at the start of what is being divided, else at the day's sunrise */
export const dependsOnReading = 4;

const known = new WeakMap<Term, number>();

/** Bits of what a term's value depends on, besides place and year. */
export function dependencies(term: Term): number {
  const found = known.get(term);
  if (found !== undefined) return found;
  const bits = own(term) | ofChildren(term);
  known.set(term, bits);
  return bits;
}

const all = (terms: readonly Term[]): number => terms.reduce((sum, term) => sum | dependencies(term), 0);

function ofChildren(term: Term): number {
  switch (term.op) {
    case 'part':
      // The index is read at the start of each window, so what it reads no longer matters outside.
      return (
        dependencies(term.of) |
        (all(term.to === undefined ? [term.from] : [term.from, term.to]) & ~dependsOnReading)
      );
    case 'quantity-in':
      // As spans, a table's only key is followed through the year.
      return term.type !== 'truth' && followedKey(term.table) !== undefined
        ? dependencies(term.table) & ~dependsOnReading
        : dependencies(term.table);
    default:
      return all(children(term));
  }
}

function own(term: Term): number {
  switch (term.op) {
    case 'day':
    case 'night':
    case 'instant':
    case 'clock':
    case 'division':
    case 'division-spans':
      return dependsOnDay;
    case 'target':
      return dependsOnTarget;
    case 'read':
      return term.instant === undefined ? dependsOnReading : 0;
    case 'quantity-spans':
      return term.quantity.name === 'lagna' || term.type === 'truth' ? dependsOnDay : 0;
    case 'quantity-in':
      return term.type === 'truth' || term.quantity.name === 'lagna' ? dependsOnDay : 0;
    case 'logic':
    case 'not':
      return term.type === 'truth' ? dependsOnDay : 0;
    case 'shifted':
      return dependsOnDay;
    default:
      return 0;
  }
}

/** The one bare quantity that a table is looked up by, if that is all it is looked up by. */
export function followedKey(table: Term): Extract<Term, { op: 'read' }> | undefined {
  const [key, second] = table.op === 'lookup' ? table.keys : [];
  return second === undefined && key?.op === 'read' && key.instant === undefined ? key : undefined;
}

/** The terms a term is made of. */
export function children(term: Term): readonly Term[] {
  const out: Term[] = [];
  for (const value of Object.values(term)) {
    if (Array.isArray(value)) out.push(...value.filter(isTerm));
    else if (isTerm(value)) out.push(value);
  }
  return out;
}

function isTerm(value: unknown): value is Term {
  return typeof value === 'object' && value !== null && 'op' in value && 'source' in value;
}
