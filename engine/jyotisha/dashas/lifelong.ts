/**
 * A dasha that is over sooner than a life begins again. In: its periods. Out: the same, gone through again and again, up to a
 * span from the birth.
 */
import type { Period } from './period.ts';

/** Years of a life, which no dasha falls short of (BPHS 46 gives a life 120). */
export const LIFE_YEARS = 120;

/** A period once more, some days later. Its edges are given, so that nothing lies between it and its neighbours. */
class LaterPeriod implements Period {
  readonly lord: number;
  readonly level: number;
  readonly start: number;
  readonly end: number;
  readonly #first: Period;
  #children: readonly Period[] | undefined;

  constructor(first: Period, start: number, end: number) {
    this.lord = first.lord;
    this.level = first.level;
    this.start = start;
    this.end = end;
    this.#first = first;
  }

  get children(): readonly Period[] {
    this.#children ??= later(this.#first.children, this.start, this.end);
    return this.#children;
  }
}

/** Periods one after the other from `start` on; the last ends at `end`. */
function later(periods: readonly Period[], start: number, end: number): readonly Period[] {
  const by = start - (periods[0]?.start ?? start);
  let edge = start;
  return periods.map((period, i) => {
    const startsAt = edge;
    edge = i === periods.length - 1 ? end : period.end + by;
    return new LaterPeriod(period, startsAt, edge);
  });
}

/**
 * The periods that begin within `days` of a birth (JD UT). A dasha whose cycle is as long as that is not gone through again:
 * Vimshottari keeps its nine periods.
 */
export function lifelong(periods: readonly Period[], jd: number, days: number): readonly Period[] {
  const all = [...periods];
  const cycle = (all.at(-1)?.end ?? jd) - (all[0]?.start ?? jd);
  // A cycle of no length never fills a life; one of 120 years may lack a bit of them by rounding.
  const isShorter = cycle > 1 && cycle < days - 1e-3;
  for (let end = all.at(-1)?.end ?? jd; isShorter && end < jd + days; end += cycle) {
    all.push(...later(periods, end, end + cycle));
  }
  return all.filter(({ start }) => start < jd + days);
}
