// The rising sign: through a day, and at an instant.

import type { lagnaNow, lagnaOfDay } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { lagnaLongitude, lagnaSpans } from '@nirnaya/engine/place';
import type { LocalClock } from '@nirnaya/explain/dates';
import type { PanchangDay } from './day.ts';
import { timeSpan } from './times.ts';
import { zodiacPlaceOf } from './zodiac.ts';

/** The signs that rise during the day, whole; null beyond the polar circles, where some never rise. */
export function lagnaSection({ py, from, to, clock }: PanchangDay): z.output<typeof lagnaOfDay> | null {
  const rising = risingWithin(py, from, to, clock);
  return rising.length === 0 ? null : rising;
}

/** The lagna at an instant (JD UT) within the sky of a place-year; null beyond the polar circles. */
export function lagnaAt(py: PlaceYear, jd: number, clock: LocalClock): z.output<typeof lagnaNow> | null {
  const [now] = risingWithin(py, jd, jd + 1 / 86_400, clock);
  if (now === undefined) return null;
  return { ...zodiacPlaceOf(lagnaLongitude(py.sky, py.place, jd)), ends_at: now.end_at };
}

function risingWithin(py: PlaceYear, from: number, to: number, clock: LocalClock) {
  const { starts, labels } = lagnaSpans(py.sky, py.place, from, to);
  return labels.flatMap((label, i) => {
    const span = timeSpan(clock, starts[i], starts[i + 1]);
    return span === null ? [] : [{ rashi: nameOf('rashi', label), ...span }];
  });
}
