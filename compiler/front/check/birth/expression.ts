// Expressions of rules of a birth to typed terms: the same words as everywhere, read of a chart, where nothing takes time.
// In: a syntax tree and a scope. Out: a term, or undefined where something in it could not be made sense of.

import { suggestionFor } from '@nirnaya/dsl/diagnostics';
import type { BinaryOperator, Expression } from '@nirnaya/dsl/syntax';
import { SEVEN_KARAKAS } from '@nirnaya/engine/jyotisha';
import { asWritten } from '../as-written.ts';
import { detailedDiagnostic, diagnostic, rangeOf } from '../scope.ts';
import type { CompareOperator } from '../typed.ts';
import {
  checkDescribed,
  checkDispositor,
  checkIn,
  checkLord,
  checkNear,
  checkRelation,
  checkSignsOf,
  checkState,
  signIn,
} from './grahas.ts';
import {
  checkFrame,
  checkHouses,
  checkName,
  checkPlace,
  checkSignClass,
  houseGroups,
  housesNamed,
} from './places.ts';
import { asBirthTruth, type BirthScope, checkBirthTruth, wrongType } from './scope.ts';
import { type BirthTerm, isGrahas, isSigns } from './terms.ts';
import {
  checkAmong,
  checkArithmetic,
  checkCompare,
  checkCount,
  checkElse,
  checkExcept,
  checkIs,
  checkLongitude,
  checkLookup,
  checkNumberOf,
  checkQuantity,
  checkWhen,
} from './values.ts';

type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

/** Grahas by common names: the seven that are seen, and the nine. */
const grahaSets: ReadonlyMap<string, number> = new Map([
  ['planets', 0b0_0111_1111],
  ['grahas', 0b1_1111_1111],
]);

/** The words that rules of a birth have besides those of the whole language. */
export const birthWords: readonly string[] = [
  ...grahaSets.keys(),
  ...houseGroups.keys(),
  ...SEVEN_KARAKAS.map((karaka) => `${karaka}karaka`),
];

/** A set of grahas that packs define has a word: SET_BENEFICS is `benefics`. */
const setPrefix = 'SET_';

/** Checks an expression of whatever type it has. */
export function checkBirth(at: BirthScope, e: Expression): BirthTerm | undefined {
  const source = e;
  switch (e.kind) {
    case 'number':
      return { op: 'constant', value: e.value, type: 'number', source };
    case 'text':
      return { op: 'constant', value: e.value, type: 'text', source };
    case 'angle':
      return { op: 'constant', value: e.degrees, type: 'angle', source };
    case 'phrase':
      return checkName(at, e);
    case 'ident':
      return checkIdent(at, e);
    case 'code':
      return checkCode(at, e, e.name);
    case 'list':
      return checkPlace(at, e);
    case 'quantity':
      return checkQuantity(at, e);
    case 'longitude':
      return checkLongitude(at, e);
    case 'house':
      return checkHouses(at, e, e.houses, e.of);
    case 'sign-class':
      return checkSignClass(at, e);
    case 'frame':
      return checkFrame(at, e, at.check);
    case 'lord-of':
      return checkLord(at, e);
    case 'dispositor':
      return checkDispositor(at, e);
    case 'signs-of':
      return checkSignsOf(at, e);
    case 'described':
      return checkDescribed(at, e);
    case 'state':
      return checkState(at, e);
    case 'is':
      return checkIs(at, e);
    case 'number-of':
      return checkNumberOf(at, e);
    case 'count':
      return checkCount(at, e);
    case 'not': {
      const of = checkBirthTruth(at, e.operand);
      return of && { op: 'not', of, type: 'truth', source };
    }
    case 'any':
    case 'some':
      return wrongType(at, e, {
        expected: 'a value',
        found: asWritten(e),
        context: 'allowed only before `in`, `with`, `aspects` or `is`',
      });
    case 'binary':
      return operatorChecks[e.op](at, e);
    default:
      return wrongType(at, e, {
        expected: 'a property of the chart',
        found: asWritten(e),
        context: 'allowed only in rules of days',
      });
  }
}

type Check = (at: BirthScope, e: Of<'binary'>) => BirthTerm | undefined;

const relation =
  (how: 'with' | 'aspects' | 'with or aspects' | 'exchanges with' | 'hemmed by'): Check =>
  (at, e) =>
    checkRelation(at, e, how);

const arithmetic =
  (how: '+' | '-' | '*' | '/' | 'mod'): Check =>
  (at, e) =>
    checkArithmetic(at, e, how);

const compare =
  (how: CompareOperator): Check =>
  (at, e) =>
    checkCompare(at, e, how);

const ofDays: Check = (at, e) =>
  wrongType(at, e, {
    expected: 'a property of the chart',
    found: `\`${e.op}\``,
    context: 'allowed only in rules of days',
  });

/** What each operator of the language is checked by in rules of births. */
const operatorChecks = {
  else: checkElse,
  or: (at, e) => checkLogic(at, e, 'or'),
  and: (at, e) => checkLogic(at, e, 'and'),
  except: checkExcept,
  when: checkWhen,
  touches: ofDays,
  covers: ofDays,
  before: ofDays,
  after: ofDays,
  within: checkNear,
  aspects: relation('aspects'),
  in: checkMembership,
  with: relation('with'),
  'with or aspects': relation('with or aspects'),
  'exchanges with': relation('exchanges with'),
  'hemmed by': relation('hemmed by'),
  '>=': compare('>='),
  '<=': compare('<='),
  '>': compare('>'),
  '<': compare('<'),
  '=': compare('='),
  '!=': compare('!='),
  '+': arithmetic('+'),
  '-': arithmetic('-'),
  '*': arithmetic('*'),
  '/': arithmetic('/'),
  mod: arithmetic('mod'),
  by: checkLookup,
  at: ofDays,
  from: checkFrom,
} satisfies Record<BinaryOperator, Check>;

