// A decision as text for a terminal: the target, the days weighed, the clauses, the windows.

import type { ClauseResult, Trace, TracedClause } from '../../compiler/trace.ts';
import { isoDate } from '../../engine/place/civil.ts';
import { clockIn, type LocalClock } from '../../explain/clock.ts';
import { dayMonth } from '../../explain/date-text.ts';
import { percent } from '../../explain/fact.ts';
import type { Observatory } from '../../explain/observatory.ts';
import { lineOf } from '../../explain/source-place.ts';
import { hours, shortDate } from '../text/dates.ts';
import { table } from '../text/table.ts';
import { wrapped } from '../text/wrap.ts';
import { type Layout, windowsPart } from './blocks.ts';
import type { Found } from './found.ts';

/** The parts of the report of a decision; none where there was nothing to decide. */
export function decisionBlocks({ trace, observatory }: Found, layout: Layout): readonly string[] {
  if (trace === undefined || observatory === undefined) return [];
  const clock = clockIn(layout.zone);
  return [
    targetPart(trace, observatory, clock, layout),
    candidatesPart(trace, observatory, clock, layout),
    clausesPart(trace, layout),
    windowsPart(trace.windows, clock, layout),
  ];
}

const column = 12;

function targetPart(
  { occurrence, target }: Trace,
  { lunation }: Observatory,
  clock: LocalClock,
  layout: Layout,
): string {
  const at = (jd: number): string => `${clock.hm(jd)} ${dayMonth(clock.day(jd) ?? 0)}`;
  const when = target.event ? at(occurrence.start) : `${at(occurrence.start)} to ${at(occurrence.end)}`;
  const lines = [`${layout.paint.bold('Target'.padEnd(column))}${target.text}`];
  if (occurrence.days === undefined) lines.push(`${' '.repeat(column)}${when}`);
  if (lunation !== null) {
    const kind = lunation.adhika
      ? ' (intercalary)'
      : lunation.kshaya
        ? ` (kshaya: ${lunation.months.join(', ')})`
        : '';
    lines.push(`${' '.repeat(column)}in the month of ${lunation.lunar_month}${kind}`);
  }
  return lines.join('\n');
}

function candidatesPart(
  trace: Trace,
  { overlaps }: Observatory,
  clock: LocalClock,
  { paint }: Layout,
): string {
  if (trace.candidates.length === 0) return '';
  const { outcome } = trace;
  const windows = [...new Set(overlaps.map((o) => o.window))];
  const rows = trace.candidates.map(({ day, sunrise, overlap, added }) => {
    const chosen = outcome.kind === 'decided' && outcome.first <= day && day <= outcome.last;
    return [
      chosen ? '>' : ' ',
      shortDate(day),
      clock.hm(sunrise) ?? '-',
      added ? 'added' : trace.target.event ? 'here' : hours(overlap),
      ...windows.map((window) => shareOn(overlaps, window, isoDate(day))),
    ];
  });
  const heads = [' ', 'Day', 'Sunrise', trace.target.event ? 'Event' : 'Overlap', ...windows];
  const [head = '', ...lines] = table([heads, ...rows]).split('\n');
  return [paint.dim(head), ...lines.map((line) => (line.startsWith('>') ? paint.green(line) : line))].join(
    '\n',
  );
}

function shareOn(overlaps: Observatory['overlaps'], window: string, date: string): string {
  const found = overlaps.find((o) => o.window === window && o.date === date);
  return found === undefined ? '-' : `${percent(found.share)} %`;
}

function clausesPart({ clauses, decidedBy }: Trace, { paint, columns }: Layout): string {
  if (clauses.length === 0) return '';
  const lines = clauses.flatMap((clause, index) => {
    const decides = index === decidedBy;
    const text = wrapped(clause.text, columns - 2, '    ').slice(4);
    const place = `    ${clause.pack}, ${clause.range.file.path}:${lineOf(clause.range)}`;
    return [
      `${decides ? paint.green(`  ${text}  <- decides`) : `  ${text}`}`,
      paint.dim(place),
      ...clause.results.map((result) => `    ${resultLine(clause, result)}`),
    ];
  });
  return [paint.bold('Clauses'), ...lines].join('\n');
}

function resultLine({ kind }: TracedClause, { day, holds, share, kept }: ClauseResult): string {
  const found =
    share !== undefined
      ? `${percent(share)} %`
      : holds === undefined
        ? ''
        : holds
          ? 'holds'
          : 'does not hold';
  const outcome = kept ? 'kept' : 'left out';
  return `${dayMonth(day).padEnd(14)}${kind === 'also' ? 'weighed' : `${found.padEnd(15)}${outcome}`}`;
}
