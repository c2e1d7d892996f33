// The scripts that sanscript writes, as each language has them.

import type { BrahmicTable } from '../brahmic.ts';

type Rewriting = NonNullable<BrahmicTable['after']>;

// Sounds that only the south, or only the north, has letters for.
const northern = { ĕ: 'e', ŏ: 'o', ḻ: 'ḷ', ṟ: 'r', ṉ: 'n', x: 'kh' };
const noFlap = { ṙ: 'ḍ', ṙh: 'ḍh', q: 'k', f: 'ph', z: 'j', x: 'kh' };

/** Devanagari as Sanskrit writes it: every nasal by its letter. */
export const sanskrit: BrahmicTable = { scheme: 'devanagari', merged: northern };

/** Devanagari with the dot of the anusvara for a nasal before a stop. */
export const marathi: BrahmicTable = {
  scheme: 'devanagari',
  anusvara: true,
  silentFinal: '्',
  merged: northern,
};

/** Devanagari as Nepali and Maithili write it: nasals by their letters. */
export const nepali: BrahmicTable = { ...marathi, anusvara: false };

// The dots below letters of Devanagari and Bengali: what has one already gets no second.
const nuktas = '\u093c\u09bc';

/** Letters that differ between vowels, with and without a dot. */
interface EasternLetters {
  readonly ya: string;
  readonly dda: string;
  readonly ddha: string;
  /** y with a dot */
  readonly yya: string;
  /** ḍ with a dot */
  readonly rra: string;
  /** ḍh with a dot */
  readonly rrha: string;
  readonly virama: string;
  /** none where the script writes it otherwise */
  readonly anusvara?: string | undefined;
}

// Between vowels y, ḍ and ḍh bear a dot; v is spoken and written b.
const eastern = ({ ya, dda, ddha, yya, rra, rrha, virama, anusvara = '' }: EasternLetters): Rewriting => {
  const within = (letter: string): RegExp =>
    new RegExp(`(?<=[^${virama}${anusvara}\\s])${letter}(?![${virama}${nuktas}])`, 'gu');
  return [
    [new RegExp(`(?<=[^${virama}\\s])${ya}`, 'gu'), yya, [new RegExp(yya, 'gu'), ya]],
    [within(dda), rra, [new RegExp(rra, 'gu'), dda]],
    [within(ddha), rrha, [new RegExp(rrha, 'gu'), ddha]],
  ];
};

const bengaliDots = eastern({ ya: 'য', dda: 'ড', ddha: 'ঢ', yya: 'য়', rra: 'ড়', rrha: 'ঢ়', virama: '্' });
/** The same, with the flaps that Hindi has for ḍ and ḍh between vowels, and not behind a nasal. */
export const hindi: BrahmicTable = {
  ...marathi,
  merged: { ...marathi.merged, ṙ: 'ḍ', ṙh: 'ḍh' },
  after: eastern({
    ya: 'य',
    dda: 'ड',
    ddha: 'ढ',
    yya: 'य',
    rra: 'ड़',
    rrha: 'ढ़',
    virama: '्',
    anusvara: 'ं',
  }).slice(1),
};

// A t without a vowel: at the end of a word, and before letters that it does not join, as in উৎসব.
const finalT: Rewriting[number] = [/ত্(?=$|\s|[সকখপফ])/gu, 'ৎ', [/ৎ/gu, 'ত্']];

/** Bengali. */
export const bengali: BrahmicTable = {
  scheme: 'bengali',
  silentFinal: '্',
  merged: { ...northern, ...noFlap, v: 'b', ḷ: 'l', ḻ: 'l' },
  audibleFinals: ['t'],
  after: [...bengaliDots, finalT],
};

/** Assamese: its own r and v. */
export const assamese: BrahmicTable = {
  scheme: 'assamese',
  silentFinal: '্',
  merged: { ...northern, ...noFlap, ḷ: 'l', ḻ: 'l' },
  audibleFinals: ['t'],
  after: [...bengaliDots, finalT],
};

