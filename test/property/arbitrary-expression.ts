// Random syntax trees, for properties that must hold of every expression.

import fc from 'fast-check';
import type { Attribution, Clause, Expression, ScoreLine, Word } from '../../dsl/syntax/ast.ts';
import { dayOperators } from '../../dsl/syntax/operators.ts';

const at = { start: 0, end: 0 };
const word = (text: string, number?: number): Word => ({
  text,
  ...at,
  ...(number === undefined ? {} : { number }),
});

const names = [
  'Bhadrapada',
  'Shravana',
  'Uttara Phalguni',
  'Purnima',
  'Makara',
  'Monday',
  'Rohini',
  'Ekadashi',
];
const idents = ['target', 'madhyahna', 'sunrise', 'day', 'night', 'bhadra', 'table_of_things'];
const quantities = ['tithi', 'weekday', 'nakshatra', 'nakshatra28', 'lunar month'];

const leaf: fc.Arbitrary<Expression> = fc.oneof(
  fc.constantFrom(...idents).map((name): Expression => ({ kind: 'ident', name, ...at })),
  fc
    .constantFrom(...names)
    .map((name): Expression => ({ kind: 'phrase', words: [word(name)], upTo: undefined, ...at })),
  fc.tuple(fc.constantFrom('Shukla', 'Krishna'), fc.integer({ min: 1, max: 15 })).map(
    ([paksha, n]): Expression => ({
      kind: 'phrase',
      words: [word(paksha), word(String(n), n)],
      upTo: undefined,
      ...at,
    }),
  ),
  fc
    .constantFrom(...quantities)
    .map((quantity): Expression => ({ kind: 'quantity', quantity, of: undefined, value: undefined, ...at })),
  fc.integer({ min: 0, max: 999 }).map((value): Expression => ({ kind: 'number', value, ...at })),
  fc.integer({ min: 0, max: 1439 }).map((minutes): Expression => ({ kind: 'clock', minutes, ...at })),
  fc.constant<Expression>({ kind: 'code', name: 'FESTIVAL_HOLI', ...at }),
  fc.constant<Expression>({ kind: 'enters', graha: word('Sun'), rashi: word('Mesha'), ...at }),
  fc.constant<Expression>({
    kind: 'enters',
    graha: word('Sun'),
    rashi: word('Karka'),
    tropical: true,
    ...at,
  }),
  fc
    .constantFrom('Jupiter', 'Moon')
    .map((graha): Expression => ({ kind: 'longitude', graha: word(graha), ...at })),
  fc.tuple(fc.constantFrom('navamsa', 'pada', 'rashi'), fc.constantFrom('Jupiter', 'lagna')).map(
    ([quantity, of]): Expression => ({
      kind: 'quantity',
      quantity,
      of: word(of),
      value: undefined,
      ...at,
    }),
  ),
  fc.tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom('min', 'hour', 'days', 'fixed ghati')).map(
    ([amount, unit]): Expression => ({
      kind: 'duration',
      amount,
      unit: unit as 'min',
      of: undefined,
      ...at,
    }),
  ),
);

// A number over a number is a fraction, which takes a window.
const operators = dayOperators.filter((op) => op !== '/');

