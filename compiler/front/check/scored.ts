// A rule that scores, checked: its lines, what it requires, how long a time must last.

import { report, wholeFromTo } from '@nirnaya/dsl/diagnostics';
import {
  type ExpressionText,
  highestScore,
  type MuhuratFields,
  type PlacedText,
  type RatingEntry,
  reportConflicts,
  type SuitabilityFields,
} from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';
import type { Expression, ScoreLine } from '@nirnaya/dsl/syntax';
import { asSpans, asTruth, checkTyped } from './coerce.ts';
import { checkBindings, checkInputs, inputsOf, type RuleSetting, ruleScope } from './rule-scope.ts';
import {
  type ChainNames,
  detailedDiagnostic,
  diagnostic,
  inputKey,
  type RuleInput,
  rangeOf,
  type Scope,
} from './scope.ts';
import { children, type TypedExpression } from './typed.ts';

/** A line with its predicate checked. */
export interface CheckedLine {
  readonly how: ScoreLine['how'];
  /** what it adds to the score; below 0 where it takes, 0 where it blocks */
  readonly points: number;
  /** spans, or a truth about a day */
  readonly term: TypedExpression;
  readonly because: string;
  /** its label in the hierarchy */
  readonly as: string | undefined;
  /** the inputs that the predicate reads */
  readonly needs: readonly string[];
  /** as written */
  readonly line: ScoreLine;
  readonly range: SourceRange;
  /** where the label is written */
  readonly asRange: SourceRange | undefined;
}

/** The computed part of a muhurat or a suitability. */
export interface CheckedScored {
  readonly code: string;
  readonly kind: 'muhurat' | 'suitability';
  readonly event: PlacedText | undefined;
  readonly base: number | undefined;
  readonly lines: readonly CheckedLine[];
  /** spans, or a truth about a day */
  readonly require: TypedExpression | undefined;
  /** days */
  readonly lasting: number | undefined;
  /** best first */
  readonly ratings: readonly RatingEntry[] | undefined;
  /** ratings that need that no line takes */
  readonly flawless: readonly PlacedText[] | undefined;
  /** labels, highest first */
  readonly hierarchy: readonly string[] | undefined;
  readonly with: readonly PlacedText[];
  readonly inputs: readonly RuleInput[];
  /** codes of rules that it names in expressions, and where */
  readonly references: ReadonlyMap<string, SourceRange>;
}

/** Checks one rule that scores. `weighed` returns the inputs of the rules that it may weigh as well. */
export function checkScored(
  setting: RuleSetting,
  entry: MuhuratFields | SuitabilityFields,
  weighed: (code: string) => readonly RuleInput[],
): CheckedScored {
  const { sink, parse } = setting;
  const { kind } = entry;
  const { require, lasting } = kind === 'muhurat' ? entry : noBounds;
  const hierarchy = kind === 'suitability' ? entry.hierarchy : undefined;
  reportConflicts(kind, entry.given, sink);
  const inputs = entry.inputs ?? [];
  const rule = ruleScope(setting, entry, inputs);
  const scopeOf = (text: ExpressionText): Scope => rule.scope(text, undefined, entry.adhika);
  const predicate = kind === 'muhurat' ? checkTime : checkDay;
  const lines = entry.score === undefined ? [] : parse.lines(entry.score, sink);
  const required = require && parse.expression(require, sink);
  const checked = {
    code: entry.code,
    kind,
    event: entry.event,
    base: entry.base,
    lines: lines.flatMap((line) => (entry.score && checkLine(scopeOf(entry.score), line, predicate)) ?? []),
    require: required && checkRequired(scopeOf(required.text), required.tree, entry.code),
    lasting: lasting && checkLasting(setting, scopeOf(lasting), lasting),
    ratings: entry.ratings,
    flawless: entry.flawless,
    hierarchy: hierarchy?.map(({ text }) => text),
    with: entry.with ?? [],
    inputs: inputsOf(inputs),
    references: rule.references,
  };
  for (const { text: code, range } of checked.with) {
    for (const { name, kind: expected } of weighed(code)) {
      rule.used.add(inputKey(name));
      const own = inputs.find((input) => input.name === name);
      if (own?.kind !== expected)
        sink.push(report('missing-input', range, { code, input: name, kind: expected }));
    }
  }
  const body = entry.score ?? require ?? lasting ?? entry.bindings[0]?.expression;
  if (body !== undefined) checkBindings(rule, scopeOf(body), entry);
  checkInputs(rule, inputs, entry.given);
  return checked;
}

