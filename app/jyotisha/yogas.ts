// The yogas and doshas of a chart, written: each with its rule, what sets it aside, and on request each condition.

import type { BirthCondition, BirthResult } from '@nirnaya/compiler/runtime';
import type { ChartCondition, chartYoga, chartYogas } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { referenceLanguage } from '@nirnaya/dsl/pack';
import type { Chart } from '@nirnaya/engine/jyotisha';
import { birthsDecided, cites, citesOf, type JyotishaRules } from './rules.ts';

type Yoga = z.output<typeof chartYoga>;

/** A yoga or a dosha decided of a chart, and the chain that did. */
interface DecidedYoga {
  readonly result: BirthResult;
  readonly by: JyotishaRules;
}

/** Every yoga and dosha of a chart, whether it holds or not, in the order of the bundled chain, then what other packs define. */
export function decidedYogas(chart: Chart, rules: JyotishaRules): readonly DecidedYoga[] {
  if (rules.others === undefined || rules.others.length === 0)
    return rules.pack.birthResults.yogas(chart).map((result) => ({ result, by: rules }));
  const results = new Map(
    [rules, ...rules.others].map((by) => [
      by,
      new Map(by.pack.birthResults.yogas(chart).map((result) => [result.code, result])),
    ]),
  );
  return birthsDecided(rules, ['yoga', 'dosha']).flatMap(({ code, by }) => {
    const result = results.get(by)?.get(code);
    return result === undefined ? [] : [{ result, by }];
  });
}

/** What is written of yogas and doshas. */
export interface YogaOptions {
  /** whether to add each condition */
  readonly traced: boolean;
  /** whether to give effects that concern death, illness, want of children, infidelity or kin */
  readonly arishta: boolean;
}

/** One of them written. */
export const tracedYoga = (chart: Chart, { result, by }: DecidedYoga, options: YogaOptions): Yoga =>
  writtenYoga(
    options.traced ? (by.pack.birthResults.yoga(chart, result.code, { trace: true }) ?? result) : result,
    by,
    options,
  );

/** The yogas and doshas that a chart has. */
export function yogasOf(
  chart: Chart,
  rules: JyotishaRules,
  options: YogaOptions,
): z.output<typeof chartYogas> {
  const all = decidedYogas(chart, rules);
  const written = all.flatMap(({ result, by }) =>
    // Only what holds is traced: tracing takes longer than deciding.
    result.holds ? [{ kind: result.kind, yoga: tracedYoga(chart, { result, by }, options) }] : [],
  );
  const of = (kind: BirthResult['kind']): Yoga[] =>
    written.flatMap((one) => (one.kind === kind ? [one.yoga] : []));
  return { rule_count: all.length, count: written.length, yogas: of('yoga'), doshas: of('dosha') };
}

/** One result of a rule. */
export function writtenYoga(
  { code, rule, holds, cancelled, trace }: BirthResult,
  rules: JyotishaRules,
  { arishta }: Pick<YogaOptions, 'arishta'>,
): Yoga {
  const { fields } = rule.linked;
  const english = 'effects' in fields ? fields.effects : undefined;
  const native = rules.said?.texts(code)?.effects;
  const concern = 'concern' in fields ? fields.concern : undefined;
  const withheld = arishta ? undefined : concern;
  const effects = withheld === undefined ? (native ?? english) : undefined;
  return {
    code,
    name: fields.name ?? code,
    name_sa: fields.name_sa ?? null,
    summary: fields.summary ?? null,
    group: rule.checked.group ?? null,
    effects: effects ?? null,
    ...(withheld === undefined ? {} : { withheld }),
    effects_language:
      effects === undefined
        ? null
        : native === undefined
          ? referenceLanguage
          : (rules.said?.language ?? null),
    holds,
    cancelled: cancelled.length > 0,
    cancellations: cancelled.map(({ because, cite, trace: why }) => ({
      reason: because,
      authorities: [...citesOf(cite, rules)],
      ...(why === undefined ? {} : { observatory: writtenCondition(why) }),
    })),
    authorities: [...cites(rule, rules)],
    ...(trace === undefined ? {} : { observatory: writtenCondition(trace) }),
  };
}

/** A condition: what is asked for, what the chart has, and the conditions that it is made of. */
export const writtenCondition = ({
  text,
  joins,
  holds,
  readings,
  parts,
}: BirthCondition): ChartCondition => ({
  field: readings.length === 0 ? text : readings.map((of) => of.text).join(', '),
  expected: text,
  actual:
    readings.length === 0 ? (holds ? 'holds' : 'does not hold') : readings.map((of) => of.value).join('; '),
  matched: holds,
  joins: joins ?? null,
  parts: parts.map(writtenCondition),
});
