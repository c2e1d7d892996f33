// The words of some languages as plain JSON: what a program is handed that has no packs of words beside it.

import type { BookContent, EstablishedName, NameLevel, Texts } from './book.ts';

type ByLanguage<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** The content of a book as JSON. */
export interface StoredWords {
  readonly texts: ByLanguage<Texts>;
  readonly levels: ByLanguage<NameLevel>;
  readonly variants: ByLanguage<EstablishedName>;
  readonly names: ByLanguage<string>;
  readonly deities: Readonly<Record<string, readonly string[]>>;
  readonly lands: Readonly<Record<string, string>>;
}

/** What a book has of some languages. */
export function storedWords(content: BookContent, languages: ReadonlySet<string>): StoredWords {
  const stored = <T>(maps: ReadonlyMap<string, ReadonlyMap<string, T>>): ByLanguage<T> =>
    Object.fromEntries(
      [...maps].flatMap(([language, of]) =>
        languages.has(language) ? [[language, Object.fromEntries(of)]] : [],
      ),
    );
  const { texts, levels, variants, names, deities, lands } = content;
  return {
    texts: stored(texts),
    levels: stored(levels),
    variants: stored(variants),
    names: stored(names),
    deities: Object.fromEntries(deities),
    lands: Object.fromEntries(lands),
  };
}

/** The content of a book that was stored so. */
export function contentOf({ texts, levels, variants, names, deities, lands }: StoredWords): BookContent {
  const read = <T>(maps: ByLanguage<T>): ReadonlyMap<string, ReadonlyMap<string, T>> =>
    new Map(Object.entries(maps).map(([language, of]) => [language, new Map(Object.entries(of))]));
  return {
    texts: read(texts),
    levels: read(levels),
    variants: read(variants),
    names: read(names),
    deities: new Map(Object.entries(deities)),
    lands: new Map(Object.entries(lands)),
  };
}
