// The language in which a command prints names: `--lang` and `--digits`. What writes them is loaded where a language is named.

import type { localiserOf as localiserOfShape, NameFacts, Names, Writing } from '@nirnaya/app/names';
import type { WordsBook } from '@nirnaya/app/words';
import { type AnyRule, allRules, type CompiledPack } from '@nirnaya/compiler/runtime';
import type { NamedKind, z } from '@nirnaya/contract/schema';
import type { SentenceWords } from '@nirnaya/explain/sentences';
import { type Command, Option } from 'commander';
import { UsageError } from './failure.ts';

/** How names are wanted. */
export interface LanguageOptions {
  /** folders of packs whose words come before those of the bundled ones */
  readonly packs?: readonly string[];
  readonly lang?: string;
  readonly digits?: 'latin' | 'native';
}

/** Names in the language of a command. */
export interface CommandLanguage {
  /** its code */
  readonly code: string;
  readonly names: Names;
  readonly book: WordsBook;
  /** what sentences are written with; undefined where they are in English */
  readonly sentenceWords: SentenceWords | undefined;
  /** a name, its digits as they are wanted */
  name(kind: NamedKind, english: string, facts?: NameFacts): string;
  /** an answer with its names in the language, by the shape that it has */
  written<T>(shape: z.ZodType, value: T): T;
}

/** Adds the options of the language of names, to a command that prints any. */
export const languageOption = (command: Command): Command =>
  command
    .option('--lang <code>', 'language of names, such as hi or ta (default: en)')
    .addOption(
      new Option('--digits <digits>', 'digits within names: 0 to 9, or those of the language').choices([
        'latin',
        'native',
      ]),
    );

/**
 * The language of `--lang`, observances named by the rules of some packs; undefined where names stay as the packs have
 * them. Throws for one that there is not.
 */
export async function languageOf(
  { packs: folders = [], lang, digits }: LanguageOptions,
  packs: readonly CompiledPack[],
): Promise<CommandLanguage | undefined> {
  if (lang === undefined) return undefined;
  const { digitsOf, languageRead, ownLanguage } = await import('@nirnaya/contract/schema');
  const read = languageRead(lang);
  if ('error' in read)
    throw new UsageError(
      `--lang: ${read.error.replace('/v1/languages', 'the list in docs/api/CONVENTIONS.md')}`,
    );
  if (read.value === ownLanguage) return undefined;
  const [
    { namesIn, sentenceWordsOf },
    { digitsIn, localiserOf },
    { variantSources, wordSources },
    { wordsSources },
    { wordsRead },
  ] = await Promise.all([
    import('@nirnaya/app/names'),
    import('@nirnaya/app/names'),
    import('@nirnaya/app/names'),
    import('@nirnaya/app/packs'),
    import('@nirnaya/app/words'),
  ]);
  const book = wordsRead(wordsSources(folders).files);
  const rules = rulesOf(packs);
  const names = namesIn(read.value, {
    ...wordSources(book),
    iast: (code) => rules.byCode(code)?.linked.fields.name_sa,
    codeOf: (name) => rules.byName(name)?.code,
    variant: variantSources(rules.fields, book),
  });
  const writing: Writing = { names, digits: digitsOf(read.value, digits) };
  return {
    code: read.value,
    names,
    book,
    sentenceWords: sentenceWordsOf(names),
    name: (kind, english, facts) => digitsIn(names.of(kind, english, facts), writing),
    written: writtenBy(localiserOf, writing),
  };
}

/** Writes answers as the service does in English: with keys beside their names. */
export async function englishWritten(): Promise<CommandLanguage['written']> {
  const { localiserOf } = await import('@nirnaya/app/names');
  return writtenBy(localiserOf, {});
}

const writtenBy =
  (localiserOf: typeof localiserOfShape, writing: Writing): CommandLanguage['written'] =>
  (shape, value) =>
    (localiserOf(shape)?.(value, writing) ?? value) as typeof value;

function rulesOf(packs: readonly CompiledPack[]) {
  let codes: ReadonlyMap<string, AnyRule> | undefined;
  let names: ReadonlyMap<string, AnyRule> | undefined;
  const rules = (): AnyRule[] => packs.flatMap((pack) => [...allRules(pack)]);
  return {
    fields: () => rules().map(({ linked }) => linked.fields),
    byCode: (code: string): AnyRule | undefined => {
      codes ??= new Map(rules().map((rule) => [rule.code, rule]));
      return codes.get(code);
    },
    byName: (name: string): AnyRule | undefined => {
      names ??= new Map(rules().map((rule) => [rule.linked.fields.name ?? rule.code, rule]));
      return names.get(name);
    },
  };
}
