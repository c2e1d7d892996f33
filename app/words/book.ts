// The words of all languages together: what an observance is called, what it is and what is kept. Words decide nothing: they
// are outside of the fingerprint, and dates stand whatever they say.

import { referenceLanguage, type WordField, type WordsDocument, wordFields } from '@nirnaya/dsl/pack';

/** The texts of an observance in one language; what is not written is absent. */
export type Texts = Readonly<Partial<Record<WordField, string>>>;

/**
 * How well a name is known: read in two sources or more, in one, or written for these words by hand.
 */
export type NameLevel = 'agreed' | 'single' | 'written';

/** A name as it is established in a language. */
export interface EstablishedName {
  readonly name: string;
  readonly source: NameLevel;
}

/** A deity by its key, and in a language. */
export interface Deity {
  readonly key: string;
  readonly name: string;
}

/** The words of every language. */
export interface WordsBook {
  /** the languages that have any */
  readonly languages: readonly string[];
  /** the texts of an observance in a language, by its code as the files have it */
  texts(language: string, code: string): Texts | undefined;
  /** how well the name of an observance in a language is known; undefined where it has none */
  nameLevel(language: string, code: string): NameLevel | undefined;
  /** what the occurrences of an observance that are one of its variants are called in a language */
  variant(language: string, code: string, key: string): EstablishedName | undefined;
  /** the deities of an observance, named in a language, else in English, else by their keys */
  deities(language: string, code: string): readonly Deity[];
  /** the language of the land of a chain of packs, its nearest pack first asked; undefined where none says */
  languageOf(chain: readonly string[]): string | undefined;
}

/** Words as a request asks for them. */
export interface Words {
  readonly book: WordsBook;
  /** the language asked for, by its code; `en` unless a request says otherwise */
  readonly language: string;
}

/** What is said of something in each language, by language and code. */
type ByLanguage<T> = ReadonlyMap<string, ReadonlyMap<string, T>>;

/** The content of a book, as plain data. */
export interface BookContent {
  readonly texts: ByLanguage<Texts>;
  readonly levels: ByLanguage<NameLevel>;
  readonly variants: ByLanguage<EstablishedName>;
  /** names of deities */
  readonly names: ByLanguage<string>;
  /** keys of deities, by the code of an observance */
  readonly deities: ReadonlyMap<string, readonly string[]>;
  /** languages, by the names of packs */
  readonly lands: ReadonlyMap<string, string>;
}

/** The content of some documents; of a text that stands twice the first. */
export function bookContent(documents: readonly WordsDocument[]): BookContent {
  const texts = new Map<string, Map<string, Partial<Record<WordField, string>>>>();
  const levels = new Map<string, Map<string, NameLevel>>();
  const variants = new Map<string, Map<string, EstablishedName>>();
  const names = new Map<string, Map<string, string>>();
  const deities = new Map<string, readonly string[]>();
  const lands = new Map<string, string>();
  for (const { language, ...document } of documents) {
    const ofLanguage = mapAt(texts, language);
    const ofNames = mapAt(levels, language);
    const ofVariants = mapAt(variants, language);
    for (const { code, texts: written, from, deity, variants: own } of document.observances) {
      for (const { key, name, from: readIn } of own) {
        const which = variantId(code.text, key.text);
        if (!ofVariants.has(which)) ofVariants.set(which, { name: name.text, source: levelOf(readIn) });
      }
      const known = ofLanguage.get(code.text) ?? {};
      ofLanguage.set(code.text, known);
      if (written.name !== undefined && !ofNames.has(code.text)) ofNames.set(code.text, levelOf(from));
      for (const field of wordFields) {
        const text = written[field]?.text;
        if (text !== undefined) known[field] ??= text;
      }
      if (deity.length > 0 && !deities.has(code.text)) {
        deities.set(
          code.text,
          deity.map(({ text }) => text),
        );
      }
    }
    const named = mapAt(names, language);
    for (const { key, name } of document.deities) if (!named.has(key.text)) named.set(key.text, name);
    for (const { text } of document.lands) if (!lands.has(text)) lands.set(text, language);
  }
  return { texts, levels, variants, names, deities, lands };
}

/** The book of a content. */
export function wordsBook({ texts, levels, variants, names, deities, lands }: BookContent): WordsBook {
  const nameOf = (language: string, key: string): string =>
    names.get(language)?.get(key) ?? names.get(referenceLanguage)?.get(key) ?? key;
  return {
    languages: [...texts.keys()],
    texts: (language, code) => texts.get(language)?.get(code),
    nameLevel: (language, code) => levels.get(language)?.get(code),
    variant: (language, code, key) => variants.get(language)?.get(variantId(code, key)),
    deities: (language, code) =>
      (deities.get(code) ?? []).map((key) => ({ key, name: nameOf(language, key) })),
    languageOf: (chain) => {
      const pack = chain.findLast((name) => lands.has(name));
      return pack === undefined ? undefined : lands.get(pack);
    },
  };
}

const variantId = (code: string, key: string): string => `${code} ${key}`;

/** The level of a name by the sources it was read in. */
export const levelOf = (from: readonly string[]): NameLevel =>
  from.length === 0 ? 'written' : from.length === 1 ? 'single' : 'agreed';

function mapAt<V>(maps: Map<string, Map<string, V>>, key: string): Map<string, V> {
  const map = maps.get(key) ?? new Map<string, V>();
  maps.set(key, map);
  return map;
}

/** A book without words, for rules that stand alone. */
export const noWords: Words = { book: wordsBook(bookContent([])), language: referenceLanguage };

/** The words of a book in the language of a request. */
export const wordsIn = (book: WordsBook, code: string | undefined): Words => ({
  book,
  language: languageIn(book, code),
});

/** The language of a code, without script and region where the book has only that: `hi` for `hi-IN`. */
export function languageIn({ languages }: WordsBook, code: string | undefined): string {
  if (code === undefined) return referenceLanguage;
  const lowered = code.toLowerCase();
  const [base = lowered] = lowered.split('-');
  return languages.find((language) => language.toLowerCase() === lowered) ?? base;
}
