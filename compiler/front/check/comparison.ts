// Comparisons: `is`, `in`, `at`, `before`, `after`, `>=` and the like, and arithmetic.

import { suggestionFor } from '@nirnaya/dsl/diagnostics';
import { type Expression, printExpression } from '@nirnaya/dsl/syntax';
import { fixedNames } from '@nirnaya/dsl/vocabulary';
import { asWritten } from './as-written.ts';
import { checkEvent, checkSpans, mismatch, readAtSunrise } from './coerce.ts';
import { checkLongitude } from './grahas.ts';
import { checkInHouse } from './houses.ts';
import { labelsIn } from './labels.ts';
import { checkLookup } from './lookup.ts';
import { labelOf } from './names-to-labels.ts';
import { detailedDiagnostic, diagnostic, rangeOf, type Scope, trialOf } from './scope.ts';
import { asCondition, isSteady } from './steady.ts';
import { textsOf } from './texts.ts';
import { type CompareOperator, type LabelKind, type TypedExpression, typeName } from './typed.ts';

type Binary = Extract<Expression, { kind: 'binary' }>;

/** Checks `Q is v` and `A is vriddhi`. */
export function checkComparison(
  scope: Scope,
  e: Extract<Expression, { kind: 'is' | 'grows' }>,
): TypedExpression | undefined {
  if (e.kind === 'grows') {
    const of = checkSpans(scope, e.left);
    return of && { op: 'grows', how: e.how, of, negated: e.negated, type: 'truth', source: e };
  }
  return checkLabelled(scope, e, e.left, { right: e.right, negated: e.negated });
}

/** Checks `t before u` and `t after u`. */
export function checkOrder(scope: Scope, e: Binary, how: 'before' | 'after'): TypedExpression | undefined {
  if (weekdayNear(scope, e)) return undefined;
  const left = checkEvent(scope, e.left);
  const right = checkEvent(scope, e.right);
  return left && right && { op: 'order', how, left, right, type: 'truth', source: e };
}

// `Friday before X` is meant for `Friday on or before X`, where a target is sought.
function weekdayNear(scope: Scope, e: Binary): boolean {
  const { left, right, op } = e;
  const [word, ...rest] = left.kind === 'phrase' ? left.words : [];
  if (word === undefined || rest.length > 0 || scope.target !== undefined || scope.isTrial) return false;
  if (labelOf(word.text, 'weekday', scope.chain.vocabulary) === undefined) return false;
  const side = op === 'before' ? 'before' : 'after';
  const near: Expression = {
    kind: 'weekday-near',
    weekday: word,
    side,
    anchor: right,
    start: e.start,
    end: e.end,
  };
  const trial = trialOf(scope);
  if (trial.check(trial, near) === undefined || trial.sink.length > 0) return false;
  const between = rangeOf(scope, { start: left.end, end: right.start });
  detailedDiagnostic(scope, 'type-mismatch', e, {
    params: { expected: 'an instant', found: 'a weekday', context: `before \`${op}\`` },
    help: `write \`${word.text} on or ${op} ...\`, which counts from the target's own day`,
    fix: { title: `write on or ${op}`, range: between, text: ` on or ${op} ` },
  });
  return true;
}

/** What stands to the right of `in` or `is`. */
interface Among {
  readonly right: Expression;
  /** whether with `not` */
  readonly negated: boolean;
}

