// The decision of a rule on the day of a shraddha, with the times of each day that is left.

import type { CompiledPack, Decision, FestivalMode } from '@nirnaya/compiler/runtime';
import type { z } from '@nirnaya/contract/schema';
import type { tithiShraddha } from '@nirnaya/contract/shraddha';
import { tithiFullName } from '@nirnaya/dsl/vocabulary';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { isoDate } from '@nirnaya/engine/civil';
import { spanAt } from '@nirnaya/engine/panchang';
import { clockIn } from '@nirnaya/explain/dates';
import { sentenceOf } from '@nirnaya/explain/sentences';
import type { RuleContext } from '../context/request-context.ts';
import { periodOf } from '../day/times.ts';
import { tithiBriefOf } from '../day/tithi.ts';
import { answeredVariant } from '../festivals/observance-names.ts';
import { aparahnaMinutes, kalasOn } from './kalas.ts';

/** The shraddha of a tithi as answered. */
export type TithiShraddha = z.output<typeof tithiShraddha>;

/** Rules whose decisions are answered, and the context whose kalas are shown. */
export interface Deciding {
  /** the context of the answer */
  readonly context: RuleContext;
  /** the rules: those of the answer's context, or of another pack at the same place */
  readonly rules: RuleContext;
  readonly py: PlaceYear;
}

/** The days of a decision that are left, as civil day numbers: one where it is decided. */
export function daysLeft({ outcome }: Decision, { firstDay }: PlaceYear): number[] {
  if (outcome.kind === 'decided') return [firstDay + outcome.first];
  if (outcome.kind === 'nothing') return [];
  return outcome.candidates.map((index) => firstDay + index);
}

/** What a decision comes to, and the sentence that says why. */
function decisionOf({ context, rules, py }: Deciding, code: string, decision: Decision, name: string) {
  const { occurrence, outcome } = decision;
  const days = daysLeft(decision, py);
  const rule = rules.pack.rules.get(code);
  const trace = rules.trace(py.year, code, occurrence);
  return {
    decision_status: statusOf(outcome.kind),
    observance_date: outcome.kind === 'decided' ? isoDate(py.firstDay + outcome.first) : null,
    candidates: days.map((day) => ({
      date: isoDate(day),
      overlap_minutes: aparahnaMinutes(context, py, day, occurrence.spans),
      kalas: kalasOn(context, py, day),
    })),
    reason:
      rule === undefined || trace === undefined
        ? ''
        : sentenceOf(rule, trace, { ...rules.explaining(py.year), name }),
  };
}

/** What a kind of outcome is called. */
export const statusOf = (kind: Decision['outcome']['kind']): TithiShraddha['decision_status'] => {
  if (kind === 'decided') return 'DECIDED';
  return kind === 'undecided' ? 'REQUIRES_SOURCE_CERTIFICATION' : 'UNDECIDABLE';
};

/** A day with a name of its own, decided or left open; none where the rule finds no day. */
export function namedShraddhaOf(deciding: Deciding, code: string, decision: Decision) {
  if (decision.outcome.kind === 'nothing') return [];
  const name = deciding.rules.pack.rules.get(code)?.linked.fields.name ?? code;
  return [{ rule_code: code, name, ...decisionOf(deciding, code, decision, name) }];
}

/** What the shraddha of a tithi is called. */
export interface ShraddhaName {
  /** the key of the name among the variants of its rule, where it is one of those */
  readonly variant?: string;
  readonly name: string;
  /** in IAST */
  readonly name_sa?: string | undefined;
}

/** The shraddha of a tithi. Its name is that of the observance, else that of `names`, else that of the tithi. */
export function tithiShraddhaOf(
  deciding: Deciding,
  code: string,
  decision: Decision,
  names: readonly (ShraddhaName | undefined)[] = [],
): TithiShraddha {
  const { context, rules, py } = deciding;
  const { start, end } = decision.occurrence;
  const middle = (start + end) / 2;
  // A tithi has one label all through.
  const label = spanAt(py.sky.tithi, middle)?.label ?? 0;
  const observed = observedName(rules.pack, py, { mode: rules.mode, code }, decision);
  const { variant = null, name, name_sa = null } = names[label] ?? { name: tithiFullName(label + 1) };
  return {
    rule_code: code,
    tithi: tithiBriefOf({ label, start, end }, periodOf(clockIn(context.zone), { start, end })),
    variant,
    name,
    name_sa,
    also: (observed?.also ?? []).map(answeredVariant),
    ...decisionOf(deciding, code, decision, names[label]?.name ?? `Shraddha of ${name}`),
  };
}

/** A rule, and how it was decided. */
interface DecidedRule {
  readonly mode: FestivalMode;
  readonly code: string;
}

// Names that hold on the day itself; only what is decided has a day.
function observedName(
  pack: CompiledPack,
  py: PlaceYear,
  { mode, code }: DecidedRule,
  { outcome, occurrence }: Decision,
) {
  if (outcome.kind !== 'decided') return undefined;
  return pack.observances
    .on(py, py.firstDay + outcome.first, { mode })
    .find((observance) => observance.rule.code === code && observance.occurrence.start === occurrence.start);
}
