// The results of rules that score, and of conditions, over some years, as text for a terminal and as data.

import type { CaseCount, LineCount, ResultCount } from '@nirnaya/authoring/coverage';
import { lineOf } from '@nirnaya/explain/observatory';
import type { Paint } from '../text/paint.ts';
import { table } from '../text/table.ts';
import { wrapped } from '../text/wrap.ts';

const width = 80;

/** One rule. */
export function resultText({ code, unit, cases, lines, uncounted }: ResultCount, paint: Paint): string {
  if (uncounted !== undefined)
    return [paint.bold(code), wrapped(`not counted: ${uncounted}`, width, '  ')].join('\n');
  return [
    paint.bold(code),
    ...cases.map((one) => caseLine(one, unit, paint)),
    ...lines.flatMap((line) => lineLines(line, code, unit, paint)),
  ].join('\n');
}

function caseLine({ given, count, kinds, blocked }: CaseCount, unit: string, paint: Paint): string {
  const named = [...kinds].filter(([name]) => name !== '').map(([name, times]) => `${name} ${times}`);
  const facts = [...(blocked === 0 ? [] : [`${blocked} blocked`]), ...named].join(', ');
  const text = `${given === '' ? '' : `${given}: `}${count} ${unit}${facts === '' ? '' : `, of which ${facts}`}`;
  const line = wrapped(text, width, '    ').replace(/^ {4}/, '  ');
  return count === 0 ? paint.yellow(line) : line;
}

function lineLines(
  { text, code, range, fulfilled }: LineCount,
  own: string,
  unit: string,
  paint: Paint,
): string[] {
  const place = `    ${code === own ? '' : `${code}, `}${range.file.path}:${lineOf(range)}`;
  const facts = table([
    ['   ', fulfilled === 0 ? 'never among the reasons' : `among the reasons of ${fulfilled} ${unit}`],
  ]);
  return [wrapped(text, width, '  '), paint.dim(place), fulfilled === 0 ? paint.yellow(facts) : facts];
}

/** The line that counts. */
export function resultSum(counts: readonly ResultCount[]): string {
  const lines = counts.flatMap((count) => (count.uncounted === undefined ? count.lines : []));
  const never = lines.filter(({ fulfilled }) => fulfilled === 0).length;
  const cases = counts.reduce((sum, count) => sum + count.cases.length, 0);
  const idle = counts.flatMap((count) => count.cases).filter(({ count }) => count === 0).length;
  return wrapped(
    `${many(counts.length, 'rule')} with scores or spans, ${many(cases, 'way')} to give inputs, ${idle} without results; ${many(lines.length, 'line')} of scores, ${never} never among the reasons`,
    width,
  );
}

const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** One rule as data. */
export const resultData = ({ code, kind, unit, cases, lines, uncounted }: ResultCount) => ({
  code,
  kind,
  counted: unit,
  not_counted: uncounted ?? null,
  cases: cases.map(({ given, count, kinds, blocked }) => ({
    inputs: given,
    count,
    blocked,
    kinds: Object.fromEntries(kinds),
  })),
  lines: lines.map(({ text, code: rule, range, fulfilled }) => ({
    line: text,
    rule,
    at: `${range.file.path}:${lineOf(range)}`,
    held: fulfilled,
  })),
});
