// Scripts of India that do not tell all phonemes of Sanskrit apart: Gurmukhi, Tamil, Meetei Mayek, Ol Chiki.

import type { AbugidaTable } from '../abugida.ts';
import type { AlphabetTable } from '../alphabet.ts';
import { isVowel, nasalOf, type Phoneme, rowOf } from '../phonemes.ts';

const doubled = (first: Phoneme, second: Phoneme | undefined): boolean =>
  second !== undefined && (first === second || second === `${first}h`);

/** Punjabi: an addak doubles, a tippi or bindi is a nasal before a stop, only h, r and v are written below. */
export const gurmukhi: AbugidaTable = {
  consonants: {
    k: 'ਕ',
    kh: 'ਖ',
    g: 'ਗ',
    gh: 'ਘ',
    ṅ: 'ਙ',
    c: 'ਚ',
    ch: 'ਛ',
    j: 'ਜ',
    jh: 'ਝ',
    ñ: 'ਞ',
    ṭ: 'ਟ',
    ṭh: 'ਠ',
    ḍ: 'ਡ',
    ḍh: 'ਢ',
    ṇ: 'ਣ',
    t: 'ਤ',
    th: 'ਥ',
    d: 'ਦ',
    dh: 'ਧ',
    n: 'ਨ',
    p: 'ਪ',
    ph: 'ਫ',
    b: 'ਬ',
    bh: 'ਭ',
    m: 'ਮ',
    y: 'ਯ',
    r: 'ਰ',
    l: 'ਲ',
    v: 'ਵ',
    ś: 'ਸ਼',
    s: 'ਸ',
    h: 'ਹ',
    ḷ: 'ਲ਼',
    ṙ: 'ੜ',
    x: 'ਖ਼',
    z: 'ਜ਼',
    f: 'ਫ਼',
  },
  vowels: {
    a: ['ਅ', ''],
    ā: ['ਆ', 'ਾ'],
    i: ['ਇ', 'ਿ'],
    ī: ['ਈ', 'ੀ'],
    u: ['ਉ', 'ੁ'],
    ū: ['ਊ', 'ੂ'],
    e: ['ਏ', 'ੇ'],
    ai: ['ਐ', 'ੈ'],
    o: ['ਓ', 'ੋ'],
    au: ['ਔ', 'ੌ'],
  },
  marks: { ṃ: 'ਂ', m̐: 'ਂ', ḥ: '' },
  before: (word) => word.map((phoneme, i) => nasalDot(phoneme, word[i + 1])),
  join: (first, second, { second: letter }) => {
    if (second === undefined) return '';
    if (doubled(first, second)) return `\u0a71${letter}`;
    return second === 'r' || second === 'h' || second === 'v' ? `੍${letter}` : letter;
  },
  after: [
    // The addak stands before the consonant that it doubles.
    [/(\p{Lo}਼?)ੱ(\p{Lo})/gu, 'ੱ$2'],
    // Of the two dots the tippi stands on short vowels and on u.
    [/(?<=[\u0a05\u0a07\u0a15-\u0a39਼ਿੁੂ])ਂ/gu, 'ੰ'],
  ],
};

function nasalDot(phoneme: Phoneme, next: Phoneme | undefined): Phoneme {
  const row = rowOf(next);
  return row !== undefined && phoneme === nasalOf(row) && next !== phoneme ? 'ṃ' : phoneme;
}

/** Tamil: one letter for a row of stops, which is doubled behind r where it is voiceless; the letters of the Grantha. */
export const tamil: AbugidaTable = {
  consonants: {
    k: 'க',
    kh: 'க',
    g: 'க',
    gh: 'க',
    ṅ: 'ங',
    c: 'ச',
    ch: 'ச',
    j: 'ஜ',
    jh: 'ஜ',
    ñ: 'ஞ',
    ṭ: 'ட',
    ṭh: 'ட',
    ḍ: 'ட',
    ḍh: 'ட',
    ṇ: 'ண',
    t: 'த',
    th: 'த',
    d: 'த',
    dh: 'த',
    n: 'ந',
    p: 'ப',
    ph: 'ப',
    b: 'ப',
    bh: 'ப',
    m: 'ம',
    y: 'ய',
    r: 'ர',
    l: 'ல',
    v: 'வ',
    ś: 'ச',
    ṣ: 'ஷ',
    s: 'ஸ',
    h: 'ஹ',
    ṙ: 'ட',
    ṙh: 'ட',
    ḷ: 'ள',
    ḻ: 'ழ',
    ṟ: 'ற',
    ṉ: 'ன',
    f: 'ஃப',
  },
  vowels: {
    a: ['அ', ''],
    ā: ['ஆ', 'ா'],
    i: ['இ', 'ி'],
    ī: ['ஈ', 'ீ'],
    u: ['உ', 'ு'],
    ū: ['ஊ', 'ூ'],
    ĕ: ['எ', 'ெ'],
    e: ['ஏ', 'ே'],
    ai: ['ஐ', 'ை'],
    ŏ: ['ஒ', 'ொ'],
    o: ['ஓ', 'ோ'],
    au: ['ஔ', 'ௌ'],
    ṛ: ['ரு', '்ரு'],
  },
  marks: { ṃ: 'ம்', m̐: 'ம்', ḥ: 'ஃ' },
  before: (word) => {
    const nasal = word.map((phoneme, i) => {
      // A long i at the end of a word is spoken short.
      if (phoneme === 'ī' && i === word.length - 1) return 'i';
      // An n is dental at the start of a word and before t.
      if (phoneme === 'ṃ') return rowOf(word[i + 1]) === undefined ? 'ṃ' : nasalOf(rowOf(word[i + 1]) ?? 4);
      return phoneme === 'n' && i > 0 && rowOf(word[i + 1]) !== 3 ? 'ṉ' : phoneme;
    });
    return nasal.flatMap((phoneme, i) =>
      nasal[i - 1] === 'r' && isVowel(nasal[i + 1]) && /^[ktp]h?$/.test(phoneme)
        ? [phoneme, phoneme]
        : [phoneme],
    );
  },
  join: (_first, _second, { second }) => `்${second}`,
};

