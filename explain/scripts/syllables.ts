// A word in syllables: consonants, a vowel, and the consonants that close it.

import { isVowel, type Phoneme } from './phonemes.ts';

/** A syllable; the last may have no vowel. */
export interface Syllable {
  readonly onset: readonly Phoneme[];
  readonly vowel: Phoneme | undefined;
  readonly coda: readonly Phoneme[];
}

/** The syllables of a word: of consonants between two vowels the first closes, the others open; one alone opens. */
export function syllablesOf(word: readonly Phoneme[]): Syllable[] {
  const at = word.flatMap((phoneme, i) => (isVowel(phoneme) ? [i] : []));
  if (at.length === 0) return [{ onset: [...word], vowel: undefined, coda: [] }];
  let start = 0;
  return at.map((i, k) => {
    const next = at[k + 1];
    const between = next === undefined ? word.length - i - 1 : next - i - 1;
    const closing = next === undefined ? between : between > 1 ? 1 : 0;
    const syllable = {
      onset: word.slice(start, i),
      vowel: word[i],
      coda: word.slice(i + 1, i + 1 + closing),
    };
    start = i + 1 + closing;
    return syllable;
  });
}
