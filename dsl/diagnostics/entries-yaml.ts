// Diagnostics of the YAML itself.

export const yamlEntries = {
  'yaml-syntax': {
    severity: 'error',
    message: (p: { problem: string }) => p.problem,
    paragraph:
      'The file is not YAML. Most often a bracket or a quote is not closed, or the indentation does not line up.',
  },
  'yaml-tab': {
    severity: 'error',
    message: (_: object) => 'a tab in the indentation',
    paragraph: 'YAML allows only spaces to indent. Set your editor to write spaces for the tab key.',
  },
  'yaml-comma': {
    severity: 'error',
    message: (p: { field: string; rest: string }) =>
      `within braces a comma ends the value of \`${p.field}\`: \`${p.rest}\` is read as a field of its own`,
    paragraph:
      'In `{field: value, field: value}` commas part the fields. A value that has a comma is quoted: `{reason: "seen in print, twice"}`. In a block, one field to a line, it needs no quotes.',
  },
  'yaml-duplicate-key': {
    severity: 'error',
    message: (p: { key: string }) => `\`${p.key}\` appears twice in one map`,
    paragraph: 'A map has each key once; of two the second would silently win. Remove one, or rename it.',
  },
  'yaml-tag': {
    severity: 'error',
    message: (p: { tag: string }) => `\`${p.tag}\` is a YAML tag and would be dropped`,
    paragraph:
      'A plain value that begins with `!` is a tag to YAML and vanishes from the text. Quote the value.',
  },
  'yaml-anchor': {
    severity: 'error',
    message: (p: { name: string }) => `\`${p.name}\` is a YAML anchor or alias`,
    paragraph:
      'A plain value that begins with `&` or `*` is an anchor or an alias to YAML. Packs use neither, because a rule should be readable by itself. Quote the value if it was meant as text.',
  },
  'too-large': {
    severity: 'error',
    message: (p: { size: number; most: number }) =>
      `the file has ${p.size} characters; at most ${p.most} are read`,
    paragraph:
      'Files are bounded so that a service can read packs it does not trust. Split the pack over several files.',
  },
  'too-deep': {
    severity: 'error',
    message: (p: { most: number }) => `nested more than ${p.most} levels deep`,
    paragraph: 'No pack needs so many levels; the file is probably damaged.',
  },
  'expression-folded': {
    severity: 'error',
    message: (_: object) => 'an expression of several lines is a `|` block',
    paragraph:
      'A folded block (`>`), and a plain or quoted value of several lines, joins its lines, so that a `# comment` would swallow the next clause. Write `|`, which keeps lines.',
  },
  'expression-quote': {
    severity: 'error',
    message: (p: { first: string }) => `a value that begins with \`${p.first}\` must be quoted as a whole`,
    paragraph:
      'YAML gives a meaning of its own to values that begin with `[ " \' > * ! & % @` or `- `. Put the whole value in single quotes, or an expression in a `|` block.',
  },
} as const;
