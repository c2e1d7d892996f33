// A linked rule checked whole: its target, clauses, windows and names as typed terms.

import { report } from '../../dsl/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import type { AdhikaMode, DayMode, ExpressionText, RuleEntry } from '../../dsl/pack/document.ts';
import type { SourceRange } from '../../dsl/source/source-file.ts';
import type { Clause, Expression, Extent } from '../../dsl/syntax/ast.ts';
import { checkSpans, checkTruth, mismatch } from './coerce.ts';
import { checkAny } from './expression.ts';
import type { ParseCache } from './parsed.ts';
import {
  type ChainNames,
  fault,
  inputKey,
  type Parsed,
  type RuleInput,
  reservedWords,
  type Scope,
} from './scope.ts';
import type { Term, Type } from './term.ts';
import { isWholeDays } from './whole-days.ts';

/** A clause with its predicate checked. */
export interface CheckedClause {
  readonly clause: Clause;
  readonly term: Term | undefined;
  readonly range: SourceRange;
}

/** A named window or condition, checked. */
export interface CheckedWindow {
  readonly name: string;
  readonly term: Term;
}

/** What of a rule is computed. Fields that only inform (name, tags, citations) stay with the linked rule. */
export interface CheckedRule {
  readonly code: string;
  readonly kind: 'observance' | 'condition';
  /** what is observed, or what holds */
  readonly target: Term;
  readonly wholeDays: boolean;
  readonly day: DayMode;
  readonly clauses: readonly CheckedClause[];
  /** clauses as drik calendars have them, where they differ */
  readonly drik: readonly CheckedClause[] | undefined;
  readonly windows: readonly CheckedWindow[];
  readonly named: Term | undefined;
  readonly kindOf: Term | undefined;
  /** what whoever asks for a condition brings */
  readonly inputs: readonly RuleInput[];
  readonly variants: readonly { readonly when: Term; readonly name: string }[];
  /** codes it refers to, and where */
  readonly references: ReadonlyMap<string, SourceRange>;
}

/** What checking a rule needs besides the rule. */
export interface RuleSetting {
  readonly names: ChainNames;
  readonly parse: ParseCache;
  readonly sink: Diagnostic[];
}

/** Checks one rule. Gives undefined where its target or its clauses do not stand. */
export function checkRule(setting: RuleSetting, entry: Omit<RuleEntry, 'mode'>): CheckedRule | undefined {
  const { sink } = setting;
  const text = entry.kind === 'condition' ? entry.holds : entry.observe;
  if (text === undefined) {
    if (entry.unread.length === 0)
      sink.push(report('missing-observe', entry.codeRange, { code: entry.code }));
    return undefined;
  }
  const inputs = entry.kind === 'condition' ? (entry.inputs ?? []) : [];
  const rule = ruleScope(setting, entry, inputs);
  const target = checkTarget(rule, text, entry.adhika);
  const body = rule.scope(text, target?.type === 'event' ? 'event' : 'spans');
  const wholeDays = target !== undefined && isWholeDays(target);
  const clauses = entry.decide && checkClauses(rule, body, entry.decide);
  const drik = entry.drik?.decide && checkClauses(rule, body, entry.drik.decide);
  const undecided = entry.kind === 'observance' && !wholeDays && entry.decide === undefined;
  if (target !== undefined && undecided && !entry.unread.includes('decide')) {
    sink.push(report('missing-decide', entry.codeRange, { code: entry.code }));
  }
  const term = (e: ExpressionText | undefined, check: (s: Scope, tree: Expression) => Term | undefined) => {
    const parsed = e && setting.parse.expression(e, sink);
    return parsed && check({ ...body, text: parsed.text }, parsed.tree);
  };
  const windows = entry.windows.flatMap(({ name, expression }): CheckedWindow[] => {
    const checked = term(expression, checkSpans);
    return checked === undefined ? [] : [{ name, term: checked }];
  });
  const variants = entry.variants.flatMap(({ when, name }) => {
    const checked = term(when, checkTruth);
    return checked === undefined ? [] : [{ when: checked, name }];
  });
  const named = term(entry.named, checkText);
  const kindOf = term(entry.kindOf, checkText);
  tellLets(rule, body, entry);
  tellInputs(rule, entry);
  if (target === undefined) return undefined;
  return {
    code: entry.code,
    kind: entry.kind,
    target,
    wholeDays,
    day: entry.day ?? 'sunrise',
    clauses: clauses ?? [],
    drik,
    windows,
    named,
    kindOf,
    inputs: inputs.map(({ name, kind }) => ({ name, kind })),
    variants,
    references: rule.references,
  };
}

interface RuleScope {
  readonly setting: RuleSetting;
  readonly references: Map<string, SourceRange>;
  readonly used: Set<string>;
  scope(text: ExpressionText, target: Type | undefined, adhika?: AdhikaMode): Scope;
}

