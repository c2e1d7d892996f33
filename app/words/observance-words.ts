// What is said of an observance besides its date: its names, its deities, and texts in the language asked for.

import { referenceLanguage } from '../../dsl/pack/words-document.ts';
import { languages } from '../../explain/scripts/languages.ts';
import { written } from '../../explain/scripts/script.ts';
import { scriptOf } from '../../explain/scripts/scripts.ts';
import { compoundInWords } from '../names/sanskrit.ts';
import type { observanceWords } from '../shapes/words.ts';
import type { z } from '../shapes/zod.ts';
import type { Words } from './book.ts';
import { devanagariOf } from './devanagari.ts';
import { romanized } from './romanized.ts';

/** How much is said: a line, or all that there is. */
export type WordsExtent = 'short' | 'full';

/** What is said of an observance. */
export type ObservanceWordsOut = z.output<typeof observanceWords>;

/** What is known of a rule that words are about. */
interface WordedRule {
  readonly code: string;
  readonly fields:
    | { readonly name?: string; readonly name_sa?: string; readonly summary?: string }
    | undefined;
}

/**
 * The words of an observance, `name` being its English name on the day. Texts come in the language asked for, else in
 * English; `about` and `kept` only where `extent` is full.
 */
export function wordsOf(
  { code, fields = {} }: WordedRule,
  name: string,
  { words: { book, language }, chain }: { readonly words: Words; readonly chain: readonly string[] },
  extent: WordsExtent,
): ObservanceWordsOut {
  const wanted = book.texts(language, code);
  const [from, texts] =
    wanted?.summary === undefined
      ? [referenceLanguage, book.texts(referenceLanguage, code)]
      : [language, wanted];
  const hindi = book.texts('hi', code)?.name;
  const native = nativeName(book, [language, book.languageOf(chain)], code);
  return {
    names: {
      en: name,
      iast: fields.name_sa ?? (hindi === undefined ? null : romanized(hindi)),
      deva: devanagariOf(fields) ?? hindi ?? null,
      native,
    },
    summary: texts?.summary ?? fields.summary ?? null,
    text_language: from,
    deity: [...book.deities(language, code)],
    ...(extent === 'full' ? { about: texts?.about ?? null, kept: texts?.kept ?? null } : {}),
  };
}

/** The name that sentences in the language asked for call an observance by; nothing where that is English. */
export function nativeNameIn({ names }: ObservanceWordsOut, language: string): { nativeName?: string } {
  if (language === referenceLanguage) return {};
  const { native, en, iast, deva } = names;
  if (native?.language === language) return { nativeName: native.name };
  if (iast !== null && hasScript(language))
    return { nativeName: written(scriptOf(language), compoundInWords(en, iast)) };
  return deva === null ? {} : { nativeName: deva };
}

const hasScript = (language: string): boolean => languages.some(({ code }) => code === language);

// The name in the first of some languages that has one.
function nativeName(book: Words['book'], languages: readonly (string | undefined)[], code: string) {
  for (const language of languages) {
    if (language === undefined || language === referenceLanguage) continue;
    const name = book.texts(language, code)?.name;
    const source = book.nameLevel(language, code);
    if (name !== undefined && source !== undefined) return { language, name, source };
  }
  return null;
}
