// What a name sounds like: its phonemes, read of IAST. Every script is written from this one list.

/** A phoneme, as IAST writes it; `ĕ`, `ŏ` are the short vowels of the south, `ḻ`, `ṟ`, `ṉ` its consonants, `ṙ` the flap of the north. */
export type Phoneme = string;

const vowelList = ['a', 'ā', 'i', 'ī', 'u', 'ū', 'ṛ', 'ṝ', 'ḹ', 'e', 'ai', 'o', 'au', 'ĕ', 'ŏ'];

/** The vocalic l, which IAST writes as the retroflex lateral. */
export const vocalicL = 'l̥';

const vowels: ReadonlySet<string> = new Set([...vowelList, vocalicL]);

// In rows of the mouth, the nasal of a row last.
const rows = [
  ['k', 'kh', 'g', 'gh', 'ṅ'],
  ['c', 'ch', 'j', 'jh', 'ñ'],
  ['ṭ', 'ṭh', 'ḍ', 'ḍh', 'ṇ'],
  ['t', 'th', 'd', 'dh', 'n'],
  ['p', 'ph', 'b', 'bh', 'm'],
] as const;

const others = ['y', 'r', 'l', 'v', 'ś', 'ṣ', 's', 'h', 'ḷ', 'ḻ', 'ṟ', 'ṉ', 'ṙ', 'ṙh', 'q', 'f', 'z', 'x'];

const consonants: ReadonlySet<string> = new Set([...rows.flat(), ...others]);
const marks: ReadonlySet<string> = new Set(['ṃ', 'ḥ', 'm̐']);

/** All phonemes: vowels, consonants, and the marks behind a vowel. */
export const phonemes: readonly Phoneme[] = [...vowels, ...consonants, ...marks];

/** Whether a phoneme is a vowel. */
export const isVowel = (phoneme: Phoneme | undefined): boolean =>
  phoneme !== undefined && vowels.has(phoneme);

/** Whether a phoneme is a consonant. */
export const isConsonant = (phoneme: Phoneme | undefined): boolean =>
  phoneme !== undefined && consonants.has(phoneme);

/** The row of a stop or nasal, 0 to 4; undefined for other phonemes. */
export const rowOf = (phoneme: Phoneme | undefined): number | undefined => rowByPhoneme.get(phoneme ?? '');

const rowByPhoneme = new Map(rows.flatMap((row, i) => row.map((phoneme) => [phoneme as string, i] as const)));

/** The nasal of a row. */
export const nasalOf = (row: number): Phoneme => rows[row]?.[4] ?? 'n';

const longestFirst = [...phonemes].sort((a, b) => b.length - a.length);
const letter = new RegExp(`${longestFirst.join('|')}|.`, 'gsu');

/**
 * The phonemes of a name in IAST, in any case; blanks, digits and signs stand between them as they are. A `ḷ` between
 * consonants is the vowel.
 */
export function phonemesOf(iast: string): Phoneme[] {
  const letters = iast.normalize('NFC').toLowerCase().match(letter) ?? [];
  return letters.map((at, i) =>
    at === 'ḷ' && !isVowel(letters[i - 1]) && !isVowel(letters[i + 1]) && isConsonant(letters[i + 1])
      ? vocalicL
      : at,
  );
}

/** A name in words: runs of phonemes, and what stands between them. */
export function wordsOf(
  all: readonly Phoneme[],
): { readonly isWord: boolean; readonly phonemes: Phoneme[] }[] {
  const words: { isWord: boolean; phonemes: Phoneme[] }[] = [];
  for (const phoneme of all) {
    const isWord = vowels.has(phoneme) || consonants.has(phoneme) || marks.has(phoneme);
    const last = words.at(-1);
    if (last?.isWord === isWord) last.phonemes.push(phoneme);
    else words.push({ isWord, phonemes: [phoneme] });
  }
  return words;
}
