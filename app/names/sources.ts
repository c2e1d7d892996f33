// Where names of observances are found: what they are called in a language, and what they are in IAST.

import type { Pack } from '@nirnaya/compiler/front';
import type { VariantEntry } from '@nirnaya/dsl/pack';
import type { WordsBook } from '../words/book.ts';
import { romanized } from '../words/romanized.ts';

/** Names of observances by the codes of their rules. */
export interface NameSources {
  /** the established name in a language */
  native(language: string, code: string): string | undefined;
  /** the Sanskrit name, in IAST */
  iast(code: string): string | undefined;
  /** the code of the rule that has a name; undefined where none has */
  codeOf(name: string): string | undefined;
  /** what it is called in Hindi, in IAST, where its own name is not Sanskrit */
  spoken(code: string): string | undefined;
  /** what occurrences of a rule that are one of its variants are called; undefined where no rule has the variant */
  variant(code: string, key: string): VariantNames | undefined;
}

/** The names of a variant. */
interface VariantNames {
  /** in English */
  readonly name: string;
  /** in IAST */
  readonly iast: string | undefined;
  /** the established name in a language */
  native(language: string): string | undefined;
}

/** A rule as far as its names go. */
interface NamedRule {
  readonly code: string;
  readonly name?: string;
  readonly name_sa?: string;
  readonly variants?: readonly Pick<VariantEntry, 'key' | 'name' | 'name_sa'>[];
  readonly of?: { readonly text: string };
}

/**
 * The names of variants by the rules that have them: a tradition's way of keeping an observance has those of the observance too.
 * Of several rules of one code the last that has the variant stands.
 */
export function variantSources(rules: () => Iterable<NamedRule>, book: WordsBook): NameSources['variant'] {
  let known: Map<string, NamedRule[]> | undefined;
  const byCode = (code: string): readonly NamedRule[] => {
    if (known === undefined) {
      known = new Map();
      for (const rule of rules()) known.set(rule.code, [rule, ...(known.get(rule.code) ?? [])]);
    }
    return known.get(code) ?? [];
  };
  const find = (code: string, key: string): VariantNames | undefined => {
    const own = byCode(code);
    for (const { variants = [] } of own) {
      const variant = variants.find((one) => one.key === key);
      if (variant === undefined) continue;
      const { name, name_sa: iast } = variant;
      return { name, iast, native: (language) => book.variant(language, code, key)?.name };
    }
    const of = own.find((rule) => rule.of !== undefined)?.of?.text;
    return of === undefined || of === code ? undefined : find(of, key);
  };
  return find;
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
  let names: ReadonlyMap<string, string> | undefined;
  let codes: ReadonlyMap<string, string> | undefined;
  // What defines a rule comes before what overrides it: the first stands.
  const rules = () =>
    [...packs.packs.values()].flatMap(({ documents }) => documents.flatMap(({ rules: of }) => of)).reverse();
  const sources: NameSources = {
    ...wordSources(book),
    variant: variantSources(rules, book),
    iast: (code) => {
      names ??= new Map(
        rules().flatMap(({ code: of, name_sa }) => (name_sa === undefined ? [] : [[of, name_sa] as const])),
      );
      return names.get(code);
    },
    codeOf: (name) => {
      codes ??= new Map(
        rules().flatMap(({ code, name: of }) => (of === undefined ? [] : [[of, code] as const])),
      );
      return codes.get(name);
    },
  };
  known.set(packs, { book, sources });
  return sources;
}
