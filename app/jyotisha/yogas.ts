// The yogas and doshas of a chart, written: each with its rule, what sets it aside, and on request each condition.

import { meaningOfOther } from '@nirnaya/compiler/front';
import type { BirthCondition, BirthResult } from '@nirnaya/compiler/runtime';
import type { ChartCondition, chartYoga, chartYogas } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { referenceLanguage } from '@nirnaya/dsl/pack';
import { concerns } from '@nirnaya/dsl/vocabulary';
import type { Chart } from '@nirnaya/engine/jyotisha';
import { bundledRarity } from '../data/bundled.ts';
import { birthsDecided, cites, citesOf, type JyotishaRules } from './rules.ts';
import { strengthOf } from './yoga-strength.ts';
import { yogaTexts } from './yoga-words.ts';

type Yoga = z.output<typeof chartYoga>;
type Entry = z.output<typeof chartYogas>['yogas'][number];

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
  /** whether to give effects that concern death, illness, want of children, infidelity, kin or hardship */
  readonly arishta: boolean;
}

/** One of them written. */
export const tracedYoga = (chart: Chart, { result, by }: DecidedYoga, options: YogaOptions): Yoga =>
  writtenYoga(
    chart,
    options.traced ? (by.pack.birthResults.yoga(chart, result.code, { trace: true }) ?? result) : result,
    by,
    options,
  );

/** The yogas and doshas that a chart has; those with a concern are counted alone unless `arishta` asks for them. */
export function yogasOf(
  chart: Chart,
  rules: JyotishaRules,
  options: YogaOptions,
): z.output<typeof chartYogas> {
  const all = decidedYogas(chart, rules);
  const holding = all.filter(({ result }) => result.holds);
  const isListed = ({ result }: DecidedYoga): boolean => options.arishta || concernOf(result) === undefined;
  // Only what holds is traced: tracing takes longer than deciding.
  const of = (kind: BirthResult['kind']): Entry[] =>
    entriesOf(holding.filter((one) => one.result.kind === kind && isListed(one))).map(
      ([main, ...others]) => ({
        ...tracedYoga(chart, main, options),
        details: detailsOf(chart, main),
        variants: others.map((other) => tracedYoga(chart, other, options)),
      }),
    );
  const [yogas, doshas] = [of('yoga'), of('dosha')];
  const unlisted = holding.filter((one) => !isListed(one)).map(({ result }) => concernOf(result));
  const withheld = concerns.flatMap((concern) => {
    const count = unlisted.filter((one) => one === concern).length;
    return count === 0 ? [] : [{ concern, count }];
  });
  return { rule_count: all.length, count: yogas.length + doshas.length, yogas, doshas, withheld };
}

const concernOf = ({ rule: { linked } }: Pick<BirthResult, 'rule'>) =>
  'concern' in linked.fields ? linked.fields.concern : undefined;

/** The reading of what a yoga or a dosha is called beside it, `READING_KALA_SARPA` of `DOSHA_KALA_SARPA`; empty where there is none. */
function detailsOf(chart: Chart, { result, by }: DecidedYoga): Entry['details'] {
  const code = result.code.replace(/^[A-Z]+/, 'READING');
  const reading = by.pack.birthResults.reading(chart, code);
  return Object.entries(reading?.values ?? {}).flatMap(([what, value]) =>
    typeof value === 'string' ? [{ what, value, rule: code }] : [],
  );
}

/** Results by what they are forms of; of each first one that nothing cancels, else the first in the order of the packs. */
function entriesOf(all: readonly DecidedYoga[]): readonly (readonly [DecidedYoga, ...DecidedYoga[]])[] {
  const byName = new Map<string, DecidedYoga[]>();
  for (const one of all) {
    const { code, rule } = one.result;
    const { fields } = rule.linked;
    const main = 'form_of' in fields ? (fields.form_of?.text ?? code) : code;
    byName.set(main, [...(byName.get(main) ?? []), one]);
  }
  return [...byName.values()].flatMap((forms) => {
    const [first, ...rest] = [
      ...forms.filter(({ result }) => result.cancelled.length === 0),
      ...forms.filter(({ result }) => result.cancelled.length > 0),
    ];
    return first === undefined ? [] : [[first, ...rest] as const];
  });
}

/** One result of a rule. */
export function writtenYoga(
  chart: Chart,
  result: BirthResult,
  rules: JyotishaRules,
  { arishta }: Pick<YogaOptions, 'arishta'>,
): Yoga {
  const { code, rule, holds, cancelled, trace } = result;
  const { fields } = rule.linked;
  const english = 'effects' in fields ? fields.effects : undefined;
  const native = rules.stated?.texts(code)?.effects;
  const withheld = arishta ? undefined : concernOf(result);
  const effects = withheld === undefined ? (native ?? english) : undefined;
  return {
    code,
    name: fields.name ?? code,
    name_sa: fields.name_sa ?? null,
    summary: fields.summary ?? null,
    group: rule.checked.group ?? null,
    tone: ('tone' in fields ? fields.tone : undefined) ?? null,
    strength: holds ? strengthOf(chart, rules.pack.birthResults.makers(chart, code)) : null,
    rarity: rarityOf(code, rule, rules),
    effects: effects ?? null,
    qualifier: effects === undefined ? null : yogaTexts(native && rules.stated?.language).qualifier,
    ...(withheld === undefined ? {} : { withheld }),
    effects_language:
      effects === undefined
        ? null
        : native === undefined
          ? referenceLanguage
          : (rules.stated?.language ?? null),
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

/** The share of births above which it is said that a rule is a common one. */
const commonShare = 1 / 3;

function rarityOf(code: string, rule: BirthResult['rule'], { stated }: JyotishaRules): Yoga['rarity'] {
  const { births, countOf } = bundledRarity();
  const count = countOf(code, meaningOfOther(rule));
  if (count === undefined) return null;
  const share = count / births;
  return { share, births, note: share > commonShare ? yogaTexts(stated?.language).common(share) : null };
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
