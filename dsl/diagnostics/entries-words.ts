// Diagnostics of words: the names and texts of observances in a language.

export const wordsEntries = {
  'not-a-words-file': {
    severity: 'error',
    message: (p: { found: string }) => `expected a map with \`words\` and \`observances\`, found ${p.found}`,
  },
  'bad-language': {
    severity: 'error',
    message: (p: { text: string }) => `\`${p.text}\` is not a language code`,
  },
  'unknown-observance': {
    severity: 'error',
    message: (p: { code: string }) => `no pack has a rule \`${p.code}\``,
  },
  'words-twice': {
    severity: 'error',
    message: (p: { field: string; code: string; language: string }) =>
      `duplicate \`${p.field}\` of ${p.code} in ${p.language}`,
  },
  'unknown-deity': {
    severity: 'error',
    message: (p: { key: string }) => `no file of words names the deity \`${p.key}\``,
  },
  'long-words': {
    severity: 'error',
    message: (p: { field: string; length: number; most: number }) =>
      `\`${p.field}\` has ${p.length} characters; at most ${p.most} are allowed`,
  },
  'english-name-only': {
    severity: 'warning',
    message: (p: { code: string }) =>
      `${p.code} has no \`name_sa\` and no name in any words file: every language shows its English name`,
  },
  'major-without-words': {
    severity: 'warning',
    message: (p: { code: string }) => `${p.code} is tagged MAJOR and has no English words`,
  },
} as const;
