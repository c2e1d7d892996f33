/** Periods of time lords, nested: plain numbers, with the periods within a period found when they are looked at. */

/** A period. Its lord is a graha, a rashi or a nakshatra (all 0-based), as the dasha it belongs to says. */
export interface Period {
  readonly lord: number;
  /** 1 of the longest (mahadasha), 2 antardasha, 3 pratyantara, 4 sookshma, 5 prana */
  readonly level: number;
  /** JD UT */
  readonly start: number;
  /** JD UT */
  readonly end: number;
  /** the periods within it, which tile it; none at the deepest level */
  readonly children: readonly Period[];
}

/** The lord of a part of a period and the share of the period that the part takes. */
export interface Share {
  readonly lord: number;
  readonly share: number;
}

/**
 * How a period is divided; `path` holds its lords from the outermost one to its own, `places` which part each of them below the
 * outermost is of the one around it, from 0.
 */
export type Division = (path: readonly number[], places: readonly number[]) => readonly Share[];

/** Levels of periods there are at most. */
export const DEEPEST_LEVEL = 5;

class LazyPeriod implements Period {
  readonly lord: number;
  readonly level: number;
  readonly start: number;
  readonly end: number;
  readonly #path: readonly number[];
  readonly #places: readonly number[];
  readonly #division: Division;
  #children: readonly Period[] | undefined;

  constructor(
    { path, places }: { readonly path: readonly number[]; readonly places: readonly number[] },
    [start, end]: readonly [start: number, end: number],
    division: Division,
  ) {
    this.lord = path[path.length - 1];
    this.level = path.length;
    this.start = start;
    this.end = end;
    this.#path = path;
    this.#places = places;
    this.#division = division;
  }

  get children(): readonly Period[] {
    this.#children ??= this.level >= DEEPEST_LEVEL ? [] : this.#divided();
    return this.#children;
  }

  #divided(): readonly Period[] {
    const shares = this.#division(this.#path, this.#places);
    const length = this.end - this.start;
    const children: Period[] = [];
    let start = this.start;
    let passed = 0;
    for (const [i, { lord, share }] of shares.entries()) {
      passed += share;
      // The last one ends where its parent does, to the bit.
      const end = i === shares.length - 1 ? this.end : this.start + length * passed;
      const at = { path: [...this.#path, lord], places: [...this.#places, i] };
      children.push(new LazyPeriod(at, [start, end], this.#division));
      start = end;
    }
    return children;
  }
}

/** Mahadashas one after the other from `start` (JD UT); `years` of `yearDays` days each. */
export function periodsFrom(
  start: number,
  mahadashas: readonly { readonly lord: number; readonly years: number }[],
  yearDays: number,
  division: Division,
): readonly Period[] {
  let passed = 0;
  return mahadashas.map(({ lord, years }) => {
    const startsAt = start + passed * yearDays;
    passed += years;
    return new LazyPeriod({ path: [lord], places: [] }, [startsAt, start + passed * yearDays], division);
  });
}

/** The periods that hold an instant, the outermost first, down to `level`; none outside the dasha. */
export function periodsAt(periods: readonly Period[], jd: number, level = DEEPEST_LEVEL): readonly Period[] {
  const running: Period[] = [];
  let among = periods;
  while (running.length < level) {
    const period = among.find(({ start, end }) => jd >= start && jd < end);
    if (period === undefined) break;
    running.push(period);
    among = period.children;
  }
  return running;
}

/** A period with its lords from the outermost one on. */
export interface PeriodPath {
  readonly lords: readonly number[];
  readonly period: Period;
}

/** Which periods are looked for. */
export interface PeriodSpan {
  readonly level: number;
  /** JD UT; where both are the same, the period that holds that instant */
  readonly from: number;
  readonly to: number;
}

/**
 * The periods of a level that touch a span, in order; where a period has no parts, the period itself. They are divided as they
 * are read, so that whoever stops reading pays for no more.
 */
export function* periodsWithin(
  periods: readonly Period[],
  span: PeriodSpan,
  outerLords: readonly number[] = [],
): Generator<PeriodPath> {
  const { level, from, to } = span;
  for (const period of periods) {
    if (period.end <= from || (period.start >= to && period.start !== from)) continue;
    const lords = [...outerLords, period.lord];
    const parts = period.level < level ? period.children : [];
    if (parts.length === 0) yield { lords, period };
    else yield* periodsWithin(parts, span, lords);
  }
}
