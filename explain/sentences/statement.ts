// What a clause asks of a day, as a statement that can be made and denied of some days.

import type { Message, Value } from '../messages/index.ts';
import { lengthOf, type Nouns, named, nounOf, partOf } from './nouns.ts';
import type { Expression } from './wording.ts';

/** Whether a statement is made or denied. */
type Is = 'yes' | 'no';

/** A statement about days. */
export interface Statement {
  /** the statement, or its denial; `on` says of which days, and is empty where that is known */
  say(is: Is, on: Value): Message;
  /** whether the author wrote the denial */
  readonly negative: boolean;
  /** where the target begins, ends or occurs before or after a moment of the day */
  readonly order?: Order;
}

/** How the target stands to a moment of the day. */
interface Order {
  /** which instant of the target is meant */
  readonly edge: 'event' | 'start' | 'end';
  /** the moment */
  readonly anchor: Value;
  /** how many days after the day weighed it is */
  readonly days: number;
  /** where the target stands when the statement is true */
  readonly side: 'before' | 'after';
}

type Binary = Extract<Expression, { kind: 'binary' }>;

/** The other side of a moment. */
export const opposite = { before: 'after', after: 'before' } as const;

const statement = (id: string, args: Readonly<Record<string, Value>>): Statement => ({
  say: (is, on) => ({ id, args: { ...args, is, on } }),
  negative: false,
});

const denied = ({ say, negative, order }: Statement): Statement => ({
  say: (is, on) => say(is === 'yes' ? 'no' : 'yes', on),
  negative: !negative,
  ...(order === undefined ? {} : { order: { ...order, side: opposite[order.side] } }),
});

/** What the author says that a clause asks. */
export const statementInWords = (because: string): Statement =>
  statement('so', { why: { kind: 'because', english: because } });

/** The statement that a predicate makes. */
export function statementOf(e: Expression, nouns: Nouns): Statement {
  switch (e.kind) {
    case 'not':
      return denied(statementOf(e.operand, nouns));
    case 'is': {
      const is = isStatement(e.left, e.right, nouns);
      return e.negated ? denied(is) : is;
    }
    case 'grows': {
      const grows = statement(e.how === 'vriddhi' ? 'two-sunrises' : 'no-sunrise', {
        target: nounOf(e.left, nouns),
      });
      return e.negated ? denied(grows) : grows;
    }
    case 'state': {
      if (e.how !== 'retrograde') break;
      const state = statement('retrograde', { graha: nameOfGraha(e.left, nouns) });
      return e.negated ? denied(state) : state;
    }
    case 'binary':
      return binaryStatement(e, nouns);
    default:
      break;
  }
  return statement('holds', { what: nounOf(e, nouns) });
}

const nameOfGraha = (e: Expression, nouns: Nouns): Value =>
  e.kind === 'phrase' && e.words.length === 1 ? named('graha', e.words[0]?.text ?? '') : nounOf(e, nouns);

// The names of a list or of one thing.
const namesOf = (kind: string, e: Expression, nouns: Nouns): Value => {
  const one = (item: Expression): Value =>
    item.kind === 'phrase' ? named(kind, item.words.map(({ text }) => text).join(' ')) : nounOf(item, nouns);
  return e.kind === 'list' ? { items: e.items.map(one), word: 'or' } : one(e);
};

// `weekday is Tuesday`, `lunar month in [Pausha, Magha]`, `rashi of Jupiter is Simha`.
function isStatement(left: Expression, right: Expression, nouns: Nouns): Statement {
  if (left.kind === 'quantity' && left.value === undefined) {
    const { quantity, of } = left;
    if (of === undefined && quantity === 'weekday')
      return statement('weekday', { day: namesOf('weekday', right, nouns) });
    if (of === undefined && quantity === 'lunar month')
      return statement('in-month', { month: namesOf('lunar month', right, nouns) });
    if (of === undefined && quantity === 'purnimanta month')
      return statement('in-purnimanta', { month: namesOf('lunar month', right, nouns) });
    if (of !== undefined && quantity === 'rashi')
      return statement('graha-in', {
        graha: named('graha', of.text),
        rashi: namesOf('rashi', right, nouns),
      });
  }
  return statement('is', { what: nounOf(left, nouns), right: nounOf(right, nouns) });
}

