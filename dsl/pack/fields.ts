// Reading the fields of a YAML map: each by name, of the shape it should have, every error reported at its place.

import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic, DiagnosticFix } from '../diagnostics/diagnostic.ts';
import { quoted, recased } from '../diagnostics/repair.ts';
import { suggestionFor } from '../diagnostics/suggest.ts';
import { lineColumn, lineText, type SourceRange } from '../source/source-file.ts';
import type { YamlEntry, YamlMap, YamlNode, YamlScalar } from '../yaml/node.ts';
import type { ExpressionText, NamedExpression, PlacedText } from './entries.ts';
import { smallName, variantKey } from './name-forms.ts';

/** Reports a name that is not in lowercase letters. */
export function reportBadName(range: SourceRange, name: string, what: string, sink: Diagnostic[]): void {
  const fix = recased(range, name, smallName, 'small');
  sink.push(report('bad-name', range, { name, what, letters: 'lowercase letters, digits and _' }, { fix }));
}

/** Reports a name that is not in capitals. */
export function reportBadKey(range: SourceRange, name: string, what: string, sink: Diagnostic[]): void {
  const fix = recased(range, name, variantKey, 'capitals');
  sink.push(report('bad-name', range, { name, what, letters: 'capitals, digits and _' }, { fix }));
}

/** The name of a node in messages. */
export function nodeName(node: YamlNode): string {
  if (node.kind !== 'scalar') return node.kind === 'map' ? 'a map' : 'a list';
  if (node.value === null) return 'nothing';
  return typeof node.value === 'string' ? 'a text' : `a ${typeof node.value}`;
}

/** One map being read. Diagnostics go to the sink; what cannot be read is undefined. */
export class Fields {
  readonly node: YamlMap;
  readonly where: string;
  readonly sink: Diagnostic[];
  private readonly seen = new Set<string>();

  constructor(node: YamlMap, where: string, sink: Diagnostic[]) {
    this.node = node;
    this.where = where;
    this.sink = sink;
  }

  /** The value of a field, whatever it is. */
  take(field: string): YamlNode | undefined {
    this.seen.add(field);
    return this.node.entries.find((e) => e.key.text === field)?.value;
  }

  /** Reports every field that was never taken. Of the others `fits` says which could stand here. */
  finish(fits: (field: string) => boolean = () => true): void {
    for (const { key } of this.node.entries) {
      // What a tab has torn out of its map is no field of the one it fell into.
      if (this.seen.has(key.text) || isReported(key, this.sink)) continue;
      const cut = this.cutByComma(key.range.start);
      if (cut !== undefined) {
        this.reportCut(cut);
        continue;
      }
      const open = [...this.seen].filter((field) => fits(field) && !this.has(field));
      const suggestion = suggestionFor(key.text, open);
      const help = suggestion === undefined ? `known fields are ${[...this.seen].join(', ')}` : undefined;
      const params = { field: key.text, where: this.where };
      this.sink.push(report('unknown-field', key.range, params, { help, suggestion }));
    }
  }

  // In braces a comma ends a value: the field whose value was meant to go on to a word that is read as a field of its own.
  private cutByComma(start: number): YamlEntry | undefined {
    const { entries, range } = this.node;
    if (range.file.text[range.start] !== '{') return undefined;
    const at = entries.findIndex(({ key }) => key.range.start === start);
    if (!isEmptyScalar(entries[at])) return undefined;
    const before = entries.slice(0, at).findLast((entry) => !isEmptyScalar(entry));
    return before?.value.kind === 'scalar' && before.value.style === 'plain' ? before : undefined;
  }

