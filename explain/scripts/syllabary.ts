// Scripts with a letter for a whole syllable: Ethiopic, katakana, hangul, and Chinese characters.

import { folded } from './folding.ts';
import { isConsonant, isVowel, type Phoneme } from './phonemes.ts';
import type { Script } from './script.ts';
import { ethiopicOrders, ethiopicRows } from './tables/ethiopic.ts';
import { hanNasal, hanRows } from './tables/han.ts';
import { kanaRows } from './tables/kana.ts';

/** A consonant and its vowel; either may lack. */
interface Pair {
  readonly consonant: Phoneme;
  readonly vowel: Phoneme;
}

function pairsOf(word: readonly Phoneme[]): Pair[] {
  const pairs: Pair[] = [];
  for (let i = 0; i < word.length; i++) {
    const [at = '', next = ''] = [word[i], word[i + 1]];
    if (isVowel(at)) pairs.push({ consonant: '', vowel: at });
    else if (isVowel(next)) {
      pairs.push({ consonant: at, vowel: next });
      i++;
    } else pairs.push({ consonant: at, vowel: '' });
  }
  return pairs;
}

const aspirate = /^(k|g|c|j|ṭ|ḍ|t|d|p|b|ṙ)h$/u;

// Breath is not heard where these are written.
const unbreathed = (word: readonly Phoneme[]): Phoneme[] =>
  word.map((phoneme) => phoneme.replace(aspirate, '$1'));

/** Amharic. */
export const ethiopic: Script = {
  word: (given) => {
    const has = (phoneme: Phoneme): boolean => phoneme in ethiopicRows || phoneme in ethiopicOrders;
    return pairsOf(folded(unbreathed(given), has))
      .map(({ consonant, vowel }) => {
        const first = ethiopicRows[consonant]?.codePointAt(0);
        const order = ethiopicOrders[vowel];
        return first === undefined || order === undefined
          ? consonant + vowel
          : String.fromCodePoint(first + order);
      })
      .join('');
  },
};

const kanaVowels = ['a', 'i', 'u', 'e', 'o'];
const longOf: Readonly<Record<Phoneme, Phoneme>> = { ā: 'a', ī: 'i', ū: 'u', e: 'e', o: 'o' };
const glides: Readonly<Record<Phoneme, string>> = { a: 'ャ', u: 'ュ', o: 'ョ', e: 'ェ' };

/** Japanese in katakana: a bar for a long vowel, a small tsu for a doubled consonant. */
export const katakana: Script = {
  word: (given) => {
    const has = (phoneme: Phoneme): boolean =>
      phoneme in kanaRows || kanaVowels.includes(phoneme) || phoneme in longOf;
    const word = folded(unbreathed(given), (phoneme) => has(phoneme) && phoneme !== 'l');
    const pairs = pairsOf(word.map((phoneme) => (phoneme === 'l' ? 'r' : phoneme)));
    let text = '';
    pairs.forEach(({ consonant, vowel }, i) => {
      const row = kanaRows[consonant] ?? kanaRows[''];
      const short =
        kanaVowels.includes(vowel) && vowel !== 'e' && vowel !== 'o' ? vowel : (longOf[vowel] ?? '');
      const next = pairs[i + 1];
      if (short === '') {
        if (next?.consonant === consonant && /[kgcjtdpbs]/.test(consonant)) text += 'ッ';
        else if (
          /[nm]/.test(consonant) &&
          next !== undefined &&
          (consonant === 'n' || /[mpb]/.test(next.consonant))
        )
          text += 'ン';
        // Before y the consonant has an i, on which the y is a small letter.
        else if (next?.consonant === 'y' && /[kgnhbpmr]/.test(consonant)) text += row?.[1] ?? '';
        else text += row?.[5] ?? '';
        return;
      }
      const before = pairs[i - 1];
      const glide =
        consonant === 'y' && before?.vowel === '' && /[kgnhbpmr]/.test(before.consonant)
          ? glides[short]
          : undefined;
      text += glide ?? row?.[kanaVowels.indexOf(short)] ?? '';
      // At the end of a word every a is heard short.
      if (vowel in longOf && !(i === pairs.length - 1 && (vowel === 'e' || vowel === 'o'))) text += 'ー';
    });
    return text;
  },
};

