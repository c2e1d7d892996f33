// Where in the packs a clause is written.

import type { TracedClause } from '@nirnaya/compiler/runtime';

/** Line (from 1) of the first character of a range. */
export function lineOf({ file, start }: TracedClause['range']): number {
  const next = file.lineStarts.findIndex((offset) => offset > start);
  return next === -1 ? file.lineStarts.length : next;
}
