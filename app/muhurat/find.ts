// The times of a range of dates for an event.

import type { Inputs } from '@nirnaya/compiler/runtime';
import { longestRange, longestTraced, type muhuratFindAnswer } from '@nirnaya/contract/muhurat';
import type { z } from '@nirnaya/contract/schema';
import { isoDate } from '@nirnaya/engine/civil';
import type { RequestContext } from '../context/request-context.ts';
import { yearOf } from '../requests/dates.ts';
import { requireDateRange } from '../requests/range.ts';
import { type RatedDay, ratedDays } from './days.ts';
import type { MuhuratEvent } from './events.ts';
import { favourableOn, isFavourable, type MoonOfBirth } from './personal.ts';
import { dayJson, eventJson, windowJson } from './written.ts';

/** What is sought. */
export interface MuhuratQuestion {
  readonly event: MuhuratEvent;
  readonly inputs: Inputs;
  /** the least score of a time */
  readonly minScore: number;
}

/** A question about a range of dates. */
export interface RangeQuestion extends MuhuratQuestion {
  /** civil day numbers */
  readonly start: number;
  readonly end: number;
  /** whether to tell how each score came about */
  readonly observatory: boolean;
  /** the birth for which the Moon must be strong throughout; undefined: for none */
  readonly personal?: MoonOfBirth | undefined;
}

type Answer = z.output<typeof muhuratFindAnswer>;

/** Throws unless a range may be asked for: one turned around is a 400, one too long a 422. */
export function requireRange({
  start,
  end,
  observatory,
}: Pick<RangeQuestion, 'start' | 'end' | 'observatory'>): void {
  const range = { from: start, to: end, fields: ['start_date', 'end_date'] } as const;
  if (observatory) requireDateRange(range, longestTraced, ' with observatory=true');
  else requireDateRange(range, longestRange);
}

/** The times of some dates whose score reaches the least, in order, and every date in short. */
export function muhuratsIn(
  context: RequestContext,
  { event, inputs, start, end, minScore, observatory, personal }: RangeQuestion,
): Omit<Answer, 'disclaimer' | 'location' | 'engine'> {
  const writing = { rules: context, event, inputs, observatory };
  const windows: Answer['windows'][number][] = [];
  const days: Answer['days'][number][] = [];
  for (const on of ratedDays(context, { event, from: start, to: end, inputs })) {
    const scored = goodOf(on, minScore);
    const favourable = personal && favourableOn(context.pack, context.year(yearOf(on.day)), on.day, personal);
    const good =
      personal === undefined ? scored : scored.filter(({ window }) => isFavourable(window, favourable ?? []));
    days.push(dayJson(on, good.length));
    if (on.worth !== undefined) for (const window of good) windows.push(windowJson(writing, on, window));
  }
  return {
    ...eventJson(writing),
    start_date: isoDate(start),
    end_date: isoDate(end),
    min_score: minScore,
    count: windows.length,
    windows,
    days,
  };
}

/** The times of a day whose score reaches the least. */
export const goodOf = (on: RatedDay, minScore: number) => on.windows.filter(({ score }) => score >= minScore);
