// Lines of text no wider than the screen, measured in terminal cells.

import wrapAnsi from 'wrap-ansi';
import { padded } from './table.ts';

/** A space at which no line is broken. */
export const glue = '\u00a0';

/** A text that is not broken. */
export const glued = (text: string): string => text.replaceAll(' ', glue);

/** Breaks a text between words, not at `glue`; lines after the first are indented as the first is. */
export function wrapped(text: string, width: number, indent = ''): string {
  const words = text.replaceAll(/[ \n]+/g, ' ').trim();
  const lines = wrapAnsi(words, Math.max(1, width - indent.length), { hard: false, trim: true });
  return lines
    .split('\n')
    .map((line) => indent + line)
    .join('\n')
    .replaceAll(glue, ' ');
}

/** A label in a column of its own, the text beside it, wrapped in its column. */
export function labelled(label: string, text: string, width: number, column: number): string {
  const indent = ' '.repeat(column);
  return padded(label, column) + wrapped(text, width, indent).slice(column);
}
