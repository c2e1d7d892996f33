// Diagnostics of the YAML itself.

export const yamlEntries = {
  'yaml-syntax': {
    severity: 'error',
    message: (p: { problem: string }) => p.problem,
  },
  'yaml-tab': {
    severity: 'error',
    message: (_: object) => 'the indentation contains a tab: use spaces',
  },
  'yaml-comma': {
    severity: 'error',
    message: (p: { field: string; rest: string }) =>
      `the comma ends the value of \`${p.field}\`; \`${p.rest}\` is read as another field`,
  },
  'yaml-duplicate-key': {
    severity: 'error',
    message: (p: { key: string }) => `duplicate key \`${p.key}\``,
  },
  'yaml-tag': {
    severity: 'error',
    message: (p: { tag: string }) =>
      `\`${p.tag}\` is a YAML tag and would be dropped: remove it, or quote the value`,
  },
  'yaml-anchor': {
    severity: 'error',
    message: (p: { name: string }) => `\`${p.name}\` is a YAML anchor or alias: quote the value`,
  },
  'too-large': {
    severity: 'error',
    message: (p: { size: number; most: number }) =>
      `the file has ${p.size} characters; at most ${p.most} are allowed`,
  },
  'too-deep': {
    severity: 'error',
    message: (p: { most: number }) => `the file is nested more than ${p.most} levels deep`,
  },
  'expression-folded': {
    severity: 'error',
    message: (_: object) => 'an expression of several lines must be a `|` block',
  },
  'expression-quote': {
    severity: 'error',
    message: (p: { first: string }) => `a value that begins with \`${p.first}\` must be quoted as a whole`,
  },
} as const;
