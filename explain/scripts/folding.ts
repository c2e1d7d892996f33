// Phonemes that a script has no letter for, and what is heard in their place.

import { isVowel, nasalOf, type Phoneme, rowOf, vocalicL } from './phonemes.ts';

const mergedPhonemes: Readonly<Record<Phoneme, readonly Phoneme[]>> = {
  ā: ['a'],
  ī: ['i'],
  ū: ['u'],
  ĕ: ['e'],
  ŏ: ['o'],
  ai: ['a', 'i'],
  au: ['a', 'u'],
  ṛ: ['r', 'i'],
  ṝ: ['r', 'i'],
  [vocalicL]: ['l', 'i'],
  ḹ: ['l', 'i'],
  kh: ['k', 'h'],
  gh: ['g', 'h'],
  ch: ['c', 'h'],
  jh: ['j', 'h'],
  ṭh: ['th'],
  ḍh: ['dh'],
  th: ['t', 'h'],
  dh: ['d', 'h'],
  ph: ['p', 'h'],
  bh: ['b', 'h'],
  ṅ: ['n'],
  ñ: ['n'],
  ṭ: ['t'],
  ḍ: ['d'],
  ṇ: ['n'],
  ṣ: ['ś'],
  ś: ['s'],
  ḷ: ['l'],
  ḻ: ['ḷ'],
  ṟ: ['r'],
  ṉ: ['n'],
  ṙ: ['r'],
  ṙh: ['r', 'h'],
  q: ['k'],
  f: ['ph'],
  z: ['j'],
  x: ['kh'],
  ḥ: ['h'],
  m̐: ['ṃ'],
};

/** The same word in phonemes of a set, each other one as what is heard in its place; what is unknown stays. */
export function folded(word: readonly Phoneme[], has: (phoneme: Phoneme) => boolean): Phoneme[] {
  return word.flatMap((phoneme, i): Phoneme[] => {
    if (has(phoneme)) return [phoneme];
    if (phoneme === 'ṃ') return folded([nasalBefore(word[i + 1])], has);
    const instead = mergedPhonemes[phoneme];
    return instead === undefined ? [phoneme] : folded(instead, has);
  });
}

/** The nasal that an anusvara is before a phoneme: of the row of a stop, otherwise m. */
const nasalBefore = (next: Phoneme | undefined): Phoneme => {
  const row = rowOf(next);
  return row === undefined || isVowel(next) ? 'm' : nasalOf(row);
};
