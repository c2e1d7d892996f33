// The names that a text may fit to the letter, found by their keys: a text is not compared with all names.

import type { SpelledText } from './keys.ts';
import type { IndexedName } from './spelled-names.ts';

/** Gives the names that a text may fit to the letter, in the order of the index, and with them some that it does not. */
export type CandidatesOf = (query: SpelledText) => readonly IndexedName[];

/** The places of names in the index. */
type Places = ReadonlyMap<string, readonly number[]>;

/** A search for candidates among names, by the keys that `literalFit` compares. */
export function candidatesAmong(names: readonly IndexedName[]): CandidatesOf {
  const keys: readonly Key[] = [({ plain }) => plain, ({ joined }) => joined, ({ bones }) => bones];
  const byKey = keys.map((key) => ({ key, places: placesBy(names, (name) => [key(name)]) }));
  const byWord = placesBy(names, ({ words }) => words);
  const words = [...byWord.keys()].sort();
  return (query) => {
    const alike = byKey.flatMap(({ key, places }) => places.get(key(query)) ?? []);
    const byPrefix = wordsWithPrefix(longestOf(query.words), words).flatMap((word) => byWord.get(word) ?? []);
    return [...new Set([...alike, ...byPrefix])]
      .sort((a, b) => a - b)
      .flatMap((place) => names.slice(place, place + 1));
  };
}

type Key = (text: SpelledText) => string;

function placesBy(names: readonly IndexedName[], keysOf: (name: IndexedName) => readonly string[]): Places {
  const places = new Map<string, number[]>();
  for (const [place, name] of names.entries())
    for (const key of keysOf(name)) {
      const known = places.get(key);
      if (known === undefined) places.set(key, [place]);
      else known.push(place);
    }
  return places;
}

// Every word of a text begins a word of the names that it fits; the longest begins the fewest.
const longestOf = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');

// Sorted words that begin with some letters stand together.
function wordsWithPrefix(prefix: string, sorted: readonly string[]): readonly string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.startsWith(prefix)) end++;
  return sorted.slice(low, end);
}
