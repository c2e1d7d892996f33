// The legend of a report: the columns and marks that are in it, and no others.

import { wrapped } from '../text/wrap.ts';
import type { Layout } from './blocks.ts';

/** A mark or the head of a column, and what it means. */
export type LegendEntry = readonly [mark: string, meaning: string];

/** The legend; nothing where there are no marks. */
export function legendPart(entries: readonly LegendEntry[], { paint, columns }: Layout): string {
  if (entries.length === 0) return '';
  const lines = entries.map(([mark, meaning]) =>
    wrapped(`${mark}: ${meaning}`, columns, '    ').replace(/^ {4}/, '  '),
  );
  return [paint.bold('Legend'), ...lines.map((line) => paint.dim(line))].join('\n');
}

/** What the marks before the lines of a rule that scores mean. */
export const scoreLegend: readonly LegendEntry[] = [
  ['+, -', 'points that the line adds or takes'],
  ['blocks', 'the line rules the time out, whatever its score'],
  ['[LABEL]', 'the place of the line in the hierarchy of the rule'],
];
