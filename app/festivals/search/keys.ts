// How names of observances are compared: in Latin letters whatever script they are written in, by sound, and by what is
// left where scripts and spellings hear voices and vowels otherwise. In: a text in any script. Out: its keys.

import { longestText } from '@nirnaya/contract/festivals';
import { plainSpelling, soundKey } from '@nirnaya/dsl/vocabulary';
import { sanscript } from '@nirnaya/explain/scripts';

/** The keys of a text. */
export interface SearchKeys {
  /** by sound, words parted by one space */
  readonly sound: string;
  /** by consonants and the vowels that are heard most, without spaces: equal for `Diwali`, `दीपावली` and `தீபாவளி` */
  readonly bones: string;
}

/** The keys of a text that has letters. */
export interface SpelledText extends SearchKeys {
  /** in small letters without marks */
  readonly plain: string;
  /** the words of its sound */
  readonly words: readonly string[];
  /** its sound without spaces: `rath yatra` and `rathyatra` are one name */
  readonly joined: string;
  /** whether all its letters are Latin */
  readonly isLatin: boolean;
}

// Blocks of 128 letters each, in their order.
const schemes = [
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'oriya',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'sinhala',
] as const;

const FIRST_BLOCK = 0x0900;
const BLOCK = 0x80;

// A run of letters of one block with the marks between them; a text has few.
const runs = schemes.map((scheme, i) => {
  const from = String.fromCharCode(FIRST_BLOCK + i * BLOCK);
  const to = String.fromCharCode(FIRST_BLOCK + (i + 1) * BLOCK - 1);
  return { scheme, run: new RegExp(`[${from}-${to}\\u200c\\u200d]+`, 'gu') };
});

const isIndic = /[\u0900-\u0dff]/u;

/** A text in Latin letters as scholars write them; what is Latin stays. */
function latin(text: string): string {
  const cut = text.slice(0, longestText).normalize('NFC');
  if (!isIndic.test(cut)) return cut;
  return runs.reduce(
    (left, { scheme, run }) => left.replace(run, (letters) => sanscript.t(letters, scheme, 'iast')),
    cut,
  );
}

const isScholarly = /[āīūṛḷṅñṭḍṇśṣṃḥēōĀĪŪṚŚṢṬḌ]/u;

/** The keys of a text. */
export function searchKeys(text: string): SearchKeys {
  const plain = latin(text);
  // Scholars write c for ch, and a vowel where people hear none.
  const scholarly = plain !== text || isScholarly.test(plain);
  const spelled = scholarly ? plain.replace(/c(?!h)/gu, 'ch').replace(/Ch|C(?!h)/gu, 'Ch') : plain;
  const sound = soundKey(spelled);
  return { sound, bones: bonesOf(sound) };
}

/** The keys of a text; undefined where it has no letters. */
export function spelledText(text: string): SpelledText | undefined {
  const keys = searchKeys(text);
  if (keys.sound === '') return undefined;
  const words = keys.sound.split(' ');
  const plain = plainSpelling(text.slice(0, longestText));
  return { ...keys, plain, words, joined: words.join(''), isLatin: !/[^\p{Script=Latin}\P{L}]/u.test(text) };
}

/**
 * The keys of many texts, each once; texts without letters are left out. One script comes after another: sanscript makes its
 * table of letters anew when the script changes, which takes longer than to read a name.
 */
export function spelledTexts(texts: Iterable<string>): ReadonlyMap<string, SpelledText> {
  const byScript = [...new Set(texts)]
    .map((text) => ({ text, block: blockOf(text) }))
    .sort((a, b) => a.block - b.block);
  return new Map(
    byScript.flatMap(({ text }): [string, SpelledText][] => {
      const spelled = spelledText(text);
      return spelled === undefined ? [] : [[text, spelled]];
    }),
  );
}

const blockOf = (text: string): number => Math.floor((isIndic.exec(text)?.[0].charCodeAt(0) ?? 0) / BLOCK);

/** What is left of a sound where scripts and spellings hear voices and vowels otherwise; without spaces. */
export function bonesOf(sound: string): string {
  return sound
    .replace(/ /g, '')
    .replace(/f/g, 'p')
    .replace(/([bcdgjklmnprstv])h/g, '$1')
    .replace(/[mn](?=[bcdgjkpstv])/g, 'n')
    .replace(/[vb]/g, 'p')
    .replace(/d/g, 't')
    .replace(/g/g, 'k')
    .replace(/[jc]/g, 's')
    .replace(/a/g, '')
    .replace(/e/g, 'i')
    .replace(/o/g, 'u')
    .replace(/(.)\1+/g, '$1');
}