const onsets = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const medials = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const finals = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const jamo: Readonly<Record<Phoneme, string>> = {
  k: 'ㅋ',
  g: 'ㄱ',
  c: 'ㅊ',
  j: 'ㅈ',
  t: 'ㅌ',
  d: 'ㄷ',
  n: 'ㄴ',
  p: 'ㅍ',
  b: 'ㅂ',
  m: 'ㅁ',
  r: 'ㄹ',
  l: 'ㄹ',
  v: 'ㅂ',
  s: 'ㅅ',
  h: 'ㅎ',
  z: 'ㅈ',
  f: 'ㅍ',
};
const vowelJamo: Readonly<Record<Phoneme, string>> = { a: 'ㅏ', i: 'ㅣ', u: 'ㅜ', e: 'ㅔ', o: 'ㅗ' };
const iotated: Readonly<Record<Phoneme, string>> = { a: 'ㅑ', i: 'ㅣ', u: 'ㅠ', e: 'ㅖ', o: 'ㅛ' };
const closing: Readonly<Record<Phoneme, string>> = { n: 'ㄴ', ñ: 'ㄴ', m: 'ㅁ', ṅ: 'ㅇ', l: 'ㄹ' };
const doubledFinal: Readonly<Record<Phoneme, string>> = {
  k: 'ㄱ',
  g: 'ㄱ',
  t: 'ㅅ',
  d: 'ㅅ',
  c: 'ㅅ',
  j: 'ㅅ',
  p: 'ㅂ',
  b: 'ㅂ',
};

const block = (onset: string, medial: string, final = ' '): string =>
  String.fromCodePoint(
    0xac00 + (onsets.indexOf(onset) * 21 + medials.indexOf(medial)) * 28 + finals.indexOf(final),
  );

/** Korean: blocks of a consonant, a vowel and a nasal or l that closes; other consonants have a vowel of their own. */
export const hangul: Script = {
  word: (given) => {
    const has = (phoneme: Phoneme): boolean =>
      phoneme in jamo || phoneme in vowelJamo || /^[yśṅ]$/u.test(phoneme);
    const pairs = pairsOf(folded(unbreathed(given), has));
    let text = '';
    let glide = false;
    const lastBlock = (): number => text.codePointAt(text.length - 1) ?? 0;
    const isOpen = (): boolean =>
      lastBlock() >= 0xac00 && lastBlock() <= 0xd7a3 && (lastBlock() - 0xac00) % 28 === 0;
    const closed = (final: string): void => {
      const last = lastBlock();
      text = isOpen()
        ? text.slice(0, -1) + String.fromCodePoint(last + finals.indexOf(final))
        : text + block('ㅇ', 'ㅡ', final);
    };
    pairs.forEach(({ consonant, vowel }, i) => {
      const next = pairs[i + 1];
      // Within a word an l is written twice: once it is an r.
      if (consonant === 'l' && vowel !== '' && isOpen()) closed('ㄹ');
      const opensNext = consonant === 'm' && (text === '' || next?.consonant === 'r');
      if (vowel !== '') {
        const soft = consonant === 'y' || consonant === 'ś' || glide;
        const onset = consonant === 'ś' ? 'ㅅ' : consonant === 'y' ? 'ㅇ' : (jamo[consonant] ?? 'ㅇ');
        text += block(onset, (soft ? iotated : vowelJamo)[vowel] ?? 'ㅏ');
        glide = false;
      } else if (consonant in closing && !opensNext) closed(closing[consonant] ?? ' ');
      else if (next?.consonant === consonant && consonant in doubledFinal && i > 0)
        closed(doubledFinal[consonant] ?? ' ');
      else if (consonant === 'ś') text += block('ㅅ', 'ㅠ');
      else if (consonant === 'c' || consonant === 'j') text += block(jamo[consonant] ?? 'ㅈ', 'ㅡ');
      else if (consonant === 'y') text += block('ㅇ', 'ㅣ');
      else text += block(jamo[consonant] ?? 'ㅇ', 'ㅡ');
    });
    return text;
  },
};

const hanVowels = ['a', 'e', 'i', 'o', 'u', 'ai', 'au'];

/** Chinese, simplified. */
export const han: Script = {
  word: (given) => {
    const has = (phoneme: Phoneme): boolean => phoneme in hanRows || hanVowels.includes(phoneme);
    return pairsOf(folded(unbreathed(given), has))
      .map(({ consonant, vowel }, i, all) => {
        const row = hanRows[consonant] ?? hanRows[''];
        // A nasal behind a or i is of its syllable.
        const [before, next] = [all[i - 1], all[i + 1]];
        const isNasalAfter = next?.vowel === '' && next.consonant === 'n';
        const nasal = isNasalAfter ? hanNasal[vowel]?.[consonant] : undefined;
        if (nasal !== undefined) return nasal;
        if (consonant === 'n' && vowel === '' && before !== undefined && before.vowel in hanNasal) return '';
        const doubled = vowel === '' && all[i + 1]?.consonant === consonant && isConsonant(consonant);
        return doubled ? '' : (row?.[vowel === '' ? 7 : hanVowels.indexOf(vowel)] ?? '');
      })
      .join('');
  },
};
