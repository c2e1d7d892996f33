// YAML text to a tree whose every scalar knows where each of its characters came from.
// In: a source file. Out: the tree, and what is wrong with the YAML. Nothing is thrown.

import {
  Composer,
  type CST,
  isAlias,
  isMap,
  isSeq,
  Lexer,
  type Pair,
  type ParsedNode,
  Parser,
  type Scalar,
} from 'yaml';
import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { largestFile, type SourceFile, type SourceRange } from '../source/source-file.ts';
import { yamlErrors } from './errors.ts';
import type { ScalarStyle, YamlEntry, YamlNode, YamlScalar } from './node.ts';
import { type Decoded, decodeDouble, decodeLiteral, decodePlain, decodeSingle } from './scalar-offsets.ts';

/** The deepest nesting read. */
const deepestNesting = 60;

/** Whether a diagnostic of the YAML means that its structure is lost, so that what is read of it is not checked. */
export const isDamage = ({ code, severity }: Diagnostic): boolean =>
  severity === 'error' &&
  ['yaml-syntax', 'yaml-tab', 'expression-quote', 'too-large', 'too-deep'].includes(code);

/** Reads one YAML document. */
export function readYaml(file: SourceFile): { root: YamlNode | undefined; diagnostics: Diagnostic[] } {
  const whole: SourceRange = { file, start: 0, end: Math.min(file.text.length, 1) };
  if (file.text.length > largestFile) {
    const params = { size: file.text.length, most: largestFile };
    return { root: undefined, diagnostics: [report('too-large', whole, params)] };
  }
  const tokens = tokensOf(file.text);
  if ('tooDeepAt' in tokens) {
    const range = { file, start: tokens.tooDeepAt, end: tokens.tooDeepAt + 1 };
    return { root: undefined, diagnostics: [report('too-deep', range, { most: deepestNesting })] };
  }
  return readDocument(file, tokens, whole);
}

function readDocument(
  file: SourceFile,
  tokens: readonly CST.Token[],
  whole: SourceRange,
): { root: YamlNode | undefined; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  // Keys are checked for uniqueness by `convert`: the library's own check compares each with all before it.
  const composer = new Composer({ logLevel: 'silent', uniqueKeys: false, prettyErrors: false });
  const [document, second] = composer.compose(tokens);
  if (document === undefined) return { root: undefined, diagnostics };
  if (document.directives?.yaml.explicit === true) {
    diagnostics.push(
      report('yaml-syntax', whole, { problem: 'a %YAML directive: packs are YAML 1.2 and need none' }),
    );
  }
  diagnostics.push(...yamlErrors(file, [...document.errors, ...document.warnings], tokens));
  if (second !== undefined) {
    const start = second.range[0];
    const range = { file, start, end: start + 1 };
    diagnostics.push(report('yaml-syntax', range, { problem: 'a second YAML document: a file holds one' }));
  }
  const root =
    document.contents === null ? undefined : convert(file, document.contents as ParsedNode, diagnostics);
  return { root, diagnostics };
}

// The library's own parser, fed token by token and queried for how much it has open: the real depth, in linear time.
function tokensOf(text: string): readonly CST.Token[] | { readonly tooDeepAt: number } {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    for (const parsed of parser.next(token)) tokens.push(parsed);
    if (parser.stack.length > 2 * deepestNesting) return { tooDeepAt: Math.min(offset, text.length - 1) };
    offset += token.length;
  }
  for (const parsed of parser.end()) tokens.push(parsed);
  return tokens;
}

function convert(file: SourceFile, node: ParsedNode, diagnostics: Diagnostic[]): YamlNode {
  const range: SourceRange = { file, start: node.range[0], end: node.range[1] };
  if (isAlias(node)) {
    diagnostics.push(report('yaml-anchor', range, { name: `*${node.source}` }));
    return nothing(range);
  }
  if (node.anchor !== undefined) {
    const name = `&${node.anchor}`;
    diagnostics.push(report('yaml-anchor', anchorBefore(range, name), { name }));
  }
  if (node.tag !== undefined) {
    const tag = tagBefore(range);
    diagnostics.push(report('yaml-tag', tag, { tag: file.text.slice(tag.start, tag.end) }));
  }
  if (isMap(node)) {
    const seen = new Set<string>();
    const entries = node.items.flatMap((pair): YamlEntry[] => {
      const entry = entryOf(file, pair as Pair<ParsedNode, ParsedNode | null>, diagnostics);
      return entry.filter(({ key }) => {
        if (seen.has(key.text)) {
          diagnostics.push(report('yaml-duplicate-key', key.range, { key: key.text }));
          return false;
        }
        seen.add(key.text);
        return true;
      });
    });
    return { kind: 'map', entries, range };
  }
  if (isSeq(node)) {
    return {
      kind: 'list',
      items: node.items.map((item) => convert(file, item as ParsedNode, diagnostics)),
      range,
    };
  }
  return scalarOf(file, node, range);
}

function entryOf(
  file: SourceFile,
  pair: Pair<ParsedNode, ParsedNode | null>,
  diagnostics: Diagnostic[],
): YamlEntry[] {
  const key = convert(file, pair.key, diagnostics);
  if (key.kind !== 'scalar') {
    diagnostics.push(report('yaml-syntax', key.range, { problem: 'a key is a word, not a list or a map' }));
    return [];
  }
  const end = { file, start: key.range.end, end: key.range.end };
  return [{ key, value: pair.value === null ? nothing(end) : convert(file, pair.value, diagnostics) }];
}

// Where an anchor stands: the library's extent of a node begins after it.
function anchorBefore({ file, start: before }: SourceRange, sign: string): SourceRange {
  const start = file.text.lastIndexOf(sign, before);
  return { file, start, end: start + sign.length };
}

// Where a tag stands, as it is written: the library has its full name.
function tagBefore({ file, start: before }: SourceRange): SourceRange {
  const { text } = file;
  let start = text.lastIndexOf('!', before - 1);
  while (start > 0 && !/[\s,[{]/.test(text[start - 1])) start--;
  return { file, start, end: start + text.slice(start, before).search(/\s|$/) };
}

const nothing = (range: SourceRange): YamlScalar => ({
  kind: 'scalar',
  value: null,
  text: '',
  style: 'plain',
  range,
  exact: true,
  at: () => range.start,
});

const styles: Readonly<Record<Scalar.Type, ScalarStyle>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};

function scalarOf(file: SourceFile, node: Scalar.Parsed, range: SourceRange): YamlScalar {
  // Every scalar that is parsed has a type.
  const style = styles[node.type as Scalar.Type];
  const text = typeof node.value === 'string' ? node.value : node.source;
  const decoded = decode(file.text, style, range, text);
  const exact = decoded !== undefined && decoded.text === text;
  const offsets = exact ? decoded.offsets : undefined;
  const value = node.value as YamlScalar['value'];
  return {
    kind: 'scalar',
    value: typeof value === 'object' && value !== null ? text : value,
    text,
    style,
    range,
    exact,
    at: (i) => offsets?.[Math.max(0, Math.min(i, offsets.length - 1))] ?? range.start,
  };
}

function decode(source: string, style: ScalarStyle, range: SourceRange, text: string): Decoded | undefined {
  switch (style) {
    case 'plain':
      return decodePlain(source, range.start, range.end);
    case 'single':
      return decodeSingle(source, range.start, range.end);
    case 'double':
      return decodeDouble(source, range.start, range.end);
    case 'literal':
      return decodeLiteral(source, range.start, range.end, text);
    case 'folded':
      return undefined;
  }
}
