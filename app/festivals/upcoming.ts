// The next festivals from a day on.

import { yearOf } from '../dates.ts';
import type { RequestContext } from '../request-context.ts';
import { type FestivalItem, itemOf } from './item.ts';

/** The festivals that begin on a civil day number or later, the nearest first; at most `limit`. */
export function upcoming(context: RequestContext, from: number, limit: number): FestivalItem[] {
  const out: FestivalItem[] = [];
  for (const year of [yearOf(from), yearOf(from) + 1]) {
    for (const observance of context.pack.observancesIn(context.year(year), { mode: context.mode })) {
      if (out.length >= limit) return out;
      // One that spans the new year belongs to the year in which it begins.
      if (observance.day < from || yearOf(observance.day) !== year) continue;
      out.push(itemOf(context, observance, observance.day, false));
    }
  }
  return out;
}
