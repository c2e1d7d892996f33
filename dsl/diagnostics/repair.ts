// Text edits that fix a diagnostic without further decisions: made where a diagnostic is reported, offered by editors.

import { lineColumn, type SourceFile, type SourceRange } from '../source/source-file.ts';
import type { DiagnosticFix } from './diagnostic.ts';

/** Another word in the place of one. */
export const rewritten = (range: SourceRange, text: string): DiagnosticFix => ({
  title: `write ${text}`,
  range,
  text,
});

/** The same name in small letters, or in capitals, where that makes it one that is allowed. */
export function recased(
  range: SourceRange,
  name: string,
  allowed: RegExp,
  letters: 'small' | 'capitals',
): DiagnosticFix | undefined {
  const joined = name.replaceAll(/[\s-]+/g, '_');
  const text = letters === 'small' ? joined.toLowerCase() : joined.toUpperCase();
  const start = range.start + range.file.text.slice(range.start, range.end).lastIndexOf(name);
  const written = { file: range.file, start, end: start + name.length };
  return start >= range.start && allowed.test(text) ? rewritten(written, text) : undefined;
}

/** Single quotes about what stands in a range of one line. */
export const quoted = (range: SourceRange): DiagnosticFix => {
  const written = range.file.text.slice(range.start, range.end);
  return { title: 'put it in single quotes', range, text: `'${written.replaceAll("'", "''")}'` };
};

/** Takes what stands in a range away, with its lines where nothing else but a comment stands in them. */
export function removed(title: string, { file, start, end }: SourceRange): DiagnosticFix {
  const { text } = file;
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const last = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end);
  const alone = text.slice(first, start).trim() === '' && /^\s*(?:#[^\n]*)?$/.test(text.slice(end, last));
  if (alone) return { title, range: { file, start: first, end: Math.min(last + 1, text.length) }, text: '' };
  const blanks = text.slice(end).search(/[^ \t]|$/);
  return { title, range: { file, start, end: end + blanks }, text: '' };
}

/** Spaces for the tabs that indent the lines from an offset on, two for each. */
export function untabbed(file: SourceFile, offset: number): DiagnosticFix {
  const start = file.lineStarts[lineColumn(file, offset).line - 1];
  const lines = file.text.slice(start).split('\n');
  const last = lines.findLastIndex((line) => /^ *\t/.test(line));
  const written = lines.slice(0, last + 1).join('\n');
  const text = written.replaceAll(/^[ \t]+/gm, (blanks) => blanks.replaceAll('\t', '  '));
  return { title: 'indent with spaces', range: { file, start, end: start + written.length }, text };
}

/** Which ghati a bare one is: of the day, of the night, or always 24 minutes. */
export function ghatiChoices({ file, start, end }: SourceRange): readonly DiagnosticFix[] {
  const match = /\bghatis?\b/.exec(file.text.slice(start, end));
  if (match === null) return [];
  const range = { file, start: start + match.index, end: start + match.index + match[0].length };
  return ['ghati of day', 'ghati of night', 'fixed ghati'].map((text) => rewritten(range, text));
}

/** The ways to close a rule, behind its last clause: on a line of its own where the clauses have such. */
export function closingChoices({ file, start, end }: SourceRange): readonly DiagnosticFix[] {
  const { text } = file;
  const lineStart = text.lastIndexOf('\n', end - 1) + 1;
  const isBlock = /[|][+-]?\d*[ \t]*(?:#[^\n]*)?\r?\n[ \t]*$/.test(text.slice(0, start)) || lineStart > start;
  const line = text.slice(lineStart, end);
  if (!isBlock && line.includes('#')) return [];
  const before = isBlock ? `\n${line.slice(0, line.search(/[^ \t]|$/))}` : ' ';
  const range = { file, start: end, end };
  return ['then first', 'then last', 'undecided'].map((clause) => ({
    title: `close with \`${clause}\``,
    range,
    text: `${before}${clause}`,
  }));
}
