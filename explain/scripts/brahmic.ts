// Scripts of India that tell all phonemes of Sanskrit apart: written by sanscript, with what each language does otherwise.

import { isConsonant, isVowel, nasalOf, type Phoneme, phonemesOf, rowOf, wordsOf } from './phonemes.ts';
import { sanscript } from './sanscript.ts';
import type { Script } from './script.ts';

/** How a language writes. */
export interface BrahmicTable {
  /** the scheme of sanscript */
  readonly scheme: string;
  /** whether a nasal before a stop of its row is written as anusvara */
  readonly anusvara?: boolean;
  /** phonemes written as another */
  readonly merged?: Readonly<Record<Phoneme, Phoneme>>;
  /** vowels at the end of a word, spoken as another */
  readonly finals?: Readonly<Record<Phoneme, Phoneme>>;
  /** the sign of a consonant without a vowel, which the language does not write at the end of a word */
  readonly silentFinal?: string;
  /** consonants that have a letter of their own there */
  readonly audibleFinals?: readonly Phoneme[];
  /** what is changed in a written word, and how it is changed back to be read, in order */
  readonly after?: readonly (readonly [
    from: RegExp,
    to: string,
    back?: readonly [from: RegExp, to: string],
  ])[];
}

// ISO 15919 tells the vowels of the south apart, of which IAST has one each.
const toIso: Readonly<Record<Phoneme, string>> = {
  e: 'ē',
  o: 'ō',
  ĕ: 'e',
  ŏ: 'o',
  ṛ: 'r̥',
  ṝ: 'r̥̄',
  ḹ: 'l̥̄',
  ṃ: 'ṁ',
  ṙ: 'ṛ',
  ṙh: 'ṛh',
  x: 'k͟h',
};
const fromIso = new Map(Object.entries(toIso).map(([phoneme, iso]) => [iso, phoneme]));
const isoLetters = /r̥̄|r̥|l̥̄|l̥|ṛh|k͟h|ai|au|m̐|[kgcjṭḍtdpb]h|./gsu;

/** The script of a table. */
export function brahmic(table: BrahmicTable): Script {
  const { scheme, anusvara = false, merged = {}, finals = {}, silentFinal = '', after = [] } = table;
  const alone = independentVowels(scheme);
  const writtenRun = (run: readonly Phoneme[]): string =>
    sanscript.t(run.map((phoneme) => toIso[phoneme] ?? phoneme).join(''), 'iso', scheme);
  return {
    word: (given) => {
      const letters = given.map(
        (phoneme, i) => (i === given.length - 1 ? finals[phoneme] : undefined) ?? merged[phoneme] ?? phoneme,
      );
      // An anusvara is a sign on a vowel: a nasal that none precedes keeps its letter.
      const word = letters.map((phoneme, i) =>
        anusvara && isVowel(letters[i - 1]) && isNasalOfNext(phoneme, letters[i + 1]) ? 'ṃ' : phoneme,
      );
      let text = runsOf(word).map(writtenRun).join('').normalize('NFC');
      for (const [from, to] of after) text = text.replace(from, to);
      return silentFinal !== '' && text.endsWith(silentFinal) ? text.slice(0, -1) : text;
    },
    read: (given) => {
      let text = given.normalize('NFC');
      for (const [, , back] of after.toReversed()) if (back !== undefined) text = text.replace(...back);
      const read = text.split(alone).flatMap((run) => {
        // In some scripts the sign of o is those of e and ā, and a long a is a short one with its sign.
        const iso = sanscript.t(run.replace(dotted, composed), scheme, 'iso').normalize('NFC');
        const letters =
          iso
            .replaceAll('ēā', 'ō')
            .replaceAll('aiā', 'au')
            .replaceAll('ōā', 'au')
            .replaceAll('aā', 'ā')
            .replaceAll('uā', 'ū')
            .match(isoLetters) ?? [];
        return letters
          .map((letter) => fromIso.get(letter) ?? letter)
          .map((phoneme) => merged[phoneme] ?? phoneme);
      });
      return anusvara ? read.map((phoneme, i) => nasalRead(phoneme, read[i + 1])) : read;
    },
  };
}

// Runs between two vowels that meet, which together would be written as one; and between an o and its anusvara, which
// sanscript takes for the syllable of the word oṃ wherever they stand.
function runsOf(word: readonly Phoneme[]): Phoneme[][] {
  const runs: Phoneme[][] = [[]];
  const isOm = word.length === 2 && word[0] === 'o' && word[1] === 'ṃ';
  word.forEach((phoneme, i) => {
    const meets = isVowel(phoneme) && isVowel(word[i - 1]);
    if (meets || (phoneme === 'ṃ' && word[i - 1] === 'o' && !isOm)) runs.push([phoneme]);
    else runs.at(-1)?.push(phoneme);
  });
  return runs;
}

// Where a vowel stands by itself within a word.
function independentVowels(scheme: string): RegExp {
  const vowels = Object.values(sanscript.schemes[scheme]?.vowels ?? {}).filter((vowel) => vowel !== '');
  return new RegExp(`(?=${vowels.map((vowel) => vowel.normalize('NFC')).join('|')})`, 'u');
}

// Letters with a dot, which sanscript knows as one character each.
const dotted = /[कजडफ]़/gu;
const dottedLetters: Readonly<Record<string, string>> = {
  क: '\u0958',
  ज: '\u095b',
  ड: '\u095c',
  फ: '\u095e',
};
const composed = (letter: string): string => dottedLetters[letter.charAt(0)] ?? letter;

/** The phonemes of a word as a script with these merged writes them. */
export const mergedIn = (
  iast: string,
  { anusvara = false, merged = {}, finals = {}, silentFinal, audibleFinals = [] }: BrahmicTable,
): Phoneme[] =>
  wordsOf(phonemesOf(iast)).flatMap(({ isWord, phonemes }) => [
    ...phonemes.map((phoneme, i) => {
      const one = (i === phonemes.length - 1 ? finals[phoneme] : undefined) ?? merged[phoneme] ?? phoneme;
      return anusvara ? nasalRead(one, phonemes[i + 1]) : one;
    }),
    // What is written without a sign is read with the vowel of the letter.
    ...(isWord &&
    silentFinal !== undefined &&
    isConsonant(phonemes.at(-1)) &&
    !audibleFinals.includes(phonemes.at(-1) ?? '')
      ? ['a']
      : []),
  ]);

function isNasalOfNext(phoneme: Phoneme, next: Phoneme | undefined): boolean {
  const row = rowOf(next);
  return row !== undefined && next !== phoneme && phoneme === nasalOf(row) && nasalOf(row) !== next;
}

function nasalRead(phoneme: Phoneme, next: Phoneme | undefined): Phoneme {
  const row = rowOf(next);
  return phoneme === 'ṃ' && row !== undefined && next !== nasalOf(row) ? nasalOf(row) : phoneme;
}
