// The names that a text fits. They are the same in whichever land they are looked for, and a page looks in many: those that it
// fits to the letter are cached.

import { openCache } from '@nirnaya/engine/cache';
import { type Fit, literalFit } from './fit.ts';
import type { SpelledText } from './keys.ts';
import type { NameIndex } from './name-index.ts';
import type { IndexedName } from './spelled-names.ts';

/** A name, and how a text fits it. */
export interface Fitting {
  readonly name: IndexedName;
  readonly fit: Fit;
}

/** The names, of an index or of a part of it, that `fitOf` gives a fit for. */
export const fittings = (
  { names }: Pick<NameIndex, 'names'>,
  fitOf: (name: IndexedName) => Fit | undefined,
): readonly Fitting[] =>
  names.flatMap((name) => {
    const fit = fitOf(name);
    return fit === undefined ? [] : [{ name, fit }];
  });

interface Literal {
  /** the index that was looked through: after a reload there is another */
  readonly index: NameIndex;
  readonly all: readonly Fitting[];
}

// A few letters fit thousands of names: what is cached is bounded by the names, some 5 MB.
const literal = openCache<string, Literal>(
  { name: 'names that a text fits', limit: 500 },
  { maxSize: 100_000, sizeCalculation: ({ all }) => all.length + 1 },
);

/** The names of an index that a text fits to the letter. */
export function literalFittings(query: SpelledText, index: NameIndex): readonly Fitting[] {
  const key = `${query.isLatin ? 'latin' : 'other'} ${query.plain} ${query.sound}`;
  const known = literal.get(key);
  if (known?.index === index) return known.all;
  const all = fittings({ names: index.candidates(query) }, (name) => literalFit(query, name));
  literal.set(key, { index, all });
  return all;
}
