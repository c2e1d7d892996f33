// Expressions to typed terms: names resolved, types and units checked, every error reported at its place.
// In: a syntax tree and a scope. Out: a term, or undefined where something in it could not be made sense of.

import { wholeFromTo } from '@nirnaya/dsl/diagnostics';
import { type Expression, isDayOperator, isOfBirths } from '@nirnaya/dsl/syntax';
import { asWritten } from './as-written.ts';
import { checkAsta } from './asta.ts';
import {
  asEvent,
  asSpans,
  checkEvent,
  checkNumber,
  checkSpans,
  checkTyped,
  instantWithoutLength,
} from './coerce.ts';
import { checkComparison } from './comparison.ts';
import { checkCount, checkNumberOf } from './counting.ts';
import { checkDuration } from './durations.ts';
import { checkArc, checkEnters, checkLongitude, checkRetrograde } from './grahas.ts';
import { checkEmpty, checkHouse } from './houses.ts';
import { checkIdent } from './idents.ts';
import { labelsIn, unknownName } from './labels.ts';
import { labelOf } from './names-to-labels.ts';
import { operatorChecks } from './operators.ts';
import { phraseTerm } from './phrases.ts';
import { quantityRef } from './quantities.ts';
import { detailedDiagnostic, diagnostic, inputKey, rangeOf, type Scope, triedSuggestion } from './scope.ts';
import type { TypedExpression } from './typed.ts';

/** Checks an expression of whatever type it has. */
export function checkAny(scope: Scope, e: Expression): TypedExpression | undefined {
  if (isOfBirths(e)) return onlyOfBirths(scope, e);
  const source = e;
  switch (e.kind) {
    case 'number':
      return { op: 'constant', value: e.value, type: 'number', source };
    case 'text':
      return { op: 'constant', value: e.value, type: 'text', source };
    case 'angle':
      return { op: 'constant', value: e.degrees, type: 'angle', source };
    case 'clock':
      return { op: 'clock', minutes: e.minutes, type: 'event', source };
    case 'duration':
    case 'fraction':
      return checkDuration(scope, e);
    case 'list':
      return diagnostic(scope, 'type-mismatch', e, {
        expected: 'a value',
        found: 'a list',
        context: 'a list is allowed only after `in` or before `by`',
      });
    case 'phrase':
      return phraseTerm(scope, e);
    case 'ident':
      return checkIdent(scope, e);
    case 'code':
      return checkCode(scope, e);
    case 'quantity':
      return checkQuantity(scope, e);
    case 'class': {
      const labels = labelsIn(scope, e, 'tithi');
      return (
        labels && {
          op: 'lunar',
          months: undefined,
          adhika: scope.adhika.unnamed,
          tithis: labels,
          type: 'spans',
          source,
        }
      );
    }
    case 'enters':
      return checkEnters(scope, e);
    case 'asta':
      return checkAsta(scope, e);
    case 'longitude':
      return checkLongitude(scope, e, undefined);
    case 'house':
      return checkHouse(scope, e);
    case 'state':
      if (e.how !== 'retrograde' && e.how !== 'empty') return onlyOfBirths(scope, e);
      return e.how === 'retrograde' ? checkRetrograde(scope, e) : checkEmpty(scope, e);
    case 'any':
      return diagnostic(scope, 'type-mismatch', e, {
        expected: 'spans of time or a value',
        found: '`any of`',
        context: 'allowed only before `in house` and `aspects`',
      });
    case 'not': {
      const of = checkAny(scope, e.operand);
      if (of === undefined) return undefined;
      if (of.type === 'truth') return { op: 'not', of, type: 'truth', source };
      if (of.type === 'holds') return { op: 'not', of, type: 'holds', source };
      const spans = asSpans(scope, of, e.operand);
      return spans && { op: 'complement', of: spans, type: 'spans', source };
    }
    case 'binary':
      return checkBinary(scope, e);
    case 'is':
    case 'grows':
      return checkComparison(scope, e);
    case 'arc':
      return checkArc(scope, e);
    case 'edge': {
      const of = checkSpans(scope, e.of);
      return of && { op: 'edge', which: e.which, of, type: 'event', source };
    }
    case 'length': {
      const of = checkSpans(scope, e.of);
      return of && { op: 'length', of, type: 'duration', source };
    }
    case 'overlap': {
      const of = checkSpans(scope, e.of);
      const within = checkSpans(scope, e.in);
      return of && within && { op: 'overlap', of, within, type: 'duration', source };
    }
    case 'neighbour': {
      const of = checkSpans(scope, e.of);
      const anchor = checkEvent(scope, e.anchor);
      if (of === undefined || anchor === undefined) return undefined;
      return {
        op: 'neighbour',
        which: e.which,
        of,
        anchor,
        type: of.type === 'event' ? 'event' : 'spans',
        source,
      };
    }
    case 'nth':
    case 'every':
      return checkOccurrences(scope, e);
    case 'part':
      return checkPart(scope, e);
    case 'from-for': {
      const from = checkEvent(scope, e.from);
      const length = checkTyped(scope, e.length, 'duration');
      return from && length && { op: 'from-for', from, length, type: 'spans', source };
    }
    case 'from-to':
      return checkFromTo(scope, e);
    case 'offset':
      return checkOffset(scope, e);
    case 'each-side': {
      const by = checkTyped(scope, e.by, 'duration');
      const anchor = checkEvent(scope, e.anchor);
      return by && anchor && { op: 'each-side', by, anchor, type: 'spans', source };
    }
    case 'shifted': {
      const of = checkAny(scope, e.of);
      return of && { op: 'shifted', of, days: e.days, type: of.type, source };
    }
    case 'number-of':
      return checkNumberOf(scope, e);
    case 'count':
      return checkCount(scope, e);
    case 'lord-of':
    case 'cycle':
      return diagnostic(scope, 'type-mismatch', e, {
        expected: 'a value',
        found: `\`${e.kind === 'cycle' ? 'cycle' : 'lord of'}\``,
        context: 'allowed only in the label of a division',
      });
    case 'weekday-near': {
      const weekday = labelOf(e.weekday.text, 'weekday', scope.chain.vocabulary);
      const anchor = checkSpans(scope, e.anchor);
      if (weekday === undefined) return unknownName(scope, e.weekday, 'weekday');
      return anchor && { op: 'weekday-near', weekday, side: e.side, anchor, type: 'spans', source };
    }
  }
}

