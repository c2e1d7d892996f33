// The days of a rule in two chains, in two modes or at two places, laid beside each other.

/** A day of an observance, first and last as civil day numbers. */
export interface Day {
  readonly day: number;
  readonly lastDay: number;
}

/** How far two days of one occurrence may lie apart: a star may fall in the next lunation. */
const mostApart = 40;

/** The day among others that is the same occurrence as one of `own`: each is nearest to the other. */
export function counterpart(day: number, own: readonly Day[], others: readonly Day[]): Day | undefined {
  const near = nearestDay(others, day);
  return near !== undefined && nearestDay(own, near.day)?.day === day ? near : undefined;
}

function nearestDay(days: readonly Day[], to: number): Day | undefined {
  let best: Day | undefined;
  let least = mostApart + 1;
  for (const one of days) {
    const apart = Math.abs(one.day - to);
    if (apart < least) {
      best = one;
      least = apart;
    }
  }
  return best;
}
