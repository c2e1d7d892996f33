// On whose authority a rule decided a day: whose word the clause is that did, where it says so.

import type { PackRule } from '@nirnaya/compiler/front';
import { type CompiledPack, clausesIn, type FestivalMode, type Trace } from '@nirnaya/compiler/runtime';
import type { Cited } from '@nirnaya/dsl/pack';
import type { PlaceYear } from '@nirnaya/engine/almanac';

/** A day that a rule decided, and where. */
export interface DecidedDay {
  readonly pack: CompiledPack;
  readonly py: PlaceYear;
  readonly mode: FestivalMode;
  readonly rule: PackRule;
  /** civil day number */
  readonly day: number;
}

/** Days by which a target may lie beside the day that is decided. */
const beside = 4;

/** Whose word the clause is that decided a day; undefined where none had to, and where it does not say. */
export function authorityOn({ pack, py, mode, rule, day }: DecidedDay): Cited | undefined {
  if (clausesIn(rule.checked, mode).every(({ authority }) => authority === undefined)) return undefined;
  const trace = traceOfDay({ pack, py, mode, rule, day });
  return trace?.decidedBy === undefined ? undefined : trace.clauses[trace.decidedBy]?.authority;
}

/** The trace of the decision for a day. */
export const traceOfDay = ({ pack, py, mode, rule, day }: DecidedDay): Trace | undefined =>
  pack.traces
    .between(py, rule.code, { from: day - beside, to: day + beside, mode })
    .find(({ outcome }) => outcome.kind === 'decided' && outcome.first === day);
