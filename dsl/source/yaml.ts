// YAML text to a tree whose every scalar knows where each of its characters came from.
// In: a source file. Out: the tree, and what is wrong with the YAML. Nothing is thrown.

import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type ParsedNode,
  parseAllDocuments,
  type Scalar,
  type YAMLError,
} from 'yaml';
import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Decoded, decodeDouble, decodeLiteral, decodePlain, decodeSingle } from './scalar-offsets.ts';
import type { SourceFile, SourceRange } from './source-file.ts';
import type { ScalarStyle, YamlEntry, YamlNode, YamlScalar } from './yaml-node.ts';

/** The largest file read, in characters. */
export const largestFile = 2_000_000;
/** The deepest nesting read. */
export const deepestNesting = 60;

/** Reads one YAML document. */
export function readYaml(file: SourceFile): { root: YamlNode | undefined; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const whole: SourceRange = { file, start: 0, end: Math.min(file.text.length, 1) };
  if (file.text.length > largestFile) {
    const params = { size: file.text.length, most: largestFile };
    return { root: undefined, diagnostics: [report('too-large', whole, params)] };
  }
  const deep = tooDeepAt(file.text);
  if (deep !== undefined) {
    const range = { file, start: deep, end: deep + 1 };
    return { root: undefined, diagnostics: [report('too-deep', range, { most: deepestNesting })] };
  }
  try {
    const documents = parseAllDocuments(file.text, {
      keepSourceTokens: false,
      logLevel: 'silent',
      uniqueKeys: true,
    });
    const [document, second] = Array.isArray(documents) ? documents : [];
    if (document === undefined) return { root: undefined, diagnostics };
    for (const error of document.errors) diagnostics.push(yamlFault(file, error));
    for (const warning of document.warnings) diagnostics.push(yamlFault(file, warning));
    if (second !== undefined) {
      const start = second.range[0];
      diagnostics.push(
        report(
          'yaml-syntax',
          { file, start, end: start + 1 },
          { problem: 'a second YAML document: a file holds one' },
        ),
      );
    }
    const root =
      document.contents === null ? undefined : convert(file, document.contents as ParsedNode, diagnostics);
    return { root, diagnostics };
  } catch (error) {
    const problem = error instanceof Error ? (error.message.split('\n')[0] ?? 'not YAML') : 'not YAML';
    return { root: undefined, diagnostics: [report('yaml-syntax', whole, { problem })] };
  }
}

// Nesting of flow collections, or of block ones by their dashes and indentation, deeper than the library should be fed.
function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (c === '[' || c === '{') depth++;
    else if ((c === ']' || c === '}') && depth > 0) depth--;
    if (depth > deepestNesting) return i;
  }
  const blocks = /^(?:[ ]*[-?:][ ]+){60}/m.exec(text) ?? /^[ ]{400}/m.exec(text);
  return blocks === null ? undefined : blocks.index;
}

function yamlFault(file: SourceFile, error: YAMLError): Diagnostic {
  const [start, end] = error.pos;
  const range: SourceRange = { file, start, end: Math.max(end, start + 1) };
  const problem = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? 'not YAML';
  if (error.code === 'TAB_AS_INDENT') return report('yaml-tab', range, {});
  if (error.code === 'DUPLICATE_KEY') {
    return report('yaml-duplicate-key', range, { key: file.text.slice(start, end).split(':')[0] ?? '' });
  }
  if (error.code === 'TAG_RESOLVE_FAILED')
    return report('yaml-tag', range, { tag: file.text.slice(start, end) });
  if (/^\t+/m.test(file.text.slice(file.text.lastIndexOf('\n', start) + 1, end)))
    return report('yaml-tab', range, {});
  return report('yaml-syntax', range, { problem });
}

function convert(file: SourceFile, node: ParsedNode, diagnostics: Diagnostic[]): YamlNode {
  const range: SourceRange = { file, start: node.range[0], end: node.range[1] };
  if (isAlias(node)) {
    diagnostics.push(report('yaml-anchor', range, { name: `*${node.source}` }));
    return nothing(range);
  }
  if (node.anchor !== undefined) diagnostics.push(report('yaml-anchor', range, { name: `&${node.anchor}` }));
  if (isMap(node)) {
    const entries = node.items.flatMap((pair): YamlEntry[] =>
      entryOf(file, pair as Pair<ParsedNode, ParsedNode | null>, diagnostics),
    );
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
    diagnostics.push(report('yaml-tag', range, { tag: node.tag }));
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
