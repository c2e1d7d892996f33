// Diagnostics of words: the names and texts of observances in a language.

export const wordsEntries = {
  'not-a-words-file': {
    severity: 'error',
    message: (p: { found: string }) =>
      `a file of words is a map with \`words\` and \`observances\`; this is ${p.found}`,
    paragraph:
      'Names and texts of observances stand in `*.words.yaml` files: `words: hi`, the language, and under `observances:` the texts by the codes of rules.',
  },
  'bad-language': {
    severity: 'error',
    message: (p: { text: string }) => `\`${p.text}\` is not the code of a language`,
    paragraph:
      'A language is written as its code in small letters, `hi`, with a script or a region behind it where that matters: `sr-Latn`.',
  },
  'unknown-observance': {
    severity: 'error',
    message: (p: { code: string }) => `no pack has a rule \`${p.code}\``,
    paragraph: 'Words belong to a rule by its code. Words whose rule is gone would never be shown.',
  },
  'words-twice': {
    severity: 'error',
    message: (p: { field: string; code: string; language: string }) =>
      `${p.code} has its \`${p.field}\` in ${p.language} elsewhere already`,
    paragraph:
      'Several files may have words of one language, and several may speak of one observance, but each text stands once.',
  },
  'unknown-deity': {
    severity: 'error',
    message: (p: { key: string }) => `no file of words names the deity \`${p.key}\``,
    paragraph:
      'Deities are keys, so that they can be compared across languages; under `deities:` each language names them.',
  },
  'long-words': {
    severity: 'error',
    message: (p: { field: string; length: number; most: number }) =>
      `\`${p.field}\` has ${p.length} characters; it may have ${p.most}`,
    paragraph:
      'These texts are read beside a date: a name in a list, a summary in a line, the others as a short paragraph each.',
  },
  'english-name-only': {
    severity: 'warning',
    message: (p: { code: string }) =>
      `${p.code} has no \`name_sa\` and no name in any words file: every language shows its English name`,
    paragraph:
      'An English name is never transliterated. Write the Sanskrit name in IAST as `name_sa`, which other scripts are written from, or names by language in files of words. Where a name is the same in every language, `ignore` says so; at the head of a file it holds for all of its rules.',
  },
  'major-without-words': {
    severity: 'warning',
    message: (p: { code: string }) => `${p.code} is tagged MAJOR and has no English words`,
    paragraph:
      'A principal observance should say to its readers what it is, what is kept and why: `summary`, `about` and `kept` in a file of words.',
  },
} as const;
