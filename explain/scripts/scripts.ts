// The way each of the languages writes.

import { abugida } from './abugida.ts';
import { alphabet } from './alphabet.ts';
import { brahmic } from './brahmic.ts';
import type { Script } from './script.ts';
import { ethiopic, han, hangul, katakana } from './syllabary.ts';
import { syllabic } from './syllabic.ts';
import { burmese, khmer, lao, thai, tibetan } from './tables/asian.ts';
import * as brahmi from './tables/brahmic.ts';
import { armenian, georgian, greek, russian, ukrainian } from './tables/european.ts';
import { gurmukhi, meetei, olChiki, tamil } from './tables/indic.ts';
import { latinSpellings } from './tables/latin.ts';
import { arabic, hebrew, kashmiri, persian, sindhi, urdu } from './tables/semitic.ts';

/** How brahmic scripts are written that can be read back, by language. */
export const brahmicTables = {
  as: brahmi.assamese,
  ban: brahmi.balinese,
  bho: brahmi.hindi,
  bn: brahmi.bengali,
  brx: brahmi.marathi,
  doi: brahmi.hindi,
  gu: brahmi.gujarati,
  hi: brahmi.hindi,
  jv: brahmi.javanese,
  kn: brahmi.kannada,
  kok: brahmi.marathi,
  mai: brahmi.nepali,
  ml: brahmi.malayalam,
  mr: brahmi.marathi,
  ne: brahmi.nepali,
  or: brahmi.odia,
  sa: brahmi.sanskrit,
  si: brahmi.sinhala,
  te: brahmi.telugu,
} as const;

const makers: Readonly<Record<string, () => Script>> = {
  ...Object.fromEntries(Object.entries(brahmicTables).map(([code, table]) => [code, () => brahmic(table)])),
  ...Object.fromEntries(Object.entries(latinSpellings).map(([code, table]) => [code, () => alphabet(table)])),
  am: () => ethiopic,
  ar: () => alphabet(arabic),
  bo: () => abugida(tibetan),
  el: () => alphabet(greek),
  fa: () => alphabet(persian),
  he: () => alphabet(hebrew),
  hy: () => alphabet(armenian),
  ja: () => katakana,
  ka: () => alphabet(georgian),
  km: () => abugida(khmer),
  ko: () => hangul,
  ks: () => alphabet(kashmiri),
  lo: () => syllabic(lao),
  mni: () => abugida(meetei),
  my: () => abugida(burmese),
  pa: () => abugida(gurmukhi),
  ru: () => alphabet(russian),
  sat: () => alphabet(olChiki),
  sd: () => alphabet(sindhi),
  ta: () => abugida(tamil),
  th: () => syllabic(thai),
  uk: () => alphabet(ukrainian),
  ur: () => alphabet(urdu),
  zh: () => han,
};

const made = new Map<string, Script>();

/** The script of a language of the list; throws for another. */
export function scriptOf(language: string): Script {
  const known = made.get(language);
  if (known !== undefined) return known;
  const make = makers[language];
  if (make === undefined) throw new Error(`no script of ${language}`);
  const script = make();
  made.set(language, script);
  return script;
}
