// The dates of a year, or of a month of it, that are best for an event.

import type { bestDatesAnswer } from '@nirnaya/contract/muhurat';
import type { z } from '@nirnaya/contract/schema';
import { isoDate } from '@nirnaya/engine/civil';
import type { RequestContext } from '../context/request-context.ts';
import { minutesOf } from '../day/numbers.ts';
import { monthBounds } from '../requests/dates.ts';
import { type RatedDay, ratedDays } from './days.ts';
import { goodOf, type MuhuratQuestion } from './find.ts';
import { type BoundWindow, servedRating } from './rating.ts';
import { eventJson, type WholeDay, windowJson } from './written.ts';

/** A question about a year or a month. */
export interface BestDatesQuestion extends MuhuratQuestion {
  readonly year: number;
  /** 1..12; undefined: the whole year */
  readonly month: number | undefined;
  /** the most dates */
  readonly limit: number;
}

/** The dates whose best time has the highest scores. */
export function bestDatesIn(
  context: RequestContext,
  { event, inputs, minScore, year, month, limit }: BestDatesQuestion,
): Omit<z.output<typeof bestDatesAnswer>, 'disclaimer' | 'location' | 'engine'> {
  const writing = { rules: context, event, inputs, observatory: false };
  const [from] = monthBounds(year, month ?? 1);
  const [, end] = monthBounds(year, month ?? 12);
  const days = ratedDays(context, { event, from, to: end - 1, inputs });
  const ranked = days.flatMap((on) => rankedOf(on, minScore));
  ranked.sort((a, b) => b.best.score - a.best.score || b.length - a.length || a.on.day - b.on.day);
  const chosen = ranked.slice(0, limit);
  return {
    ...eventJson(writing),
    year,
    month: month ?? null,
    min_score: minScore,
    limit,
    count: ranked.length,
    dates: chosen.map(({ on, best, length, windows }) => {
      const written = windowJson(writing, on, best);
      return {
        date: written.date,
        vara: written.vara,
        rating: written.rating,
        score: written.score,
        duration_minutes: minutesOf(length) ?? 0,
        window_count: windows,
        best: written,
        day_rating: servedRating(on.worth.rating),
        day_score: on.worth.score,
      };
    }),
    unavailable_dates: days.flatMap((on) =>
      on.worth === undefined ? [{ date: isoDate(on.day), reason: on.why }] : [],
    ),
  };
}

/** A day with its best time. */
interface RankedDay {
  readonly on: WholeDay;
  readonly best: BoundWindow;
  /** of all its times together, days */
  readonly length: number;
  readonly windows: number;
}

// Nothing of a day without any.
function rankedOf(on: RatedDay, minScore: number): RankedDay[] {
  const good = goodOf(on, minScore);
  if (on.worth === undefined || good.length === 0) return [];
  const best = good.reduce((a, b) => (b.score > a.score ? b : a));
  const length = good.reduce((sum, { window }) => sum + window.end - window.start, 0);
  return [{ on, best, length, windows: good.length }];
}
