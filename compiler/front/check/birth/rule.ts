// A rule of a birth, checked: what holds of a chart and what sets it aside, the points of a kuta, the values of a reading.

import { report, suggestionFor } from '@nirnaya/dsl/diagnostics';
import {
  type Cited,
  type ExpressionText,
  type HoldingFields,
  type KutaFields,
  type NamedExpression,
  type ReadingFields,
  reportConflicts,
  type SetFields,
} from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';
import { printExpression } from '@nirnaya/dsl/syntax';
import { asWritten } from '../as-written.ts';
import { reservedWords } from '../reserved-words.ts';
import { type RuleScope, type RuleSetting, ruleScope } from '../rule-scope.ts';
import { diagnostic, type RuleInput, rangeOf } from '../scope.ts';
import { birthWords, checkBirth } from './expression.ts';
import { type BirthScope, checkBirthTruth, type NamedRule, wrongType } from './scope.ts';
import { type BirthTerm, birthChildren, isGrahas } from './terms.ts';

/** The fields of a rule of a birth of any kind. */
export type BirthFields = HoldingFields | KutaFields | SetFields | ReadingFields;

/** The kinds of rules of births. */
export const birthKinds = ['yoga', 'dosha', 'kuta', 'set', 'reading'] as const;
export type BirthKind = (typeof birthKinds)[number];

/** A value with a name, or a part of a rule. */
export interface CheckedPart {
  readonly name: string;
  readonly term: BirthTerm;
  readonly range: SourceRange;
}

/** What sets a rule aside. */
export interface CheckedCancellation {
  readonly term: BirthTerm;
  readonly because: string;
  readonly points: number | undefined;
  readonly cite: readonly Cited[];
  readonly range: SourceRange;
}

/** The computed part of a rule of a birth. */
export interface CheckedBirth {
  readonly code: string;
  readonly kind: BirthKind;
  readonly group: string | undefined;
  /** a truth; of a set grahas */
  readonly holds: CheckedPart | undefined;
  readonly cancelled: readonly CheckedCancellation[];
  readonly maximum: number | undefined;
  readonly row: CheckedPart | undefined;
  readonly column: CheckedPart | undefined;
  readonly points: CheckedPart | undefined;
  readonly results: readonly CheckedPart[];
  readonly bindings: readonly CheckedPart[];
  readonly inputs: readonly RuleInput[];
  /** codes of rules that it names, and where */
  readonly references: ReadonlyMap<string, SourceRange>;
}

/** Checks one rule of a birth. `rules` are those of the chain that it may name. */
export function checkBirthRule(
  setting: RuleSetting,
  entry: BirthFields,
  rules: ReadonlyMap<string, NamedRule>,
): CheckedBirth {
  const { sink } = setting;
  reportConflicts(entry.kind, entry.given, sink);
  const isMatch = entry.kind === 'kuta';
  const rule = ruleScope(setting, { code: entry.code, bindings: bindingsOf(entry) }, []);
  const terms = new Map<string, BirthTerm | undefined>();
  const at = (text: ExpressionText): BirthScope => ({
    scope: rule.scope(text, undefined),
    rules,
    isMatch,
    terms,
    check: checkBirth,
  });
  const part = (
    name: string,
    text: ExpressionText | undefined,
    check: (at: BirthScope, e: Parameters<typeof checkBirth>[1]) => BirthTerm | undefined,
  ): CheckedPart | undefined => {
    const parsed = text && setting.parse.expression(text, sink);
    if (text === undefined || parsed === undefined) return undefined;
    const scope = at(text);
    const term = check(scope, parsed.tree);
    if (term === undefined || (isMatch && reportNobodys(scope, term))) return undefined;
    return { name, term, range: rangeOf(scope.scope, parsed.tree) };
  };
  const holds =
    'holds' in entry
      ? part('holds', entry.holds, entry.kind === 'set' ? checkSet : checkBirthTruth)
      : undefined;
  const kuta = entry.kind === 'kuta' ? entry : undefined;
  const cancelled = ('cancelled' in entry ? (entry.cancelled ?? []) : []).flatMap(
    ({ when, because, points, cite, range }): CheckedCancellation[] => {
      const condition = part('when', when, checkBirthTruth);
      return condition === undefined ? [] : [{ term: condition.term, because, points, cite, range }];
    },
  );
  const results = ('results' in entry ? entry.results : []).flatMap(
    ({ name, expression }) => part(name, expression, checkBirth) ?? [],
  );
  const checked: CheckedBirth = {
    code: entry.code,
    kind: entry.kind,
    group: entry.group?.text,
    holds,
    cancelled,
    maximum: kuta?.maximum,
    row: part('row', kuta?.row, checkBirth),
    column: part('column', kuta?.column, checkBirth),
    points: part('points', kuta?.points, checkPoints),
    results,
    bindings: checkBirthBindings(rule, entry, at, terms),
    inputs: [],
    references: rule.references,
  };
  reportMissing(entry, sink);
  reportForm(entry, rules, sink);
  return checked;
}

