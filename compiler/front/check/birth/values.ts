// Values of a chart: its tithi and weekday, stars and padas, longitudes, counts, what tables say of them.

import { suggestionFor } from '@nirnaya/dsl/diagnostics';
import type { Expression } from '@nirnaya/dsl/syntax';
import { asWritten } from '../as-written.ts';
import { labelsIn } from '../labels.ts';
import { labelOf } from '../names-to-labels.ts';
import { kindOfQuantity } from '../quantities.ts';
import { detailedDiagnostic } from '../scope.ts';
import { readTable, valueType } from '../tables.ts';
import type { CompareOperator, KeyKind, LabelKind, QuantityRef } from '../typed.ts';
import { checkSame } from './grahas.ts';
import { checkSign, housesNamed, lagnaTerm, signOfBodies } from './places.ts';
import { type BirthScope, checkBirthTruth, onlyKutas, wrongType } from './scope.ts';
import { type BirthTerm, type BirthType, birthTypeName, isGrahas, isSigns } from './terms.ts';

type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

/** What is read of the moment of birth itself. */
const ofMoment = ['tithi', 'paksha', 'yoga', 'karana', 'weekday'] as const;
/** What is read of a graha or the lagna; without one of the Moon, but for the sign. */
const ofBody = ['rashi', 'nakshatra', 'pada', 'navamsa'] as const;

/** Checks `nakshatra of Moon`, `rashi of bride`, `tithi`, `lagna`; with a name behind it, whether it has that value. */
export function checkQuantity(at: BirthScope, e: Of<'quantity'>): BirthTerm | undefined {
  const term = quantity(at, e);
  if (term === undefined || e.value === undefined) return term;
  const kind = kindOfType(term.type);
  const labels = kind && labelsIn(at.scope, e.value, kind);
  return labels && { op: 'label-in', of: term, labels, negated: false, type: 'truth', source: e };
}

function quantity(at: BirthScope, e: Of<'quantity'>): BirthTerm | undefined {
  const { quantity: name, of } = e;
  if (name === 'lagna' && of === undefined) return lagnaTerm(e);
  if (of !== undefined && (of.text === 'bride' || of.text === 'groom')) {
    if (!at.isMatch)
      return wrongType(at, e, {
        expected: 'a graha or `lagna`',
        found: `\`${of.text}\``,
        context: onlyKutas,
      });
    const moon = { ...e, of: { ...of, text: 'Moon' } };
    const inner = quantity({ ...at, isMatch: false }, moon);
    return inner && { op: 'frame', frame: of.text, of: inner, type: inner.type, source: e };
  }
  if (ofMoment.some((each) => each === name)) {
    if (of !== undefined)
      return wrongType(at, e, { expected: `\`${name}\` alone`, found: `\`${name} of ${of.text}\`` });
    const kind = kindOfQuantity[name as QuantityRef['name']];
    return { op: 'quantity', name, of: undefined, type: { label: kind }, source: e };
  }
  if (!ofBody.some((each) => each === name)) {
    const expected = [...ofMoment, ...ofBody].join(', ');
    return wrongType(at, e, {
      expected: `one of ${expected}`,
      found: `\`${name}\``,
      context: 'in a rule of births',
    });
  }
  const body = bodyNamed(at, e);
  if (body === undefined) return undefined;
  if (name === 'rashi') return signOfBodies(body);
  if (name === 'navamsa') return { op: 'frame', frame: 9, of: signOfBodies(body), type: 'sign', source: e };
  return {
    op: 'quantity',
    name,
    of: body,
    type: { label: kindOfQuantity[name as QuantityRef['name']] },
    source: e,
  };
}

function bodyNamed(at: BirthScope, e: Of<'quantity'>): BirthTerm | undefined {
  const { of } = e;
  if (of?.text === 'lagna') return lagnaTerm(e);
  if (of === undefined) return { op: 'body', body: 1, type: 'graha', source: e };
  const { vocabulary } = at.scope.chain;
  const body = labelOf(of.text, 'graha', vocabulary);
  if (body !== undefined) return { op: 'body', body, type: 'graha', source: e };
  const suggestion = suggestionFor(of.text, vocabulary.spellings(['graha']));
  return detailedDiagnostic(at.scope, 'unknown-name', of, {
    params: { name: of.text, kind: 'graha' },
    suggestion,
  });
}

/** Checks `longitude of Mars`. */
export function checkLongitude(at: BirthScope, e: Of<'longitude'>): BirthTerm | undefined {
  const { graha } = e;
  const named: Of<'quantity'> = {
    ...e,
    kind: 'quantity',
    quantity: 'longitude',
    of: graha,
    value: undefined,
  };
  const of = bodyNamed(at, named);
  return of && { op: 'longitude', of, type: 'angle', source: e };
}

// The kind of the labels of a type: signs and grahas are sets, whose one member has a label too.
function kindOfType(type: BirthType): LabelKind | undefined {
  if (typeof type === 'object') return type.label;
  if (type === 'sign') return 'rashi';
  return type === 'graha' ? 'graha' : undefined;
}

