// Names in a language by category, each with where it comes from.

import type { PackSet } from '@nirnaya/compiler/compile';
import type { languageStringsAnswer, languagesAnswer } from '@nirnaya/contract/languages';
import { languageNamed, type NamedKind, ownLanguage, type z } from '@nirnaya/contract/schema';
import { languages, slugOf } from '@nirnaya/dsl/vocabulary';
import type { NameLevel, WordsBook } from '../words/book.ts';
import { angaNames } from './files.ts';
import { digitsIn } from './localised.ts';
import { type Names, namesIn } from './names.ts';
import { namesOfKind } from './sanskrit.ts';
import { sourcesOf } from './sources.ts';

type LanguageString = z.output<typeof languageStringsAnswer>['strings'][number];

/** Categories of names that have tables, by what their names are. */
const kinds = {
  TITHI: 'tithi',
  NAKSHATRA: 'nakshatra',
  YOGA: 'yoga',
  KARANA: 'karana',
  WEEKDAY: 'weekday',
  MONTH: 'lunar month',
} as const satisfies Readonly<Record<string, NamedKind>>;

/** A category of names. */
type Category = keyof typeof kinds | 'FESTIVAL';

/** Where names come from, and how they are written. */
interface StringsContext {
  readonly packs: PackSet;
  readonly words: WordsBook;
  readonly digits: readonly string[] | undefined;
}

/** The names of a category in a language of the list, with the digits given. */
export function stringsIn(
  language: string,
  category: Category,
  context: StringsContext,
): z.output<typeof languageStringsAnswer> {
  const { script, direction } = languageNamed(language);
  const names = namesIn(language, sourcesOf(context.packs, context.words));
  const entries = category === 'FESTIVAL' ? festivals(names, context) : angas(names, kinds[category]);
  const strings = entries.map((one) => ({ ...one, text: digitsIn(one.text, context) }));
  return { language, script, direction, category, count: strings.length, strings };
}

function angas(names: Names, kind: NamedKind): LanguageString[] {
  return namesOfKind(kind).map(({ english, iast }, label) => {
    const established = names.established(kind, english);
    return {
      key: slugOf(english),
      number: label + 1,
      name: english,
      name_sa: iast,
      text: names.language === ownLanguage ? english : names.of(kind, english),
      source: sourceOf(names.language, established?.source, true),
    };
  });
}

function festivals(names: Names, { packs, words }: StringsContext): LanguageString[] {
  const strings = new Map<string, LanguageString>();
  // As they are written, for compiling every chain takes seconds: what defines a rule names it.
  for (const { documents } of packs.packs.values()) {
    for (const rule of documents.flatMap(({ rules }) => rules)) {
      const { code, name, name_sa: iast } = rule;
      if (strings.has(code) || name === undefined || !('type' in rule) || rule.type === undefined) continue;
      strings.set(code, festival(names, words, { code, name, iast }));
    }
  }
  return [...strings.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

function festival(
  names: Names,
  words: WordsBook,
  { code, name, iast }: { readonly code: string; readonly name: string; readonly iast: string | undefined },
): LanguageString {
  const text = names.language === ownLanguage ? name : names.of('observance', name, { code, iast });
  const level = words.nameLevel(names.language, code);
  // An English name that has no Sanskrit one and no words of its own stands as it is.
  const source = text === name ? 'as_in_packs' : sourceOf(names.language, level, iast !== undefined);
  return { key: code, number: null, name, name_sa: iast ?? null, text, source };
}

function sourceOf(
  language: string,
  level: NameLevel | undefined,
  hasIast: boolean,
): LanguageString['source'] {
  if (language === ownLanguage) return 'as_in_packs';
  if (level !== undefined) return level;
  return hasIast || languageNamed(language).script !== 'Latn' ? 'transliterated' : 'as_in_packs';
}

/** Every language, with how many of its names were read in sources: of angas, and of observances by their codes. */
export function languagesListed(
  words: WordsBook,
  codes: readonly string[],
): z.output<typeof languagesAnswer> {
  const listed: z.output<typeof languagesAnswer>['languages'] = [];
  for (const { code, english, endonym, script, direction, digits } of languages) {
    const read = [...angaNames(code).values()].flatMap((names) => [...names.values()]);
    const observances = codes.filter((rule) => words.texts(code, rule)?.name !== undefined);
    listed.push({
      code,
      name: english,
      endonym,
      script,
      direction,
      digits: digits ?? null,
      names: {
        established: read.length + observances.length,
        agreed:
          read.filter(({ source }) => source === 'agreed').length +
          observances.filter((rule) => words.nameLevel(code, rule) === 'agreed').length,
        otherwise: code === ownLanguage ? 'as_in_packs' : 'transliterated',
      },
    });
  }
  return { count: listed.length, languages: listed };
}
