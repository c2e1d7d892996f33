// Why a list may give another date for a festival than we do. Every reason is a fact measured on the row at hand;
// none knows a date or a year. In: the list's day and ours. Out: the first reason that holds, or none.

import { anotherAuthority } from './another-authority.ts';
import { decidingClause } from './deciding-clause.ts';
import type { FestivalDifference } from './festival-difference.ts';
import type { RuleContext } from './rule-context.ts';
import { standingOf } from './standing.ts';
import { fallsWithout } from './without-clause.ts';

/** What was found. */
export interface Explanation {
  readonly reason: string | null;
  readonly note: string;
}

/**
 * Looks for the reason of a difference: a rule of ours that gives the list's date, the same rule without the clause
 * that decided, or how the list's day stands to the target. That a tithi holds at some hour of the list's day is no
 * reason unless the hour is sunrise, the common reckoning; it is noted.
 */
export function explainFestival(reckoning: RuleContext, difference: FestivalDifference): Explanation {
  const { asked, ours, theirs } = difference;
  const days = theirs - ours.day;
  const clause = decidingClause(reckoning, asked, ours);
  const by = `list ${days > 0 ? '+' : ''}${days} d; ours by: ${clause?.text ?? 'its target'}`;
  const authority = anotherAuthority(reckoning, difference);
  if (authority !== undefined) return explained(authority, by);
  if (clause !== undefined && fallsWithout(reckoning, asked, clause.trace, clause.index, theirs)) {
    return explained('another authority: the rule without the clause that decided gives its date', by);
  }
  const { reason, note } = standingOf(reckoning, difference);
  if (reason !== undefined) return explained(reason, by);
  return { reason: null, note: note === undefined ? by : `${note}; ${by}` };
}

const explained = (reason: string, note: string): Explanation => ({ reason: `${reason} (${note})`, note });
