// Where a thing is written: its lines with their numbers in the file.

import { lineColumn, lineText, type SourceFile, type SourceRange } from '@nirnaya/dsl/source';
import { type Html, html } from '@nirnaya/explain/markup';
import { safe } from './paths.ts';

/** Lines of a file. */
export interface SourceLines {
  /** its path, as it was loaded */
  readonly file: string;
  /** of the first, from 1 */
  readonly line: number;
  readonly text: string;
}

/** The lines, each with a place to lead to. */
export const sourceHtml = ({ file, line, text }: SourceLines): Html => html`
<p class="small quiet">${file}, line ${line}</p>
${numberedLines({ file, line, text })}`;

/** The lines alone. */
export const numberedLines = ({ file, line, text }: SourceLines): Html => html`
<pre class="lines">${text
  .split('\n')
  .map((one, i) => html`<span id="${anchor(file, line + i)}" data-line="${line + i}">${one}</span>`)}</pre>`;

const anchor = (file: string, line: number): string => `${safe(file)}-${line}`;

/** A link to the line that a range begins in, which stands on the same page. */
export function lineLink({ file, start }: SourceRange): Html {
  const { line } = lineColumn(file, start);
  return html`<a class="small quiet" href="#${anchor(file.path, line)}">line ${line}</a>`;
}

/** The file and the line that a range begins in, which stands on no page of its rule, as a chain of days. */
export function linePlace({ file, start }: SourceRange): Html {
  return html`<span class="small quiet">${file.path}, line ${lineColumn(file, start).line}</span>`;
}

/** An entry of a map in YAML: the line of its key and what is indented further below. */
export function entryLines(file: SourceFile, key: number): SourceLines {
  const { line, column } = lineColumn(file, key);
  const first = lineText(file, line);
  const lines = [first.slice(column - 1)];
  const inFlow = first.slice(0, column - 1).trim() !== '';
  for (let at = line + 1; !inFlow && at <= file.lineStarts.length; at++) {
    const text = lineText(file, at);
    if (text.trim() !== '' && text.search(/\S/) < column) break;
    lines.push(text.slice(column - 1));
  }
  return { file: file.path, line, text: lines.join('\n').trimEnd() };
}
