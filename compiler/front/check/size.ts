// The size of a term with every name in it expanded: what it costs to traverse.

import { children, type TypedExpression } from './typed.ts';

/** The most terms that a name may stand for. The largest of the packs stands for fewer than fifty. */
export const largestExpansion = 4096;

const known = new WeakMap<TypedExpression, number>();

/** How many terms a term is of with its names written out; a name used twice counts twice. */
export function sizeOf(term: TypedExpression): number {
  const knownSize = known.get(term);
  if (knownSize !== undefined) return knownSize;
  const windows = 'division' in term ? term.division.windows.map(({ of }) => of) : [];
  const size = [...children(term), ...windows].reduce((sum, part) => sum + sizeOf(part), 1);
  known.set(term, size);
  return size;
}
