// The language in which a command prints names: `--lang`. What writes them is loaded where a language is named.

import type { Names } from '../../app/names/names.ts';
import type { z } from '../../app/shapes/zod.ts';
import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import { UsageError } from '../failure.ts';

/** Names in the language of a command. */
export interface CommandLanguage {
  readonly names: Names;
  /** an answer with its names in the language, by the shape that it has */
  written<T>(shape: z.ZodType, value: T): T;
}

/** The language of `--lang`; undefined where names stay as the packs have them. Throws for one that there is not. */
export async function languageOf(
  lang: string | undefined,
  { packsDir, pack }: { readonly packsDir: string; readonly pack: CompiledPack },
): Promise<CommandLanguage | undefined> {
  if (lang === undefined) return undefined;
  const { languageRead, ownLanguage } = await import('../../app/names/languages.ts');
  const read = languageRead(lang);
  if ('error' in read)
    throw new UsageError(`--lang: ${read.error.replace('/v1/languages', 'the list in docs/API.md')}`);
  if (read.value === ownLanguage) return undefined;
  const [{ namesIn }, { localiserOf }, { wordSources }, { loadWordsFiles }, { wordsRead }] =
    await Promise.all([
      import('../../app/names/names.ts'),
      import('../../app/names/localised.ts'),
      import('../../app/names/sources.ts'),
      import('../../dsl/pack/load-folder.ts'),
      import('../../app/words/book.ts'),
    ]);
  const book = wordsRead(loadWordsFiles(packsDir));
  const names = namesIn(read.value, {
    ...wordSources(book),
    iast: (code) => pack.rules.get(code)?.linked.fields.name_sa,
  });
  return {
    names,
    written: (shape, value) => (localiserOf(shape)?.(value, { names }) ?? value) as typeof value,
  };
}
