// What `nirnaya explain` says of each diagnostic of the YAML itself.

import type { yamlEntries } from './entries-yaml.ts';

export const yamlParagraphs = {
  'yaml-syntax':
    'The file is not YAML. Most often a bracket or a quote is not closed, or the indentation does not line up.',
  'yaml-tab': 'YAML allows only spaces to indent. Set your editor to write spaces for the tab key.',
  'yaml-comma':
    'In `{field: value, field: value}` commas part the fields. A value that has a comma is quoted: `{reason: "seen in print, twice"}`. In a block, one field to a line, it needs no quotes.',
  'yaml-duplicate-key':
    'A map has each key once; of two the second would silently win. Remove one, or rename it.',
  'yaml-tag':
    'A plain value that begins with `!` is a tag to YAML and vanishes from the text. Quote the value.',
  'yaml-anchor':
    'A plain value that begins with `&` or `*` is an anchor or an alias to YAML. Packs use neither, because a rule should be readable by itself. Quote the value if it was meant as text.',
  'too-large':
    'Files are bounded so that a service can read packs it does not trust. Split the pack over several files.',
  'too-deep': 'No pack needs so many levels; the file is probably damaged.',
  'expression-folded':
    'A folded block (`>`), and a plain or quoted value of several lines, joins its lines, so that a `# comment` would swallow the next clause. Write `|`, which keeps lines.',
  'expression-quote':
    'YAML gives a meaning of its own to values that begin with `[ " \' > * ! & % @` or `- `. Put the whole value in single quotes, or an expression in a `|` block.',
} as const satisfies Record<keyof typeof yamlEntries, string>;