/** Checks `Q is v`, `Q is not v`. */
export function checkIs(at: BirthScope, e: Of<'is'>): BirthTerm | undefined {
  const left = housesNamed(e.left) === undefined ? at.check(at, e.left) : checkSign(at, e.left);
  if (left === undefined) return undefined;
  if (isGrahas(left.type) || isSigns(left.type))
    return checkSame(at, e, left, { right: e.right, negated: e.negated });
  return checkAmong(at, e, left, { right: e.right, negated: e.negated });
}

/** What stands to the right of `in`. */
interface Among {
  readonly right: Expression;
  /** whether with `not` */
  readonly negated: boolean;
}

/** Checks `Q in [v, w]` of what is neither a graha nor a sign. */
export function checkAmong(
  at: BirthScope,
  e: Expression,
  of: BirthTerm,
  { right, negated }: Among,
): BirthTerm | undefined {
  if (typeof of.type === 'object') {
    const labels = labelsIn(at.scope, right, of.type.label);
    return labels && { op: 'label-in', of, labels, negated, type: 'truth', source: e };
  }
  const items = right.kind === 'list' ? right.items : [right];
  if (of.type === 'text') {
    const texts = items.map((item) =>
      item.kind === 'text'
        ? item.value
        : wrongType(at, item, { expected: 'a text in quotes', found: asWritten(item) }),
    );
    if (!texts.every((text) => text !== undefined)) return undefined;
    return {
      op: 'text-in',
      of,
      texts,
      negated,
      type: 'truth',
      source: e,
    };
  }
  if (of.type === 'number') {
    const numbers = items.map((item) =>
      item.kind === 'number'
        ? item.value
        : wrongType(at, item, { expected: 'a number', found: asWritten(item) }),
    );
    if (!numbers.every((n) => n !== undefined)) return undefined;
    return {
      op: 'number-in',
      of,
      numbers,
      negated,
      type: 'truth',
      source: e,
    };
  }
  return wrongType(at, e, {
    expected: 'a graha, a sign, a quantity, a number or a text',
    found: of.type,
    context: 'before `is` or `in`',
  });
}

/** Checks `N >= 2`, `longitude of Moon < 30 deg`. */
export function checkCompare(at: BirthScope, e: Of<'binary'>, how: CompareOperator): BirthTerm | undefined {
  const left = at.check(at, e.left);
  const right = at.check(at, e.right);
  if (left === undefined || right === undefined) return undefined;
  const isEqual = how === '=' || how === '!=';
  const [a, b] = [left.type, right.type];
  const measured = (type: BirthType): boolean => type === 'number' || type === 'angle';
  const isOne = JSON.stringify(a) === JSON.stringify(b);
  if (isOne && (measured(a) || (isEqual && (a === 'text' || typeof a === 'object'))))
    return { op: 'compare', how, left, right, type: 'truth', source: e };
  if (isEqual && (isGrahas(a) || isSigns(a)))
    return checkSame(at, e, left, { right: e.right, negated: how === '!=' });
  const context = `compared by \`${how}\``;
  if (measured(a)) return wrongType(at, e.right, { expected: nameOfMeasure(a), found: b, context });
  return wrongType(at, e.left, { expected: 'a number or an angle', found: a, context });
}

const nameOfMeasure = (type: BirthType): string => (type === 'angle' ? 'an angle' : 'a number');

/** Checks arithmetic. A difference of longitudes is the arc from the second to the first, 0 to 360 degrees. */
export function checkArithmetic(
  at: BirthScope,
  e: Of<'binary'>,
  how: '+' | '-' | '*' | '/' | 'mod',
): BirthTerm | undefined {
  const left = at.check(at, e.left);
  const right = at.check(at, e.right);
  if (left === undefined || right === undefined) return undefined;
  const measured = (term: BirthTerm): boolean => term.type === 'number' || term.type === 'angle';
  if (!measured(left)) return wrongType(at, e.left, { expected: 'a number or an angle', found: left.type });
  if (!measured(right))
    return wrongType(at, e.right, { expected: 'a number or an angle', found: right.type });
  if (left.type === right.type) {
    // A product of angles is none; a quotient of them is a number.
    if (left.type === 'angle' && how === '*')
      return wrongType(at, e.right, { expected: 'a number', found: 'angle' });
    return { op: 'arithmetic', how, left, right, type: how === '/' ? 'number' : left.type, source: e };
  }
  if (left.type === 'angle' && (how === '*' || how === '/'))
    return { op: 'arithmetic', how, left, right, type: 'angle', source: e };
  return wrongType(at, e.right, { expected: nameOfMeasure(left.type), found: right.type });
}

/** How many there are of the kinds that go round. */
const cycles: Partial<Record<LabelKind, number>> = {
  nakshatra: 27,
  rashi: 12,
  tithi: 30,
  weekday: 7,
  yoga: 27,
};