function checkCode(scope: Scope, e: Extract<Expression, { kind: 'code' }>): TypedExpression | undefined {
  if (!scope.chain.codes.has(e.name)) {
    const others = [...scope.chain.codes].filter((code) => code !== scope.self);
    const suggestion = triedSuggestion(scope, { name: e.name, known: others }, e, (trial, name) =>
      checkCode(trial, { ...e, name }),
    );
    return detailedDiagnostic(scope, 'unknown-rule', e, { params: { code: e.name }, suggestion });
  }
  scope.references.set(e.name, rangeOf(scope, e));
  const inputs = scope.chain.inputs.get(e.name) ?? [];
  for (const { name, kind, texts } of inputs) {
    scope.used.add(inputKey(name));
    const own = scope.inputs.get(name);
    if (own?.kind === kind && own.texts?.join() === texts?.join()) continue;
    diagnostic(scope, 'missing-input', e, { code: e.name, input: name, kind });
  }
  return { op: 'rule', code: e.name, inputs: inputs.length > 0, type: 'spans', source: e };
}

function checkQuantity(
  scope: Scope,
  e: Extract<Expression, { kind: 'quantity' }>,
): TypedExpression | undefined {
  const quantity = quantityRef(scope, e);
  if (quantity === undefined) return undefined;
  if (e.value === undefined) {
    return { op: 'quantity-spans', quantity, labels: undefined, type: 'spans', source: e };
  }
  const labels = labelsIn(scope, e.value, quantity.kind);
  if (labels === undefined) return undefined;
  if (quantity.name === 'tithi') {
    const { unnamed } = scope.adhika;
    return { op: 'lunar', months: undefined, adhika: unnamed, tithis: labels, type: 'spans', source: e };
  }
  return { op: 'quantity-spans', quantity, labels, type: 'spans', source: e };
}

function checkOccurrences(
  scope: Scope,
  e: Extract<Expression, { kind: 'nth' | 'every' }>,
): TypedExpression | undefined {
  const of = checkSpans(scope, e.of);
  if (e.kind === 'every') return of && { op: 'every', of, type: of.type, source: e };
  const within = checkSpans(scope, e.within);
  if (e.n === 0)
    return diagnostic(scope, 'number-out-of-range', e, {
      what: 'an ordinal',
      allowed: 'at least 1',
      found: 0,
    });
  return of && within && { op: 'nth', n: e.n, of, within, type: of.type, source: e };
}

