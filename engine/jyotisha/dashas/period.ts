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

/** How a period is divided; `path` holds its lords from the outermost one to its own. */
export type Division = (path: readonly number[]) => readonly Share[];

/** Levels of periods there are at most. */
export const DEEPEST_LEVEL = 5;

class LazyPeriod implements Period {
  readonly lord: number;
  readonly level: number;
  readonly start: number;
  readonly end: number;
  readonly #path: readonly number[];
  readonly #division: Division;
  #children: readonly Period[] | undefined;

  constructor(path: readonly number[], start: number, end: number, division: Division) {
    this.lord = path[path.length - 1];
    this.level = path.length;
    this.start = start;
    this.end = end;
    this.#path = path;
    this.#division = division;
  }

  get children(): readonly Period[] {
    this.#children ??= this.level >= DEEPEST_LEVEL ? [] : this.#divided();
    return this.#children;
  }

  #divided(): readonly Period[] {
    const shares = this.#division(this.#path);
    const length = this.end - this.start;
    const children: Period[] = [];
    let start = this.start;
    let passed = 0;
    for (const [i, { lord, share }] of shares.entries()) {
      passed += share;
      // The last one ends where its parent does, to the bit.
      const end = i === shares.length - 1 ? this.end : this.start + length * passed;
      children.push(new LazyPeriod([...this.#path, lord], start, end, this.#division));
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
    const begun = start + passed * yearDays;
    passed += years;
    return new LazyPeriod([lord], begun, start + passed * yearDays, division);
  });
}

/** The periods that hold an instant, the outermost first, down to `level`; none outside the dasha. */
export function periodsAt(periods: readonly Period[], jd: number, level = DEEPEST_LEVEL): readonly Period[] {
  const found: Period[] = [];
  let among = periods;
  while (found.length < level) {
    const period = among.find(({ start, end }) => jd >= start && jd < end);
    if (period === undefined) break;
    found.push(period);
    among = period.children;
  }
  return found;
}

/** All periods of a level that touch from..to (JD UT), in order, each with its lords from the outermost one on. */
export function periodsWithin(
  periods: readonly Period[],
  level: number,
  from: number,
  to: number,
): readonly { readonly lords: readonly number[]; readonly period: Period }[] {
  return periods.flatMap((period) => {
    if (period.end <= from || period.start >= to) return [];
    if (period.level === level) return [{ lords: [period.lord], period }];
    return periodsWithin(period.children, level, from, to).map(({ lords, period: within }) => ({
      lords: [period.lord, ...lords],
      period: within,
    }));
  });
}
