// What can be wrong with a file as YAML, before it is looked at as a rule pack.
// Part of the catalogue.
import { entry, type NoParams } from './message-entry.ts';

/** Messages of `dsl/source`. */
export const yamlMessages = {
  'yaml-syntax': entry<{ problem: string }>({
    severity: 'error',
    message: (p) => `this is not YAML: ${p.problem}`,
    paragraph:
      'A rule pack is a YAML file, and YAML itself could not be read here. Most often a line is indented more or less than its neighbours, a quote or a bracket is not closed, or a value holds a colon followed by a space, which YAML takes for a further key. An expression that YAML will not take as it stands can always be written as a `|` block.',
  }),
  'yaml-tab': entry<NoParams>({
    severity: 'error',
    message: () => 'a tab cannot indent YAML',
    help: () => 'indent with spaces',
    paragraph:
      'YAML allows only spaces at the beginning of a line. A tab looks like an indentation in the editor but counts as none, so lines would land at another depth than the one you see.',
  }),
  'yaml-duplicate-key': entry<{ key: string }>({
    severity: 'error',
    message: (p) => `\`${p.key}\` stands twice in the same map`,
    help: () => 'keep one of them',
    paragraph:
      'A map holds each key once. Of two equal keys YAML readers keep one and drop the other without a word, so a rule written twice would silently lose one of its forms.',
  }),
  'yaml-tag': entry<{ tag: string }>({
    severity: 'error',
    message: (p) => `YAML takes \`${p.tag}\` for a tag and drops it`,
    help: () => 'quote this, or write it as a `|` block',
    paragraph:
      'A value that begins with `!` is a tag to YAML, not text: it would vanish from the expression. Rule packs use no tags. Put the value into quotes, or into a `|` block.',
  }),
  'yaml-anchor': entry<{ anchor: string }>({
    severity: 'error',
    message: (p) =>
      p.anchor.startsWith('*')
        ? `YAML takes \`${p.anchor}\` for an alias of another value`
        : `YAML takes \`${p.anchor}\` for an anchor and drops it`,
    help: () => 'quote this, or write it as a `|` block',
    paragraph:
      'A value that begins with `&` or `*` is an anchor or an alias to YAML: it would vanish from the expression or bring in another value. Rule packs use neither, so that every rule reads on its own. Use `let:` or a named kala for what is shared, and quotes where the character is meant.',
  }),
  'yaml-directive': entry<{ directive: string }>({
    severity: 'error',
    message: (p) => `the YAML directive \`${p.directive}\` has no place in a rule pack`,
    help: () => 'remove the line',
    paragraph:
      'A line that begins with `%` instructs the YAML reader, for example to follow YAML 1.1, where `no` is a truth and `12:30` a number. Rule packs are always YAML 1.2.',
  }),
  'yaml-documents': entry<NoParams>({
    severity: 'error',
    message: () => 'a second document begins here; a file holds one pack',
    help: () => 'put it into a file of its own',
    paragraph:
      'A line of `---` begins a further YAML document. A file holds one rule pack (several files may belong to the same pack), and what follows the first document is not read.',
  }),
  'yaml-key': entry<NoParams>({
    severity: 'error',
    message: () => 'a key must be a name',
    paragraph:
      'YAML allows lists and maps as keys of a map. A rule pack has no use for them: every key is a word or a short phrase. If this was meant as an expression, put it into quotes or into a `|` block.',
  }),
  'expression-folded': entry<NoParams>({
    severity: 'error',
    message: () => 'an expression must keep its line breaks',
    help: () => 'write it as a `|` block, or on one line',
    paragraph:
      'YAML joins the lines of a `>` block, and of a quoted text that runs over several lines, into one. A `# comment` of the language would then run to the end of everything and swallow the clauses that follow it. Write `|` in place of `>`.',
  }),
  'expression-quote': entry<{ start: string }>({
    severity: 'error',
    message: (p) => `an expression cannot begin with \`${p.start}\` here, for YAML reads it in its own way`,
    help: () => 'quote this, or write it as a `|` block',
    paragraph:
      'YAML gives a meaning of its own to values that begin with `[`, `{`, `"`, `\'`, `>`, `|`, `*`, `!`, `&`, `%`, `@`, a backtick or `- `. An expression that begins with one of them must be put into single quotes, or better into a `|` block, where YAML leaves every character alone.',
  }),
  'inexact-position': entry<NoParams>({
    severity: 'error',
    message: () => 'the places of characters in this text cannot be traced',
    help: () => 'quote this, or write it as a `|` block',
    paragraph:
      'Every message of the language points at the exact characters it speaks of. For this way of writing the text that cannot be promised, so it is refused. A single line, a quoted text or a `|` block always works.',
  }),
  'too-large': entry<{ size: number; limit: number }>({
    severity: 'error',
    message: (p) => `this file has ${p.size} characters; at most ${p.limit} are read`,
    help: () => 'split the pack into several files',
    paragraph:
      'A rule file of more than a million characters is taken for a mistake and not read. A pack may consist of any number of files.',
  }),
  'too-deep': entry<{ limit: number }>({
    severity: 'error',
    message: (p) => `values are nested more than ${p.limit} deep`,
    paragraph:
      'No rule needs values within values to such a depth, so the file is taken for a mistake and not read. A line of many `[` or `{` often causes this.',
  }),
};
