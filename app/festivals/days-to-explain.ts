// Which dates of a named festival are explained: the date asked about, those of a year, or the next one.

import type { PackRule } from '@nirnaya/compiler/front';
import { civilDay, isoDate } from '@nirnaya/engine/civil';
import { requireDayOccurred } from '../context/skipped-days.ts';
import { requireServedDay, requireServedYear, yearOf } from '../requests/dates.ts';
import { type Refusal, unsupported } from '../requests/refusal.ts';
import { type NamedFestival, occurrencesNamed, occurrencesNamedOn } from './named-occurrences.ts';
import { nameOf, nearestOccurrence, type Occurrences, occurrencesIn } from './occurrences.ts';

/** When: a date, a year, or neither for the next occurrence. */
export interface When {
  /** civil day number */
  readonly date?: number | undefined;
  /** Gregorian */
  readonly year?: number | undefined;
}

/** A rule and the civil day numbers on which it is explained. */
export interface DaysToExplain {
  readonly rule: PackRule;
  readonly days: readonly [number, ...number[]];
}

/** Years that are looked through for the next occurrence: the Kumbha Mela of a place comes in every twelfth. */
const reach = 12;

/**
 * The dates to explain. Of several rules with the name the one observed on a date is meant. A year
 * without an occurrence is a 422 that names the nearest dates. Where no occurrence comes within twelve years, the date is
 * `today`, a civil day number.
 */
export function daysToExplain(named: NamedFestival, { date, year }: When, today: number): DaysToExplain {
  if (date !== undefined) return onDate(named, date);
  const which = occurrencesNamed(named);
  if (year === undefined) {
    const step = { from: today - 1, step: 1, years: reach } as const;
    const next = nearestOccurrence(named.context, which, step);
    return onDays(named, which, [next ?? today]);
  }
  requireServedYear(year);
  const [first, ...rest] = occurrencesIn(named.context, which, year);
  if (first === undefined) throw notInYear(named, which, year);
  return onDays(named, which, [first, ...rest]);
}

function onDate(named: NamedFestival, date: number): DaysToExplain {
  requireServedDay(date);
  const { context, ambiguous, rules } = named;
  requireDayOccurred(context, date);
  const [only, ...others] = rules;
  if (others.length === 0 && ambiguous === undefined) return { rule: only, days: [date] };
  const py = context.year(yearOf(date));
  const [observed] = occurrencesNamedOn(named, context.pack.observances.on(py, date, { mode: context.mode }));
  if (observed === undefined && ambiguous !== undefined) throw ambiguous;
  return { rule: observed?.rule ?? rules[0], days: [date] };
}

function onDays(
  { context }: NamedFestival,
  { rule }: Occurrences,
  days: DaysToExplain['days'],
): DaysToExplain {
  for (const year of new Set(days.map(yearOf))) context.year(year);
  return { rule, days };
}

function notInYear({ context }: NamedFestival, which: Occurrences, year: number): Refusal {
  const dates: string[] = [];
  for (const [step, from] of [
    [-1, civilDay(year, 1, 1)],
    [1, civilDay(year, 12, 31)],
  ] as const) {
    const day = nearestOccurrence(context, which, { from, step, years: reach });
    if (day !== undefined) dates.push(isoDate(day));
  }
  const name = nameOf(which, context.pack);
  const when = dates.length === 0 ? '' : ` The nearest dates are ${dates.join(' and ')}.`;
  return unsupported(
    'not_in_year',
    `year: ${name} has no date in ${year} at this place by ${context.pack.name} in mode ${context.mode}.${when}`,
  );
}
