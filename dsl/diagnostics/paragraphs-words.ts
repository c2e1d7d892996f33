// What `nirnaya explain` says of each diagnostic of words: the names and texts of observances in a language.

import type { wordsEntries } from './entries-words.ts';

export const wordsParagraphs = {
  'not-a-words-file':
    'Names and texts of observances stand in `*.words.yaml` files: `words: hi`, the language, and under `observances:` the texts by the codes of rules.',
  'bad-language':
    'A language is written as its code in small letters, `hi`, with a script or a region behind it where that matters: `sr-Latn`.',
  'unknown-observance': 'Words belong to a rule by its code. Words whose rule is gone would never be shown.',
  'words-twice':
    'Several files may have words of one language, and several may speak of one observance, but each text stands once.',
  'unknown-deity':
    'Deities are keys, so that they can be compared across languages; under `deities:` each language names them.',
  'long-words':
    'These texts are read beside a date: a name in a list, a summary in a line, the others as a short paragraph each.',
  'english-name-only':
    'An English name is never transliterated. Write the Sanskrit name in IAST as `name_sa`, which other scripts are written from, or names by language in files of words. Where a name is the same in every language, `ignore` says so; at the head of a file it holds for all of its rules.',
  'major-without-words':
    'A principal observance should say to its readers what it is, what is kept and why: `summary`, `about` and `kept` in a file of words.',
} as const satisfies Record<keyof typeof wordsEntries, string>;
