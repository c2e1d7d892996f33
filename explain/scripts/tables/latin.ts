// Latin letters in the spelling of each language.

import type { AlphabetTable } from '../alphabet.ts';

const plain = {
  a: 'a',
  i: 'i',
  u: 'u',
  e: 'e',
  o: 'o',
  k: 'k',
  g: 'g',
  t: 't',
  d: 'd',
  n: 'n',
  p: 'p',
  b: 'b',
  m: 'm',
  r: 'r',
  l: 'l',
  s: 's',
  h: 'h',
  v: 'v',
  y: 'y',
  f: 'f',
  z: 'z',
};

const latin = (letters: Readonly<Record<string, string>>): AlphabetTable => ({
  capital: true,
  letters: { ...plain, ...letters },
});

const backVowels: Readonly<Record<string, string>> = {
  a: 'a',
  ā: 'a',
  o: 'o',
  ŏ: 'o',
  u: 'u',
  ū: 'u',
  au: 'au',
};

/** The consonant sounds that a spelling treats otherwise before e and i. */
const before = (sound: string, soft: string, hard: string, alone = hard): Record<string, string> => ({
  [sound]: alone,
  ...Object.fromEntries(
    ['a', 'ā', 'o', 'ŏ', 'u', 'ū', 'au'].map((vowel) => [`${sound}${vowel}`, `${hard}${backVowels[vowel]}`]),
  ),
  ...Object.fromEntries(
    ['e', 'i', 'ī', 'ĕ'].map((vowel) => [
      `${sound}${vowel}`,
      `${soft}${vowel === 'e' || vowel === 'ĕ' ? 'e' : 'i'}`,
    ]),
  ),
});

/** Each spelling by its language. */
export const latinSpellings = {
  en: latin({ ś: 'sh', c: 'ch', ch: 'chh', j: 'j', ḷ: 'l', ḻ: 'zh', x: 'kh', q: 'q', kṣ: 'ksh' }),
  de: latin({ ś: 'sch', c: 'tsch', ch: 'tsch', j: 'dsch', jh: 'dsch', v: 'w', y: 'j', x: 'ch' }),
  fr: latin({
    ś: 'ch',
    c: 'tch',
    ch: 'tch',
    j: 'dj',
    jh: 'djh',
    u: 'ou',
    ai: 'aï',
    au: 'aou',
    e: 'é',
    x: 'kh',
    gi: 'gui',
    gī: 'gui',
    ge: 'gué',
  }),
  es: latin({ ś: 'sh', c: 'ch', ch: 'ch', j: 'y', jh: 'y', x: 'j', ...before('g', 'gu', 'g') }),
  pt: latin({ ś: 'x', c: 'tch', ch: 'tch', j: 'dj', jh: 'dj', y: 'i', x: 'kh', ...before('g', 'gu', 'g') }),
  it: latin({
    ...before('c', 'c', 'ci'),
    ...before('ch', 'c', 'ci'),
    ...before('j', 'g', 'gi'),
    ...before('jh', 'g', 'gi'),
    jn: 'gn',
    jy: 'gi',
    cy: 'ci',
    śy: 'sci',
    ...before('ś', 'sc', 'sci', 'sh'),
    ...before('k', 'ch', 'c', 'k'),
    ...before('g', 'gh', 'g'),
    y: 'y',
    x: 'kh',
  }),
  nl: latin({ ś: 'sj', c: 'tsj', ch: 'tsj', j: 'dzj', jh: 'dzj', u: 'oe', y: 'j', v: 'v', x: 'ch' }),
  pl: latin({ ś: 'sz', c: 'cz', ch: 'czh', j: 'dż', jh: 'dżh', v: 'w', y: 'j', x: 'ch' }),
  tr: latin({ ś: 'ş', c: 'ç', ch: 'çh', j: 'c', jh: 'ch', x: 'h', q: 'k' }),
  cs: latin({
    ś: 'š',
    c: 'č',
    ch: 'čh',
    j: 'dž',
    jh: 'džh',
    y: 'j',
    ā: 'á',
    ī: 'í',
    ū: 'ú',
    '^ū': 'ú',
    x: 'ch',
  }),
  hu: latin({
    ś: 's',
    c: 'cs',
    ch: 'csh',
    j: 'dzs',
    jh: 'dzsh',
    s: 'sz',
    y: 'j',
    ā: 'á',
    ī: 'í',
    ū: 'ú',
    e: 'é',
    ĕ: 'e',
    o: 'ó',
    ŏ: 'o',
    x: 'h',
  }),
  ro: latin({
    ś: 'ș',
    ...before('c', 'c', 'ci'),
    ...before('ch', 'c', 'ci'),
    ...before('j', 'g', 'gi'),
    ...before('jh', 'g', 'gi'),
    jy: 'gi',
    cy: 'ci',
    jn: 'gn',
    y: 'i',
    x: 'h',
  }),
  sv: latin({ ś: 'sj', c: 'tj', ch: 'tj', j: 'dj', jh: 'dj', y: 'j', x: 'kh' }),
  id: latin({ ś: 'sy', ṣ: 's', c: 'c', j: 'j', v: 'w', x: 'kh', q: 'k' }),
  ms: latin({ ś: 'sh', c: 'c', j: 'j', v: 'w', x: 'kh', q: 'q' }),
} satisfies Readonly<Record<string, AlphabetTable>>;