// `Q is v`, `Q at t is v`, and the same with a list or a table of values.
function checkLabelled(
  scope: Scope,
  e: Expression,
  left: Expression,
  { right, negated }: Among,
): TypedExpression | undefined {
  if (right.kind === 'house') return checkInHouse(scope, e, left, { right, negated });
  const of = scope.check(scope, left);
  if (of === undefined) return undefined;
  if (of.op === 'division') return checkDivided(scope, e, of, { right, negated });
  if (of.type === 'number') return checkNumbered(scope, e, of, { right, negated });
  if (of.type === 'text' && right.kind !== 'ident') return checkTexted(scope, e, of, { right, negated });
  const isWholeQuantity = of.op === 'quantity-spans' && of.labels === undefined;
  if (!isWholeQuantity && typeof of.type !== 'object') {
    return mismatch(scope, left, {
      expected: 'a quantity such as `tithi` or `weekday`',
      found: of.type,
      context: 'before `is` or `in`',
    });
  }
  const kind = isWholeQuantity ? of.quantity.kind : (of.type as { label: LabelKind }).label;
  if (right.kind === 'binary' && right.op === 'by') {
    const table = checkLookup(scope, right, kind);
    if (table === undefined) return undefined;
    return isWholeQuantity
      ? { op: 'quantity-in', quantity: of.quantity, table, negated, type: 'holds', source: e }
      : asCondition({ op: 'label-in-table', of, table, negated, type: 'truth', source: e });
  }
  if (right.kind === 'ident' && scope.inputs.has(right.name)) {
    return checkMagnitude(scope, { ...e, kind: 'binary', op: '=', left, right }, negated ? '!=' : '=');
  }
  const labels = labelsIn(scope, right, kind);
  if (labels === undefined) return undefined;
  if (!isWholeQuantity) return asCondition({ op: 'label-in', of, labels, negated, type: 'truth', source: e });
  const spans: TypedExpression = { ...of, labels, type: 'holds', source: e };
  return negated ? { op: 'not', of: spans, type: 'holds', source: e } : spans;
}

// `hora is Venus`, `choghadiya_day in ["Amrit", "Shubh"]`.
function checkDivided(
  scope: Scope,
  e: Expression,
  of: Extract<TypedExpression, { op: 'division' }>,
  { right, negated }: Among,
): TypedExpression | undefined {
  const { type, labels: own } = of.division;
  const texts = type === 'text' ? textsIn(scope, right) : undefined;
  const labels = type === 'text' ? texts : labelsIn(scope, right, 'graha');
  if (labels === undefined) return undefined;
  if (texts !== undefined && !areWordsOf(scope, of, right, texts)) return undefined;
  if (own.how === 'cycle' && !labels.some((label) => own.items.includes(label))) {
    const known = own.items.map((item) => fixedNames.graha[Number(item)]?.[0] ?? '');
    return diagnostic(scope, 'value-not-allowed', right, {
      field: of.division.name,
      value: printExpression(right),
      allowed: known.join(', '),
    });
  }
  const spans: TypedExpression = {
    op: 'division-spans',
    division: of.division,
    labels,
    type: 'holds',
    source: e,
  };
  return negated ? { op: 'not', of: spans, type: 'holds', source: e } : spans;
}

// `motion is "FORWARD"`, `names by weekday in ["one", "two"]`.
function checkTexted(
  scope: Scope,
  e: Expression,
  of: TypedExpression,
  { right, negated }: Among,
): TypedExpression | undefined {
  const texts = textsIn(scope, right);
  if (texts === undefined || !areWordsOf(scope, of, right, texts)) return undefined;
  return asCondition({ op: 'text-in', of, texts, negated, type: 'truth', source: e });
}

// What is one of some texts is never another.
function areWordsOf(scope: Scope, of: TypedExpression, at: Expression, texts: readonly string[]): boolean {
  const known = textsOf(of);
  const words = known && [...new Set(known)];
  const other = texts.find((text) => words?.includes(text) === false);
  if (words === undefined || other === undefined) return true;
  const suggestion = suggestionFor(other, words);
  detailedDiagnostic(scope, 'value-not-allowed', at, {
    params: { field: printExpression(of.source), value: other, allowed: words.join(', ') },
    suggestion,
  });
  return false;
}

function textsIn(scope: Scope, e: Expression): readonly string[] | undefined {
  const items = e.kind === 'list' ? e.items : [e];
  if (items.length === 0) return diagnostic(scope, 'empty-list', e, {});
  const texts: string[] = [];
  for (const item of items) {
    if (item.kind !== 'text')
      return diagnostic(scope, 'type-mismatch', item, {
        expected: 'a text in quotes',
        found: asWritten(item),
        context: 'here',
      });
    texts.push(item.value);
  }
  return texts;
}

