// Why a list may give another date for a festival than we do. Every reason is a fact measured on the row at hand;
// none knows a date or a year. In: the list's day and ours. Out: the first reason that holds, or none.

import { anotherAuthority } from './another-authority.ts';
import type { Calculator } from './calculator.ts';
import { decidingClause } from './deciding-clause.ts';
import { statusOfDifference } from './difference-status.ts';
import type { FestivalDifference } from './festival-difference.ts';
import { mostOfKala } from './most-of-kala.ts';
import { fallsWithout } from './without-clause.ts';

/** What was found. */
export interface Explanation {
  readonly reason: string | null;
  readonly note: string;
}

/**
 * Looks for the reason of a difference: a rule of ours that gives the list's date, the same rule without the clause
 * that decided, or how the list's day stands to the target. That a tithi holds at some hour of the list's day is no
 * reason unless the hour is sunrise, the common convention; it is noted.
 */
export function explainFestival(calculator: Calculator, difference: FestivalDifference): Explanation {
  const { subject, ours, theirs } = difference;
  const days = theirs - ours.day;
  const clause = decidingClause(calculator, subject, ours);
  const by = `published ${Math.abs(days)} d ${days > 0 ? 'later' : 'earlier'}; ours decided by: ${clause?.text ?? 'the target alone'}`;
  const authority = anotherAuthority(calculator, difference);
  if (authority !== undefined) return explained(authority, by);
  if (
    clause !== undefined &&
    fallsWithout(calculator, subject, { trace: clause.trace, clause: clause.index, day: theirs })
  ) {
    return explained('another authority: the rule without its deciding clause gives the published date', by);
  }
  const kala = clause && mostOfKala(calculator, subject, clause, theirs);
  if (kala !== undefined)
    return explained(`another authority: the day on which the target covers most of ${kala}`, by);
  const { reason, note } = statusOfDifference(calculator, difference);
  if (reason !== undefined) return explained(reason, by);
  return { reason: null, note: note === undefined ? by : `${note}; ${by}` };
}

const explained = (reason: string, note: string): Explanation => ({ reason: `${reason} (${note})`, note });
