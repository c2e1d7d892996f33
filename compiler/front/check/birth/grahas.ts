// Grahas as they stand to one another: lords and dispositors, those together and those aspected, counts of them.

import { wholeFromTo } from '@nirnaya/dsl/diagnostics';
import type { Expression } from '@nirnaya/dsl/syntax';
import { asWritten } from '../as-written.ts';
import { diagnostic } from '../scope.ts';
import { checkGrahas, checkHouses, checkPlace, checkSign, housesNamed, signOfBodies } from './places.ts';
import { type BirthScope, wrongType } from './scope.ts';
import { type BirthTerm, isGrahas, isSigns, type Relation } from './terms.ts';

type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

/** Checks `lord of 10`, `lord of 5 from Moon`, `lord of Vrishabha`, `lord of D9 Moon`, `lord of nakshatra of Moon`. */
export function checkLord(at: BirthScope, e: Of<'lord-of'>, from?: Expression): BirthTerm | undefined {
  const houses = housesNamed(e.of);
  if (houses !== undefined) {
    const of = checkHouses(at, e.of, houses, from);
    return of && lordOf(of, e);
  }
  if (from !== undefined)
    return wrongType(at, e.of, {
      expected: 'a house such as `lord of 5 from Moon`',
      found: asWritten(e.of),
    });
  if (e.of.kind === 'quantity' && e.of.quantity === 'nakshatra') {
    const star = at.check(at, e.of);
    return star && { op: 'star-lord', of: star, type: 'graha', source: e };
  }
  const of = at.check(at, e.of);
  if (of === undefined) return undefined;
  if (isSigns(of.type)) return lordOf(of, e);
  if (of.op === 'body') return lordOf(signOfBodies(of), e);
  return wrongType(at, e.of, {
    expected: 'a house or a sign',
    found: of.type,
    context: 'after `lord of`; for the lord of the sign of a graha write `dispositor of`',
  });
}

const lordOf = (of: BirthTerm, source: Expression): BirthTerm => ({
  op: 'lord',
  of,
  type: of.type === 'sign' ? 'graha' : 'grahas',
  source,
});

/** Checks `dispositor of Moon`. */
export function checkDispositor(at: BirthScope, e: Of<'dispositor'>): BirthTerm | undefined {
  const of = checkGrahas(at, e.of);
  return of && lordOf(signOfBodies(of), e);
}

/** Checks `rashis of planets`. */
export function checkSignsOf(at: BirthScope, e: Of<'signs-of'>): BirthTerm | undefined {
  const of = checkGrahas(at, e.of);
  return of && { op: 'sign-of', of, type: 'signs', source: e };
}

/** Checks `exalted Venus`. */
export function checkDescribed(at: BirthScope, e: Of<'described'>): BirthTerm | undefined {
  const of = checkGrahas(at, e.of);
  return of && { op: 'described', how: e.how, of, type: of.type, source: e };
}

/** The grahas on the left of a comparison, and how many of them are meant. */
interface Subject {
  readonly of: BirthTerm;
  readonly how: 'any' | Of<'some'>['how'] | undefined;
  readonly n: number;
}

function checkSubject(at: BirthScope, e: Expression): Subject | undefined {
  if (e.kind === 'any' || e.kind === 'some') {
    const of = checkGrahas(at, e.of);
    if (of === undefined) return undefined;
    if (e.kind === 'any') return { of, how: 'any', n: 1 };
    const most = 9;
    if (e.how !== 'all' && !(Number.isInteger(e.n) && e.n >= (e.how === 'at least' ? 1 : 0) && e.n <= most)) {
      const params = {
        what: 'a number of grahas',
        allowed: wholeFromTo(e.how === 'at least' ? 1 : 0, most),
        found: e.n,
      };
      return diagnostic(at.scope, 'number-out-of-range', e, params);
    }
    return { of, how: e.how, n: e.n };
  }
  // A disjunction of names reads as the texts do: `Mars or Saturn aspects Moon`.
  const of = checkGrahas(at, e);
  return of && { of, how: undefined, n: 1 };
}

// What a condition leaves of its subject: a truth of one graha, or where it is said how many; otherwise those left.
function settled(subject: Subject, left: BirthTerm, source: Expression): BirthTerm {
  const { of, how, n } = subject;
  if (how === undefined && of.type === 'grahas') return { ...left, type: 'grahas' };
  return { op: 'quantified', how: how ?? 'any', n, of, left, type: 'truth', source };
}

/** Checks `Jupiter in kendra from Moon`, `at least 3 of planets in own sign`, `lagna in movable sign`. */
export function checkIn(at: BirthScope, e: Of<'binary'>): BirthTerm | undefined {
  const houses = housesNamed(e.left);
  if (houses !== undefined) {
    const of = checkSign(at, e.left);
    const place = checkPlace(at, e.right);
    if (of === undefined || place === undefined) return undefined;
    if (!isSigns(place.type))
      return wrongType(at, e.right, {
        expected: 'signs',
        found: place.type,
        context: 'a house can only be compared with signs',
      });
    return signIn(of, place, e);
  }
  const subject = checkSubject(at, e.left);
  const place = checkPlace(at, e.right);
  if (subject === undefined || place === undefined) return undefined;
  return settled(subject, { op: 'in', of: subject.of, place, type: subject.of.type, source: e }, e);
}

/** Whether a sign is among some signs. */
export function signIn(of: BirthTerm, place: BirthTerm, source: Expression): BirthTerm {
  const left: BirthTerm = { op: 'in', of, place, type: of.type, source };
  return { op: 'quantified', how: 'any', n: 1, of, left, type: 'truth', source };
}

