// Lines of text no wider than the screen, measured in terminal cells.

import { padded } from './table.ts';
import { widthOf } from './width.ts';

/** A space at which no line is broken. */
export const glue = '\u00a0';

/** A text that is not broken. */
export const glued = (text: string): string => text.replaceAll(' ', glue);

/** Breaks a text between words, not at `glue`; lines after the first are indented as the first is. */
export function wrapped(text: string, width: number, indent = ''): string {
  const columns = Math.max(1, width - indent.length);
  const [first = '', ...words] = text.trim().split(/[ \n]+/);
  const lines: string[] = [];
  let line = first;
  let filled = widthOf(first);
  for (const word of words) {
    const cells = widthOf(word);
    if (filled + 1 + cells > columns) {
      lines.push(line);
      line = word;
      filled = cells;
    } else {
      line += ` ${word}`;
      filled += 1 + cells;
    }
  }
  return [...lines, line].map((one) => indent + one.replaceAll(glue, ' ')).join('\n');
}

/** A label in a column of its own, the text beside it, wrapped in its column. */
export function labelled(label: string, text: string, width: number, column: number): string {
  const indent = ' '.repeat(column);
  return padded(label, column) + wrapped(text, width, indent).slice(column);
}