// Only of times: what they lie in, and how long they last.
const noBounds: Pick<MuhuratFields, 'require' | 'lasting'> = {};

type Predicate = (scope: Scope, e: Expression) => TypedExpression | undefined;

// Of times: spans, or a truth, which holds of whole days.
const checkTime: Predicate = (scope, e) => {
  const term = scope.check(scope, e);
  if (term === undefined || term.type === 'truth') return term;
  const spans = asSpans(scope, term, e);
  if (spans?.type !== 'event') return spans;
  const params = {
    expected: 'spans of time or a truth value',
    found: 'an instant',
    context: 'an instant has no length',
  };
  return diagnostic(scope, 'type-mismatch', e, params);
};

// Of days: a truth. Spans do not say at which time of the day they matter.
const checkDay: Predicate = (scope, e) => {
  const term = scope.check(scope, e);
  return term && asTruth(scope, term, e);
};

function checkLine(scope: Scope, line: ScoreLine, predicate: Predicate): CheckedLine | undefined {
  const { how, points, because, as } = line;
  if (how !== 'block' && !(Number.isInteger(points) && points >= 1 && points <= highestScore)) {
    return diagnostic(scope, 'number-out-of-range', line, {
      what: 'the points of a line',
      allowed: wholeFromTo(1, highestScore),
      found: points,
    });
  }
  const term = predicate(scope, line.predicate);
  return (
    term && {
      how,
      points: how === 'take' ? -points : points,
      term,
      because,
      as: as?.text,
      needs: inputsIn(scope.chain, term),
      line,
      range: rangeOf(scope, line),
      asRange: as && rangeOf(scope, as),
    }
  );
}

// What is required cannot hang on a value that may be left out.
function checkRequired(scope: Scope, e: Expression, code: string): TypedExpression | undefined {
  const term = checkTime(scope, e);
  for (const name of term === undefined ? [] : inputsIn(scope.chain, term)) {
    const input = scope.inputs.get(name);
    if (input?.optional) {
      const help = `\`${name}?\` is optional: declare it as \`${name}\`, without the question mark`;
      detailedDiagnostic(scope, 'missing-input', e, {
        params: { code: `require of ${code}`, input: name, kind: input.kind },
        help,
      });
    }
  }
  return term;
}

function checkLasting(setting: RuleSetting, scope: Scope, text: ExpressionText): number | undefined {
  const parsed = setting.parse.expression(text, setting.sink);
  const term = parsed && checkTyped(scope, parsed.tree, 'duration');
  if (parsed === undefined || term === undefined) return undefined;
  if (term.op === 'duration' && term.of === undefined) return term.amount * term.unit;
  const params = {
    expected: 'a fixed duration such as `48 min`',
    found: 'a duration that depends on a window',
    context: 'here',
  };
  return diagnostic(scope, 'type-mismatch', parsed.tree, params);
}

/** The names of the inputs that a term reads, those of the conditions it names included. */
export function inputsIn(chain: ChainNames, term: TypedExpression): readonly string[] {
  const names = new Set<string>();
  const visit = (t: TypedExpression): void => {
    if (t.op === 'input') names.add(t.name);
    if (t.op === 'rule') for (const { name } of chain.inputs.get(t.code) ?? []) names.add(name);
    for (const child of children(t)) visit(child);
  };
  visit(term);
  return [...names];
}