  // Once for all the words that belong to one value.
  private reportCut({ key, value }: YamlEntry): void {
    const { entries } = this.node;
    const from = entries.findIndex((entry) => entry.key === key) + 1;
    const after = entries.slice(from);
    const next = after.findIndex((entry) => !isEmptyScalar(entry));
    const words = next === -1 ? after : after.slice(0, next);
    for (const word of words) this.seen.add(word.key.text);
    const { file, start } = value.range;
    const { end } = words[words.length - 1].key.range;
    const params = { field: key.text, rest: words.map((word) => word.key.text).join(', ') };
    const range = { file, start: value.range.end, end };
    this.sink.push(report('yaml-comma', range, params, { fix: quoted({ file, start, end }) }));
  }

  wrong(field: string, node: YamlNode, expected: string): undefined {
    this.sink.push(report('wrong-node', node.range, { field, expected, found: nodeName(node) }));
    return undefined;
  }

  /** Whether the field stands there, readable or not. */
  has(field: string): boolean {
    return this.node.entries.some((e) => e.key.text === field);
  }

  /** Reports a missing field; one that could not be read has been reported already. */
  missing(field: string, range: SourceRange): undefined {
    if (this.has(field)) return undefined;
    this.sink.push(report('missing-field', range, { field, where: this.where }));
    return undefined;
  }

  scalar(field: string): YamlScalar | undefined {
    const node = this.take(field);
    if (node === undefined) return undefined;
    if (node.kind === 'scalar' && node.value !== null) return node;
    return this.wrong(field, node, 'a text');
  }

  text(field: string): string | undefined {
    return this.scalar(field)?.text;
  }

  number(field: string): number | undefined {
    const node = this.scalar(field);
    if (node === undefined || typeof node.value === 'number') return node?.value as number | undefined;
    return this.wrong(field, node, 'a number');
  }

  oneOf<T extends string>(field: string, allowed: readonly T[]): T | undefined {
    const node = this.scalar(field);
    if (node === undefined) return undefined;
    const match = allowed.find((value) => value === node.text);
    if (match !== undefined) return match;
    const suggestion = suggestionFor(node.text, allowed);
    const params = { field, value: node.text, allowed: allowed.join(', ') };
    this.sink.push(report('value-not-allowed', node.range, params, { suggestion }));
    return undefined;
  }

  map(field: string): YamlMap | undefined {
    const node = this.take(field);
    if (node === undefined || node.kind === 'map') return node;
    if (node.kind === 'scalar' && node.value === null) return undefined;
    return this.wrong(field, node, 'a map');
  }

  list(field: string): readonly YamlNode[] {
    const node = this.take(field);
    if (node === undefined) return [];
    if (node.kind === 'list') return node.items;
    this.wrong(field, node, 'a list');
    return [];
  }

  /** A list of texts with their places; a single text is a list of one. */
  texts(field: string): readonly PlacedText[] | undefined {
    const node = this.take(field);
    return node && this.textsOf(field, node);
  }

  /** The texts of a value with their places. */
  textsOf(field: string, node: YamlNode): readonly PlacedText[] {
    const items = node.kind === 'list' ? node.items : [node];
    return items.flatMap((item): PlacedText[] => {
      if (item.kind === 'scalar' && item.value !== null) return [{ text: item.text, range: item.range }];
      this.wrong(field, item, 'a text');
      return [];
    });
  }

  expression(field: string): ExpressionText | undefined {
    const node = this.take(field);
    return node && expressionOf(node, field, this.sink);
  }

  /** A map of names to expressions: `let`, `result`. */
  named(field: string): readonly NamedExpression[] {
    return (this.map(field)?.entries ?? []).flatMap(({ key, value }): NamedExpression[] => {
      if (!smallName.test(key.text)) {
        reportBadName(key.range, key.text, `a ${field} entry`, this.sink);
      }
      const expression = expressionOf(value, key.text, this.sink);
      return expression === undefined ? [] : [{ name: key.text, range: key.range, expression }];
    });
  }
}

// A word in braces without a colon.
const isEmptyScalar = (entry: YamlEntry | undefined): boolean =>
  entry?.value.kind === 'scalar' &&
  entry.value.text === '' &&
  entry.value.range.start === entry.value.range.end;