/** Manipuri in Meetei Mayek; consonants that close a syllable have letters of their own. */
export const meetei: AbugidaTable = {
  consonants: {
    k: 'ꯀ',
    kh: 'ꯈ',
    g: 'ꯒ',
    gh: 'ꯘ',
    ṅ: 'ꯉ',
    c: 'ꯆ',
    j: 'ꯖ',
    jh: 'ꯓ',
    ñ: 'ꯅ',
    t: 'ꯇ',
    th: 'ꯊ',
    d: 'ꯗ',
    dh: 'ꯙ',
    n: 'ꯅ',
    p: 'ꯄ',
    ph: 'ꯐ',
    b: 'ꯕ',
    bh: 'ꯚ',
    m: 'ꯃ',
    y: 'ꯌ',
    r: 'ꯔ',
    l: 'ꯂ',
    v: 'ꯋ',
    s: 'ꯁ',
    h: 'ꯍ',
    ch: 'ꯆ',
  },
  vowels: {
    a: ['ꯑ', ''],
    ā: ['ꯑꯥ', 'ꯥ'],
    i: ['ꯏ', 'ꯤ'],
    u: ['ꯎ', 'ꯨ'],
    e: ['ꯑꯦ', 'ꯦ'],
    o: ['ꯑꯣ', 'ꯣ'],
    ai: ['ꯑꯩ', 'ꯩ'],
    au: ['ꯑꯧ', 'ꯧ'],
  },
  marks: { ṃ: 'ꯪ', m̐: 'ꯪ', ḥ: 'ꯍ' },
  join: (_first, second, { second: letter }) => (second === undefined ? '\uabed' : `\uabed${letter}`),
  // But before y, r, l and v, which it joins.
  after: Object.entries({ ꯀ: 'ꯛ', ꯂ: 'ꯜ', ꯃ: 'ꯝ', ꯄ: 'ꯞ', ꯅ: 'ꯟ', ꯇ: 'ꯠ', ꯉ: 'ꯡ' }).map(
    ([letter, closing]) => [new RegExp(`(?<=.)${letter}\uabed(?![ꯌꯔꯂꯋ])`, 'gu'), closing] as const,
  ),
};

/** Santali in Ol Chiki, an alphabet. */
export const olChiki: AlphabetTable = {
  dropsFinalA: true,
  letters: {
    a: 'ᱚ',
    ā: 'ᱟ',
    i: 'ᱤ',
    u: 'ᱩ',
    e: 'ᱮ',
    o: 'ᱳ',
    ai: 'ᱚᱭ',
    au: 'ᱚᱣ',
    k: 'ᱠ',
    g: 'ᱜ',
    ṅ: 'ᱝ',
    c: 'ᱪ',
    j: 'ᱡ',
    ñ: 'ᱧ',
    ṭ: 'ᱴ',
    ḍ: 'ᱰ',
    ṇ: 'ᱬ',
    t: 'ᱛ',
    d: 'ᱫ',
    n: 'ᱱ',
    p: 'ᱯ',
    b: 'ᱵ',
    m: 'ᱢ',
    y: 'ᱭ',
    r: 'ᱨ',
    l: 'ᱞ',
    v: 'ᱣ',
    s: 'ᱥ',
    h: 'ᱦ',
    ṙ: 'ᱲ',
    ṃ: 'ᱝ',
    kh: 'ᱠᱷ',
    gh: 'ᱜᱷ',
    ch: 'ᱪᱷ',
    jh: 'ᱡᱷ',
    ṭh: 'ᱴᱷ',
    ḍh: 'ᱰᱷ',
    th: 'ᱛᱷ',
    dh: 'ᱫᱷ',
    ph: 'ᱯᱷ',
    bh: 'ᱵᱷ',
  },
};
