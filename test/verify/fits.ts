// Which rule each source follows, where sources are known to follow different ones.

import type { FileReport, RuleFit } from './verdict.ts';

/** A line for each source: the rule that brings its rows nearest to ours, and by how many days they are off. */
export function fitsBySource({ file, fits }: FileReport): string {
  if (fits.length === 0) return '';
  const bySource = new Map<string, RuleFit[]>();
  for (const fit of fits) bySource.set(fit.source, [...(bySource.get(fit.source) ?? []), fit]);
  return [
    `${file}: the rule that fits each source best, and days from the printed event to ours`,
    ...[...bySource].map(([source, rows]) => `  ${source}: ${bestOf(rows)}`),
  ].join('\n');
}

/** Days beyond which it does not matter how far an event is off. */
const FAR_DAYS = 10;

/** Days within which a source's event is taken to be ours: it names a date, or the evening or morning of it. */
export const NEAR_DAYS = 1;

function bestOf(rows: readonly RuleFit[]): string {
  const names = [...new Set(rows.flatMap(({ days }) => Object.keys(days)))];
  const scores = names.map((name) => {
    // A misprint is not to outweigh the other rows, nor is an event that the rule does not know.
    const offs = rows.map(({ days }) => Math.min(Math.abs(days[name] ?? FAR_DAYS), FAR_DAYS));
    return {
      name,
      near: offs.filter((off) => off <= NEAR_DAYS).length,
      sum: offs.reduce((x, y) => x + y, 0),
    };
  });
  const [first] = scores.sort((x, y) => y.near - x.near || x.sum - y.sum);
  if (first === undefined) return 'no event by any rule';
  const best = first.name;
  const off = ({ what, days }: RuleFit): string =>
    `${what} ${days[best] === undefined ? 'none' : `${days[best] > 0 ? '+' : ''}${days[best].toFixed(2)}`}`;
  return `${best}, ${first.near} of ${rows.length} within a day (${rows.map(off).join(', ')})`;
}
