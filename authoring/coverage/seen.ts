// What the author tests cover of the rules: the patterns of days in the years that they are about.

import type { Trace } from '@nirnaya/compiler/runtime';
import { parseIsoDate } from '@nirnaya/engine/civil';
import { outcomeText } from '../diff/dated.ts';
import type { Check, DateCheck, UndecidedCheck, YearCheck } from '../tests/checks.ts';
import type { PlaceYears } from '../tests/result.ts';
import { patternOf } from './pattern.ts';

/** Patterns by `CODE clause: pattern`. */
export type Seen = ReadonlySet<string>;

/** The key under which a pattern of a clause counts as seen; a rule with the same text in another pack counts too. */
export const seenKey = (code: string, clause: string, pattern: string): string =>
  `${code} ${clause}: ${pattern}`;

/** Runs the occurrences that the claims of some tests are about. */
export function seenBy(checks: readonly Check[], placeYear: PlaceYears): Seen {
  const seen = new Set<string>();
  for (const check of checks) {
    if (check.kind !== 'year' && check.kind !== 'date' && check.kind !== 'undecided') continue;
    for (const trace of tracesOf(check, placeYear)) {
      for (const clause of trace.clauses) {
        const pattern = patternOf(clause);
        if (pattern !== undefined) seen.add(seenKey(trace.code, clause.text, pattern));
      }
    }
  }
  return seen;
}

function tracesOf(check: YearCheck | DateCheck | UndecidedCheck, placeYear: PlaceYears): readonly Trace[] {
  const { pack, rule, site, mode } = check;
  const year = check.kind === 'year' ? check.year : Number(firstDate(check).slice(0, 4));
  const traces = pack.traces.inYear(placeYear(site.place, year), rule.code, { mode });
  // That a rule does not fall on a date is about the occurrence for which the date was considered.
  if (check.kind === 'date' && !check.falls) {
    const day = parseIsoDate(check.date);
    return traces.filter(
      ({ outcome, candidates }) =>
        outcomeText(outcome) !== check.date && candidates.some((weighed) => weighed.day === day),
    );
  }
  if (check.kind === 'undecided') {
    const open = `undecided ${check.dates.join('|')}`;
    return traces.filter(({ outcome }) => outcomeText(outcome) === open);
  }
  const claimed = check.kind === 'year' ? check.dates : [check.date];
  if (claimed.length === 0) return traces;
  return traces.filter(({ outcome }) => claimed.includes(outcomeText(outcome)));
}

const firstDate = (check: DateCheck | UndecidedCheck): string =>
  check.kind === 'date' ? check.date : (check.dates[0] ?? '');
