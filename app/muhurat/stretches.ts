// Stretches of days that are good for an event: times that follow one another without a gap are one.

import type { RequestContext } from '../context/request-context.ts';
import { ratedDays } from './days.ts';
import { goodOf, type MuhuratQuestion } from './find.ts';
import type { BoundWindow } from './rating.ts';

/** A stretch of a day from sunrise to sunrise. */
export interface MuhuratStretch {
  /** civil day number of the sunrise */
  readonly day: number;
  /** JD UT */
  readonly start: number;
  readonly end: number;
  /** the times that it is made of, in order */
  readonly parts: readonly BoundWindow[];
}

/** A question about civil day numbers, both included. */
export interface StretchQuestion extends MuhuratQuestion {
  readonly from: number;
  readonly to: number;
}

// Times that touch share an instant, but for rounding.
const slack = 1e-8;

/** The stretches of some days whose times all reach the least score, in order. */
export function muhuratStretches(
  context: RequestContext,
  { event, inputs, minScore, from, to }: StretchQuestion,
): readonly MuhuratStretch[] {
  return ratedDays(context, { event, from, to, inputs }).flatMap((on) =>
    joined(on.day, goodOf(on, minScore)),
  );
}

function joined(day: number, times: readonly BoundWindow[]): readonly MuhuratStretch[] {
  const stretches: MuhuratStretch[] = [];
  for (const time of times) {
    const { start, end } = time.window;
    const last = stretches.at(-1);
    if (last !== undefined && start - last.end < slack)
      stretches[stretches.length - 1] = { ...last, end, parts: [...last.parts, time] };
    else stretches.push({ day, start, end, parts: [time] });
  }
  return stretches;
}
