// The refusal of a date on which a festival is not observed: it names the dates nearest to it.

import type { PackRule } from '../../compiler/runtime/pack-rule.ts';
import { isoDate } from '../../engine/place/civil.ts';
import { yearOf } from '../dates.ts';
import { type Refusal, unsupported } from '../refusal.ts';
import type { RequestContext } from '../request-context.ts';
import { slugOf } from './festival-named.ts';
import { nearestDates } from './nearest-dates.ts';

/** That the likeliest of some rules, there is at least one, is not observed on a date (civil day number). */
export async function notObserved(
  context: RequestContext,
  { festival, date }: { readonly festival: string; readonly date: number },
  rules: readonly PackRule[],
): Promise<Refusal> {
  const [rule] = rules;
  const name = rule?.linked.fields.name ?? festival;
  const dates = rule === undefined ? [] : await nearestDates(context, rule, date, slugOf(festival));
  const when =
    dates.length === 0
      ? 'It has no date in the years about it.'
      : `The nearest dates on which it is are ${dates.join(' and ')}.`;
  const whose = `by ${context.pack.name} in mode ${context.mode}`;
  const other = context.mode === 'drik' ? 'standard' : 'drik';
  const isOther = context.pack
    .observancesOn(context.year(yearOf(date)), date, { mode: other })
    .some((one) => rules.includes(one.rule));
  return unsupported(
    'not_observed',
    `date: ${name} is not observed on ${isoDate(date)} at this place ${whose}. ${when}${isOther ? ` In mode ${other} it is observed on this date.` : ''}`,
  );
}
