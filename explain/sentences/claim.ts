// What a clause requires of a day, as a statement that can be affirmed or denied: `Shukla 4 covers madhyahna`.

import type { BinaryOperator } from '@nirnaya/dsl/syntax';
import { type Expression, type WordingContext, wording } from './wording.ts';

/** A statement about a day. The caller adds the day itself. */
export interface Claim {
  readonly affirm: string;
  readonly deny: string;
  /** whom the statement spoke of last; a following one about the same does not name it again */
  readonly subject: string;
  /** whether the author wrote the denial, so that `deny` is the plainer form */
  readonly negative: boolean;
  /** where the target begins, ends or occurs before or after a moment of the day */
  readonly order?: Order;
}

/** How the target stands to a moment of the day. */
interface Order {
  /** which instant of the target is meant */
  readonly edge: 'event' | 'start' | 'end';
  /** the moment: `sunset` */
  readonly anchor: string;
  /** where the target stands when the claim holds */
  readonly side: 'before' | 'after';
}

type Binary = Extract<Expression, { kind: 'binary' }>;

const claim = (subject: string, yes: string, no: string): Claim => ({
  affirm: `${subject} ${yes}`,
  deny: `${subject} ${no}`,
  subject,
  negative: false,
});

const swapped = ({ affirm, deny, subject, negative, order }: Claim): Claim => ({
  affirm: deny,
  deny: affirm,
  subject,
  negative: !negative,
  ...(order === undefined ? {} : { order: { ...order, side: opposite[order.side] } }),
});

const opposite = { before: 'after', after: 'before' } as const;

/** The statement a predicate makes. */
export function claimOf(e: Expression, context: WordingContext): Claim {
  switch (e.kind) {
    case 'not':
      return swapped(claimOf(e.operand, context));
    case 'is': {
      const right = wording(e.right, context);
      const is = isWeekday(e.left)
        ? claim('it', `is a ${right}`, `is not a ${right}`)
        : claim(wording(e.left, context), `is ${right}`, `is not ${right}`);
      return e.negated ? swapped(is) : is;
    }
    case 'grows': {
      const subject = wording(e.left, context);
      const grows =
        e.how === 'vriddhi'
          ? claim(subject, 'holds at two sunrises', 'does not hold at two sunrises')
          : claim(subject, 'holds at no sunrise', 'holds at a sunrise');
      return e.negated ? swapped(grows) : grows;
    }
    case 'state': {
      const state = claim(wording(e.left, context), `is ${e.how}`, `is not ${e.how}`);
      return e.negated ? swapped(state) : state;
    }
    case 'binary':
      return binaryClaim(e, context);
    default:
      return claim(wording(e, context), 'holds', 'does not hold');
  }
}

// `weekday is Tuesday`: said of the day.
const isWeekday = (e: Expression): boolean =>
  e.kind === 'quantity' && e.quantity === 'weekday' && e.value === undefined && e.of === undefined;

type ClaimOf = (e: Binary, context: WordingContext) => Claim;

const binaryClaim: ClaimOf = (e, context) => operatorClaims[e.op](e, context);

// `L verb R`, and its denial; both are said of the left operand.
const verb =
  (affirm: string, deny: string): ClaimOf =>
  (e, context) => {
    const right = wording(e.right, context);
    return claim(wording(e.left, context), `${affirm} ${right}`, `${deny} ${right}`);
  };

const plainly: ClaimOf = (e, context) =>
  comparison(e, context) ??
  claim(`${wording(e.left, context)} ${e.op} ${wording(e.right, context)}`, 'holds', 'does not hold');

const joint =
  (op: 'and' | 'or'): ClaimOf =>
  (e, context) =>
    joined(
      op,
      weekdayFirst(operandsOf(e, op)).map((operand) => claimOf(operand, context)),
    );

/** What each operator claims, and what its denial is. */
const operatorClaims = {
  else: plainly,
  or: joint('or'),
  and: joint('and'),
  except: plainly,
  when: plainly,
  touches: (e, context) =>
    isWholeDay(e.right)
      ? claim(wording(e.left, context), 'occurs', 'does not occur')
      : verb('touches', 'does not touch')(e, context),
  covers: verb('covers', 'does not cover'),
  before: (e, context) => orderClaim(e, 'before', context),
  after: (e, context) => orderClaim(e, 'after', context),
  within: plainly,
  aspects: verb('aspects', 'does not aspect'),
  in: (e, context) =>
    (e.right.kind === 'house' ? verb('is in', 'is not in') : verb('is among', 'is not among'))(e, context),
  with: plainly,
  'with or aspects': plainly,
  'exchanges with': plainly,
  'hemmed by': plainly,
  '>=': plainly,
  '<=': plainly,
  '>': plainly,
  '<': plainly,
  '=': plainly,
  '!=': plainly,
  '+': plainly,
  '-': plainly,
  '*': plainly,
  '/': plainly,
  mod: plainly,
  by: plainly,
  at: (e, context) =>
    e.left.kind === 'state'
      ? stateAt(claimOf(e.left, context), e.right, context)
      : verb('holds at', 'does not hold at')(e, context),
  from: plainly,
} satisfies Record<BinaryOperator, ClaimOf>;

