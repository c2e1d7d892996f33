// Where names of observances are found: what they are called in a language, and what they are in IAST.

import type { Pack } from '../../compiler/link/chain.ts';
import type { WordsBook } from '../words/book.ts';
import { romanized } from '../words/romanized.ts';

/** Names of observances by the codes of their rules. */
export interface NameSources {
  /** the established name in a language */
  native(language: string, code: string): string | undefined;
  /** the Sanskrit name, in IAST */
  iast(code: string): string | undefined;
  /** what it is called in Hindi, in IAST, where its own name is not Sanskrit */
  spoken(code: string): string | undefined;
}

/** What a book of words has of names, besides the names of the packs. */
export const wordSources = (book: WordsBook): Pick<NameSources, 'native' | 'spoken'> => ({
  native: (language, code) => book.texts(language, code)?.name,
  spoken: (code) => {
    const hindi = book.texts('hi', code)?.name;
    return hindi === undefined ? undefined : romanized(hindi);
  },
});

const known = new WeakMap<object, { readonly book: WordsBook; readonly sources: NameSources }>();

/** The sources of packs and words in force; the same packs and words give the same sources. */
export function sourcesOf(
  packs: { readonly packs: ReadonlyMap<string, Pick<Pack, 'documents'>> },
  book: WordsBook,
): NameSources {
  const last = known.get(packs);
  if (last?.book === book) return last.sources;
  let names: Map<string, string> | undefined;
  const read = (): Map<string, string> =>
    new Map(
      [...packs.packs.values()]
        .flatMap(({ documents }) => documents.flatMap(({ rules }) => rules))
        .flatMap(({ code, name_sa }) => (name_sa === undefined ? [] : [[code, name_sa] as const]))
        // What defines a rule comes before what overrides it: the first stands.
        .reverse(),
    );
  const sources: NameSources = {
    ...wordSources(book),
    iast: (code) => {
      names ??= read();
      return names.get(code);
    },
  };
  known.set(packs, { book, sources });
  return sources;
}
