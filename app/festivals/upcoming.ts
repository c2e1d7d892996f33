// The next festivals from a day on.

import type { Observance } from '@nirnaya/compiler/runtime';
import type { RequestContext } from '../context/request-context.ts';
import { yearOf } from '../requests/dates.ts';
import { type FestivalItem, itemOf } from './item.ts';
import { type ListedObservance, onceEach } from './tradition-variants.ts';

/** The festivals that begin on a civil day number or later, the nearest first; at most `limit`. */
export function upcoming(context: RequestContext, from: number, limit: number): FestivalItem[] {
  const out: FestivalItem[] = [];
  for (const year of [yearOf(from), yearOf(from) + 1]) {
    for (const observance of onceADate(context, year)) {
      if (out.length >= limit) return out;
      // One that spans the new year belongs to the year in which it begins.
      if (observance.day < from || yearOf(observance.day) !== year) continue;
      out.push(itemOf(context, observance, observance.day, { observatory: false }));
    }
  }
  return out;
}

// The observances of a year, each once on the date that it begins on.
function onceADate({ pack, mode, year }: RequestContext, of: number): readonly ListedObservance[] {
  const byDay = new Map<number, Observance[]>();
  for (const observance of pack.observances.inYear(year(of), { mode })) {
    const same = byDay.get(observance.day);
    if (same === undefined) byDay.set(observance.day, [observance]);
    else same.push(observance);
  }
  return [...byDay.values()].flatMap((same) => onceEach(pack, same));
}
