// Signs as they stand to one another: houses by whole signs counted from a sign, and the aspects of grahas by signs.

import { suggestionFor, wholeFromTo } from '@nirnaya/dsl/diagnostics';
import type { Expression } from '@nirnaya/dsl/syntax';
import { GRAHAS, type Graha } from '@nirnaya/engine/sky';
import { asWritten } from './as-written.ts';
import { readAtSunrise } from './coerce.ts';
import { grahaNamed, loneWord } from './grahas.ts';
import { labelOf } from './names-to-labels.ts';
import { detailedDiagnostic, diagnostic, type Scope } from './scope.ts';
import { asCondition } from './steady.ts';
import { type TypedExpression, typeName } from './typed.ts';

type House = Extract<Expression, { kind: 'house' }>;

const houseCount = 12;

/** Checks `house 8 of lagna` as a value: the sign that is the eighth from it. */
export function checkHouse(scope: Scope, e: House): TypedExpression | undefined {
  const [house, ...others] = checkNumbers(scope, e) ?? [];
  if (house === undefined) return undefined;
  if (others.length > 0) {
    return diagnostic(scope, 'type-mismatch', e, {
      expected: 'one house',
      found: 'several houses',
      context: 'several are allowed only after `in` and before `is empty`',
    });
  }
  const of = signOf(scope, e.of);
  return of && { op: 'house', house, of, type: { label: 'rashi' }, source: e };
}

/** The house that is named. */
interface HouseNamed {
  readonly right: House;
  /** whether with `not` */
  readonly negated: boolean;
}

/** Checks `Jupiter in house 8 of lagna`. */
export function checkInHouse(
  scope: Scope,
  e: Expression,
  left: Expression,
  { right, negated }: HouseNamed,
): TypedExpression | undefined {
  const signs = left.kind === 'any' ? grahasIn(scope, left)?.map(signOfGraha) : oneSign(scope, left);
  return inHouse(scope, e, signs, { house: right, negated });
}

/** Checks `house 8 of lagna is empty`. */
export function checkEmpty(
  scope: Scope,
  e: Extract<Expression, { kind: 'state' }>,
): TypedExpression | undefined {
  if (e.left.kind !== 'house') {
    return diagnostic(scope, 'type-mismatch', e.left, {
      expected: 'a house such as `house 8 of lagna`',
      found: asWritten(e.left),
      context: 'before `is empty`',
    });
  }
  const signs = GRAHAS.map((graha) => signOfGraha({ graha, source: e.left }));
  return inHouse(scope, e, signs, { house: e.left, negated: !e.negated });
}

/** Checks `Jupiter aspects lagna`. */
export function checkAspects(
  scope: Scope,
  e: Extract<Expression, { kind: 'binary' }>,
): TypedExpression | undefined {
  const grahas = grahasIn(scope, e.left);
  const to = signOf(scope, e.right);
  if (grahas === undefined || to === undefined) return undefined;
  return asCondition({
    op: 'aspects',
    grahas: grahas.map(({ graha }) => graha),
    signs: grahas.map(signOfGraha),
    to,
    type: 'truth',
    source: e,
  });
}

/** The house that signs are in. */
interface CountedHouse {
  readonly house: House;
  /** whether with `not` */
  readonly negated: boolean;
}

function inHouse(
  scope: Scope,
  e: Expression,
  signs: readonly TypedExpression[] | undefined,
  { house, negated }: CountedHouse,
): TypedExpression | undefined {
  const houses = checkNumbers(scope, house);
  const of = signOf(scope, house.of);
  if (signs === undefined || houses === undefined || of === undefined) return undefined;
  return asCondition({ op: 'in-house', signs, houses, of, negated, type: 'truth', source: e });
}

function checkNumbers(scope: Scope, e: House): readonly number[] | undefined {
  const outside = e.houses.find((n) => !(Number.isInteger(n) && n >= 1 && n <= houseCount));
  if (outside === undefined) return e.houses;
  return diagnostic(scope, 'number-out-of-range', e, {
    what: 'a house',
    allowed: wholeFromTo(1, houseCount),
    found: outside,
  });
}

interface NamedGraha {
  readonly graha: Graha;
  readonly source: Expression;
}

// The grahas of `any of [...]`, or the one that is named.
function grahasIn(scope: Scope, e: Expression): readonly NamedGraha[] | undefined {
  const items = e.kind !== 'any' ? [e] : e.of.kind === 'list' ? e.of.items : [e.of];
  if (items.length === 0) return diagnostic(scope, 'empty-list', e, {});
  const grahas = items.map((source): NamedGraha | undefined => {
    const word = loneWord(source);
    if (word === undefined) {
      return diagnostic(scope, 'type-mismatch', source, {
        expected: 'a graha, or `any of [...]`',
        found: asWritten(source),
        context: 'here',
      });
    }
    const graha = grahaNamed(scope, word);
    return graha && { graha, source };
  });
  return grahas.some((graha) => graha === undefined) ? undefined : grahas.flatMap((graha) => graha ?? []);
}

// The sign of a graha is read, and so is said in a trace, as `rashi of Jupiter`.
function signOfGraha({ graha, source: { start, end } }: NamedGraha): TypedExpression {
  return {
    op: 'read',
    quantity: { name: 'rashi', body: graha, kind: 'rashi' },
    instant: undefined,
    type: { label: 'rashi' },
    source: {
      kind: 'quantity',
      quantity: 'rashi',
      of: { text: graha, start, end },
      value: undefined,
      start,
      end,
    },
  };
}

function oneSign(scope: Scope, e: Expression): readonly TypedExpression[] | undefined {
  const sign = signOf(scope, e);
  return sign && [sign];
}

// A sign: that of a graha, the sign of a name, or what a rashi is read of (`lagna`, an input).
function signOf(scope: Scope, e: Expression): TypedExpression | undefined {
  const word = loneWord(e);
  if (word !== undefined) {
    const { vocabulary } = scope.chain;
    const graha = GRAHAS[labelOf(word.text, 'graha', vocabulary) ?? -1];
    if (graha !== undefined) return signOfGraha({ graha, source: e });
    const rashi = labelOf(word.text, 'rashi', vocabulary);
    if (rashi !== undefined) return { op: 'labels', labels: [rashi], type: { label: 'rashi' }, source: e };
    const suggestion = suggestionFor(word.text, vocabulary.spellings(['graha', 'rashi']));
    const params = { name: word.text, kind: 'graha or of a rashi' };
    return detailedDiagnostic(scope, 'unknown-name', word, { params, suggestion });
  }
  const term = scope.check(scope, e);
  const value = term && readAtSunrise(term);
  if (value === undefined || (typeof value.type === 'object' && value.type.label === 'rashi')) return value;
  return diagnostic(scope, 'type-mismatch', e, {
    expected: 'a sign, a graha or `lagna`',
    found: typeName(value.type),
    context: 'here',
  });
}