/** Checks `Q in [v, w]` and its kin. */
export function checkIn(scope: Scope, e: Binary): TypedExpression | undefined {
  if (
    e.right.kind === 'list' ||
    e.right.kind === 'house' ||
    (e.right.kind === 'binary' && e.right.op === 'by')
  ) {
    return checkLabelled(scope, e, e.left, { right: e.right, negated: false });
  }
  const left = checkEvent(scope, e.left);
  const right = checkSpans(scope, e.right);
  return left && right && { op: 'at', of: right, instant: left, type: 'truth', source: e };
}

// `count from a to b in [1, 4]`, `number of tithi is 5`, `number of tithi in table by weekday`.
function checkNumbered(
  scope: Scope,
  e: Expression,
  of: TypedExpression,
  { right, negated }: Among,
): TypedExpression | undefined {
  if (right.kind === 'binary' && right.op === 'by') {
    const table = checkLookup(scope, right, undefined);
    if (table === undefined) return undefined;
    if (table.type !== 'number')
      return mismatch(scope, right, { expected: 'numbers', found: table.type, context: 'here' });
    return asCondition({ op: 'label-in-table', of, table, negated, type: 'truth', source: e });
  }
  const items = right.kind === 'list' ? right.items : [right];
  if (items.length === 0) return diagnostic(scope, 'empty-list', right, {});
  const values: number[] = [];
  for (const item of items) {
    if (item.kind !== 'number') {
      return diagnostic(scope, 'type-mismatch', item, {
        expected: 'a number',
        found: asWritten(item),
        context: right.kind === 'list' ? 'in the list' : 'here',
      });
    }
    values.push(item.value);
  }
  return asCondition({ op: 'label-in', of, labels: values, negated, type: 'truth', source: e });
}

/** Checks `A at t` and `Q at t`. */
export function checkAt(scope: Scope, e: Binary): TypedExpression | undefined {
  if (e.left.kind === 'longitude') {
    const instant = checkEvent(scope, e.right);
    return instant && checkLongitude(scope, e.left, instant);
  }
  const of = scope.check(scope, e.left);
  const instant = checkEvent(scope, e.right);
  if (of === undefined || instant === undefined) return undefined;
  if (of.op === 'quantity-spans' && of.labels === undefined) {
    return { op: 'read', quantity: of.quantity, instant, type: { label: of.quantity.kind }, source: e };
  }
  if (of.type === 'holds')
    return { op: 'at', of: { ...of, type: 'spans' }, instant, type: 'truth', source: e };
  if (of.type === 'spans') return { op: 'at', of, instant, type: 'truth', source: e };
  if (of.op === 'division') {
    return { op: 'division-at', division: of.division, instant, type: of.type, source: e };
  }
  if (of.op === 'lookup') {
    // `table by Q at t` reads the last key at t.
    const last = of.keys.at(-1);
    const keys = last && isSteady(last) ? [...of.keys.slice(0, -1), readingAt(last, instant)] : of.keys;
    return { ...of, keys, source: e };
  }
  if (of.type === 'number' && isSteady(of)) return readingAt(of, instant);
  if (of.op === 'house') return readingAt(of, instant);
  return mismatch(scope, e.left, { expected: 'spans or a quantity', found: of.type, context: 'before `at`' });
}

function readingAt(of: TypedExpression, instant: TypedExpression): TypedExpression {
  if (of.op === 'read') return { ...of, instant };
  return { op: 'reading', of, instant, type: of.type, source: of.source };
}

const ordered: readonly unknown[] = ['duration', 'number', 'angle'];

