// Which language is asked for: by a parameter, or by what a client says that its reader prefers.

import { type Language, languages, suggest } from '@nirnaya/dsl/vocabulary';
import type { Read } from './labels.ts';

/** The language of names as the packs write them. */
export const ownLanguage = 'en';

/** What asks for the language that `Accept-Language` prefers. */
export const preferredByClient = 'auto';

const byCode = new Map(languages.map((language) => [language.code, language]));
// Codes that others give to the same languages.
const otherCodes: Readonly<Record<string, string>> = {
  iw: 'he',
  in: 'id',
  ori: 'or',
  nep: 'ne',
  ben: 'bn',
  hin: 'hi',
  tam: 'ta',
  tel: 'te',
};
const spellings = new Map(
  languages.flatMap(({ code, english, endonym }) => [
    [english.toLowerCase(), code],
    [endonym.toLowerCase(), code],
  ]),
);

/** A language by its code; throws for one that is not of the list. */
export function languageNamed(code: string): Language {
  const language = byCode.get(code);
  if (language === undefined) throw new Error(`no language ${code}`);
  return language;
}

/** The digits from 0 to 9 that a language is written with; undefined where these are the Latin ones, or these are asked for. */
export function digitsOf(code: string, digits: string | undefined): readonly string[] | undefined {
  const own = digits === 'native' ? languageNamed(code).digits : undefined;
  return own === undefined ? undefined : [...own];
}

/** The code of a language by a tag with or without region: `hi` for `hi-IN`; or what is wrong with the text. */
export function languageRead(text: string): Read<string> {
  const tag = text.trim().toLowerCase().replaceAll('_', '-');
  const [base = ''] = tag.split('-');
  const code = otherCodes[base] ?? base;
  if (/^[a-z]{2,3}(-[a-z0-9]{1,8}){0,4}$/.test(tag) && byCode.has(code)) return { value: code };
  const spelling = text.trim().toLowerCase().slice(0, 40);
  const near =
    spellings.get(spelling) ??
    spellings.get(suggest(spelling, [...spellings.keys()]) ?? '') ??
    suggest(base.slice(0, 8), [...byCode.keys()]);
  const hint = near === undefined ? '' : `; did you mean ${near} (${languageNamed(near).english})?`;
  return { error: `must be a language of /v1/languages, such as hi${hint}` };
}

/** The most of a header that is read, and the most tags in it. */
const longestHeader = 500;

/**
 * The language that an `Accept-Language` header prefers of those that there are: the first of the highest weight.
 * Undefined where it names none, or English first.
 */
export function preferredLanguage(header: string | undefined): string | undefined {
  if (header === undefined || header.length > longestHeader) return undefined;
  let best: { code: string; weight: number } | undefined;
  for (const item of header.split(',')) {
    const [tag = '', ...parameters] = item.split(';');
    const [base = ''] = tag.trim().toLowerCase().split('-');
    const code = otherCodes[base] ?? base;
    const given = parameters
      .map((text) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/i.exec(text)?.[1])
      .find((q) => q !== undefined);
    const weight = given === undefined ? 1 : Number(given);
    if (weight > 0 && byCode.has(code) && (best === undefined || weight > best.weight))
      best = { code, weight };
  }
  return best === undefined || best.code === ownLanguage ? undefined : best.code;
}
