// A decision as text for a terminal: the target, the days weighed, the clauses, the windows.

import type { PackRule } from '@nirnaya/compiler/front';
import type { Trace } from '@nirnaya/compiler/runtime';
import { isoDate } from '@nirnaya/engine/civil';
import { clockIn, dayMonth, type LocalClock } from '@nirnaya/explain/dates';
import type { Observatory } from '@nirnaya/explain/observatory';
import { percent } from '@nirnaya/explain/sentences';
import { hours, shortDate } from '../text/dates.ts';
import { table } from '../text/table.ts';
import { type Layout, windowsPart } from './blocks.ts';
import { bindingsPart, clausesPart, kindsMeasured } from './clauses.ts';
import type { DayDecision } from './day-decision.ts';
import { type LegendEntry, legendPart } from './legend.ts';
import { windowsOfTarget } from './measures.ts';

/** The parts of the report of a decision; none where there was nothing to decide. */
export function decisionBlocks({ rule, trace, observatory }: DayDecision, layout: Layout): readonly string[] {
  if (trace === undefined || observatory === undefined) return [];
  const clock = clockIn(layout.zone);
  return [
    targetPart(trace, observatory, clock, layout),
    candidatesPart(rule, trace, observatory, { clock, layout }),
    clausesPart(rule, { trace, observatory }, clock, layout),
    bindingsPart(rule, trace, layout),
    windowsPart(trace.windows, clock, layout),
    legendPart(legendOf(rule, trace, windowsShown(rule, trace, observatory, layout)), layout),
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
    const kind = lunation.is_adhika
      ? ' (intercalary)'
      : lunation.is_kshaya
        ? ` (kshaya: ${lunation.months.join(', ')})`
        : '';
    lines.push(`${' '.repeat(column)}in the month of ${lunation.lunar_month}${kind}`);
  }
  return lines.join('\n');
}

function candidatesPart(
  rule: PackRule,
  trace: Trace,
  observatory: Observatory,
  { clock, layout }: { readonly clock: LocalClock; readonly layout: Layout },
): string {
  if (trace.candidates.length === 0) return '';
  const { outcome } = trace;
  const { overlaps } = observatory;
  const { paint } = layout;
  const windows = windowsShown(rule, trace, observatory, layout);
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
  const overlap = overlaps.find((o) => o.window === window && o.date === date);
  return overlap === undefined ? '-' : `${percent(overlap.share)} %`;
}

/** Cells that the columns before those of windows take. */
const daysWidth = 46;

// The windows of which a clause weighs how much the target covers, as many as there is room for.
function windowsShown(
  rule: PackRule,
  { mode }: Trace,
  { overlaps }: Observatory,
  { columns }: Layout,
): readonly string[] {
  const measured = windowsOfTarget(rule, mode);
  const windows = [...new Set(overlaps.map((o) => o.window))].filter((window) => measured.has(window));
  let columnsLeft = columns - daysWidth;
  return windows.filter((window) => {
    columnsLeft -= 2 + Math.max(5, window.length);
    return columnsLeft >= 0;
  });
}

function legendOf(rule: PackRule, trace: Trace, windows: readonly string[]): readonly LegendEntry[] {
  const { candidates, outcome, decidedBy, clauses, target } = trace;
  if (candidates.length === 0) return [];
  const measured = kindsMeasured(rule, trace);
  const when = (is: boolean, ...entry: LegendEntry): LegendEntry[] => (is ? [entry] : []);
  return [
    ...when(outcome.kind === 'decided', '>', 'the day decided'),
    ...when(
      !target.event,
      'Overlap',
      'how long the target lasts on the day, from its sunrise to the next sunrise',
    ),
    ...when(
      candidates.some(({ added }) => added),
      'added',
      'a day that the target does not touch, weighed because of an `also` clause',
    ),
    ...windows.map((window): LegendEntry => [window, `the share of ${window} that the target covers`]),
    ...when(decidedBy !== undefined, '<- decides', 'the clause that left a single day'),
    ...when(clauses.length > 0, 'kept, left out', 'whether the day goes on to the next clause'),
    ...when(measured.size > 0, 'yes, no', 'whether the part of the clause beside it holds on the day'),
    ...when(
      measured.has('share'),
      '%',
      'how much of the window on the right is covered by what is on the left',
    ),
    ...when(measured.has('duration'), 'h, min', 'how long what is on the left is'),
    ...when(measured.has('number'), 'a number', 'the value of what is on the left'),
    ...when(measured.has('instants'), '(time, time)', 'when the instants that are compared occur'),
  ];
}
