// The festivals of a day, and of several days as the days one by one: a month counts what its days count.

import type { WordsExtent } from '@nirnaya/contract/festivals';
import type { Weight } from '@nirnaya/dsl/vocabulary';
import { isoDate } from '@nirnaya/engine/civil';
import type { RequestContext } from '../context/request-context.ts';
import { dayOccurred, requireDayOccurred } from '../context/skipped-days.ts';
import { yearOf } from '../requests/dates.ts';
import { type FestivalItem, itemOf } from './item.ts';
import { type ListedObservance, onceEach } from './tradition-variants.ts';
import { principalFirst } from './weight.ts';

/** Which festivals are wanted, and with what. */
export interface FestivalFilter {
  readonly type?: 'FESTIVAL' | 'VRAT' | 'SANKRANTI' | undefined;
  /** any of these */
  readonly weight?: readonly Weight[] | undefined;
  /** any of these */
  readonly tags?: readonly string[] | undefined;
  readonly observatory?: boolean | undefined;
  /** how much is said of each; default short */
  readonly words?: WordsExtent | undefined;
}

/** The festivals of one date. */
export interface FestivalDay {
  readonly date: string;
  readonly count: number;
  readonly festivals: FestivalItem[];
}

/** The observances of one date, the principal ones first; its count is that of the festivals in an answer for it. */
export interface ObservedDay {
  /** civil day number */
  readonly day: number;
  readonly count: number;
  readonly observances: readonly ListedObservance[];
}

/** The observances of a civil day number. */
export function observedOn(context: RequestContext, day: number, filter: FestivalFilter): ObservedDay {
  const matches = context.pack.observances
    .on(context.year(yearOf(day)), day, { mode: context.mode })
    .filter(({ rule }) => passesFilter(rule.linked.fields, filter));
  const observances = principalFirst(onceEach(context.pack, matches));
  return { day, count: observances.length, observances };
}

/** The observances of the dates from..to (civil day numbers, inclusive) that have any observance. */
export function observedIn(
  context: RequestContext,
  from: number,
  to: number,
  filter: FestivalFilter,
): ObservedDay[] {
  const out: ObservedDay[] = [];
  for (let day = from; day <= to; day++) {
    // With the whole year decided once, each day of it is read off.
    if (day === from || yearOf(day) !== yearOf(day - 1)) {
      const py = context.year(yearOf(day));
      context.pack.observances.inYear(py, { mode: context.mode });
    }
    if (!dayOccurred(context.year(yearOf(day)), day)) continue;
    const observed = observedOn(context, day, filter);
    if (observed.count > 0) out.push(observed);
  }
  return out;
}

/** The festivals of a civil day number. One that never occurred at the place is a 404. */
export function dayOf(context: RequestContext, day: number, filter: FestivalFilter): FestivalDay {
  requireDayOccurred(context, day);
  return writtenDay(context, observedOn(context, day, filter), filter);
}

/** Writes what is observed on a date, each with its reason. */
export function writtenDay(
  context: RequestContext,
  { day, observances }: ObservedDay,
  filter: FestivalFilter,
): FestivalDay {
  const festivals = observances.map((o) =>
    itemOf(context, o, day, { observatory: filter.observatory ?? false, words: filter.words }),
  );
  return { date: isoDate(day), count: festivals.length, festivals };
}

/** Whether a rule passes a filter. */
export function passesFilter(
  {
    type = 'FESTIVAL',
    tags = [],
    weight,
  }: {
    readonly type?: string | undefined;
    readonly tags?: readonly string[] | undefined;
    readonly weight?: Weight | undefined;
  },
  filter: FestivalFilter,
): boolean {
  if (filter.type !== undefined && filter.type !== type) return false;
  if (filter.weight !== undefined && (weight === undefined || !filter.weight.includes(weight))) return false;
  return filter.tags === undefined || filter.tags.some((tag) => tags.includes(tag));
}

/** How many festivals there are on several days. */
export const countOf = (days: readonly { readonly count: number }[]): number =>
  days.reduce((sum, { count }) => sum + count, 0);
