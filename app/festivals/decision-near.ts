// The decision of an observance that lies nearest to a day.

import type { PackRule, Variant } from '@nirnaya/compiler/front';
import type { Trace } from '@nirnaya/compiler/runtime';
import { traceFor } from '@nirnaya/explain/sentences';
import type { RuleContext } from '../context/request-context.ts';
import { yearOf } from '../requests/dates.ts';
import { tracesOfVariant } from './variants.ts';

/** The decisions of a civil year, and that nearest to a day; undefined where the year has none. */
export interface DecisionsNear {
  readonly traces: readonly Trace[];
  readonly nearest: Trace | undefined;
}

/** The decisions of a rule about a civil day number; with a variant only of the occurrences that are it. */
export function decisionsNear(
  context: RuleContext,
  rule: PackRule,
  day: number,
  variant?: Variant,
): DecisionsNear {
  const { pack, mode } = context;
  const py = context.year(yearOf(day));
  const all = context.traces(yearOf(day), rule.code);
  const traces = variant === undefined ? all : tracesOfVariant(all, { pack, py, rule, mode }, variant.key);
  return { traces, nearest: traceFor(traces, day) };
}
