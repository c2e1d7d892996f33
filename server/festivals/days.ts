// The festivals of a day, and of several days as the days one by one: a month counts what its days count.

import { isoDate } from '../../engine/place/civil.ts';
import type { Asked } from '../asked.ts';
import { yearOf } from '../dates.ts';
import { type FestivalItem, itemOf } from './item.ts';

/** Which festivals are wanted, and with what. */
export interface FestivalFilter {
  readonly type?: 'FESTIVAL' | 'VRAT' | 'SANKRANTI' | undefined;
  /** any of these */
  readonly tags?: readonly string[] | undefined;
  readonly observatory?: boolean | undefined;
}

/** The festivals of one date. */
export interface FestivalDay {
  readonly date: string;
  readonly count: number;
  readonly festivals: FestivalItem[];
}

/** The festivals of a civil day number. */
export function dayOf(asked: Asked, day: number, filter: FestivalFilter): FestivalDay {
  const festivals = asked.pack
    .observancesOn(asked.year(yearOf(day)), day, { mode: asked.mode })
    .filter(({ rule }) => wanted(rule.linked.fields ?? {}, filter))
    .map((observance) => itemOf(asked, observance, day, filter.observatory ?? false));
  return { date: isoDate(day), count: festivals.length, festivals };
}

/** Whether a rule passes a filter. */
export function wanted(
  {
    type = 'FESTIVAL',
    tags = [],
  }: { readonly type?: string | undefined; readonly tags?: readonly string[] | undefined },
  filter: FestivalFilter,
): boolean {
  if (filter.type !== undefined && filter.type !== type) return false;
  return filter.tags === undefined || filter.tags.some((tag) => tags.includes(tag));
}

/** The dates from..to (civil day numbers, inclusive) that have festivals. */
export function daysOf(asked: Asked, from: number, to: number, filter: FestivalFilter): FestivalDay[] {
  const out: FestivalDay[] = [];
  for (let day = from; day <= to; day++) {
    // With the whole year decided once, each day of it is read off.
    if (day === from || yearOf(day) !== yearOf(day - 1)) {
      asked.pack.observancesIn(asked.year(yearOf(day)), { mode: asked.mode });
    }
    const found = dayOf(asked, day, filter);
    if (found.count > 0) out.push(found);
  }
  return out;
}

/** How many festivals there are on several days. */
export const countOf = (days: readonly FestivalDay[]): number =>
  days.reduce((sum, { count }) => sum + count, 0);