// Whether the reader of the YAML has already said what is wrong with a value.
function isReported(node: YamlNode, sink: readonly Diagnostic[]): boolean {
  const { start, end } = node.range;
  const last = Math.max(start, end);
  return yamlDiagnostics(sink).some(({ range }) => {
    const near = (at: number): boolean => at >= start - 1 && at <= last + 1;
    // A tag that is all of a value ends where the value, now empty, begins.
    return range.file === node.range.file && (near(range.start) || near(range.end));
  });
}

/** So many diagnostics of YAML are looked at for each value; a file with more of them is past being understood. */
const mostLookedAt = 100;

// Which diagnostics of a list are about YAML, gathered as the list grows: every value of a file is compared with them.
const gathered = new WeakMap<readonly Diagnostic[], { read: number; readonly diagnostics: Diagnostic[] }>();

function yamlDiagnostics(sink: readonly Diagnostic[]): readonly Diagnostic[] {
  const known = gathered.get(sink) ?? { read: 0, diagnostics: [] };
  gathered.set(sink, known);
  for (; known.read < sink.length && known.diagnostics.length < mostLookedAt; known.read++) {
    const diagnostic = sink[known.read];
    if (diagnostic.code.startsWith('yaml') || diagnostic.code === 'expression-quote') {
      known.diagnostics.push(diagnostic);
    }
  }
  return known.diagnostics;
}

/** A node as an expression: a single-line scalar or a `|` block, whose characters can be placed exactly. */
export function expressionOf(node: YamlNode, field: string, sink: Diagnostic[]): ExpressionText | undefined {
  if (isReported(node, sink)) return undefined;
  if (node.kind !== 'scalar') {
    const first = node.range.file.text[node.range.start];
    const flow = first === '[' || first === '{';
    const { file, start, end } = node.range;
    const fix = file.text.slice(start, end).includes('\n') ? undefined : quoted(node.range);
    sink.push(
      flow
        ? report('expression-quote', node.range, { first }, { fix })
        : report('wrong-node', node.range, { field, expected: 'an expression', found: nodeName(node) }),
    );
    return undefined;
  }
  if (node.value === null && node.text === '') {
    sink.push(report('wrong-node', node.range, { field, expected: 'an expression', found: 'nothing' }));
    return undefined;
  }
  const { file, start: from, end: to } = node.range;
  // Lines that YAML joins would let a `# comment` swallow what follows it.
  if (node.style === 'folded' || (node.style !== 'literal' && file.text.slice(from, to).includes('\n'))) {
    sink.push(report('expression-folded', node.range, {}, { fix: unfolded(node) }));
    return undefined;
  }
  // What else cannot be placed is an error of the YAML, and reported.
  if (!node.exact) {
    const problem = 'a line ends with a carriage return alone: end it with a line feed';
    sink.push(report('yaml-syntax', node.range, { problem }));
    return undefined;
  }
  const range = { file: node.range.file, start: node.at(0), end: node.at(node.text.length) };
  return { text: node.text, range, at: (i) => node.at(i) };
}

// Its lines kept as they stand: a `|` for the `>`, or before the first of several plain lines.
function unfolded({ style, range }: YamlScalar): DiagnosticFix | undefined {
  const { file, start, end } = range;
  const title = 'write a `|` block';
  if (style === 'folded') return { title, range: { file, start, end: start + 1 }, text: '|' };
  const [first = '', ...rest] = file.text.slice(start, end).split('\n');
  const indents = rest.filter((line) => /\S/.test(line)).map((line) => line.search(/\S/));
  // What stands in braces can be no block.
  const { line } = lineColumn(file, start);
  const inBraces =
    /[{[]/.test(lineText(file, line).slice(0, -first.length)) || /^\s*[,}\]]/.test(file.text.slice(end));
  if (style !== 'plain' || inBraces) return undefined;
  const indent = ' '.repeat(Math.min(...indents));
  const text = ['|', indent + first, ...rest].join('\n');
  return { title, range, text };
}
