// As what each operation is evaluated, where it is not as spans: an operation without an evaluator of its own is an error of types.

import type { TypedExpression } from '../../front/check/typed.ts';

/** Instants, durations, values: evaluated as a number, wherever they stand. */
export type NumberOp =
  | 'instant'
  | 'clock'
  | 'edge'
  | 'offset'
  | 'length'
  | 'overlap'
  | 'duration'
  | 'read'
  | 'longitude'
  | 'house'
  | 'division-at'
  | 'labels'
  | 'lookup'
  | 'number-of'
  | 'count'
  | 'constant'
  | 'input'
  | 'sky'
  | 'reading'
  | 'arithmetic';

const truthOps = ['touches', 'covers', 'at', 'order', 'grows'] as const;

/** Evaluated as a truth, which never stands for spans. */
export type TruthOp = (typeof truthOps)[number];

/** The terms of some operations. */
export type TermOf<Op extends TypedExpression['op']> = Extract<TypedExpression, { readonly op: Op }>;

/** The terms that are evaluated as spans where they have no evaluator as what is asked for. */
export type SpansTerm = Exclude<TypedExpression, TermOf<NumberOp | TruthOp>>;

/** Whether a term is a truth that never stands for spans. */
export const isTruthTerm = (term: TypedExpression): term is TermOf<TruthOp> =>
  truthOps.some((op) => op === term.op);
