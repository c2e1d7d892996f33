// Scripts that write one sound after the other: a table of sequences of phonemes, of which the longest that fits stands.

import { folded } from './folding.ts';
import { isVowel, type Phoneme, phonemesOf } from './phonemes.ts';
import type { Script } from './script.ts';

/** A script as a table. */
export interface AlphabetTable {
  /** letters by phonemes in IAST; `^` before them at the start of a word, `$` behind them at its end */
  readonly letters: Readonly<Record<string, string>>;
  /** whether a word begins with a capital */
  readonly capital?: boolean;
  /** whether a short a at the end of a word is not spoken: not after two consonants */
  readonly dropsFinalA?: boolean;
  /** what is changed in a written word, in order */
  readonly after?: readonly (readonly [RegExp, string])[];
}

/** The script of a table. */
export function alphabet({
  letters,
  capital = false,
  dropsFinalA = false,
  after = [],
}: AlphabetTable): Script {
  const entries = new Map<string, string>();
  const known = new Set<Phoneme>();
  let longest = 1;
  for (const [key, text] of Object.entries(letters)) {
    const sounds = phonemesOf(key.replace(/^\^|\$$/g, ''));
    const anchored = `${key.startsWith('^') ? '^' : ''}${sounds.join('.')}${key.endsWith('$') ? '$' : ''}`;
    entries.set(anchored, text);
    longest = Math.max(longest, sounds.length);
    if (sounds.length === 1 && sounds[0] !== undefined && anchored === sounds[0]) known.add(sounds[0]);
  }
  const has = (phoneme: Phoneme): boolean => known.has(phoneme);
  return {
    word: (given) => {
      const sounds = folded(dropsFinalA ? withoutFinalA(given) : given, has);
      let text = '';
      for (let i = 0; i < sounds.length; ) {
        let taken = 0;
        for (let length = Math.min(longest, sounds.length - i); length > 0 && taken === 0; length--) {
          const key = sounds.slice(i, i + length).join('.');
          const [start, end] = [i === 0 ? '^' : '', i + length === sounds.length ? '$' : ''];
          const spelling =
            entries.get(`${start}${key}${end}`) ??
            entries.get(`${start}${key}`) ??
            entries.get(`${key}${end}`) ??
            entries.get(key);
          if (spelling === undefined) continue;
          text += spelling;
          taken = length;
        }
        if (taken === 0) text += sounds[i];
        i += Math.max(taken, 1);
      }
      for (const [pattern, replacement] of after) text = text.replace(pattern, replacement);
      return capital ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text;
    },
  };
}

/** The word without the short a at its end, where one consonant stands before it. */
function withoutFinalA(word: readonly Phoneme[]): readonly Phoneme[] {
  const [before, consonant, last] = word.slice(-3);
  return last === 'a' && isVowel(before) && !isVowel(consonant) ? word.slice(0, -1) : word;
}
