// Labelled groups of lines: labels in a column of their own, texts wrapped beside them.

import type { Sheet } from '../text/sheet.ts';
import { labelled } from '../text/wrap.ts';

/** One labelled line; an empty label goes on with the one above. */
export type PageLine = readonly [label: string, text: string];

/** Cells of the column of labels. */
const column = 15;

/** Lays out the lines of a group. */
export function laidOut(lines: readonly PageLine[], { width, dim }: Sheet): string {
  return lines
    .map(([label, text]) => {
      const block = labelled(label, text, width, column);
      return label === '' ? block : `${dim(label)}${block.slice(label.length)}`;
    })
    .join('\n');
}

/** Lines that share one label, written once. */
export const underLabel = (label: string, texts: readonly string[]): PageLine[] =>
  texts.map((text, i) => [i === 0 ? label : '', text]);

/** Parts joined by commas; those that are absent are left out. */
export const listed = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ');
