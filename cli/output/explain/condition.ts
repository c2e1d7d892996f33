// A condition around a day: when it holds, of what kind, with which windows, and what must hold together for it.

import type { ConditionSpans } from '@nirnaya/compiler/runtime';
import { civilFromDay } from '@nirnaya/engine/civil';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '@nirnaya/engine/sky';
import { clockIn, type LocalClock } from '@nirnaya/explain/dates';
import { authoritiesOf, titleOf } from '@nirnaya/explain/sentences';
import { table } from '../text/table.ts';
import { wrapped } from '../text/wrap.ts';
import { type Layout, spanCells, windowsPart } from './blocks.ts';
import type { Explained, Question } from './contract.ts';

/** How far ahead its next time is sought, days. */
const farthest = 400;

/** Explains a condition. */
export function explainCondition(question: Question): Explained {
  const { session, rule, day } = question;
  const clock = clockIn(session.zone);
  const name = rule.linked.fields.name ?? titleOf(rule.code);
  const spansOfDay = conditionOn(question, day);
  const parts = partsOn(question);
  const iso = (jd: number): string | null => clock.iso(jd);
  return {
    sentence: spansOfDay === undefined ? nextHolding(question, name, clock) : holds(name, spansOfDay, clock),
    blocks: (layout) => [
      partsBlock(parts, clock, layout),
      windowsPart(spansOfDay?.windows ?? [], clock, layout),
    ],
    data: {
      matched: spansOfDay !== undefined,
      spans: (spansOfDay?.spans ?? []).map(({ start, end, kind }) => ({
        start_at: iso(start),
        end_at: iso(end),
        kind: kind ?? null,
      })),
      windows: (spansOfDay?.windows ?? []).map((window) => ({
        name: window.name,
        spans: written(window.spans, iso),
      })),
      parts: parts.map(({ text, spans }) => ({ text, spans: written(spans, iso) })),
      authorities: authoritiesOf(rule, session),
    },
  };
}

function pairs(spans: readonly number[]): { start: number; end: number }[] {
  const out: { start: number; end: number }[] = [];
  for (let i = 0; i + 1 < spans.length; i += 2) out.push({ start: spans[i], end: spans[i + 1] });
  return out;
}

const written = (spans: readonly number[], iso: (jd: number) => string | null) =>
  pairs(spans).map(({ start, end }) => ({ start_at: iso(start), end_at: iso(end) }));

function conditionOn({ session, rule, inputs }: Question, day: number): ConditionSpans | undefined {
  const py = session.year(civilFromDay(day).year);
  return session.pack.conditions.ofRule(py, rule.code, day, inputs);
}

const partsOn = ({ session, rule, day, inputs }: Question) =>
  session.pack.conditions.partsOf(session.year(civilFromDay(day).year), rule.code, day, inputs) ?? [];

function holds(name: string, { spans }: ConditionSpans, clock: LocalClock): string {
  const texts = spans.map(({ start, end, kind }) => {
    const as = kind === undefined ? '' : ` as ${kind}`;
    return `from ${clock.moment(start)} to ${clock.moment(end)}${as}`;
  });
  return `${name} holds ${texts.join(', and ')}.`;
}

// Of a condition that does not hold, when it does next.
function nextHolding(question: Question, name: string, clock: LocalClock): string {
  const { day, rule } = question;
  const none = `${name} does not hold on ${clock.dayMonth(day)}`;
  if (rule.linked.disabled) return `${none}.`;
  for (let later = day + 1; later <= day + farthest; later++) {
    const { year } = civilFromDay(later);
    if (year < FIRST_SKY_YEAR || year > LAST_SKY_YEAR) break;
    const [span] = conditionOn(question, later)?.spans ?? [];
    if (span === undefined) continue;
    const begins = clock.moment(span.start);
    const there = civilFromDay(clock.day(span.start) ?? later).year;
    return `${none}; next from ${begins}${there === civilFromDay(day).year ? '' : ` ${there}`}.`;
  }
  return `${none}, nor in the year after it.`;
}

function partsBlock(
  parts: readonly { readonly text: string; readonly spans: readonly number[] }[],
  clock: LocalClock,
  { paint, columns }: Layout,
): string {
  if (parts.length < 2) return '';
  const lines = parts.flatMap(({ text, spans }) => {
    const rows = pairs(spans).map(({ start, end }) => [...spanCells(clock, start, end)]);
    const times = rows.length === 0 ? ['    nowhere on the day'] : table(rows, '    ').split('\n');
    return [wrapped(text, columns, '  '), ...times.map((time) => paint.dim(time))];
  });
  return [paint.bold('What must hold together'), ...lines].join('\n');
}