/** Checks `lord of 9 with lord of 10`, `Mars aspects lagna`, `Moon hemmed by malefics`. */
export function checkRelation(at: BirthScope, e: Of<'binary'>, how: Relation): BirthTerm | undefined {
  const all = e.right.kind === 'some' && e.right.how === 'all';
  const right = all || e.right.kind === 'any' ? (e.right as Of<'any'>).of : e.right;
  if (!all && e.right.kind === 'some')
    return wrongType(at, e.right, {
      expected: '`any of` or `all of`',
      found: `\`${e.right.how}\``,
      context: `after \`${how}\``,
    });
  if (how === 'hemmed by') return checkHemmed(at, e, right);
  const subject = checkSubject(at, e.left);
  // What is aspected may be a house; what one is with may not: `in` says that.
  const to = how === 'aspects' ? checkAspected(at, right) : checkGrahas(at, right);
  if (subject === undefined || to === undefined) return undefined;
  const left: BirthTerm = {
    op: 'relation',
    how,
    of: subject.of,
    to,
    all,
    type: subject.of.type,
    source: e,
  };
  return settled(subject, left, e);
}

function checkAspected(at: BirthScope, e: Expression): BirthTerm | undefined {
  if (e.kind === 'list' && housesNamed(e) === undefined) return checkGrahas(at, e);
  if (housesNamed(e) !== undefined) return checkSign(at, e);
  const term = at.check(at, e);
  if (term === undefined || isGrahas(term.type) || isSigns(term.type)) return term;
  return wrongType(at, e, {
    expected: 'a graha, a house or a sign',
    found: term.type,
    context: 'after `aspects`',
  });
}

// A sign may be hemmed as well as a graha.
function checkHemmed(at: BirthScope, e: Of<'binary'>, right: Expression): BirthTerm | undefined {
  const by = checkGrahas(at, right);
  if (by === undefined) return undefined;
  const isHouse = housesNamed(e.left) !== undefined;
  const subject = isHouse ? undefined : checkSubject(at, e.left);
  const of = isHouse ? checkSign(at, e.left) : subject?.of;
  if (of === undefined) return undefined;
  const left: BirthTerm = {
    op: 'relation',
    how: 'hemmed by',
    of,
    to: by,
    all: false,
    type: of.type,
    source: e,
  };
  return settled(subject ?? { of: { ...of, type: 'graha' }, how: undefined, n: 1 }, left, e);
}

/** Checks `Mercury within 10 deg of Sun`. */
export function checkNear(at: BirthScope, e: Of<'binary'>): BirthTerm | undefined {
  const { right } = e;
  if (right.kind !== 'near')
    return wrongType(at, right, {
      expected: 'a distance such as `10 deg of Sun`',
      found: asWritten(right),
      context: 'after `within`',
    });
  const subject = checkSubject(at, e.left);
  const to = checkGrahas(at, right.of);
  if (subject === undefined || to === undefined) return undefined;
  const { degrees } = right;
  if (!(degrees > 0 && degrees <= 180)) {
    const params = { what: 'a distance', allowed: 'more than 0 and at most 180 degrees', found: degrees };
    return diagnostic(at.scope, 'number-out-of-range', right, params);
  }
  return settled(subject, { op: 'near', of: subject.of, to, degrees, type: subject.of.type, source: e }, e);
}

/** Checks `Venus is exalted`, `house 8 of Moon is empty`. */
export function checkState(at: BirthScope, e: Of<'state'>): BirthTerm | undefined {
  const { how } = e;
  if (how === 'empty') {
    const house = checkSign(at, e.left);
    if (house === undefined) return undefined;
    const nine: BirthTerm = { op: 'bodies', mask: 511, type: 'grahas', source: e.left };
    const left: BirthTerm = { op: 'in', of: nine, place: house, type: 'grahas', source: e };
    const some: BirthTerm = { op: 'quantified', how: 'any', n: 1, of: nine, left, type: 'truth', source: e };
    return e.negated ? some : { op: 'not', of: some, type: 'truth', source: e };
  }
  const subject = checkSubject(at, e.left);
  if (subject === undefined) return undefined;
  const left: BirthTerm = { op: 'described', how, of: subject.of, type: subject.of.type, source: e };
  const term = settled(subject, left, e);
  if (!e.negated) return term;
  return term.type === 'truth'
    ? { op: 'not', of: term, type: 'truth', source: e }
    : wrongType(at, e, {
        expected: 'a truth value',
        found: term.type,
        context: 'write `not` before the whole condition',
      });
}

/** What stands to the right of `is`. */
interface Among {
  readonly right: Expression;
  /** whether with `not` */
  readonly negated: boolean;
}

/** Checks a graha that is one of others, or a sign that is one of others: `lord of 5 is Jupiter`. */
export function checkSame(
  at: BirthScope,
  e: Expression,
  left: BirthTerm,
  { right, negated }: Among,
): BirthTerm | undefined {
  const other = housesNamed(right) === undefined ? at.check(at, right) : checkSign(at, right);
  if (other === undefined) return undefined;
  const isLagna = left.op === 'body' && left.body === 9;
  if (isSigns(other.type) && (isSigns(left.type) || isLagna)) {
    const sign = isSigns(left.type) ? left : signOfBodies(left);
    return { op: 'same', left: sign, right: other, negated, type: 'truth', source: e };
  }
  if (isSigns(left.type) && isGrahas(other.type)) {
    return { op: 'same', left, right: signOfBodies(other), negated, type: 'truth', source: e };
  }
  if (isGrahas(left.type) && isGrahas(other.type)) {
    return { op: 'same', left, right: other, negated, type: 'truth', source: e };
  }
  const context = isSigns(other.type) ? 'write `in` for the sign that a graha is in' : 'here';
  return wrongType(at, right, {
    expected: isGrahas(left.type) ? 'a graha' : 'a sign',
    found: other.type,
    context,
  });
}
