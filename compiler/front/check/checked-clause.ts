// A clause of a rule as the evaluators and the traces read it.

import type { Cited } from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';
import type { Clause } from '@nirnaya/dsl/syntax';
import type { TypedExpression } from './typed.ts';

/** A clause with its predicate checked. */
export interface CheckedClause {
  readonly clause: Clause;
  readonly term: TypedExpression | undefined;
  readonly range: SourceRange;
  /** whose word it is, where it says so */
  readonly authority?: Cited;
  /** the pack of the chain of days that it comes from; other clauses are of the pack of their rule's `decide` */
  readonly pack?: string;
}
