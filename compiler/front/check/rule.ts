// A linked rule checked whole: its target, clauses, windows and names as typed terms.

import { closingChoices, type Diagnostic, report, wholeFromTo } from '@nirnaya/dsl/diagnostics';
import {
  type AdhikaMode,
  type CalendarEntry,
  type ConditionFields,
  type DayMode,
  type ExpressionText,
  type ObservanceFields,
  reportConflicts,
  type WindowEntry,
} from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';
import { type Clause, clauseForms, type Expression, type Extent, readBy } from '@nirnaya/dsl/syntax';
import type { SkyName } from '@nirnaya/dsl/vocabulary';
import type { Neighbour } from '../link/layer.ts';
import { type Citing, citedBy } from './attribution.ts';
import { besideNeighbours } from './beside-neighbours.ts';
import type { CheckedClause } from './checked-clause.ts';
import { checkSpans, checkTruth, mismatch } from './coerce.ts';
import {
  checkBindings,
  checkInputs,
  inputsOf,
  type RuleScope,
  type RuleSetting,
  ruleScope,
} from './rule-scope.ts';
import { detailedDiagnostic, diagnostic, type RuleInput, type Scope } from './scope.ts';
import type { TypedExpression } from './typed.ts';
import { isWholeDays } from './whole-days.ts';

/** A named window, checked: what it is, what it is called, and whether it is sought or shunned. */
export interface CheckedWindow extends Pick<WindowEntry, 'name' | 'title' | 'quality'> {
  readonly term: TypedExpression;
}

/** The computed part of a rule. Fields that only inform (name, tags, citations) stay with the linked rule. */
export interface CheckedRule {
  readonly code: string;
  readonly kind: 'observance' | 'condition';
  /** on whose sky, where it is not that of its chain */
  readonly sky?: SkyName;
  /** what is observed, or what holds */
  readonly target: TypedExpression;
  readonly wholeDays: boolean;
  readonly day: DayMode;
  readonly clauses: readonly CheckedClause[];
  /** clauses as drik calendars have them, where they differ */
  readonly drik: readonly CheckedClause[] | undefined;
  readonly windows: readonly CheckedWindow[];
  readonly named: TypedExpression | undefined;
  /** how many days it lasts from the one decided, where it says so */
  readonly lasts: number | undefined;
  readonly kindOf: TypedExpression | undefined;
  /** the values that the caller of a condition supplies */
  readonly inputs: readonly RuleInput[];
  /** the further names, each with when it holds */
  readonly variants: readonly { readonly key: string; readonly when: TypedExpression }[];
  /** codes it refers to, and where */
  readonly references: ReadonlyMap<string, SourceRange>;
}

/** Checks an observance or a condition. Returns undefined where its target or its clauses have errors. */
export function checkRule(
  setting: RuleSetting,
  entry: ObservanceFields | ConditionFields,
  beside: readonly Neighbour[] = [],
): CheckedRule | undefined {
  const { sink } = setting;
  const { kind } = entry;
  const { decide, named: name, variants: names } = kind === 'observance' ? entry : noDate;
  reportConflicts(kind, entry.given, sink);
  const text = kind === 'condition' ? entry.holds : entry.observe;
  if (text === undefined) {
    if (entry.unread.length === 0)
      sink.push(report('missing-observe', entry.codeRange, { code: entry.code }));
    return undefined;
  }
  const inputs = kind === 'condition' ? (entry.inputs ?? []) : [];
  const rule = ruleScope(setting, entry, inputs);
  const target = checkTarget(rule, text, entry.adhika);
  const body = rule.scope(text, target?.type === 'event' ? 'event' : 'spans');
  const wholeDays = target !== undefined && isWholeDays(target);
  const citing = { owner: entry.code, cite: entry.cite };
  const clausesOf = (written: ExpressionText | undefined) =>
    written && besideNeighbours(checkClauses(rule, body, written, citing), { rule, body, beside });
  const clauses = clausesOf(decide);
  const drik = clausesOf(entry.drik?.decide);
  const undecided = kind === 'observance' && !wholeDays && decide === undefined;
  if (target !== undefined && undecided && !entry.unread.includes('decide')) {
    sink.push(report('missing-decide', entry.codeRange, { code: entry.code }));
  }
  const term = (
    e: ExpressionText | undefined,
    check: (s: Scope, tree: Expression) => TypedExpression | undefined,
  ) => {
    const parsed = e && setting.parse.expression(e, sink);
    return parsed && check({ ...body, text: parsed.text }, parsed.tree);
  };
  const windows = entry.windows.flatMap(({ name, expression, title, quality }): CheckedWindow[] => {
    const checked = term(expression, checkSpans);
    return checked === undefined ? [] : [{ name, term: checked, title, quality }];
  });
  const variants = names.flatMap(({ key, when }) => {
    const checked = term(when, checkTruth);
    return checked === undefined ? [] : [{ key, when: checked }];
  });
  const named = term(name, checkText);
  const kindOf = term(entry.kindOf, checkText);
  checkBindings(rule, body, entry);
  checkInputs(rule, inputs, entry.given);
  reportStrayInputs(entry, sink);
  if (target === undefined) return undefined;
  return {
    code: entry.code,
    kind,
    ...(entry.sky === undefined ? {} : { sky: entry.sky.name }),
    target,
    wholeDays,
    day: entry.day ?? 'sunrise',
    clauses: clauses ?? [],
    drik,
    windows,
    named,
    lasts: entry.kind === 'observance' ? entry.lasts : undefined,
    kindOf,
    inputs: inputsOf(inputs),
    variants,
    references: rule.references,
  };
}

