// YAML mistakes that are found line by line: fields without a colon, and indentation that does not line up.

import type { YAMLError } from 'yaml';
import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic, DiagnosticFix } from '../diagnostics/diagnostic.ts';
import { lineColumn, lineText, type SourceFile, type SourceRange } from '../source/source-file.ts';

const indentOf = (text: string): number => text.length - text.trimStart().length;
const isBlank = (text: string): boolean => /^\s*(?:#.*)?$/.test(text);
const counted = (n: number): string => ['no', 'one', 'two', 'three', 'four'][n] ?? String(n);

/** The text of a line from its first character that is no blank. */
function contentOf(file: SourceFile, line: number): SourceRange {
  const text = lineText(file, line);
  const start = file.lineStarts[line - 1] + indentOf(text);
  return { file, start, end: start + Math.max(1, text.trim().length) };
}

/** A line where a field is expected and that has no colon, or none that YAML takes for one. */
export function keyError(file: SourceFile, { code, message, pos }: YAMLError): Diagnostic | undefined {
  const isKey = code === 'MULTILINE_IMPLICIT_KEY' || message.startsWith('Implicit map keys need');
  if (!isKey) return undefined;
  const { line } = lineColumn(file, pos[0]);
  const text = lineText(file, line);
  const range = contentOf(file, line);
  const content = text.trim();
  if (/^(?:<{7}|={7}|>{7})/.test(content))
    return report('yaml-syntax', range, {
      problem: 'unresolved conflict of version control: choose one side and remove the markers',
    });
  const tight = /^(-|[A-Za-z_]\w*:)(?=\S)/.exec(content)?.[1];
  if (tight !== undefined) {
    const at = range.start + tight.length;
    const fix = { title: 'insert a space', range: { file, start: at, end: at }, text: ' ' };
    return report('yaml-syntax', range, { problem: `a space is missing after \`${tight}\`` }, { fix });
  }
  const block = blockAbove(file, line);
  if (block !== undefined) {
    const problem = `the lines under \`${block}: |\` must be indented further than \`${block}\`: indent them by two more`;
    return report('yaml-syntax', range, { problem }, { fix: indentedBlock(file, line) });
  }
  const [word = content] = /^\w+/.exec(content) ?? [];
  const at = range.start + word.length;
  const fix = { title: `write ${word}:`, range: { file, start: at, end: at }, text: ':' };
  const written = /^\w+(?: .*)?$/.test(content) && !/[:"'[{]/.test(content);
  return report(
    'yaml-syntax',
    { ...range, end: at },
    { problem: `a colon is missing after \`${word}\`` },
    { fix: written ? fix : undefined },
  );
}

// The field whose block the line was meant to belong to: one that ends in `|` just above, no further out.
function blockAbove(file: SourceFile, line: number): string | undefined {
  const above = lineText(file, line - 1);
  const field = /^\s*([A-Za-z_]\w*):\s+[|>][-+]?\s*$/.exec(above)?.[1];
  return indentOf(above) === indentOf(lineText(file, line)) ? field : undefined;
}

// The lines down to the next field move in by two.
function indentedBlock(file: SourceFile, line: number): DiagnosticFix {
  const indent = indentOf(lineText(file, line));
  let last = line;
  while (last < file.lineStarts.length) {
    const text = lineText(file, last + 1);
    if (isBlank(text) || indentOf(text) < indent || /^\s*(?:[A-Za-z_]\w*|"[^"]*"):(?:\s|$)/.test(text)) break;
    last++;
  }
  return shifted(file, line, last, 2);
}

/** Moves lines, first and last included, to the right. */
function shifted(file: SourceFile, first: number, last: number, by: number): DiagnosticFix {
  const start = file.lineStarts[first - 1];
  const end = file.lineStarts[last - 1] + lineText(file, last).length;
  const text = file.text.slice(start, end).replaceAll(/^(?=.)/gm, ' '.repeat(by));
  return { title: `indent by ${by} more`, range: { file, start, end }, text };
}

/** A line that is indented less or more than those it belongs with. */
export function indentationError(file: SourceFile, { code, pos }: YAMLError): Diagnostic | undefined {
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return tooFarIn(file, lineColumn(file, pos[0]).line);
  if (code !== 'BAD_INDENT') return undefined;
  const { line } = lineColumn(file, pos[0]);
  const indent = indentOf(lineText(file, line));
  const beside = indentBefore(file, line, indent);
  if (beside === undefined) return undefined;
  const range = contentOf(file, line);
  const name = nameOf(file, line);
  const problem = `${name} is indented by ${indent}, the lines that it belongs with by ${beside}: indent it by ${counted(beside - indent)} more`;
  return report('yaml-syntax', range, { problem }, { fix: shifted(file, line, line, beside - indent) });
}

// Of the lines above that are further in, back to one that is not: the least indentation.
function indentBefore(file: SourceFile, line: number, indent: number): number | undefined {
  let least: number | undefined;
  for (let at = line - 1; at >= 1; at--) {
    const text = lineText(file, at);
    if (isBlank(text)) continue;
    const own = indentOf(text);
    if (own <= indent) break;
    least = Math.min(least ?? own, own);
  }
  return least;
}

// A field further in than the plain value above it is read as that value's next line.
function tooFarIn(file: SourceFile, above: number): Diagnostic | undefined {
  let line = above + 1;
  while (line <= file.lineStarts.length && isBlank(lineText(file, line))) line++;
  const text = lineText(file, line);
  const by = indentOf(text) - indentOf(lineText(file, above));
  if (by <= 0) return undefined;
  const start = file.lineStarts[line - 1];
  const fix = {
    title: `indent by ${by} less`,
    range: { file, start, end: start + by },
    text: '',
  };
  const name = nameOf(file, line);
  const problem = `${name} is indented by ${indentOf(text)}, the line that it belongs with by ${indentOf(text) - by}: indent it by ${counted(by)} less`;
  return report('yaml-syntax', contentOf(file, line), { problem }, { fix });
}

function nameOf(file: SourceFile, line: number): string {
  const content = lineText(file, line).trim();
  const field = /^(?:- )?([A-Za-z_][\w ]*:)/.exec(content)?.[1];
  return `\`${field ?? (content.length > 30 ? `${content.slice(0, 30)}...` : content)}\``;
}
