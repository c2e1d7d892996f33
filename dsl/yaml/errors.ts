// The errors of the YAML library, reworded to say how to fix them, at the place where to fix them.
// In: a file, the library's error and the tokens. Out: a diagnostic, with the change of text where it is mechanical.

import type { CST, YAMLError } from 'yaml';
import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic, DiagnosticFix } from '../diagnostics/diagnostic.ts';
import { quoted, removed, untabbed } from '../diagnostics/repair.ts';
import { lineColumn, lineText, type SourceFile, type SourceRange } from '../source/source-file.ts';
import { indentationError, keyError } from './lines.ts';
import { type Opened, unclosed } from './unclosed.ts';

/** One error of the YAML, and whether the structure behind it is lost, so that what follows is not to be believed. */
interface YamlError {
  readonly diagnostic: Diagnostic;
  readonly isStructural: boolean;
}

/** The most errors of YAML that are reported of one file. */
const mostErrors = 20;

/** How the library begins to say that it can make nothing of what begins as a tag. */
const noTag = /^(?:Could not resolve tag|Verbatim tags)/;

/** The errors of the library that are mistakes of their own; what only follows from an earlier one is left out. */
export function yamlErrors(
  file: SourceFile,
  errors: readonly YAMLError[],
  tokens: readonly CST.Token[],
): Diagnostic[] {
  const out: Diagnostic[] = [];
  const lines = new Set<number>();
  for (const error of errors) {
    // Tags are reported with their node, which does not have one that is no tag at all.
    if (error.code === 'TAG_RESOLVE_FAILED' && !noTag.test(error.message)) continue;
    // Once its structure is lost, the library finds every further word out of place.
    if (out.length > 0 && error.message.includes('in YAML stream')) break;
    const { line } = lineColumn(file, error.pos[0]);
    // What follows on the same line is usually the same mistake seen again.
    if (lines.has(line)) continue;
    if (out.length === mostErrors) break;
    lines.add(line);
    const { diagnostic, isStructural } = yamlError(file, error, tokens);
    const start = lineColumn(file, diagnostic.range.start).line;
    if (start !== line && lines.has(start)) continue;
    lines.add(start);
    out.push(diagnostic);
    if (isStructural) break;
  }
  return out;
}

