// One window of a day by itself, or why there is none.

import { nameOf } from '@nirnaya/dsl/vocabulary';
import { weekdayOf } from '@nirnaya/engine/civil';
import { authoritiesOfKala } from '@nirnaya/explain/sentences';
import type { PanchangDay } from '../day/day.ts';
import { whyNoWindow } from '../day/reasons.ts';
import { windowNamed } from '../day/windows.ts';
import { notFound } from '../requests/refusal.ts';

/** The first window of a kala on a day. One without, as Abhijit on Wednesday, has a reason. */
export function singleWindow(day: PanchangDay, key: string) {
  const { context } = day;
  const kala = context.pack.kalas.get(key);
  if (kala?.quality === undefined) {
    throw notFound('unknown_window', `The active rules define no window ${key}.`);
  }
  const vara = nameOf('weekday', weekdayOf(day.day));
  const window = windowNamed(day, key).at(0);
  return {
    vara,
    key,
    name: kala.title,
    name_sa: kala.titleSa ?? null,
    quality: kala.quality,
    applicable: window !== undefined,
    reason: window === undefined ? whyNoWindow(day, kala.title) : null,
    start_at: window?.start_at ?? null,
    end_at: window?.end_at ?? null,
    duration_minutes: window?.duration_minutes ?? null,
    authorities: [...authoritiesOfKala(kala, context)],
  };
}
