// Scripts that write a syllable with its vowel around its consonants.

import { folded } from './folding.ts';
import type { Phoneme } from './phonemes.ts';
import type { Script } from './script.ts';
import { syllablesOf } from './syllables.ts';

/** What stands before and behind the consonants. */
type Neighbours = readonly [before: string, behind: string];

/** A script as a table. */
export interface SyllabicTable {
  readonly consonants: Readonly<Record<Phoneme, string>>;
  /** bears a vowel that no consonant opens */
  readonly carrier: string;
  /** in a syllable that nothing closes, and in one that a consonant closes where it differs */
  readonly vowels: Readonly<Record<Phoneme, { readonly open: Neighbours; readonly closed?: Neighbours }>>;
  /** consonants that open a syllable together with one before them; others get a vowel of their own between */
  readonly joins: readonly Phoneme[];
  /** what is changed in a written word, in order */
  readonly after?: readonly (readonly [RegExp, string])[];
}

/** The script of a table. */
export function syllabic({ consonants, carrier, vowels, joins, after = [] }: SyllabicTable): Script {
  const has = (phoneme: Phoneme): boolean => phoneme in consonants || phoneme in vowels;
  const [, short] = vowels.a?.open ?? ['', ''];
  return {
    word: (given) => {
      const text = syllablesOf(folded(given, has))
        .map(({ onset, vowel, coda }) => {
          const last = onset.at(-1);
          const from =
            last !== undefined && onset.length > 1 && joins.includes(last)
              ? onset.length - 2
              : onset.length - 1;
          const apart = onset.slice(0, Math.max(from, 0)).map((one) => `${consonants[one] ?? one}${short}`);
          const opening = onset
            .slice(Math.max(from, 0))
            .map((one) => consonants[one] ?? one)
            .join('');
          const closing = coda.map((one) => consonants[one] ?? one).join('');
          if (vowel === undefined) return `${apart.join('')}${opening}`;
          const { open = ['', ''], closed = open } = vowels[vowel] ?? {};
          const [before, behind] = coda.length > 0 ? closed : open;
          // The vocalic r is a letter of its own.
          const bearer = opening === '' && behind !== 'ฤ' ? carrier : opening;
          return `${apart.join('')}${before}${bearer}${behind}${closing}`;
        })
        .join('');
      return after.reduce((word, [pattern, replacement]) => word.replace(pattern, replacement), text);
    },
  };
}
