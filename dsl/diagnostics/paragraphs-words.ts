// What `nirnaya explain` says of each diagnostic of words: the names and texts of observances in a language.

import type { wordsEntries } from './entries-words.ts';

export const wordsParagraphs = {
  'not-a-words-file':
    'Names and texts of observances are in `*.words.yaml` files, with `words: hi` (the language) and, under `observances:`, the texts by code of rule.',
  'bad-language':
    'Write a language as its lowercase code, such as `hi`, followed by a script or a region where needed: `sr-Latn`.',
  'unknown-observance':
    'Texts belong to a rule by its code. Correct the code, or remove the texts of a rule that no longer exists.',
  'words-twice':
    'Several files may have texts in one language, and several may describe one observance, but each text may be given only once.',
  'unknown-deity':
    'Deities are keys, so that they compare across languages. Add the name of the deity under `deities:` of each language.',
  'long-words':
    'These texts are shown beside a date: a name in a list, a summary in one line, the others as a short paragraph each. Shorten the text.',
  'english-name-only':
    'English names are never transliterated. Add `name_sa`, the Sanskrit name in IAST, from which other scripts are derived, or names by language in files of words. Where the name is the same in every language, use `ignore`; at the top of a file it applies to all its rules.',
  'major-without-words':
    'Describe a principal observance to readers: `summary`, `about` and `kept` in a file of words.',
} as const satisfies Record<keyof typeof wordsEntries, string>;
