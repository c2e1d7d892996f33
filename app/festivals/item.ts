// The shape of a festival, made from an observance.

import type { festivalItem, WordsExtent } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import { isoDate } from '@nirnaya/engine/civil';
import { observatoryOf } from '@nirnaya/explain/observatory';
import { authoritiesOf, sentenceOf } from '@nirnaya/explain/sentences';
import type { RuleContext } from '../context/request-context.ts';
import { yearOf } from '../requests/dates.ts';
import { classifiedOf } from './classified.ts';
import { lunarMonthOf } from './lunar-month.ts';
import { answeredNames, answeredVariant, namesOn } from './observance-names.ts';
import { nativeNameIn, wordsOf } from './observance-words.ts';
import { decidingPack } from './provenance.ts';
import { type ListedObservance, traditionVariantsOf } from './tradition-variants.ts';
import { windowsIn } from './windows.ts';

/** A festival as answered. */
export type FestivalItem = z.output<typeof festivalItem>;

/** What of a festival is written. */
interface ItemOptions {
  /** whether its trace is given */
  readonly observatory: boolean;
  /** how many words; default `short` */
  readonly words?: WordsExtent | undefined;
}

/** A festival of an observance that touches a civil day number, with as many words as wanted. */
export function itemOf(
  context: RuleContext,
  observance: ListedObservance,
  on: number,
  { observatory, words = 'short' }: ItemOptions,
): FestivalItem {
  const { rule, day, lastDay } = observance;
  const { fields } = rule.linked;
  const traditions = traditionVariantsOf(context, observance);
  const nearest = fields?.cite[0];
  const trace = context.trace(yearOf(on), rule.code, observance.occurrence);
  const called = namesOn(observance);
  const wording = wordsOf({ called, fields }, { words: context.words, chain: context.pack.chain }, words);
  const explaining = {
    ...context.explaining(yearOf(on)),
    date: day,
    name: observance.name,
    ...nativeNameIn(wording, called, context.words),
  };
  return {
    code: rule.code,
    name: observance.name,
    variant: called.variant?.key ?? null,
    name_sa: called.name_sa ?? null,
    ...wording,
    lunar_month: lunarMonthOf(observance.occurrence, context.year(yearOf(on)).sky),
    also: observance.also.map(answeredVariant),
    within: observance.within.map(withinOut),
    type: fields?.type ?? 'FESTIVAL',
    ...classifiedOf(rule),
    tags: tagsOf(observance),
    aliases: [...(fields?.aliases ?? [])],
    date: isoDate(day),
    ...(lastDay > day ? { end_date: isoDate(lastDay) } : {}),
    ...(traditions === undefined ? {} : { traditions }),
    pack: decidingPack(rule),
    ...(nearest === undefined ? {} : { confidence: nearest.level }),
    reason: trace === undefined ? '' : sentenceOf(rule, trace, explaining),
    windows: windowsIn(
      context.zone,
      context.pack.observances.windowsOf(context.year(yearOf(on)), observance, { mode: context.mode }),
    ).map(({ key, ...span }) => {
      const { title = null, quality = null } = rule.checked.windows.find(({ name }) => name === key) ?? {};
      return { key, label: title, quality, ...span };
    }),
    authorities: [...authoritiesOf(rule, context)],
    ...(observatory && trace !== undefined ? { observatory: observatoryOf(rule, trace, explaining) } : {}),
  };
}

const withinOut = (observance: ListedObservance['within'][number]): FestivalItem['within'][number] => {
  const type = observance.rule.linked.fields.type ?? 'FESTIVAL';
  return { ...answeredNames(observance), type };
};

/** The tags of an observance and of those that it stands for. */
export const tagsOf = ({ rule, within }: Pick<ListedObservance, 'rule' | 'within'>): string[] => [
  ...new Set([rule, ...within.map((one) => one.rule)].flatMap(({ linked }) => linked.fields.tags ?? [])),
];