/** Any expression the grammar can write. */
export const anyExpression: fc.Arbitrary<Expression> = fc.letrec<{ e: Expression }>((tie) => ({
  e: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'expression' },
    leaf,
    fc
      .tuple(fc.constantFrom(...operators), tie('e'), tie('e'))
      .map(([op, left, right]): Expression => ({ kind: 'binary', op, left, right, ...at })),
    tie('e').map((operand): Expression => ({ kind: 'not', operand, ...at })),
    fc
      .tuple(tie('e'), tie('e'), fc.boolean())
      .map(([left, right, negated]): Expression => ({ kind: 'is', left, right, negated, ...at })),
    fc.tuple(tie('e'), fc.constantFrom('vriddhi', 'kshaya'), fc.boolean()).map(
      ([left, how, negated]): Expression => ({
        kind: 'grows',
        left,
        how: how as 'vriddhi',
        negated,
        ...at,
      }),
    ),
    fc.tuple(tie('e'), fc.constantFrom('retrograde', 'empty'), fc.boolean()).map(
      ([left, how, negated]): Expression => ({
        kind: 'state',
        left,
        how: how as 'empty',
        negated,
        ...at,
      }),
    ),
    fc
      .tuple(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }), tie('e'))
      .map(([houses, of]): Expression => ({ kind: 'house', houses, of, ...at })),
    tie('e').map((of): Expression => ({ kind: 'any', of, ...at })),
    fc
      .tuple(fc.constantFrom('start', 'end', 'middle'), tie('e'))
      .map(([which, of]): Expression => ({ kind: 'edge', which: which as 'start', of, ...at })),
    tie('e').map((of): Expression => ({ kind: 'length', of, ...at })),
    fc
      .tuple(tie('e'), tie('e'))
      .map(([of, within]): Expression => ({ kind: 'overlap', of, in: within, ...at })),
    fc.tuple(fc.constantFrom('next', 'last'), tie('e'), tie('e')).map(
      ([which, of, anchor]): Expression => ({
        kind: 'neighbour',
        which: which as 'next',
        of,
        anchor,
        ...at,
      }),
    ),
    fc
      .tuple(fc.constantFrom(1, 2, 3, 11, 22, -1), tie('e'), tie('e'))
      .map(([n, of, within]): Expression => ({ kind: 'nth', n, of, within, ...at })),
    tie('e').map((of): Expression => ({ kind: 'every', of, ...at })),
    fc
      .tuple(tie('e'), fc.option(tie('e'), { nil: undefined }), fc.integer({ min: 1, max: 60 }), tie('e'))
      .map(([from, to, count, of]): Expression => ({ kind: 'part', from, to, count, of, ...at })),
    fc.tuple(tie('e'), tie('e')).map(([from, to]): Expression => ({ kind: 'from-to', from, to, ...at })),
    fc
      .tuple(tie('e'), tie('e'))
      .map(([from, length]): Expression => ({ kind: 'from-for', from, length, ...at })),
    fc.tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom('before', 'after'), tie('e')).map(
      ([amount, side, anchor]): Expression => ({
        kind: 'offset',
        by: { kind: 'duration', amount, unit: 'min', of: undefined, ...at },
        side: side as 'before',
        anchor,
        ...at,
      }),
    ),
    fc
      .tuple(tie('e'), fc.constantFrom(1, -1))
      .map(([of, days]): Expression => ({ kind: 'shifted', of, days, ...at })),
    fc
      .array(tie('e'), { minLength: 1, maxLength: 3 })
      .map((items): Expression => ({ kind: 'list', items, ...at })),
    fc
      .tuple(tie('e'), tie('e'), fc.constantFrom(28, undefined))
      .map(([from, to, over]): Expression => ({ kind: 'count', from, to, over, ...at })),
    tie('e').map(
      (anchor): Expression => ({
        kind: 'weekday-near',
        weekday: word('Friday'),
        side: 'before',
        anchor,
        ...at,
      }),
    ),
  ),
})).e;

const anyDecision: fc.Arbitrary<Clause> = fc.oneof(
  anyExpression.map((predicate): Clause => ({ kind: 'require', predicate, ...at })),
  fc
    .tuple(fc.constantFrom('any', 'earliest', 'latest'), anyExpression)
    .map(([which, predicate]): Clause => ({ kind: 'prefer', which: which as 'any', predicate, ...at })),
  anyExpression.map((of): Clause => ({ kind: 'most', of, ...at })),
  fc.constantFrom(1, -1, 2, -2).map((days): Clause => ({ kind: 'also', days, ...at })),
  fc.constantFrom('first', 'last').map((which): Clause => ({ kind: 'then', which: which as 'first', ...at })),
  fc.constant<Clause>({ kind: 'undecided', ...at }),
);

const anyAttribution: fc.Arbitrary<Attribution> = fc.record(
  {
    work: fc.constantFrom('dharmasindhu', 'tithi_tattva', 'drik').map((key) => ({ text: key, ...at })),
    place: fc
      .constantFrom('2.3', 'on Holi', 'the "second" half', "Kamalakara's reading", '12 # 3')
      .map((text) => ({ text, ...at })),
    start: fc.constant(0),
    end: fc.constant(0),
  },
  { requiredKeys: ['work', 'start', 'end'] },
);

/** Any clause of `decide`, with or without whose word it is. */
export const anyClause: fc.Arbitrary<Clause> = fc
  .tuple(anyDecision, fc.option(anyAttribution, { nil: undefined }))
  .map(([clause, by]) => (by === undefined ? clause : { ...clause, by }));

/** Any line of `score`. */
export const anyScoreLine: fc.Arbitrary<ScoreLine> = fc
  .record({
    how: fc.constantFrom('add', 'take', 'block'),
    points: fc.integer({ min: 0, max: 999 }),
    predicate: anyExpression,
    because: fc.constantFrom('a reason', 'the "eighth"', "Panchak's end", 'add 5 when day because'),
    as: fc.option(
      fc.constantFrom('BHADRA', 'SPECIAL_YOGAS').map((label) => word(label)),
      { nil: undefined },
    ),
  })
  .map(({ how, points, ...line }) => ({
    ...line,
    how: how as 'add',
    points: how === 'block' ? 0 : points,
    ...at,
  }));

/** A tree without its extents, for comparing. */
export function withoutExtents(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(withoutExtents);
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree)
      .filter(([key, value]) => key !== 'start' && key !== 'end' && value !== undefined)
      .map(([key, value]) => [key, withoutExtents(value)]),
  );
}