// Truths join; grahas join too: `Mars or Saturn` are both of them.
function checkLogic(at: BirthScope, e: Of<'binary'>, how: 'and' | 'or'): BirthTerm | undefined {
  const left = at.check(at, e.left);
  const right = at.check(at, e.right);
  if (left === undefined || right === undefined) return undefined;
  const a = asBirthTruth(at, left, e.left);
  const b = asBirthTruth(at, right, e.right);
  return a && b && { op: 'logic', how, left: a, right: b, type: 'truth', source: e };
}

// A graha in a place, a sign among signs, a value among values.
function checkMembership(at: BirthScope, e: Of<'binary'>): BirthTerm | undefined {
  const { left } = e;
  if (left.kind === 'any' || left.kind === 'some' || left.kind === 'list' || housesNamed(left) !== undefined)
    return checkIn(at, e);
  const term = at.check(at, left);
  if (term === undefined) return undefined;
  if (isGrahas(term.type)) return checkIn({ ...at, check: knownFirst(at, left, term) }, e);
  if (isSigns(term.type)) {
    const place = checkPlace(at, e.right);
    if (place === undefined) return undefined;
    if (!isSigns(place.type))
      return wrongType(at, e.right, {
        expected: 'signs',
        found: place.type,
        context: 'a sign can only be compared with signs',
      });
    return signIn(term, place, e);
  }
  return checkAmong(at, e, term, { right: e.right, negated: false });
}

// What has been checked is not checked, and its errors are not reported, a second time.
const knownFirst =
  (at: BirthScope, e: Expression, term: BirthTerm): BirthScope['check'] =>
  (inner, other) =>
    other === e ? term : at.check({ ...inner, check: at.check }, other);

// `kendra from Moon`, `lord of 5 from Moon`.
function checkFrom(at: BirthScope, e: Of<'binary'>): BirthTerm | undefined {
  if (e.left.kind === 'lord-of') return checkLord(at, e.left, e.right);
  if (e.left.kind === 'frame') {
    // A division is that of the whole place: `D9 kendra from Moon`.
    const { left } = e;
    return checkFrame(at, left, (inner, of) => checkFrom(inner, { ...e, left: of }));
  }
  const houses = housesNamed(e.left);
  if (houses === undefined)
    return wrongType(at, e.left, {
      expected: 'houses such as `kendra` or `[1, 5, 9]`',
      found: asWritten(e.left),
      context: 'before `from`',
    });
  return checkHouses(at, e, houses, e.right);
}

function checkIdent(at: BirthScope, e: Of<'ident'>): BirthTerm | undefined {
  const { scope } = at;
  const mask = grahaSets.get(e.name);
  if (mask !== undefined) return { op: 'bodies', mask, type: 'grahas', source: e };
  const karaka = SEVEN_KARAKAS.find((each) => `${each}karaka` === e.name);
  if (karaka !== undefined) return { op: 'karaka', karaka, type: 'graha', source: e };
  const houses = houseGroups.get(e.name);
  if (houses !== undefined) return checkHouses(at, e, houses, undefined);
  if (e.name === 'day' || e.name === 'night')
    return { op: 'quantity', name: e.name, of: undefined, type: 'truth', source: e };
  if (scope.bindings.has(e.name)) return checkLet(at, e);
  const set = `${setPrefix}${e.name.toUpperCase()}`;
  if (at.rules.has(set)) return checkCode(at, e, set);
  const sets = [...at.rules.keys()].filter((code) => code.startsWith(setPrefix));
  const known = [
    ...birthWords,
    ...scope.bindings.keys(),
    ...sets.map((code) => code.slice(setPrefix.length).toLowerCase()),
  ];
  return detailedDiagnostic(scope, 'unknown-kala', e, {
    params: { name: e.name },
    suggestion: suggestionFor(e.name, known),
  });
}

function checkLet(at: BirthScope, e: Of<'ident'>): BirthTerm | undefined {
  const { scope } = at;
  const { name } = e;
  scope.used.add(name);
  if (scope.open.includes(name)) {
    const cycle = [...scope.open, name].join(' -> ');
    return diagnostic(scope, 'cyclic-let', e, { cycle });
  }
  if (!at.terms.has(name)) {
    const parsed = scope.bindings.get(name);
    const body = parsed && at.check(insideLet(at, name, parsed.text), parsed.tree);
    at.terms.set(name, body);
  }
  const body = at.terms.get(name);
  return body && { op: 'named', role: 'let', name, body, type: body.type, source: e };
}

const insideLet = (at: BirthScope, name: string, text: BirthScope['scope']['text']): BirthScope => ({
  ...at,
  check: checkBirth,
  scope: { ...at.scope, text, open: [...at.scope.open, name] },
});

function checkCode(at: BirthScope, e: Expression, code: string): BirthTerm | undefined {
  const { scope } = at;
  const kind = at.rules.get(code);
  if (kind === undefined || code === scope.self) {
    const others = [...at.rules.keys()].filter((other) => other !== scope.self);
    return detailedDiagnostic(scope, 'unknown-rule', e, {
      params: { code },
      suggestion: suggestionFor(code, others),
    });
  }
  scope.references.set(code, rangeOf(scope, e));
  return { op: 'rule', code, type: kind, source: e };
}
