// The names that a text may fit to the letter, found by their keys: a text is not compared with all names.

import { grouped } from './grouped.ts';
import type { SpelledText } from './keys.ts';
import type { IndexedName } from './spelled-names.ts';

/** Gives the names that a text may fit to the letter, in the order of the index, and with them some that it does not. */
export type CandidatesOf = (query: SpelledText) => readonly IndexedName[];

/** A name of the index and its place in it. */
interface Placed {
  readonly name: IndexedName;
  readonly place: number;
}

type Key = (text: SpelledText) => string;

/** A search for candidates among names, by the keys that `literalFit` compares. */
export function candidatesAmong(names: readonly IndexedName[]): CandidatesOf {
  const all: readonly Placed[] = names.map((name, place) => ({ name, place }));
  const keys: readonly Key[] = [({ plain }) => plain, ({ joined }) => joined, ({ bones }) => bones];
  const byKey = keys.map((key) => ({ key, placed: grouped(all, ({ name }) => [key(name)]) }));
  const byWord = grouped(all, ({ name }) => name.words);
  const words = [...byWord.keys()].sort();
  return (query) => {
    const alike = byKey.flatMap(({ key, placed }) => placed.get(key(query)) ?? []);
    const byPrefix = wordsWithPrefix(longestOf(query.words), words).flatMap((word) => byWord.get(word) ?? []);
    return [...new Set([...alike, ...byPrefix])].sort((a, b) => a.place - b.place).map(({ name }) => name);
  };
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