// What a rule is a form of is another yoga or dosha of the chain.
function reportForm(
  entry: BirthFields,
  rules: ReadonlyMap<string, NamedRule>,
  sink: RuleSetting['sink'],
): void {
  const main = 'form_of' in entry ? entry.form_of : undefined;
  if (main === undefined) return;
  const codes = [...rules].flatMap(([code, named]) =>
    named === 'truth' && code !== entry.code ? [code] : [],
  );
  if (codes.includes(main.text)) return;
  const suggestion = suggestionFor(main.text, codes);
  sink.push(report('unknown-rule', main.range, { code: main.text }, { suggestion }));
}

// What a kuta's table is entered by has a name in its points.
function bindingsOf(entry: BirthFields): readonly NamedExpression[] {
  if (entry.kind !== 'kuta') return entry.bindings;
  const named = (name: string, expression: ExpressionText | undefined): NamedExpression[] =>
    expression === undefined ? [] : [{ name, range: expression.range, expression }];
  return [...entry.bindings, ...named('row', entry.row), ...named('column', entry.column)];
}

const checkSet: typeof checkBirth = (at, e) => {
  const term = at.check(at, e);
  return term === undefined || isGrahas(term.type)
    ? term
    : wrongType(at, e, { expected: 'grahas', found: term.type });
};

const checkPoints: typeof checkBirth = (at, e) => {
  const term = at.check(at, e);
  return term === undefined || term.type === 'number'
    ? term
    : wrongType(at, e, { expected: 'a number', found: term.type });
};

function checkBirthBindings(
  rule: RuleScope,
  entry: BirthFields,
  at: (text: ExpressionText) => BirthScope,
  terms: ReadonlyMap<string, BirthTerm | undefined>,
): CheckedPart[] {
  const { sink } = rule.setting;
  const unused = entry.bindings.filter(({ name }) => !rule.used.has(name));
  for (const { name, range } of unused) sink.push(report('unused-let', range, { name }));
  return entry.bindings.flatMap(({ name, range, expression }) => {
    if (reservedWords.has(name) || birthWords.includes(name))
      sink.push(report('shadowed-name', range, { name }));
    const extent = { start: 0, end: expression.text.length };
    if (!terms.has(name)) checkBirth(at(expression), { kind: 'ident', name, ...extent });
    const term = terms.get(name);
    return term === undefined ? [] : [{ name, term, range }];
  });
}

// In a rule about two charts what is read of one says of which.
function reportNobodys(at: BirthScope, term: BirthTerm): boolean {
  const charted = nobodys(term);
  if (charted === undefined) return false;
  diagnostic(at.scope, 'type-mismatch', charted.source, {
    expected: `\`bride\` or \`groom\` before it, such as \`bride (${printExpression(charted.source)})\``,
    found: `${asWritten(charted.source)} alone`,
    context: 'a kuta compares two charts',
  });
  return true;
}

function nobodys(term: BirthTerm): BirthTerm | undefined {
  if (term.op === 'frame' && typeof term.frame === 'string') return undefined;
  const isOne =
    term.op === 'body' ||
    term.op === 'karaka' ||
    term.op === 'dignity' ||
    term.op === 'rule' ||
    term.op === 'quantity' ||
    (term.op === 'houses' && term.from === undefined);
  if (isOne) return term;
  for (const child of birthChildren(term)) {
    const inner = nobodys(child);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function reportMissing(entry: BirthFields, sink: RuleSetting['sink']): void {
  const required =
    entry.kind === 'kuta' ? ['maximum', 'points'] : entry.kind === 'reading' ? ['result'] : ['holds'];
  const given = entry.given.map(({ text }) => text);
  for (const field of required) {
    if (given.includes(field) || entry.unread.includes(field)) continue;
    sink.push(report('missing-field', entry.codeRange, { field, where: `the rule ${entry.code}` }));
  }
}