// A value that begins with a character YAML keeps for itself, as an author would write an expression.
const reserved = /^\s*(?:-\s+)?[A-Za-z_][\w ]*:\s+(["'>*!&%@[|]|- )/;

function yamlError(file: SourceFile, error: YAMLError, tokens: readonly CST.Token[]): YamlError {
  const [start, end] = error.pos;
  const range: SourceRange = { file, start, end: Math.max(end, start + 1) };
  const problem = error.message.split('\n')[0].replace(/ at line \d+, column \d+:?$/, '');
  const { line } = lineColumn(file, start);
  const text = lineText(file, line);
  const local = (diagnostic: Diagnostic): YamlError => ({ diagnostic, isStructural: false });
  const structural = (diagnostic: Diagnostic): YamlError => ({ diagnostic, isStructural: true });
  if (error.code === 'TAG_RESOLVE_FAILED')
    return local(report('yaml-tag', range, { tag: file.text.slice(start, range.end) }));
  if (error.code === 'TAB_AS_INDENT' || /^ *\t/.test(text))
    return structural(report('yaml-tab', range, {}, { fix: untabbed(file, start) }));
  if (/^Missing closing .quote/.test(problem) || /must be sufficiently indented and end with/.test(problem)) {
    const opened = unclosed(tokens, start);
    if (opened !== undefined) return structural(notClosed(file, opened, start));
  }
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' || error.code === 'BLOCK_IN_FLOW') {
    const value = valueAt(file, start, error.code === 'BLOCK_IN_FLOW' ? end : undefined);
    if (/:(?:\s|$)/.test(file.text.slice(value.start, value.end)))
      return local(nestedColon(value, error.code === 'BLOCK_IN_FLOW'));
  }
  if (/^Unexpected flow-(?:seq|map)-end token/.test(problem)) {
    const bracket = file.text[start];
    const fix = removed('remove it', range);
    return structural(
      report('yaml-syntax', range, { problem: `unexpected \`${bracket}\`: no bracket is open` }, { fix }),
    );
  }
  const first = reserved.exec(text)?.[1];
  if (first !== undefined && error.code !== 'BAD_INDENT' && !/^Not a YAML token/.test(problem)) {
    const fix = quotedValue(file, line);
    return local(report('expression-quote', range, { first: first.trim() }, { fix }));
  }
  if (/^Not a YAML token/.test(problem) && /[|>][-+0-9]*\s+\S/.test(text)) {
    return structural(
      report('yaml-syntax', range, { problem: 'the text of a block begins on the line below its `|`' }),
    );
  }
  if (/^Unexpected flow-(?:seq|map)-start at node end/.test(problem)) {
    const bracket = file.text[start];
    return local(
      report('yaml-syntax', range, { problem: `\`${bracket}\` inside a plain value: quote the value` }),
    );
  }
  if (error.code === 'BAD_SCALAR_START') {
    const value = valueAt(file, start, undefined);
    const params = { problem: `a plain value cannot begin with \`${file.text[start]}\`: quote it` };
    return local(report('yaml-syntax', value, params, { fix: quoted(value) }));
  }
  if (error.code === 'BAD_DQ_ESCAPE') {
    const sequence = file.text.slice(start, start + 2);
    const params = { problem: `\`${sequence}\` has no meaning in double quotes: write \`\\${sequence}\`` };
    const fix = { title: 'double the backslash', range: { file, start, end: start }, text: '\\' };
    return local(report('yaml-syntax', { file, start, end: start + 2 }, params, { fix }));
  }
  const mended = keyError(file, error) ?? indentationError(file, error);
  return structural(mended ?? report('yaml-syntax', range, { problem }));
}

/** From an offset to the end of the value there: of its line, comment aside, or where the library ends it. */
function valueAt(file: SourceFile, start: number, end: number | undefined): SourceRange {
  const { line } = lineColumn(file, start);
  const stop = file.lineStarts[line - 1] + lineText(file, line).length;
  const text = file.text.slice(start, Math.min(end ?? stop, stop));
  const comment = text.indexOf(' #');
  return { file, start, end: start + (comment === -1 ? text : text.slice(0, comment)).trimEnd().length };
}

function nestedColon(value: SourceRange, isFlow: boolean): Diagnostic {
  const problem = 'a colon inside a plain value makes a map of it: quote the value';
  const word = /(\w+):\s/.exec(value.file.text.slice(value.start, value.end))?.[1];
  const help = isFlow && word !== undefined ? `or put a comma before \`${word}:\`` : undefined;
  return report('yaml-syntax', value, { problem }, { fix: quoted(value), help });
}

function notClosed(file: SourceFile, { sign, closing, start }: Opened, at: number): Diagnostic {
  const isQuote = sign === closing;
  const { line } = lineColumn(file, start);
  const text = lineText(file, line);
  const from = start - file.lineStarts[line - 1];
  const range = { file, start, end: isQuote ? start + text.slice(from).trimEnd().length : start + 1 };
  const problem = isQuote
    ? `the quote \`${sign}\` opened here is not closed`
    : `\`${sign}\` opened here is not closed: \`${closing}\` is missing`;
  return report('yaml-syntax', range, { problem }, { fix: closed(file, { sign, closing, start }, at) });
}

// A quote is closed at the end of its line where it holds all of the value, a bracket where the library missed it.
function closed(file: SourceFile, { sign, closing, start }: Opened, at: number): DiagnosticFix | undefined {
  const { line } = lineColumn(file, start);
  const text = lineText(file, line);
  if (text.includes('#')) return undefined;
  const isQuote = sign === closing;
  if (isQuote && !/^\s*(?:-\s+)?[A-Za-z_][\w ]*:\s+["'][^"']*$/.test(text)) return undefined;
  const lineEnd = file.lineStarts[line - 1] + text.trimEnd().length;
  const stop = isQuote ? lineEnd : Math.min(file.text.slice(0, at).trimEnd().length, lineEnd);
  return { title: `write ${closing}`, range: { file, start: stop, end: stop }, text: closing };
}

// An expression in brackets or quotes, with what follows them on the line, may be quoted whole. Of a quote inside a
// quoted text only that quote is doubled.
function quotedValue(file: SourceFile, line: number): DiagnosticFix | undefined {
  const text = lineText(file, line);
  const match = /^(\s*[A-Za-z_][\w ]*:\s+)(["'[%@].*)$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  const comment = match[2].indexOf(' #');
  const value = (comment === -1 ? match[2] : match[2].slice(0, comment)).trimEnd();
  const start = file.lineStarts[line - 1] + match[1].length;
  const range = { file, start, end: start + value.length };
  const isApostrophe = /^'\w.*\w'$/.test(value) && /\w'\w/.test(value);
  if (!isApostrophe) return quoted(range);
  return { title: 'double the quote inside', range, text: `'${value.slice(1, -1).replaceAll("'", "''")}'` };
}
