// The formatter of packs: YAML, the expressions in it, and the comments. In: a file. Out: its text laid out again, or
// what is wrong with it. The words, their order and what they mean stay as they are.

import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { expressionOf, nodeName } from '../pack/fields.ts';
import type { ExpressionKind } from '../pack/shape.ts';
import { type SourceFile, sourceFile } from '../source/source-file.ts';
import { parseClauses, parseDivided, parseExpression, parseScore } from '../syntax/parse.ts';
import type { YamlNode } from '../yaml/node.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { contentOf } from './content.ts';
import { expressionKind } from './expression-places.ts';
import { itemsOf, pathTo } from './items.ts';
import { packLines } from './pack-lines.ts';
import { ownVocabulary } from './words.ts';

/** The result of formatting: the text, or the diagnostics that prevented it. */
export type Formatted = { readonly text: string } | { readonly diagnostics: readonly Diagnostic[] };

/**
 * Formats one file of a pack, or of the tests or words beside packs. A file with a YAML or syntax error, or that is not a pack, returns its diagnostics instead;
 * semantic errors (an unknown name, a missing field) do not matter. Throws only where the layout would change what
 * the file says, which is a bug in the formatter.
 */
export function formatPack(file: SourceFile): Formatted {
  const own = file.text.includes('\r\n') ? sourceFile(file.path, file.text.replaceAll('\r\n', '\n')) : file;
  const { root, diagnostics } = readYaml(own);
  const errors = diagnostics.filter(isError);
  if (errors.length === 0) errors.push(...syntaxErrors(own, root));
  if (errors.length > 0 || root?.kind !== 'map') return { diagnostics: errors };
  const text = `${packLines(own, root).join('\n')}\n`;
  if (text === own.text) return { text };
  const again = sourceFile(file.path, text);
  if (contentOf(own, root) !== contentOf(again, readYaml(again).root)) {
    throw new Error(`${file.path} cannot be laid out without a change of what it says; nothing was changed`);
  }
  return { text };
}

const isError = (d: Diagnostic): boolean => d.severity === 'error';

function syntaxErrors(file: SourceFile, root: YamlNode | undefined): Diagnostic[] {
  const start = { file, start: 0, end: Math.min(1, file.text.length) };
  if (root?.kind !== 'map') {
    const nodeText = root === undefined ? 'empty' : nodeName(root);
    return [report('not-a-pack', root?.range ?? start, { found: nodeText })];
  }
  if (!root.entries.some(({ key }) => key.text === 'pack' || key.text === 'words')) {
    return [report('missing-field', start, { field: 'pack', where: 'a pack' })];
  }
  const errors: Diagnostic[] = [];
  reportSyntax(root, [], errors);
  return errors.filter(isError);
}

function reportSyntax(node: YamlNode, path: readonly string[], sink: Diagnostic[]): void {
  const kind = expressionKind(path);
  // A kala or a window may be a map that has its expression inside.
  const mayBeMap = path[0] === 'kala' || (path.length === 4 && path[2] === 'windows');
  if (kind !== undefined && !(node.kind === 'map' && mayBeMap)) {
    reportSyntaxErrors(node, kind, path.at(-1) ?? '', sink);
  } else if (node.kind !== 'scalar') {
    for (const item of itemsOf(node)) reportSyntax(item.value, pathTo(path, item), sink);
  }
}

function reportSyntaxErrors(node: YamlNode, kind: ExpressionKind, field: string, sink: Diagnostic[]): void {
  const text = expressionOf(node, field, sink);
  if (text === undefined) return;
  const { issues } = parsers[kind](text.text, ownVocabulary);
  for (const { start, end, found, expected } of issues) {
    const range = { ...text.range, start: text.at(start), end: text.at(Math.min(end, text.text.length)) };
    sink.push(report('syntax', range, { found, expected }));
  }
}

const parsers = {
  expression: parseExpression,
  clauses: parseClauses,
  score: parseScore,
  windows: parseDivided,
} as const;
