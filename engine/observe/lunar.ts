// Tithis of lunar months: `Bhadrapada Shukla 4`, `every Krishna 4`, `Adhika Shukla 11`.

import type { PlaceYear } from '../almanac/place-year.ts';
import type { Lunation } from '../sky/lunations.ts';
import type { Spans } from '../spans/spans.ts';
import type { Occurrence } from './occurrence.ts';
import { tithiStartIn } from './quantities.ts';

/** What is looked for: months 0..11 (any where undefined), tithis 0..29 (the whole lunation where undefined). */
export interface LunarTarget {
  readonly months: readonly number[] | undefined;
  readonly adhika: 'skip' | 'both' | 'only';
  readonly tithis: readonly number[] | undefined;
}

function bears(lunation: Lunation, target: LunarTarget): boolean {
  if (lunation.adhika ? target.adhika === 'skip' : target.adhika === 'only') return false;
  const { months } = target;
  return months === undefined || lunation.months.some((m) => months.includes(m - 1));
}

// Runs of following tithis as [first, count], so that `Krishna` is one span and `every Krishna` fifteen.
function runs(tithis: readonly number[], separately: boolean): readonly (readonly [number, number])[] {
  const out: [number, number][] = [];
  for (const tithi of tithis) {
    const last = out.at(-1);
    if (!separately && last !== undefined && last[0] + last[1] === tithi) last[1]++;
    else out.push([tithi, 1]);
  }
  return out;
}

/** The occurrences of a lunar target in the years's data, in order; each tithi by itself when `separately`. */
export function lunarOccurrences(py: PlaceYear, target: LunarTarget, separately: boolean): Occurrence[] {
  const out: Occurrence[] = [];
  const { sky } = py;
  const pieces = target.tithis === undefined ? [[0, 30] as const] : runs(target.tithis, separately);
  for (const lunation of sky.lunations) {
    if (!bears(lunation, target)) continue;
    for (const [first, count] of pieces) {
      const start = tithiStartIn(sky, lunation, first);
      const end = tithiStartIn(sky, lunation, first + count);
      if (start < end) out.push({ spans: [start, end], start, end, lunation });
    }
  }
  return out;
}

/** The same as spans, neighbours merged. */
export function lunarSpans(py: PlaceYear, target: LunarTarget): Spans {
  const out: number[] = [];
  for (const { start, end } of lunarOccurrences(py, target, false)) {
    if (out.length > 0 && out[out.length - 1] >= start) out[out.length - 1] = end;
    else out.push(start, end);
  }
  return out;
}
