/**
 * Labels over time, one Gregorian year (UT) after another: the rashi of a planet, whether it is retrograde, whether
 * it is seen. In: what makes the year's labels. Out: changes and whole spans over any stretch, however many
 * years a span lasts.
 */
import { newYear } from './new-year.ts';

/** The label that holds from an instant on. */
export interface Change {
  /** JD UT */
  readonly instant: number;
  readonly label: number;
}

/** The labels of one year. */
export interface LabelYear {
  /** label at the begin of the year */
  readonly first: number;
  /** in order, within the year */
  readonly changes: readonly Change[];
}

/** A labelled quantity, made year by year. */
export interface Timeline {
  /** first and last Gregorian year that can be made */
  readonly firstYear: number;
  readonly lastYear: number;
  /** years beyond the stretch in question through which the begin and end of a span are looked for */
  readonly reach: number;
  year(year: number): LabelYear;
}

/** A span with its label; whole, save where it lasts beyond the timeline or its reach and is cut there. */
export interface LabelSpan {
  readonly label: number;
  /** JD UT, included */
  readonly start: number;
  /** JD UT, not included */
  readonly end: number;
}

/** The Gregorian year (UT) that holds `jd` (JD UT). */
export function yearHolding(jd: number): number {
  const guess = Math.floor(2000 + (jd - newYear(2000)) / 365.2425);
  if (jd < newYear(guess)) return guess - 1;
  return jd < newYear(guess + 1) ? guess : guess + 1;
}

/** The changes within from..to (JD UT, `to` excluded), in order. */
export function changesBetween(timeline: Timeline, from: number, to: number): Change[] {
  const changes: Change[] = [];
  let label = Number.NaN;
  for (let year = yearHolding(from); newYear(year) < to; year++) {
    const made = yearOf(timeline, year, label);
    changes.push(...made.changes);
    label = made.last;
  }
  return changes.filter(({ instant }) => instant >= from && instant < to);
}

/**
 * The spans that touch from..to (JD UT, `to` excluded), in order and without gap. Their begin and end are looked
 * for beyond the years of from and to, unless nobody asks for the whole span of the label: then it is cut there.
 */
export function labelSpans(
  timeline: Timeline,
  from: number,
  to: number,
  isWhole: (label: number) => boolean = () => true,
): LabelSpan[] {
  const first = lastChange(timeline, from, isWhole);
  const spans: LabelSpan[] = [];
  let { instant: start, label } = first;
  let year = Math.max(yearHolding(start), timeline.firstYear);
  const yearOfEnd = yearHolding(to);
  const lastYear = Math.min(yearOfEnd + timeline.reach, timeline.lastYear);
  for (let before = Number.NaN; year <= lastYear; year++) {
    if (year > yearOfEnd && !isWhole(label)) break;
    const made = yearOf(timeline, year, before);
    before = made.last;
    for (const { instant, label: next } of made.changes) {
      if (instant <= start || next === label) continue;
      spans.push({ label, start, end: instant });
      if (instant >= to) return spans;
      start = instant;
      label = next;
    }
  }
  spans.push({ label, start, end: newYear(year) });
  return spans;
}

/** The whole spans, as start, end, start, end ... (JD UT), that touch from..to and whose label is wanted. */
export function spansWhere(
  timeline: Timeline,
  isIncluded: (label: number) => boolean,
  from: number,
  to: number,
): number[] {
  const as = (label: number): number => (isIncluded(label) ? 1 : 0);
  const reduced: Timeline = {
    ...timeline,
    year: (year) => {
      const { first, changes } = timeline.year(year);
      return {
        first: as(first),
        changes: changes.map(({ instant, label }) => ({ instant, label: as(label) })),
      };
    },
  };
  const isWhole = (label: number): boolean => label === 1;
  return labelSpans(reduced, from, to, isWhole).flatMap(({ label, start, end }) =>
    isWhole(label) ? [start, end] : [],
  );
}

/** The label that holds at `jd` and since when, within reach; since the new year where its span need not be whole. */
function lastChange(timeline: Timeline, jd: number, isWhole: (label: number) => boolean): Change {
  let year = yearHolding(jd);
  const firstYear = Math.max(year - timeline.reach, timeline.firstYear);
  let made = timeline.year(year);
  let label = labelOf(made, jd);
  for (;;) {
    const changes = made.changes;
    for (let i = changes.length - 1; i >= 0; i--) {
      const before = i > 0 ? changes[i - 1].label : made.first;
      if (changes[i].instant <= jd && changes[i].label === label && before !== label) return changes[i];
    }
    if (year <= firstYear || !isWhole(label)) return { instant: newYear(year), label };
    const begin = newYear(year);
    year -= 1;
    made = timeline.year(year);
    const last = made.changes.at(-1)?.label ?? made.first;
    if (last !== label) return { instant: begin, label };
    label = last;
  }
}

function labelOf({ first, changes }: LabelYear, jd: number): number {
  let label = first;
  for (const change of changes) if (change.instant <= jd) label = change.label;
  return label;
}

/**
 * The changes of a year and its last label. Where the year opens with another label than `before`, the change
 * fell between the two years' fits, on the first instant of the year.
 */
function yearOf(timeline: Timeline, year: number, before: number): { changes: Change[]; last: number } {
  const { first, changes } = timeline.year(year);
  const opening = Number.isNaN(before) || before === first ? [] : [{ instant: newYear(year), label: first }];
  return { changes: [...opening, ...changes], last: changes.at(-1)?.label ?? first };
}
