// Diagnostics shown to people: the source line with a caret run under the place, labels, help; and as JSON.

import { lineColumn, lineText, type SourceRange } from '../source/source-file.ts';
import type { Diagnostic, DiagnosticFix } from './diagnostic.ts';

// How many cells a character takes: combining marks (as Devanagari's vowel signs) none.
const marks = /\p{M}/u;

function width(text: string): number {
  let cells = 0;
  for (const c of text) if (!marks.test(c)) cells++;
  return cells;
}

const colours = { error: '\u001b[31m', warning: '\u001b[33m', info: '\u001b[36m' } as const;
const dim = '\u001b[2m';
const plain = '\u001b[0m';

// Tabs take one cell here, and no control character of a file reaches the terminal.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const printable = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');

function excerpt(range: SourceRange, mark: string, note: string, gutter: number): string[] {
  const from = lineColumn(range.file, range.start);
  const to = lineColumn(range.file, Math.max(range.start, range.end));
  const raw = lineText(range.file, from.line);
  const end = to.line === from.line ? to.column - 1 : raw.length;
  const text = printable(raw);
  const lead = width(text.slice(0, from.column - 1));
  const run = Math.max(1, width(text.slice(from.column - 1, end)));
  const pad = ' '.repeat(gutter);
  const number = String(from.line).padStart(gutter);
  return [
    `${number} | ${text}`,
    `${pad} | ${' '.repeat(lead)}${mark.repeat(run)}${note === '' ? '' : ` ${note}`}`,
  ];
}

/** A diagnostic as text, several lines, with the source line and a caret run at the right column. */
export function renderDiagnostic(d: Diagnostic, options: { color?: boolean } = {}): string {
  const paint = (code: string, text: string): string => (options.color ? `${code}${text}${plain}` : text);
  const { line, column } = lineColumn(d.range.file, d.range.start);
  const gutter = String(
    Math.max(line, ...d.labels.map((l) => lineColumn(l.range.file, l.range.start).line)),
  ).length;
  const pad = ' '.repeat(gutter);
  const lines = [
    `${paint(colours[d.severity], `${d.severity}[${d.code}]`)}: ${d.message}`,
    paint(dim, `${pad}--> ${d.range.file.path}:${line}:${column}`),
    ...excerpt(d.range, '^', '', gutter),
  ];
  for (const label of d.labels) {
    if (label.range.file !== d.range.file) {
      const at = lineColumn(label.range.file, label.range.start);
      lines.push(paint(dim, `${pad}::: ${label.range.file.path}:${at.line}:${at.column}`));
    }
    lines.push(...excerpt(label.range, '-', label.message, gutter));
  }
  if (d.help !== undefined) lines.push(`${pad} = help: ${d.help}`);
  return lines.join('\n');
}

/** The most diagnostics written out; the rest are only counted. */
const mostWritten = 100;

/** The first hundred of them, a blank line between, and a line that counts them all. */
export function renderDiagnostics(list: readonly Diagnostic[], options: { color?: boolean } = {}): string {
  const errors = list.filter((d) => d.severity === 'error').length;
  const warnings = list.filter((d) => d.severity === 'warning').length;
  const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
  const bodies = list.slice(0, mostWritten).map((d) => renderDiagnostic(d, options));
  const more = list.length - bodies.length;
  return [
    ...bodies,
    ...(more > 0 ? [`and ${more} more`] : []),
    `${count(errors, 'error')}, ${count(warnings, 'warning')}`,
  ].join('\n\n');
}

/** A diagnostic as JSON: places as lines and columns from 1. */
export function diagnosticToJson(d: Diagnostic): Record<string, unknown> {
  const place = (range: SourceRange) => {
    const from = lineColumn(range.file, range.start);
    const to = lineColumn(range.file, range.end);
    return {
      file: range.file.path,
      line: from.line,
      column: from.column,
      end_line: to.line,
      end_column: to.column,
    };
  };
  const change = ({ title, text, range }: DiagnosticFix) => ({ title, text, ...place(range) });
  return {
    code: d.code,
    severity: d.severity,
    message: d.message,
    ...place(d.range),
    ...(d.help === undefined ? {} : { help: d.help }),
    labels: d.labels.map((label) => ({ message: label.message, ...place(label.range) })),
    ...(d.suggestion === undefined ? {} : { suggestion: d.suggestion.text }),
    ...(d.fix === undefined ? {} : { fix: change(d.fix) }),
    ...(d.choices === undefined ? {} : { choices: d.choices.map(change) }),
  };
}
