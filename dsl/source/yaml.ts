// YAML text to a tree whose every scalar knows where each of its characters came from.
// In: a source file. Out: the tree, and what is wrong with the YAML. Nothing is thrown.

import {
  Composer,
  type CST,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Pair,
  type ParsedNode,
  Parser,
  type Scalar,
  type YAMLError,
} from 'yaml';
import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic, DiagnosticFix } from '../diagnostics/diagnostic.ts';
import { quoted, untabbed } from '../diagnostics/repair.ts';
import { type Decoded, decodeDouble, decodeLiteral, decodePlain, decodeSingle } from './scalar-offsets.ts';
import { lineColumn, lineText, type SourceFile, type SourceRange } from './source-file.ts';
import type { ScalarStyle, YamlEntry, YamlNode, YamlScalar } from './yaml-node.ts';

/** The largest file read, in characters. */
export const largestFile = 400_000;
/** The deepest nesting read. */
const deepestNesting = 60;

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
  const told = new Set<number>();
  for (const error of [...document.errors, ...document.warnings]) {
    const { line } = lineColumn(file, error.pos[0]);
    // What follows on the same line is usually the same mistake seen again; tags are told with their node.
    if (told.has(line) || error.code === 'TAG_RESOLVE_FAILED') continue;
    // Once its structure is lost, the library finds every further word out of place.
    if (told.size > 0 && error.message.includes('in YAML stream')) continue;
    told.add(line);
    diagnostics.push(yamlFault(file, error));
  }
  if (second !== undefined) {
    const start = second.range[0];
    const range = { file, start, end: start + 1 };
    diagnostics.push(report('yaml-syntax', range, { problem: 'a second YAML document: a file holds one' }));
  }
  const root =
    document.contents === null ? undefined : convert(file, document.contents as ParsedNode, diagnostics);
  return { root, diagnostics };
}

// The library's own parser, fed token by token and asked how much it has open: the real depth, in linear time.
function tokensOf(text: string): readonly CST.Token[] | { readonly tooDeepAt: number } {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    tokens.push(...parser.next(token));
    if (parser.stack.length > 2 * deepestNesting) return { tooDeepAt: Math.min(offset, text.length - 1) };
    offset += token.length;
  }
  tokens.push(...parser.end());
  return tokens;
}

// A value that begins with a character YAML keeps for itself, as an author would write an expression.
const reserved = /^\s*(?:-\s+)?[A-Za-z_][\w ]*:\s+(["'>*!&%@[|]|- )/;

function yamlFault(file: SourceFile, error: YAMLError): Diagnostic {
  const [start, end] = error.pos;
  const range: SourceRange = { file, start, end: Math.max(end, start + 1) };
  const problem = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? 'not YAML';
  const line = lineText(file, lineColumn(file, start).line);
  if (error.code === 'TAB_AS_INDENT' || /^ *\t/.test(line))
    return report('yaml-tab', range, {}, { fix: untabbed(file, start) });
  if (error.code === 'TAG_RESOLVE_FAILED')
    return report('yaml-tag', range, { tag: file.text.slice(start, end) });
  const first = reserved.exec(line)?.[1];
  if (first !== undefined) {
    return report('expression-quote', range, { first: first.trim() }, { fix: quotedValue(file, start) });
  }
  if (/^Unexpected flow-(?:seq|map)-start at node end/.test(problem)) {
    const bracket = file.text[start] ?? '[';
    return report('yaml-syntax', range, {
      problem: `\`${bracket}\` inside of a plain value: quote the value`,
    });
  }
  return report('yaml-syntax', range, { problem });
}

// An expression in brackets or quotes, with what follows them on the line, may be quoted whole.
function quotedValue(file: SourceFile, offset: number): DiagnosticFix | undefined {
  const { line } = lineColumn(file, offset);
  const found = /^(\s*[A-Za-z_][\w ]*:\s+)(["'[].*?)\s*(?:\s#.*)?$/.exec(lineText(file, line));
  if (found?.[1] === undefined || found[2] === undefined) return undefined;
  const start = (file.lineStarts[line - 1] ?? 0) + found[1].length;
  return quoted({ file, start, end: start + found[2].length });
}

function convert(file: SourceFile, node: ParsedNode, diagnostics: Diagnostic[]): YamlNode {
  const range: SourceRange = { file, start: node.range[0], end: node.range[1] };
  if (isAlias(node)) {
    diagnostics.push(report('yaml-anchor', range, { name: `*${node.source}` }));
    return nothing(range);
  }
  if (node.anchor !== undefined) {
    const name = `&${node.anchor}`;
    diagnostics.push(report('yaml-anchor', signBefore(range, name), { name }));
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
  if (isScalar(node)) return scalarOf(file, node, range, diagnostics);
  return nothing(range);
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

// Where an anchor or a tag stands: the library's extent of a node begins after both.
function signBefore(range: SourceRange, sign: string): SourceRange {
  const start = range.file.text.lastIndexOf(sign, range.start);
  return start === -1 ? range : { file: range.file, start, end: start + sign.length };
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

const styles: Readonly<Record<string, ScalarStyle>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};

function scalarOf(
  file: SourceFile,
  node: Scalar.Parsed,
  range: SourceRange,
  diagnostics: Diagnostic[],
): YamlScalar {
  const style = styles[node.type ?? 'PLAIN'] ?? 'plain';
  if (node.tag !== undefined && style === 'plain')
    diagnostics.push(report('yaml-tag', signBefore(range, node.tag), { tag: node.tag }));
  const text = typeof node.value === 'string' ? node.value : (node.source ?? '');
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
