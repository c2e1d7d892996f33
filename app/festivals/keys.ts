// Suggestions for a misspelled code.

import { suggest } from '@nirnaya/dsl/vocabulary';

/** At most so many keys are offered. */
const offered = 5;

/** Keys near to one that is not known: misspelled ones first, then those that share a word with it. */
export function nearKeys(key: string, known: readonly string[]): string[] {
  const upper = key.toUpperCase();
  const near = new Set<string>();
  for (const name of [upper, `FESTIVAL_${upper}`, `VRAT_${upper}`]) {
    const best = known.includes(name) ? name : suggest(name, known);
    if (best !== undefined) near.add(best);
  }
  const stems = wordsOf(upper).map((word) => word.slice(0, stem));
  for (const code of known) {
    if (wordsOf(code).some((word) => stems.includes(word.slice(0, stem)))) near.add(code);
  }
  return [...near].slice(0, offered);
}

// Words that begin alike are taken for the same: GANESHA, GANESH.
const stem = 5;
const kinds = new Set(['FESTIVAL', 'VRAT', 'SANKRANTI']);
const wordsOf = (code: string): string[] =>
  code.split(/[_-]/).filter((word) => word.length > 3 && !kinds.has(word));
