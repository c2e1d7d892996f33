// How each kind of expression stands among others, one row a kind: how tightly it binds, whether it leaves its end open, and
// whether rules of births alone know it. The printer's parentheses and the checks of rules of days follow from it.

import type { Expression } from './ast.ts';
import { operators } from './operators.ts';

/** Levels from loose to tight, as the grammar has them. */
export const level = {
  else: 0,
  or: 1,
  and: 2,
  not: 3,
  comparison: 4,
  sum: 5,
  product: 6,
  tight: 7,
  shifted: 8,
  primary: 9,
} as const;

/** A kind of expression. */
interface Form {
  /** how tightly it binds; of `binary` each operator has its own */
  readonly level: keyof typeof level;
  /** it ends in an operand, which would take a following `of previous day`, `for`, `to` or `before` for its own */
  readonly isOpen?: true;
  /** it begins with a word and ends in its one operand: `of next day` behind it belongs to the operand */
  readonly isPrefixed?: true;
  /** only rules of births know it */
  readonly births?: true;
}

const plain = { level: 'primary' } as const;
const open = { level: 'primary', isOpen: true } as const;
const prefixed = { level: 'primary', isPrefixed: true } as const;
const prefixedOfBirths = { level: 'primary', isPrefixed: true, births: true } as const;
const comparing = { level: 'comparison' } as const;

/** The kinds of expressions. */
const formTable = {
  number: open,
  text: plain,
  clock: plain,
  angle: open,
  duration: open,
  fraction: open,
  list: plain,
  phrase: plain,
  ident: plain,
  code: plain,
  quantity: plain,
  class: plain,
  enters: plain,
  asta: plain,
  not: { level: 'not' },
  is: comparing,
  grows: comparing,
  state: comparing,
  arc: comparing,
  longitude: plain,
  house: prefixed,
  any: prefixed,
  some: prefixedOfBirths,
  described: prefixedOfBirths,
  dispositor: prefixedOfBirths,
  'signs-of': prefixedOfBirths,
  'sign-class': { level: 'primary', births: true },
  frame: prefixedOfBirths,
  near: { level: 'primary', isOpen: true, births: true },
  edge: prefixed,
  length: prefixed,
  'number-of': prefixed,
  'lord-of': prefixed,
  overlap: open,
  neighbour: open,
  part: open,
  'from-for': open,
  'from-to': open,
  offset: open,
  'each-side': open,
  shifted: { level: 'shifted' },
  count: open,
  cycle: open,
  every: open,
  nth: open,
  'weekday-near': open,
} as const satisfies Readonly<Record<Exclude<Expression['kind'], 'binary'>, Form>>;

type Table = typeof formTable;

const forms: Readonly<Record<keyof Table, Form>> = formTable;

/** An expression that only rules of births know. */
export type BirthExpression = Extract<
  Expression,
  { kind: { [K in keyof Table]: Table[K] extends { readonly births: true } ? K : never }[keyof Table] }
>;

const formOf = (e: Expression): Form | undefined => (e.kind === 'binary' ? undefined : forms[e.kind]);

/** How tightly an expression binds. */
export const levelOf = (e: Expression): number =>
  level[e.kind === 'binary' ? operators[e.op].level : forms[e.kind].level];

/** Whether an expression would take a following `of previous day`, `for`, `to` or `before` for its own. */
export const isOpenEnded = (e: Expression): boolean => formOf(e)?.isOpen === true;

/** Whether it begins with a word and ends in its one operand. */
export const isPrefixed = (e: Expression): boolean => formOf(e)?.isPrefixed === true;

/** Whether only rules of births know an expression. Of an operator, `isDayOperator` says it. */
export const isOfBirths = (e: Expression): e is BirthExpression => formOf(e)?.births === true;

/** The kinds of expressions that rules of days know. */
export const dayKinds: readonly Expression['kind'][] = [
  'binary',
  ...(Object.keys(formTable) as readonly (keyof Table)[]).filter((kind) => forms[kind].births !== true),
];
