// Our windows for a printed muhurat, and why there is no good one where there is none.

import type { MuhuratWindow } from '../../../compiler/runtime/muhurats.ts';
import { printExpression } from '../../../dsl/syntax/print.ts';
import { localTime } from '../calculator.ts';
import type { PrintedMuhurat } from './printed.ts';

/** Whether a window is one that is recommended. */
export const isGood = ({ rating }: MuhuratWindow): boolean => rating === 'GOOD' || rating === 'EXCELLENT';

/** Our windows of the printed date, from its sunrise to the next, or of some days from it on. */
export const windowsOf = (
  { pack, py, code, day }: PrintedMuhurat,
  before = 0,
  after = 0,
): readonly MuhuratWindow[] => pack.scores.muhurats(py, code, { from: day - before, to: day + after }) ?? [];

/** Whether a window and a time overlap by more than a minute. */
export const overlaps = ({ start, end }: MuhuratWindow, [from, to]: readonly [number, number]): boolean =>
  Math.min(end, to) - Math.max(start, from) > 1 / 1440;

/**
 * Why the date has no good window of ours: the lines that block the longest time, with the works that their rule cites; else
 * what the best window lost; else what its rule requires.
 */
export function whyNone(printed: PrintedMuhurat): string {
  const windows = windowsOf(printed);
  const open = windows.filter(({ blocked }) => !blocked);
  const [best] = [...open].sort((a, b) => b.score - a.score);
  if (best !== undefined) {
    const lost = best.reasons.map(({ points, because }) => `${points > 0 ? '+' : ''}${points} ${because}`);
    return `best ${best.score} at ${localTime(printed.py.place, best.start).slice(11, 16)}: ${lost.join(', ')}`;
  }
  const [blocked] = [...windows].sort((a, b) => b.end - b.start - (a.end - a.start));
  if (blocked !== undefined)
    return blocked.reasons.map(({ code, text }) => `${code}: ${text} (${worksOf(printed, code)})`).join('; ');
  const requires = printed.pack.scored.get(printed.code)?.requires ?? [];
  return `requires ${requires.map(({ source }) => printExpression(source)).join(' and ')}`;
}

const worksOf = ({ pack }: PrintedMuhurat, code: string): string =>
  [...new Set(pack.scored.get(code)?.linked.fields.cite.map(({ work }) => work))].join(', ');
