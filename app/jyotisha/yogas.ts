// The yogas and doshas of a chart, written: each with its rule, what sets it aside, and on request each condition.

import type { BirthCondition } from '../../compiler/runtime/birth-trace.ts';
import type { BirthResult } from '../../compiler/runtime/births.ts';
import { referenceLanguage } from '../../dsl/pack/words-document.ts';
import type { Chart } from '../../engine/jyotisha/chart.ts';
import type { ChartCondition, chartYoga, chartYogas } from '../shapes/jyotisha/yogas.ts';
import type { z } from '../shapes/zod.ts';
import { cites, citesOf, type JyotishaRules } from './rules.ts';

type Yoga = z.output<typeof chartYoga>;

/** The yogas and doshas that a chart has. */
export function yogasOf(chart: Chart, rules: JyotishaRules, traced: boolean): z.output<typeof chartYogas> {
  const { pack } = rules;
  const all = pack.yogasOf(chart);
  const written = all
    .filter(({ holds }) => holds)
    // Only what holds is traced: tracing takes longer than deciding.
    .map((found) =>
      writtenYoga(traced ? (pack.yogaOf(chart, found.code, { trace: true }) ?? found) : found, rules),
    );
  const of = (kind: BirthResult['kind']): Yoga[] =>
    written.filter(({ code }) => pack.births.get(code)?.checked.kind === kind);
  return { rules: all.length, count: written.length, yogas: of('yoga'), doshas: of('dosha') };
}

/** One result of a rule. */
export function writtenYoga(
  { code, rule, holds, cancelled, trace }: BirthResult,
  rules: JyotishaRules,
): Yoga {
  const { fields } = rule.linked;
  const english = 'effects' in fields ? fields.effects : undefined;
  const native = rules.said?.texts(code)?.effects;
  const effects = native ?? english;
  return {
    code,
    name: fields.name ?? code,
    name_sa: fields.name_sa ?? null,
    summary: fields.summary ?? null,
    group: rule.checked.group ?? null,
    effects: effects ?? null,
    effects_language:
      effects === undefined
        ? null
        : native === undefined
          ? referenceLanguage
          : (rules.said?.language ?? null),
    holds,
    cancelled: cancelled.length > 0,
    cancellations: cancelled.map(({ because, cite, trace: why }) => ({
      because,
      authorities: [...citesOf(cite, rules)],
      ...(why === undefined ? {} : { observatory: writtenCondition(why) }),
    })),
    authorities: [...cites(rule, rules)],
    ...(trace === undefined ? {} : { observatory: writtenCondition(trace) }),
  };
}

/** A condition: what is asked for, what the chart has, and the conditions that it is made of. */
export const writtenCondition = ({ text, joins, holds, found, parts }: BirthCondition): ChartCondition => ({
  field: found.length === 0 ? text : found.map((of) => of.text).join(', '),
  expected: text,
  actual: found.length === 0 ? (holds ? 'holds' : 'does not hold') : found.map((of) => of.value).join('; '),
  matched: holds,
  joins: joins ?? null,
  parts: parts.map(writtenCondition),
});