function binaryStatement(e: Binary, nouns: Nouns): Statement {
  const target = (): Value => nounOf(e.left, nouns);
  const part = (): Value => partOf(e.right, nouns);
  switch (e.op) {
    case 'and':
    case 'or':
      return joint(
        e.op,
        weekdayFirst(operandsOf(e, e.op)).map((operand) => statementOf(operand, nouns)),
      );
    case 'at':
      if (e.left.kind === 'state' || e.left.kind === 'not') return statementOf(e.left, nouns);
      return statement('at', { target: target(), part: part() });
    case 'touches':
      if (isWholeDay(e.right)) return statement('occurs', { target: target() });
      return isTarget(e.left) && e.right.kind === 'phrase'
        ? statement('in-solar', { month: nounOf(e.right, nouns) })
        : statement('touches', { target: target(), part: part() });
    case 'covers':
      return e.left.kind === 'offset' && e.left.anchor.kind === 'code'
        ? statement('day-is', { what: target() })
        : statement('covers', { target: target(), part: part() });
    case 'before':
    case 'after':
      return orderStatement(e, e.op, nouns);
    case 'in':
      return isStatement(e.left, e.right, nouns);
    case '>=':
    case '<': {
      const length = lengthOf(e.right);
      if (e.left.kind !== 'overlap' || length === undefined) break;
      const has = statement('has', {
        target: nounOf(e.left.of, nouns),
        part: partOf(e.left.in, nouns),
        length,
      });
      return e.op === '<' ? denied(has) : has;
    }
    default:
      break;
  }
  return statement('holds', { what: nounOf(e, nouns) });
}

const isTarget = (e: Expression): boolean => e.kind === 'ident' && e.name === 'target';

// `day or night`: from one sunrise to the next.
const isWholeDay = (e: Expression): boolean =>
  e.kind === 'binary' && e.op === 'or' && isNamed(e.left, 'day') && isNamed(e.right, 'night');

const isNamed = (e: Expression, name: string): boolean => e.kind === 'ident' && e.name === name;

// `(a and b) and c` as a, b, c.
const operandsOf = (e: Expression, op: 'and' | 'or'): readonly Expression[] =>
  e.kind === 'binary' && e.op === op ? [...operandsOf(e.left, op), ...operandsOf(e.right, op)] : [e];

const weekdayFirst = (operands: readonly Expression[]): readonly Expression[] => [
  ...operands.filter(saysWeekday),
  ...operands.filter((e) => !saysWeekday(e)),
];

const saysWeekday = (e: Expression): boolean =>
  e.kind === 'is' && e.left.kind === 'quantity' && e.left.quantity === 'weekday';

// Said of the days once: with the first of them. What is denied of alternatives is denied of each.
const joint = (op: 'and' | 'or', of: readonly Statement[]): Statement => {
  const all = (is: Is, word: 'and' | 'or', on: Value): Value => ({
    items: of.map(({ say }, i) => say(is, i === 0 ? on : '')),
    word,
  });
  return {
    say: (is, on): Message => {
      if (is === 'yes') return { id: 'same', args: { what: all('yes', op, on) } };
      if (op === 'or') return { id: 'same', args: { what: all('no', 'and', on) } };
      return { id: 'so', args: { is, on, how: 'all', why: all('yes', 'and', '') } };
    },
    negative: false,
  };
};

// `sunset after target`: seen from the target, it comes before sunset.
function orderStatement(e: Binary, how: 'before' | 'after', nouns: Nouns): Statement {
  const plain = statement('holds', { what: nounOf(e, nouns) });
  const fromRight = edgeOf(e.right);
  if (fromRight !== undefined) return { ...plain, order: orderTo(e.left, fromRight, opposite[how], nouns) };
  const fromLeft = edgeOf(e.left);
  return fromLeft === undefined ? plain : { ...plain, order: orderTo(e.right, fromLeft, how, nouns) };
}

// The moment of another day is that of the day beside the one that is weighed.
function orderTo(e: Expression, edge: Order['edge'], side: Order['side'], nouns: Nouns): Order {
  if (e.kind === 'shifted') return { edge, anchor: partOf(e.of, nouns), days: e.days, side };
  if (e.kind === 'edge' && e.of.kind === 'shifted')
    return { edge, anchor: partOf({ ...e, of: e.of.of }, nouns), days: e.of.days, side };
  return { edge, anchor: partOf(e, nouns), days: 0, side };
}

function edgeOf(e: Expression): Order['edge'] | undefined {
  if (isTarget(e)) return 'event';
  return e.kind === 'edge' && e.which !== 'middle' && isTarget(e.of) ? e.which : undefined;
}