// Only for rules with dates: how they are decided, and their names on a date.
const noDate: Pick<ObservanceFields, 'decide' | 'named' | 'variants'> = { variants: [] };

function checkTarget(
  rule: RuleScope,
  text: ExpressionText,
  adhika: AdhikaMode | undefined,
): TypedExpression | undefined {
  const parsed = rule.setting.parse.expression(text, rule.setting.sink);
  return parsed && checkSpans(rule.scope(text, undefined, adhika ?? 'skip'), parsed.tree);
}

function checkText(scope: Scope, e: Expression): TypedExpression | undefined {
  const term = scope.check(scope, e);
  if (term === undefined || term.type === 'text' || term.type === 'number') return term;
  return mismatch(scope, e, { expected: 'a text', found: term.type, context: 'here' });
}

// Only a condition is evaluated with inputs, and it must have all of them.
function reportStrayInputs({ inputs, kind }: ObservanceFields | ConditionFields, sink: Diagnostic[]): void {
  const other = kind === 'condition' ? 'holds' : 'observe';
  const stray = (inputs ?? []).find((input) => kind === 'observance' || input.optional);
  if (stray === undefined) return;
  const field = kind === 'observance' ? 'inputs' : `${stray.name}?`;
  sink.push(report('conflicting-fields', stray.range, { field, other }));
}

/** Checks the clauses of `decide`: their predicates, whose word they are, their order, and that the rule is closed. */
function checkClauses(
  rule: RuleScope,
  body: Scope,
  text: ExpressionText,
  citing: Citing,
): readonly CheckedClause[] {
  const scope: Scope = { ...body, text };
  const { sink } = rule.setting;
  const before = sink.length;
  const clauses = rule.setting.parse.clauses(text, sink);
  const ownDiagnostics = sink.slice(before);
  const range = (at: Extent): SourceRange => ({
    file: text.range.file,
    start: text.at(at.start),
    end: text.at(at.end),
  });
  const closing = clauses.findIndex((c) => clauseForms[c.kind].role === 'closes');
  const after = clauses[closing + 1];
  // Where what stands last could not be read, it may have been meant to close the rule.
  const lastRead = text.at(clauses.at(-1)?.end ?? 0);
  const unreadEnd = ownDiagnostics.some((f) => f.range.start >= lastRead);
  if (closing === -1) {
    const all = { start: 0, end: text.text.trimEnd().length };
    if (!unreadEnd)
      detailedDiagnostic(scope, 'not-closed', all, { params: {}, choices: closingChoices(range(all)) });
  } else if (after !== undefined) diagnostic(scope, 'after-close', after, { clause: after.kind });
  return clauses.map((clause): CheckedClause => {
    const term = checkClause(scope, clause);
    const authority = clause.by && citedBy(scope, clause.by, citing);
    const checked = { clause, term, range: range(clause) };
    return authority === undefined ? checked : { ...checked, authority };
  });
}

function checkClause(scope: Scope, clause: Clause): TypedExpression | undefined {
  if (clause.kind === 'also') {
    const found = Math.abs(clause.days);
    if (!Number.isInteger(found) || found < 1 || found > 3) {
      diagnostic(scope, 'number-out-of-range', clause, {
        what: 'the number of neighbouring days',
        allowed: wholeFromTo(1, 3),
        found,
      });
    }
  }
  const read = readBy(clause);
  if (read === undefined) return undefined;
  return (read.reads === 'truth' ? checkTruth : checkSpans)(scope, read.expression);
}

/** Checks a calendar's rule: when its months begin. */
export function checkCalendar(
  setting: RuleSetting,
  entry: Pick<CalendarEntry, 'name' | 'begins' | 'decide' | 'bindings' | 'day' | 'cite'>,
): Pick<CheckedRule, 'target' | 'clauses' | 'day'> | undefined {
  const rule = ruleScope(setting, entry, []);
  const target = checkTarget(rule, entry.begins, undefined);
  const body = rule.scope(entry.begins, target?.type === 'event' ? 'event' : 'spans');
  const clauses = checkClauses(rule, body, entry.decide, { owner: entry.name, cite: entry.cite });
  checkBindings(rule, body, entry);
  return target && { target, clauses, day: entry.day ?? 'sunrise' };
}
