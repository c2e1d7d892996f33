// The changed results of rules without dates, kalas, divisions and calendars, as text for a terminal.

import type { ChangedResults, Difference, DifferingAt } from '@nirnaya/authoring/diff';
import { wrapped } from '../text/wrap.ts';
import type { Layout } from './layout.ts';
import { width } from './layout.ts';

/** The lines of the section; none where nothing was run. */
export function resultLines(changes: readonly ChangedResults[], layout: Layout): string[] {
  const differing = changes.filter(({ first, uncompared }) => first.length > 0 || uncompared !== undefined);
  const unchanged = changes.filter((change) => !differing.includes(change)).map(({ thing }) => thing);
  return [
    ...differing.flatMap((change) => changeLines(change, layout)),
    ...(unchanged.length === 0 ? [] : [wrapped(`Nothing differs of ${unchanged.join(', ')}.`, width, '  ')]),
  ];
}

const unit: Readonly<Record<ChangedResults['by'], string>> = {
  day: 'days',
  month: 'months',
  inputs: 'results',
};

function changeLines(
  { thing, by, at, first, uncompared }: ChangedResults,
  { paint, days }: Layout,
): string[] {
  if (uncompared !== undefined)
    return [`  ${paint.bold(thing)}`, wrapped(`not compared: ${uncompared}`, width, '    ')];
  const shown = first.slice(0, days);
  const rest = first.length - shown.length;
  return [
    `  ${paint.bold(thing)}`,
    wrapped(`${placesText(at, unit[by])} differ`, width, '    '),
    ...shown.flatMap(differenceLines),
    ...(rest > 0 ? [paint.dim(`    and ${rest} more; --days ${first.length} shows them`)] : []),
  ];
}

// `New Delhi: 12 of 365 days, and at 21 more places 3 to 40`.
function placesText(at: readonly DifferingAt[], what: string): string {
  const [first, ...others] = at;
  if (first === undefined) return '';
  const own = `${first.site === '' ? '' : `${first.site}: `}${first.differ} of ${first.of} ${what}`;
  if (others.length === 0) return own;
  const counts = others.map(({ differ }) => differ);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const places = others.length === 1 ? `at ${others[0]?.site}` : `at ${others.length} more places`;
  return `${own}, and ${places} ${least === most ? least : `${least} to ${most}`}`;
}

// On one line where it fits; what stays the same on both sides is left out.
function differenceLines({ on, before, after }: Difference): string[] {
  const [was, is] = [before, after].map((side) => (side.length === 0 ? 'none' : side.join(', ')));
  const line = `      ${on}  ${was} -> ${is}`;
  if (line.length <= width) return [line];
  return [
    `      ${on}`,
    ...before.map((text) => sideLine('-', text)),
    ...after.map((text) => sideLine('+', text)),
  ];
}

const sideLine = (sign: string, text: string): string =>
  `        ${sign} ${wrapped(text, width, '          ').trimStart()}`;
