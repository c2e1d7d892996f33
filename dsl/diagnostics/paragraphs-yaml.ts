// What `nirnaya explain` says of each diagnostic of the YAML itself.

import type { yamlEntries } from './entries-yaml.ts';

export const yamlParagraphs = {
  'yaml-syntax':
    'The file is not valid YAML. Check for an unclosed bracket or quote, and for uneven indentation.',
  'yaml-tab':
    'YAML allows only spaces for indentation. Configure your editor to insert spaces for the tab key.',
  'yaml-comma':
    'In `{field: value, field: value}` a comma separates fields. Quote a value that contains a comma: `{reason: "seen in print, twice"}`. In block style, one field a line, no quotes are needed.',
  'yaml-duplicate-key': 'A key may appear once in a map. Remove one of the two, or rename it.',
  'yaml-tag':
    'YAML reads what begins with `!` as a tag of the value behind it and drops it from the text. Quote the value if the `!` is meant as text; otherwise remove the tag.',
  'yaml-anchor':
    'YAML reads a plain value that begins with `&` or `*` as an anchor or an alias. Packs support neither, so that each rule can be read on its own. Quote the value if it is meant as text.',
  'too-large':
    'The size of a file is limited so that a service can read untrusted packs. Split the pack into several files.',
  'too-deep':
    'The nesting of a file is limited so that a service can read untrusted packs. No valid pack comes near the limit.',
  'expression-folded':
    'A folded block (`>`) and a plain or quoted value of several lines are joined to one line, so a `# comment` would hide the next clause. Use a `|` block, which keeps the lines.',
  'expression-quote':
    'In YAML, a value that begins with one of `[ " \' > * ! & % @` or with `- ` has a special meaning. Put the whole value in single quotes, or write the expression as a `|` block.',
} as const satisfies Record<keyof typeof yamlEntries, string>;
