// The refusal of a date on which a festival is not observed: it names the dates nearest to it.

import { isoDate } from '@nirnaya/engine/civil';
import type { NamedFestival } from '../festivals/named-occurrences.ts';
import { nameOf, nearestOccurrence } from '../festivals/occurrences.ts';
import { yearOf } from '../requests/dates.ts';
import { type Refusal, unsupported } from '../requests/refusal.ts';

/** Years that are looked through on either side: an intercalary month comes in every third, its fast in one of them. */
const reach = 3;

/** That the likeliest of the rules that a name means is not observed on a date (civil day number). */
export function notObserved({ context, rules, variant }: NamedFestival, date: number): Refusal {
  const [rule] = rules;
  const name = nameOf({ rule, variant }, context.pack);
  const dates: string[] = [];
  for (const step of [-1, 1] as const) {
    const day = nearestOccurrence(context, { rule, variant }, { from: date, step, years: reach });
    if (day !== undefined) dates.push(isoDate(day));
  }
  const when =
    dates.length === 0
      ? 'It has no date in the years around it.'
      : `The nearest dates are ${dates.join(' and ')}.`;
  const whose = `by ${context.pack.name} in mode ${context.mode}`;
  const other = context.mode === 'drik' ? 'standard' : 'drik';
  const isOther = context.pack.observances
    .on(context.year(yearOf(date)), date, { mode: other })
    .some((one) => rules.includes(one.rule));
  return unsupported(
    'not_observed',
    `date: ${name} is not observed on ${isoDate(date)} at this place ${whose}. ${when}${isOther ? ` In mode ${other} it is observed on this date.` : ''}`,
  );
}