// `day or night`: from one sunrise to the next.
const isWholeDay = (e: Expression): boolean =>
  e.kind === 'binary' && e.op === 'or' && names(e.left, 'day') && names(e.right, 'night');

const names = (e: Expression, name: string): boolean => e.kind === 'ident' && e.name === name;

// `Jupiter is retrograde as it enters a sign`; of another moment `at sunrise`.
function stateAt({ affirm, deny, subject, negative }: Claim, at: Expression, context: WordingContext): Claim {
  const then = names(at, 'target') ? 'then' : `at ${wording(at, context)}`;
  return { affirm: `${affirm} ${then}`, deny: `${deny} ${then}`, subject, negative };
}

// `(a and b) and c` as a, b, c.
function operandsOf(e: Expression, op: 'and' | 'or'): readonly Expression[] {
  return e.kind === 'binary' && e.op === op ? [...operandsOf(e.left, op), ...operandsOf(e.right, op)] : [e];
}

// `it is a Wednesday and Ashtami holds at sunrise` is plainer than the other way round.
const weekdayFirst = (operands: readonly Expression[]): readonly Expression[] => [
  ...operands.filter(saysWeekday),
  ...operands.filter((e) => !saysWeekday(e)),
];

const saysWeekday = (e: Expression): boolean => e.kind === 'is' && isWeekday(e.left);

function joined(op: 'and' | 'or', claims: readonly Claim[]): Claim {
  const [first, ...others] = claims;
  if (first === undefined) return claim('it', 'holds', 'does not hold');
  let { affirm, subject } = first;
  for (const [i, next] of others.entries()) {
    const comma = i > 0 && next.subject !== subject ? ',' : '';
    affirm = `${affirm}${comma} ${op} ${continued(next, subject, affirm)}`;
    subject = next.subject;
  }
  return { affirm, deny: `it is not so that ${affirm}`, subject, negative: false };
}

// A statement that follows others: it does not name their subject again, nor repeat `holds` and the like.
function continued({ affirm }: Claim, subject: string, before: string): string {
  const rest = withoutSubject(affirm, subject);
  if (rest === affirm) return affirm;
  const verb = /^(?:holds|touches|covers|is(?: not)?) /.exec(rest)?.[0];
  const shortened =
    verb !== undefined && before.includes(`${subject} ${verb}`) ? rest.slice(verb.length) : rest;
  if (shortened === 'at two sunrises' && / at sunrise$/.test(before)) return 'at another sunrise';
  // `at sunrise and at that of the next day`
  const [, moment, day] = /^at ([a-z]+) (of the (?:next day|day before))$/.exec(shortened) ?? [];
  return moment !== undefined && new RegExp(` at ${moment}$`).test(before) ? `at that ${day}` : shortened;
}

// A statement without its subject where that was just named.
function withoutSubject(statement: string, subject: string): string {
  return statement.startsWith(`${subject} `) ? statement.slice(subject.length + 1) : statement;
}

const atLeast = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'more than',
  '<': 'less than',
  '=': 'just',
  '!=': 'not',
};
const otherwise = {
  '>=': 'less than',
  '<=': 'more than',
  '>': 'at most',
  '<': 'at least',
  '=': 'not',
  '!=': 'just',
};

function comparison(e: Binary, context: WordingContext): Claim | undefined {
  if (!(e.op in atLeast)) return undefined;
  const op = e.op as keyof typeof atLeast;
  const right = wording(e.right, context);
  if (e.left.kind === 'overlap') {
    const inside = wording(e.left.in, context);
    // `2 muhurtas in the first 2 muhurtas after sunrise`: of which day is said by the rest.
    const part = inside.startsWith('the first ') ? right.replace(/ of the day$/, '') : right;
    const has = (how: string): string => `has ${how} ${part} in ${inside}`;
    return claim(wording(e.left.of, context), has(atLeast[op]), has(otherwise[op]));
  }
  const left = wording(e.left, context);
  if (op === '=' || op === '!=') {
    const equal = claim(left, `equals ${right}`, `differs from ${right}`);
    return op === '=' ? equal : swapped(equal);
  }
  return claim(left, `is ${atLeast[op]} ${right}`, `is ${otherwise[op]} ${right}`);
}

// `sunset after target`: seen from the target, it comes before sunset.
function orderClaim(e: Binary, how: 'before' | 'after', context: WordingContext): Claim {
  const plain = claim(
    wording(e.left, context),
    `is ${how} ${wording(e.right, context)}`,
    `is not ${how} ${wording(e.right, context)}`,
  );
  const fromRight = edgeOf(e.right);
  if (fromRight !== undefined) {
    return { ...plain, order: { edge: fromRight, anchor: wording(e.left, context), side: opposite[how] } };
  }
  const fromLeft = edgeOf(e.left);
  if (fromLeft === undefined) return plain;
  return { ...plain, order: { edge: fromLeft, anchor: wording(e.right, context), side: how } };
}

function edgeOf(e: Expression): Order['edge'] | undefined {
  const isTarget = (inner: Expression): boolean => inner.kind === 'ident' && inner.name === 'target';
  if (isTarget(e)) return 'event';
  return e.kind === 'edge' && e.which !== 'middle' && isTarget(e.of) ? e.which : undefined;
}
