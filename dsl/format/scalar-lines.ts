// A scalar behind its key or its dash, on as many lines as it needs. Expressions are laid out again; prose keeps its words
// and, where it does not fit on one line, its lines.

import type { ExpressionKind } from '../pack/shape.ts';
import type { YamlScalar } from '../yaml/node.ts';
import { clauseCount, clauseLines, expressionLines, hasAlternatives, oneLine } from './expression-lines.ts';
import { lineWidth, spaces } from './page.ts';
import { escapedText, expressionScalar, scalarText } from './scalar-text.ts';
import { wordsOfScalar } from './words.ts';

/** An expression. `head` is the first line so far, `indent` the indentation of a block's lines. */
export function expressionAt(node: YamlScalar, kind: ExpressionKind, head: string, indent: number): string[] {
  const words = wordsOfScalar(node);
  const clauses = kind === 'clauses' || kind === 'score';
  // Alternatives that their author wrote in a block stay one a line; clauses always do.
  const several = clauses ? clauseCount(words) > 1 : node.style === 'literal' && hasAlternatives(words);
  const line = several ? undefined : oneLine(words);
  const scalar = line === undefined ? undefined : expressionScalar(line, 'block');
  if (scalar !== undefined && `${head} ${scalar}`.length <= lineWidth) return [`${head} ${scalar}`];
  const width = lineWidth - indent;
  const lines = clauses ? clauseLines(words, width) : expressionLines(words, width);
  return [`${head} |`, ...indented(lines, indent)];
}

/** Prose: a text that is no expression. */
export function proseAt(node: YamlScalar, head: string, indent: number): string[] {
  const { file, start, end } = node.range;
  const written = file.text.slice(start, end).split('\n');
  if (node.style === 'literal' || node.style === 'folded') return blockAt(node, written, head, indent);
  const whole = `${head} ${scalarText(node, 'block')}`;
  if (written.length === 1) return [whole];
  if (whole.length <= lineWidth && !node.text.includes('\n')) return [whole];
  // A blank behind a backslash is text.
  const [first = '', ...rest] = written.map((line) => line.replace(/^[ \t]+|(?<![\\ \t])[ \t]+$/g, ''));
  return [`${head} ${first}`, ...indented(rest, indent)];
}

function blockAt(node: YamlScalar, written: readonly string[], head: string, indent: number): string[] {
  const { text, style } = node;
  const body = text.replace(/\n$/, '');
  // Blanks before the first line and line breaks behind the last need signs that few know.
  if (/^\n*[ \t]|\n$|^$/.test(body)) return [`${head} ${escapedText(text)}`];
  const chomp = text.endsWith('\n') ? '' : '-';
  const lines = style === 'literal' ? body.split('\n') : foldedLines(written.slice(1));
  return [`${head} ${style === 'literal' ? '|' : '>'}${chomp}`, ...indented(lines, indent)];
}

function foldedLines(written: readonly string[]): string[] {
  const indents = written.filter((line) => line.trim() !== '').map((line) => line.search(/[^ ]/));
  const lines = written.map((line) => line.slice(indents[0]));
  while (lines.at(-1)?.trim() === '') lines.pop();
  return lines;
}

const indented = (lines: readonly string[], indent: number): string[] =>
  lines.map((line) => (line === '' ? '' : spaces(indent) + line));
