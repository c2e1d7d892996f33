// What is said of an observance besides its date: its names, its deities, and texts in the language asked for.

import type { observanceWords } from '@nirnaya/contract/common';
import type { WordsExtent } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import { referenceLanguage } from '@nirnaya/dsl/pack';
import { languages } from '@nirnaya/dsl/vocabulary';
import { scriptOf, written } from '@nirnaya/explain/scripts';
import { qualifierIn } from '../names/qualifiers.ts';
import { compoundInWords } from '../names/sanskrit.ts';
import { spokenLanguages } from '../names/spoken.ts';
import type { EstablishedName, Words } from '../words/book.ts';
import { devanagariOf } from '../words/devanagari.ts';
import { romanized } from '../words/romanized.ts';
import type { ObservanceNames } from './observance-names.ts';

/** What is said of an observance. */
export type ObservanceWordsOut = z.output<typeof observanceWords>;

/** What is known of a rule that words are about, and what it is called. */
interface WordedRule {
  readonly called: ObservanceNames;
  readonly fields: { readonly summary?: string } | undefined;
}

/** Whose words they are, and in which chain. */
interface WordsContext {
  readonly words: Words;
  readonly chain: readonly string[];
}

/**
 * The words of an observance under what it is called. Texts come in the language asked for, else in English: the summary by itself,
 * `about` and `kept` together, and these only where `extent` is full.
 */
export function wordsOf(
  { called, fields = {} }: WordedRule,
  { words: { book, language }, chain }: WordsContext,
  extent: WordsExtent,
): ObservanceWordsOut {
  const { code } = called;
  const own = book.texts(language, code);
  const reference = book.texts(referenceLanguage, code);
  const isSummaryOwn = own?.summary !== undefined;
  const isStoryOwn = own?.about !== undefined || own?.kept !== undefined;
  const story = isStoryOwn ? own : reference;
  return {
    names: namesOf(called, book, [language, book.languageOf(chain)]),
    summary: (isSummaryOwn ? own : reference)?.summary ?? fields.summary ?? null,
    text_language: isSummaryOwn ? language : referenceLanguage,
    deity: [...book.deities(language, code)],
    ...(extent === 'full'
      ? {
          about: story?.about ?? null,
          kept: story?.kept ?? null,
          about_language: isStoryOwn ? language : referenceLanguage,
        }
      : {}),
  };
}

/** The name that sentences in the language asked for call an observance by; nothing where that is English. */
export function nativeNameIn(
  { names }: ObservanceWordsOut,
  called: ObservanceNames,
  { book, language }: Words,
): { nativeName?: string } {
  if (language === referenceLanguage) return {};
  const { native, en, iast, deva } = names;
  if (native?.language === language) return { nativeName: native.name };
  // As the list names it: an occurrence's own name is Sanskrit there.
  const hindi =
    called.variant === undefined && spokenLanguages.has(language)
      ? establishedName(called, book, 'hi')?.name
      : undefined;
  if (hindi !== undefined) return { nativeName: written(scriptOf(language), romanized(hindi)) };
  if (iast !== null && hasScript(language))
    return { nativeName: written(scriptOf(language), compoundInWords(en, iast)) };
  return deva === null ? {} : { nativeName: deva };
}

const hasScript = (language: string): boolean => languages.some(({ code }) => code === language);

// Of an occurrence that has a name of its own, that name.
function namesOf(
  called: ObservanceNames,
  book: Words['book'],
  languages: readonly (string | undefined)[],
): ObservanceWordsOut['names'] {
  const { name, name_sa, qualifier } = called;
  const hindi = establishedName(called, book, 'hi')?.name;
  const native = languages.flatMap((language) => {
    if (language === undefined || language === referenceLanguage) return [];
    const established = establishedName(called, book, language);
    const suffix = qualifier === '' ? '' : qualifierIn(language, qualifier);
    return established === undefined ? [] : [{ language, ...established, name: established.name + suffix }];
  });
  const deva = devanagariOf(called.written);
  return {
    en: name,
    iast: name_sa ?? (hindi === undefined ? null : romanized(hindi)),
    deva: deva === null ? (hindi ?? null) : deva + (qualifier === '' ? '' : qualifierIn('sa', qualifier)),
    native: native[0] ?? null,
  };
}

function establishedName(
  { code, variant }: ObservanceNames,
  book: Words['book'],
  language: string,
): EstablishedName | undefined {
  if (variant !== undefined) return book.variant(language, variant.code, variant.key);
  const name = book.texts(language, code)?.name;
  const source = book.nameLevel(language, code);
  return name === undefined || source === undefined ? undefined : { name, source };
}
