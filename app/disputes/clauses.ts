// What another clause than the first decided: the day that it decided against was as good by what comes first.

import type { PackRule } from '@nirnaya/compiler/front';
import {
  type CompiledPack,
  clausesIn,
  type FestivalMode,
  type Observance,
  type Trace,
} from '@nirnaya/compiler/runtime';
import type { Cited } from '@nirnaya/dsl/pack';
import type { PlaceYear } from '@nirnaya/engine/almanac';

/** A day that a later clause decided against. */
interface Against {
  readonly one: Observance;
  /** civil day number */
  readonly day: number;
  /** the clause that decided, in its canonical spelling */
  readonly clause: string;
  /** whose word that clause is, where it says so */
  readonly authority: Cited | undefined;
}

/** What was decided. */
interface DecidedOf {
  /** of the rule */
  readonly observances: readonly Observance[];
  /** by which they were decided */
  readonly mode: FestivalMode;
}

/** The days that later clauses of a rule decided against, of some of its observances. */
export function clauseAgainst(
  pack: CompiledPack,
  py: PlaceYear,
  rule: PackRule,
  { observances, mode }: DecidedOf,
): readonly Against[] {
  if (clausesIn(rule.checked, mode).length < 2) return [];
  const trace = pack.traces.tracer(py, rule.code, { mode });
  if (trace === undefined) return [];
  return observances.flatMap((one) => {
    const { clauses: traced, decidedBy } = trace(one.occurrence);
    const deciding = decidedBy === undefined ? undefined : traced[decidedBy];
    if (deciding === undefined || isFirst(traced, decidedBy ?? 0)) return [];
    return deciding.results
      .filter(({ survives, day }) => !survives && day !== one.day)
      .map(({ day }) => ({ one, day, clause: deciding.text, authority: deciding.authority }));
  });
}

// A clause that adds days decides nothing.
const isFirst = (clauses: Trace['clauses'], at: number): boolean =>
  clauses.slice(0, at).every(({ kind }) => kind === 'also');
