// The words that sentences about dates are written with: the texts of a language, and its names.

import type { NamedKind } from '@nirnaya/contract/schema';
import { fixedNames } from '@nirnaya/dsl/vocabulary';
import type { SentenceWords } from '@nirnaya/explain/sentences';
import { type SentenceFile, sentenceFile } from './files.ts';
import { type Names, namesIn } from './names.ts';
import type { NameSources } from './sources.ts';

const made = new WeakMap<Names, SentenceWords | undefined>();

/** The words of a language by its code, observances named by some sources; undefined where it has no texts of sentences. */
export const sentenceWordsIn = (language: string, sources: NameSources): SentenceWords | undefined =>
  sentenceFile(language) && sentenceWordsOf(namesIn(language, sources));

/** The words of the language of some names; undefined where it has no texts of sentences. */
export function sentenceWordsOf(names: Names): SentenceWords | undefined {
  if (!made.has(names)) {
    const file = sentenceFile(names.language);
    made.set(names, file && wordsOf(names, file));
  }
  return made.get(names);
}

/** Kinds whose names stand in the file of the sentences. */
const own = ['work', 'because', 'sky', 'calendar'] as const;
type OwnKind = (typeof own)[number];

const isOwn = (kind: string): kind is OwnKind => (own as readonly string[]).includes(kind);

const wordsOf = (names: Names, file: SentenceFile): SentenceWords => ({
  language: names.language,
  messages: file.messages,
  name: (kind, spelling, key) => {
    const english = firstSpelling(kind, spelling);
    if (isOwn(kind)) return file[kind][key ?? english];
    const stem = file.stems?.[kind]?.[english];
    if (stem !== undefined) return stem;
    const name = names.of(kind as NamedKind, english, kind === 'observance' ? { code: key } : {});
    // A name in Latin letters is the English one, which the language has no other for.
    return /[a-z]/i.test(name) ? undefined : name;
  },
});

// The name by which tables know it: `Dhanishta` of `Dhanishtha`.
function firstSpelling(kind: string, name: string): string {
  if (!Object.hasOwn(fixedNames, kind)) return name;
  const spellings: readonly (string | readonly string[])[] = fixedNames[kind as keyof typeof fixedNames];
  const match = spellings.find((one) => typeof one !== 'string' && one.includes(name));
  return typeof match === 'object' ? (match[0] ?? name) : name;
}