/** Odia; v is spoken and written b. */
export const odia: BrahmicTable = {
  scheme: 'oriya',
  silentFinal: '୍',
  merged: { ...northern, ...noFlap, v: 'b' },
  after: [
    [/(?<=\S)ଯ/gu, 'ୟ', [/ୟ/gu, 'ଯ']],
    ...eastern({ ya: 'ଯ', dda: 'ଡ', ddha: 'ଢ', yya: 'ୟ', rra: 'ଡ଼', rrha: 'ଢ଼', virama: '୍' }).slice(1),
  ],
};

/** Gujarati. */
export const gujarati: BrahmicTable = {
  scheme: 'gujarati',
  silentFinal: '્',
  anusvara: true,
  merged: { ...northern, ...noFlap },
};

/** Kannada, and Tulu in its letters. */
export const kannada: BrahmicTable = {
  scheme: 'kannada',
  anusvara: true,
  finals: { ī: 'i' },
  merged: { ...noFlap, ḻ: 'ḷ', ṟ: 'r', ṉ: 'n' },
};

// Long vowels at the end of Sanskrit words are short in the south.
const shortFinals = { ī: 'i', ā: 'a' };

/** Telugu. */
export const telugu: BrahmicTable = {
  scheme: 'telugu',
  anusvara: true,
  finals: shortFinals,
  merged: { ...noFlap, ḻ: 'ḍ', ṟ: 'r', ṉ: 'n' },
};

/** Malayalam of today: chillu letters for consonants without a vowel. */
export const malayalam: BrahmicTable = {
  scheme: 'malayalam',
  finals: shortFinals,
  merged: { ...noFlap, ṉ: 'n' },
  after: [
    [/മ്ഭ/gu, 'ംഭ', [/ംഭ/gu, 'മ്ഭ']],
    [/ങ്ഗ/gu, 'ംഗ', [/ംഗ/gu, 'ങ്ഗ']],
    [/ൌ/gu, 'ൗ', [/ൗ/gu, 'ൌ']],
    [/ര്(?=[ക-യലവശ-ഹ]|$|\s)/gu, 'ർ', [/ർ/gu, 'ര്']],
    [/ന്(?=$|\s)/gu, 'ൻ', [/ൻ/gu, 'ന്']],
    [/ണ്(?=$|\s)/gu, 'ൺ', [/ൺ/gu, 'ണ്']],
    [/ല്(?=$|\s)/gu, 'ൽ', [/ൽ/gu, 'ല്']],
    [/ള്(?=$|\s)/gu, 'ൾ', [/ൾ/gu, 'ള്']],
    [/മ്(?=$|\s)/gu, 'ം', [/ം(?=$|\s)/gu, 'മ്']],
  ],
};

/** Sinhala: y and r join the consonant before them. */
export const sinhala: BrahmicTable = {
  scheme: 'sinhala',
  merged: { ...noFlap, ḻ: 'ḷ', ṟ: 'r', ṉ: 'n' },
  after: [
    [/\u200d/gu, ''],
    [/්([රය])/gu, '්\u200d$1', [/\u200d/gu, '']],
    [/ක්ෂ/gu, 'ක්\u200dෂ', [/\u200d/gu, '']],
  ],
};

/** Javanese. */
export const javanese: BrahmicTable = {
  scheme: 'javanese',
  merged: { ...northern, ...noFlap, ḷ: 'l', ḻ: 'l', ṝ: 'ṛ' },
  after: [
    // An r that closes a syllable is a sign on it.
    [/(?<=.)ꦫ꧀/gu, 'ꦂ', [/ꦂ/gu, 'ꦫ꧀']],
    [/꧀ꦫ/gu, 'ꦿ', [/ꦿ/gu, '꧀ꦫ']],
    [/꧀ꦪ/gu, 'ꦾ', [/ꦾ/gu, '꧀ꦪ']],
  ],
};

/** Balinese. */
export const balinese: BrahmicTable = {
  scheme: 'balinese',
  merged: { ...northern, ...noFlap, ḷ: 'l', ḻ: 'l' },
  after: [[/(?<=.)ᬭ᭄/gu, 'ᬃ', [/ᬃ/gu, 'ᬭ᭄']]],
};
