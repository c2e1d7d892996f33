// Columns of text, two spaces apart. Widths are those of a terminal: a letter and its vowel sign take one cell.

import { widthOf } from './width.ts';

/** A cell filled up with blanks to a width in terminal cells. */
export const padded = (cell: string, width: number): string =>
  cell + ' '.repeat(Math.max(0, width - widthOf(cell)));

/** Rows laid out in columns; the last column is left as it is. */
export function table(rows: readonly (readonly string[])[], indent = ''): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => widthOf(row[i] ?? ''))),
  );
  return rows
    .map((row) => (indent + row.map((cell, i) => padded(cell, widths[i] ?? 0)).join('  ')).trimEnd())
    .join('\n');
}