/** Checks a comparison of two values by a sign. */
export function checkMagnitude(scope: Scope, e: Binary, how: CompareOperator): TypedExpression | undefined {
  const left = scope.check(scope, e.left);
  const right = scope.check(scope, e.right);
  if (left === undefined || right === undefined) return undefined;
  const arc = followedLongitude(e, left, how, right) ?? followedLongitude(e, right, mirrored[how], left);
  if (arc !== undefined) return arc;
  const a = readAtSunrise(left);
  const b = readAtSunrise(right);
  const equality = how === '=' || how === '!=';
  if (typeof a.type === 'object' && typeof b.type === 'object' && a.type.label === b.type.label && equality) {
    return asCondition({ op: 'compare', how, left: a, right: b, type: 'truth', source: e });
  }
  if (a.type === 'event' && b.type === 'event') {
    return diagnostic(scope, 'type-mismatch', e, {
      expected: '`before` or `after`',
      found: `\`${how}\``,
      context: 'between instants',
    });
  }
  if (
    equality &&
    a.type === 'text' &&
    b.op === 'constant' &&
    !areWordsOf(scope, a, e.right, [String(b.value)])
  )
    return undefined;
  if (a.type === b.type && (ordered.includes(a.type) || (a.type === 'text' && equality))) {
    return asCondition({ op: 'compare', how, left: a, right: b, type: 'truth', source: e });
  }
  return units(scope, e, a, b);
}

const mirrored: Readonly<Record<CompareOperator, CompareOperator>> = {
  '>=': '<=',
  '<=': '>=',
  '>': '<',
  '<': '>',
  '=': '=',
  '!=': '!=',
};

// `longitude of Jupiter >= 120 deg` holds through an arc, and so stands for spans too.
function followedLongitude(
  e: Expression,
  left: TypedExpression,
  how: CompareOperator,
  right: TypedExpression,
): TypedExpression | undefined {
  if (left.op !== 'longitude' || left.instant !== undefined || right.op !== 'constant') return undefined;
  const degrees = Number(right.value);
  if (right.type !== 'angle' || !(degrees > 0 && degrees < 360)) return undefined;
  const { body } = left;
  if (how === '>=' || how === '>')
    return { op: 'arc', body, from: degrees, to: 360, type: 'holds', source: e };
  if (how === '<=' || how === '<') return { op: 'arc', body, from: 0, to: degrees, type: 'holds', source: e };
  return undefined;
}

function units(scope: Scope, e: Binary, a: TypedExpression, b: TypedExpression): undefined {
  return detailedDiagnostic(scope, 'unit-mismatch', e, {
    params: { left: typeName(a.type), right: typeName(b.type) },
    labels: [
      { at: e.left, message: `this is ${typeName(a.type)}` },
      { at: e.right, message: `this is ${typeName(b.type)}` },
    ],
  });
}

/** Checks a sum, a product and their kin. */
export function checkArithmetic(
  scope: Scope,
  e: Binary,
  how: '+' | '-' | '*' | '/' | 'mod',
): TypedExpression | undefined {
  const cyclic = [e.left, e.right].find(
    (side) => side.kind === 'phrase' && isCyclic(scope, side.words[0]?.text),
  );
  if (cyclic !== undefined && cyclic.kind === 'phrase') {
    const help = 'write the name that is meant, or count with `count from ... to ...`';
    return detailedDiagnostic(scope, 'cyclic-name-arithmetic', cyclic, {
      params: { name: cyclic.words[0]?.text ?? '' },
      help,
    });
  }
  const left = scope.check(scope, e.left);
  const right = scope.check(scope, e.right);
  if (left === undefined || right === undefined) return undefined;
  const durations = [left, right].filter((t) => t.type === 'duration').length;
  const numbers = [left, right].filter((t) => t.type === 'number').length;
  if (numbers === 2) return { op: 'arithmetic', how, left, right, type: 'number', source: e };
  if (durations === 2 && (how === '+' || how === '-')) {
    return { op: 'arithmetic', how, left, right, type: 'duration', source: e };
  }
  if (durations === 1 && numbers === 1 && (how === '*' || (how === '/' && left.type === 'duration'))) {
    return { op: 'arithmetic', how, left, right, type: 'duration', source: e };
  }
  return units(scope, e, left, right);
}

const cyclicKinds = ['lunar month', 'tithi', 'nakshatra', 'weekday', 'rashi'] as const;

function isCyclic(scope: Scope, name: string | undefined): boolean {
  return (
    name !== undefined &&
    cyclicKinds.some((kind) => labelOf(name, kind, scope.chain.vocabulary) !== undefined)
  );
}
