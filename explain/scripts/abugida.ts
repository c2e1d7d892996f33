// Scripts in which a consonant has an a of its own, other vowels are signs on it, and consonants join.

import { folded } from './folding.ts';
import { isConsonant, isVowel, type Phoneme } from './phonemes.ts';
import type { Script } from './script.ts';

/** A script as a table. */
export interface AbugidaTable {
  readonly consonants: Readonly<Record<Phoneme, string>>;
  /** a vowel by itself, and as a sign on a consonant; short a has no sign */
  readonly vowels: Readonly<Record<Phoneme, readonly [alone: string, sign: string]>>;
  /** marks behind a vowel */
  readonly marks: Readonly<Record<Phoneme, string>>;
  /** how two consonants join, and how one stands without a vowel where nothing follows */
  join(first: Phoneme, second: Phoneme | undefined, letters: { first: string; second: string }): string;
  /** what is changed in the phonemes of a word before it is written */
  readonly before?: (word: readonly Phoneme[]) => readonly Phoneme[];
  readonly after?: readonly (readonly [RegExp, string])[];
  /** between two syllables */
  readonly between?: string;
}

/** The script of a table. */
export function abugida(table: AbugidaTable): Script {
  const { consonants, vowels, marks, join, before = (word) => word, after = [], between = '' } = table;
  const has = (phoneme: Phoneme): boolean => phoneme in consonants || phoneme in vowels || phoneme in marks;
  return {
    word: (given) => {
      const word = folded(before(folded(given, has)), has);
      const syllables: string[] = [];
      let open = false;
      const add = (text: string, joined: boolean): void => {
        if (joined) syllables.push((syllables.pop() ?? '') + text);
        else syllables.push(text);
      };
      word.forEach((phoneme, i) => {
        const next = word[i + 1];
        if (isVowel(phoneme)) {
          const [alone, sign] = vowels[phoneme] ?? ['', ''];
          add(open ? sign : alone, open);
          open = false;
        } else if (isConsonant(phoneme)) {
          const letter = open ? '' : (consonants[phoneme] ?? phoneme);
          if (!open) add(letter, false);
          if (isVowel(next)) open = true;
          else {
            const second = isConsonant(next) ? next : undefined;
            add(join(phoneme, second, { first: letter, second: consonants[second ?? ''] ?? '' }), true);
            // What was joined is written; its vowel is a sign on it.
            open = second !== undefined;
          }
        } else add(marks[phoneme] ?? phoneme, true);
      });
      let text = syllables.join(between);
      for (const [pattern, replacement] of after) text = text.replace(pattern, replacement);
      return text;
    },
  };
}
