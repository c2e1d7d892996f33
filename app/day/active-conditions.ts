// The conditions that hold at some time of a day, evaluated once for all its sections.

import type { PackRule } from '@nirnaya/compiler/front';
import type { ConditionSpan, ConditionSpans } from '@nirnaya/compiler/runtime';
import { type Authority, authoritiesOf } from '@nirnaya/explain/sentences';
import type { PanchangDay } from './day.ts';
import { type TimeSpan, timeSpan, timeSpans } from './times.ts';

/** A span of a condition: whole, and what of it lies in the day. */
interface SpanInDay extends TimeSpan {
  readonly within_day: TimeSpan;
}

const known = new WeakMap<PanchangDay, readonly ConditionSpans[]>();

/** The conditions that hold at some time of a day. */
export function conditionsOn(day: PanchangDay): readonly ConditionSpans[] {
  let conditions = known.get(day);
  if (conditions === undefined) {
    conditions = day.context.pack.conditions.on(day.py, day.day);
    known.set(day, conditions);
  }
  return conditions;
}

/** A condition, if it holds at some time of a day. */
export const conditionOf = (day: PanchangDay, code: string): ConditionSpans | undefined =>
  conditionsOn(day).find(({ rule }) => rule.code === code);

/** Whether a condition holds at sunrise; null where the Sun does not rise. */
export function atSunrise({ py, index }: PanchangDay, condition: ConditionSpans | undefined): boolean | null {
  const sunrise = py.sunrise[index];
  if (Number.isNaN(sunrise)) return null;
  return condition?.spans.some(({ start, end }) => start <= sunrise && sunrise < end) ?? false;
}

/** The spans of a condition, written; `more` adds fields to each. */
export function spansInDay<T extends object>(
  { clock, from, to }: PanchangDay,
  condition: ConditionSpans | undefined,
  more: (span: ConditionSpan) => T,
): (SpanInDay & T)[] {
  return (condition?.spans ?? []).flatMap((span) => {
    const whole = timeSpan(clock, span.start, span.end);
    const within = timeSpan(clock, Math.max(span.start, from), Math.min(span.end, to));
    return whole === null || within === null ? [] : [{ ...whole, within_day: within, ...more(span) }];
  });
}

/** The windows of a condition, written, those of one name after those of the other. */
export const windowsInDay = ({ clock }: PanchangDay, condition: ConditionSpans | undefined) =>
  (condition?.windows ?? []).flatMap(({ name, spans }) =>
    timeSpans(clock, spans).map((span) => ({ key: name, ...span })),
  );

/** The windows of a name that lie in one span of a condition, written. */
export function windowsWithin(
  { clock }: PanchangDay,
  condition: ConditionSpans | undefined,
  name: string,
  { start, end }: ConditionSpan,
): TimeSpan[] {
  const spans = condition?.windows.find((window) => window.name === name)?.spans ?? [];
  // Windows are cut to their spans, so the start of a window determines its span.
  const from = spans.findIndex((jd, i) => i % 2 === 0 && jd >= start && jd < end);
  const to = spans.findLastIndex((jd, i) => i % 2 === 1 && jd > start && jd <= end);
  return from < 0 ? [] : timeSpans(clock, spans.slice(from, to + 1));
}

/** The name and the meaning of a condition. */
export const describeCondition = ({ code, linked }: PackRule) => ({
  code,
  name: linked.fields.name ?? code,
  name_sa: linked.fields.name_sa ?? null,
  summary: linked.fields.summary ?? null,
});

/** The shape of conditions. */
export interface ConditionOptions {
  /** whose word they are */
  readonly authorities?: boolean;
}

/** The authorities of a condition, where they are requested. */
export const authorityPart = (
  { context }: PanchangDay,
  rule: PackRule | undefined,
  { authorities }: ConditionOptions,
): { authorities?: Authority[] } =>
  authorities && rule !== undefined ? { authorities: [...authoritiesOf(rule, context)] } : {};
