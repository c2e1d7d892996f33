// The next festivals from a day on.

import type { Asked } from '../asked.ts';
import { yearOf } from '../dates.ts';
import { type FestivalItem, itemOf } from './item.ts';

/** The festivals that begin on a civil day number or later, the nearest first; at most `limit`. */
export function upcoming(asked: Asked, from: number, limit: number): FestivalItem[] {
  const out: FestivalItem[] = [];
  for (const year of [yearOf(from), yearOf(from) + 1]) {
    for (const observance of asked.pack.observancesIn(asked.year(year), { mode: asked.mode })) {
      if (out.length >= limit) return out;
      // One that spans the new year belongs to the year in which it begins.
      if (observance.day < from || yearOf(observance.day) !== year) continue;
      out.push(itemOf(asked, observance, observance.day, false));
    }
  }
  return out;
}
