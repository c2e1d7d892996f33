// How a script writes phonemes, and how it is read back.

import { type Phoneme, phonemesOf, wordsOf } from './phonemes.ts';

/** A way of writing. */
export interface Script {
  /** the letters of one word */
  word(phonemes: readonly Phoneme[]): string;
  /** the phonemes that a text stands for, where it says them: what the script does not tell apart is one of them */
  read?(text: string): Phoneme[];
}

/** A name in IAST, written in a script; blanks, digits and signs stand as they are. */
export function written(script: Script, iast: string): string {
  return wordsOf(phonemesOf(iast))
    .map(({ isWord, phonemes }) => (isWord ? script.word(phonemes) : phonemes.join('')))
    .join('')
    .normalize('NFC');
}