function checkPart(scope: Scope, e: Extract<Expression, { kind: 'part' }>): TypedExpression | undefined {
  const of = checkSpans(scope, e.of);
  const from = checkNumber(scope, e.from);
  const to = e.to && checkNumber(scope, e.to);
  for (const [term, at] of [
    [from, e.from],
    [to, e.to],
  ] as const) {
    if (term?.op === 'constant' && at !== undefined && !inParts(Number(term.value), e.count)) {
      return diagnostic(scope, 'part-out-of-range', at, { part: Number(term.value), count: e.count });
    }
  }
  if (!Number.isInteger(e.count) || e.count < 1 || e.count > 1000) {
    return diagnostic(scope, 'number-out-of-range', e, {
      what: 'a number of parts',
      allowed: wholeFromTo(1, 1000),
      found: e.count,
    });
  }
  if (of === undefined || from === undefined || (e.to !== undefined && to === undefined)) return undefined;
  if (of.type === 'event') return instantWithoutLength(scope, e.of, 'has no parts');
  return { op: 'part', from, to, count: e.count, of, type: 'spans', source: e };
}

const inParts = (n: number, count: number): boolean => Number.isInteger(n) && n >= 1 && n <= count;

function checkFromTo(scope: Scope, e: Extract<Expression, { kind: 'from-to' }>): TypedExpression | undefined {
  const from = checkAny(scope, e.from);
  const to = checkAny(scope, e.to);
  if (from === undefined || to === undefined) return undefined;
  // Between two observances the window runs from the first day of the one to the last of the other.
  const start = from.op === 'rule' ? from : asEvent(scope, from, e.from);
  const end = to.op === 'rule' ? to : asEvent(scope, to, e.to);
  return start && end && { op: 'from-to', from: start, to: end, type: 'spans', source: e };
}

/** The most days from one thing to another: farther away nothing of a year is at hand. */
const mostDaysFrom = 366;

/** So many days reach from any anchor near the turn of the year to the day; beyond, only within one year. */
const sureDaysFrom = 60;

function checkOffset(scope: Scope, e: Extract<Expression, { kind: 'offset' }>): TypedExpression | undefined {
  const anchor = checkAny(scope, e.anchor);
  const sign = e.side === 'after' ? 1 : -1;
  if (anchor === undefined || e.by.kind !== 'duration') return undefined;
  if (e.by.unit === 'days') {
    const spans = asSpans(scope, anchor, e.anchor);
    if (!Number.isInteger(e.by.amount)) {
      return diagnostic(scope, 'type-mismatch', e.by, {
        expected: 'whole days',
        found: `${e.by.amount}`,
        context: 'here',
      });
    }
    if (e.by.amount > mostDaysFrom) {
      return diagnostic(scope, 'too-many-days', e.by, { days: e.by.amount, most: mostDaysFrom });
    }
    if (e.by.amount > sureDaysFrom) diagnostic(scope, 'far-offset', e.by, { days: e.by.amount });
    return spans && { op: 'days-from', days: sign * e.by.amount, anchor: spans, type: 'spans', source: e };
  }
  const by = checkTyped(scope, e.by, 'duration');
  if (by?.op === 'duration' && by.of === undefined && by.amount * by.unit > mostDaysFrom) {
    const days = Math.round(by.amount * by.unit);
    return diagnostic(scope, 'too-many-days', e.by, { days, most: mostDaysFrom });
  }
  const event = asEvent(scope, anchor, e.anchor);
  return by && event && { op: 'offset', by, sign, anchor: event, type: 'event', source: e };
}

// What the rules of a birth know and those of days do not.
const onlyOfBirths = (scope: Scope, e: Expression): undefined =>
  diagnostic(scope, 'type-mismatch', e, {
    expected: 'spans of time or a value',
    found: asWritten(e),
    context: 'allowed only in rules of births',
  });

function checkBinary(scope: Scope, e: Extract<Expression, { kind: 'binary' }>): TypedExpression | undefined {
  return isDayOperator(e.op) ? operatorChecks[e.op](scope, e) : onlyOfBirths(scope, e);
}