function ruleScope(
  setting: RuleSetting,
  entry: Pick<RuleEntry, 'lets'>,
  inputs: readonly RuleInput[],
): RuleScope {
  const lets = new Map<string, Parsed | undefined>();
  for (const { name, expression } of entry.lets)
    lets.set(name, setting.parse.expression(expression, setting.sink));
  const references = new Map<string, SourceRange>();
  const used = new Set<string>();
  const checkedLets = new Map<string, Term | undefined>();
  const kinds = new Map(inputs.map(({ name, kind }) => [name, kind]));
  return {
    setting,
    references,
    used,
    scope: (text, target, adhika) => ({
      check: checkAny,
      chain: setting.names,
      text,
      lets,
      checkedLets,
      inputs: kinds,
      open: [],
      target,
      adhika: { named: adhika ?? 'skip', unnamed: adhika ?? 'both' },
      sink: setting.sink,
      used,
      references,
    }),
  };
}

function checkTarget(
  rule: RuleScope,
  text: ExpressionText,
  adhika: AdhikaMode | undefined,
): Term | undefined {
  const parsed = rule.setting.parse.expression(text, rule.setting.sink);
  return parsed && checkSpans(rule.scope(text, undefined, adhika ?? 'skip'), parsed.tree);
}

function checkText(scope: Scope, e: Expression): Term | undefined {
  const term = scope.check(scope, e);
  if (term === undefined || term.type === 'text' || term.type === 'number') return term;
  return mismatch(scope, e, 'a text', term.type, 'here');
}

// Lets that nothing uses are told, and checked all the same.
function tellLets(rule: RuleScope, body: Scope, entry: Pick<RuleEntry, 'lets'>): void {
  const { sink } = rule.setting;
  const unused = entry.lets.filter(({ name }) => !rule.used.has(name));
  for (const { name, range, expression } of entry.lets) {
    if (reservedWords.has(name)) sink.push(report('shadowed-name', range, { name }));
    const extent = { start: 0, end: expression.text.length };
    body.check({ ...body, text: expression }, { kind: 'ident', name, ...extent });
  }
  for (const { name, range } of unused) sink.push(report('unused-let', range, { name }));
}

// Only a condition is asked for with values; of those that it names, each must change something.
function tellInputs(rule: RuleScope, entry: Pick<RuleEntry, 'inputs' | 'kind'>): void {
  const { sink } = rule.setting;
  const [first] = entry.inputs ?? [];
  if (entry.kind === 'observance') {
    if (first === undefined) return;
    sink.push(report('conflicting-fields', first.range, { field: 'inputs', other: 'observe' }));
    return;
  }
  for (const { name, range } of entry.inputs ?? []) {
    if (reservedWords.has(name)) sink.push(report('shadowed-name', range, { name }));
    else if (!rule.used.has(inputKey(name))) sink.push(report('unused-input', range, { name }));
  }
}

/** Checks the clauses of `decide`: their predicates, their order, and that the rule is closed. */
function checkClauses(rule: RuleScope, body: Scope, text: ExpressionText): readonly CheckedClause[] {
  const scope: Scope = { ...body, text };
  const { sink } = rule.setting;
  const before = sink.length;
  const clauses = rule.setting.parse.clauses(text, sink);
  const faults = sink.slice(before);
  const range = (at: Extent): SourceRange => ({
    file: text.range.file,
    start: text.at(at.start),
    end: text.at(at.end),
  });
  const closing = clauses.findIndex((c) => c.kind === 'then' || c.kind === 'undecided');
  const after = clauses[closing + 1];
  // Where what stands last could not be read, it may have been meant to close the rule.
  const lastRead = text.at(clauses.at(-1)?.end ?? 0);
  const unreadEnd = faults.some((f) => f.range.start >= lastRead);
  if (closing === -1) {
    if (!unreadEnd) fault(scope, 'not-closed', { start: 0, end: text.text.trimEnd().length }, {});
  } else if (after !== undefined) fault(scope, 'after-close', after, { clause: after.kind });
  return clauses.map((clause): CheckedClause => {
    const term = checkClause(scope, clause);
    return { clause, term, range: range(clause) };
  });
}

function checkClause(scope: Scope, clause: Clause): Term | undefined {
  switch (clause.kind) {
    case 'require':
    case 'prefer':
      return checkTruth(scope, clause.predicate);
    case 'most':
      return checkSpans(scope, clause.of);
    case 'also':
      if (!Number.isInteger(clause.days) || Math.abs(clause.days) < 1 || Math.abs(clause.days) > 3) {
        fault(scope, 'number-out-of-range', clause, {
          what: 'neighbouring days',
          min: 1,
          max: 3,
          found: Math.abs(clause.days),
        });
      }
      return undefined;
    default:
      return undefined;
  }
}

/** Checks a calendar's rule: when its months begin. */
export function checkCalendar(
  setting: RuleSetting,
  entry: { begins: ExpressionText; decide: ExpressionText } & Pick<RuleEntry, 'lets' | 'day'>,
): Pick<CheckedRule, 'target' | 'clauses' | 'day'> | undefined {
  const rule = ruleScope(setting, entry, []);
  const target = checkTarget(rule, entry.begins, undefined);
  const body = rule.scope(entry.begins, target?.type === 'event' ? 'event' : 'spans');
  const clauses = checkClauses(rule, body, entry.decide);
  tellLets(rule, body, entry);
  return target && { target, clauses, day: entry.day ?? 'sunrise' };
}
