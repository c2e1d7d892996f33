// The layout of the text of a comparison, shared by its sections.

import type { FieldChange } from '@nirnaya/authoring/diff';
import type { Paint } from '../text/paint.ts';
import { wrapped } from '../text/wrap.ts';

/** How the text is laid out. */
export interface Layout {
  /** number of dates to show per rule */
  readonly limit: number;
  /** days, or other differences, shown of what has no dates */
  readonly days: number;
  readonly paint: Paint;
}

/** Columns. */
export const width = 80;

/** A title over some lines; empty where there are none. */
export const section = (title: string, lines: readonly string[], { paint }: Layout): string =>
  lines.length === 0 ? '' : [paint.bold(title), ...lines].join('\n');

/** Changed fields, what they said before and say now each on a line of its own. */
export const fieldLines = (changes: readonly FieldChange[], indent: string, what = ''): string[] =>
  changes.flatMap(({ field, before, after, same }) => {
    const name = `${what}${field}`;
    const marked = (sign: string, text: string): string =>
      `${indent}${sign} ${wrapped(`${name}: ${text}`, width, `${indent}  `).trimStart()}`;
    if (same === 'lines') return [wrapped(`${name}: the same in another order`, width, indent)];
    if (same === 'words') return [wrapped(`${name}: the same text means something else`, width, indent)];
    return [...before.map((text) => marked('-', text)), ...after.map((text) => marked('+', text))];
  });