/** Checks `count from rashi of bride to rashi of groom`. */
export function checkCount(at: BirthScope, e: Of<'count'>): BirthTerm | undefined {
  const from = checkEnd(at, e.from);
  const to = checkEnd(at, e.to);
  if (from === undefined || to === undefined) return undefined;
  const [kind, other] = [kindOfType(from.type), kindOfType(to.type)];
  const size = kind && cycles[kind];
  if (size === undefined)
    return wrongType(at, e.from, { expected: 'a sign or a star', found: from.type, context: 'in a count' });
  if (other !== kind)
    return wrongType(at, e.to, { expected: `a ${kind}`, found: to.type, context: 'in a count' });
  if (e.over !== undefined && e.over !== size) {
    const context = `the cycle of a ${kind} has ${size}`;
    return wrongType(at, e, { expected: `\`over ${size}\``, found: `\`over ${e.over}\``, context });
  }
  return { op: 'count', from, to, over: size, type: 'number', source: e };
}

function checkEnd(at: BirthScope, e: Expression): BirthTerm | undefined {
  const term = at.check(at, e);
  return term?.type === 'graha' ? signOfBodies(term) : term;
}

/** Checks `T by Q by R`. */
export function checkLookup(at: BirthScope, e: Of<'binary'>): BirthTerm | undefined {
  const keys: { readonly term: BirthTerm; readonly kind: KeyKind }[] = [];
  let head: Expression = e;
  while (head.kind === 'binary' && head.op === 'by') {
    const term = at.check(at, head.right);
    if (term === undefined) return undefined;
    const kind: KeyKind | undefined =
      kindOfType(term.type) ??
      (term.type === 'number' ? 'number' : term.type === 'text' ? { texts: undefined } : undefined);
    if (kind === undefined)
      return wrongType(at, head.right, {
        expected: 'a quantity, a graha, a sign, a number or a text',
        found: term.type,
        context: 'after `by`',
      });
    keys.unshift({ term, kind });
    head = head.left;
  }
  const { tables } = at.scope.chain;
  if (head.kind !== 'ident')
    return wrongType(at, head, {
      expected: 'the name of a table',
      found: asWritten(head),
      context: 'before `by`',
    });
  const node = tables.get(head.name);
  if (node === undefined) {
    const suggestion = suggestionFor(head.name, tables.keys());
    return detailedDiagnostic(at.scope, 'unknown-table', head, { params: { name: head.name }, suggestion });
  }
  const table = readTable(
    at.scope,
    node,
    keys.map((key) => key.kind),
    undefined,
  );
  if (table === undefined) return undefined;
  const values = valueType(table);
  if (values === 'mixed')
    return wrongType(at, head, { expected: 'a table of numbers or of texts', found: 'a table with both' });
  return {
    op: 'lookup',
    table,
    keys: keys.map((key) => key.term),
    type: values === 'text' ? 'text' : 'number',
    source: e,
  };
}

/** Checks `number of planets`, `number of rashis of planets`, `number of nakshatra of Moon`. */
export function checkNumberOf(at: BirthScope, e: Of<'number-of'>): BirthTerm | undefined {
  const of = at.check(at, e.of);
  if (of === undefined) return undefined;
  const isSet = isGrahas(of.type) || isSigns(of.type);
  if (isSet || typeof of.type === 'object') return { op: 'number-of', of, type: 'number', source: e };
  return wrongType(at, e.of, {
    expected: 'grahas, signs or a quantity',
    found: of.type,
    context: 'after `number of`',
  });
}

/** Checks `A when P`. */
export function checkWhen(at: BirthScope, e: Of<'binary'>): BirthTerm | undefined {
  const of = at.check(at, e.left);
  const condition = checkBirthTruth(at, e.right);
  return of && condition && { op: 'when', of, condition, type: of.type, source: e };
}

/** Checks `planets except Saturn`. */
export function checkExcept(at: BirthScope, e: Of<'binary'>): BirthTerm | undefined {
  const left = at.check(at, e.left);
  const right = at.check(at, e.right);
  if (left === undefined || right === undefined) return undefined;
  if (!isGrahas(left.type) && !isSigns(left.type))
    return wrongType(at, e.left, { expected: 'grahas or signs', found: left.type });
  const isOne = isGrahas(left.type) ? isGrahas : isSigns;
  if (!isOne(right.type))
    return wrongType(at, e.right, { expected: isOne === isGrahas ? 'grahas' : 'signs', found: right.type });
  return { op: 'without', left, right, type: isOne === isGrahas ? 'grahas' : 'signs', source: e };
}

/** Checks `A else B`. */
export function checkElse(at: BirthScope, e: Of<'binary'>): BirthTerm | undefined {
  const first = at.check(at, e.left);
  const second = at.check(at, e.right);
  if (first === undefined || second === undefined) return undefined;
  if (JSON.stringify(first.type) !== JSON.stringify(second.type))
    return wrongType(at, e.right, {
      expected: birthTypeName(first.type),
      found: second.type,
      context: 'both sides of `else` must have the same type',
    });
  return { op: 'else', first, second, type: first.type, source: e };
}
