// The clauses that a chain of days gives its observances: where their own leave a choice, the day beside the neighbour.

import type { ExpressionText } from '@nirnaya/dsl/pack';
import { clauseForms } from '@nirnaya/dsl/syntax';
import type { Neighbour } from '../link/layer.ts';
import type { CheckedClause } from './checked-clause.ts';
import { checkTruth } from './coerce.ts';

import type { RuleScope } from './rule-scope.ts';
import type { Scope } from './scope.ts';

/** What the clauses are checked in. */
interface Setting {
  readonly rule: RuleScope;
  readonly body: Scope;
  readonly beside: readonly Neighbour[];
}

/** The clauses of a rule, with one for each neighbour before that which closes it, unless it is closed on authority. */
export function besideNeighbours(
  clauses: readonly CheckedClause[],
  { rule, body, beside }: Setting,
): readonly CheckedClause[] {
  const closing = clauses.findIndex(({ clause }) => clauseForms[clause.kind].role === 'closes');
  // A closing clause that says whose word it is leaves no choice: `then last by dharmasindhu`.
  if (beside.length === 0 || closing === -1 || clauses[closing].authority !== undefined) return clauses;
  const added = beside.flatMap((neighbour) => clauseOf(neighbour, rule, body));
  return [...clauses.slice(0, closing), ...added, ...clauses.slice(closing)];
}

function clauseOf({ code, side, cite, pack }: Neighbour, rule: RuleScope, body: Scope): CheckedClause[] {
  const { range } = code;
  // Whatever is to be said of it is said of the code in the chain.
  const text: ExpressionText = {
    text: `prefer (1 day ${side} ${code.text}) covers day`,
    range,
    at: () => range.start,
  };
  const { parse, sink } = rule.setting;
  return parse.clauses(text, sink).flatMap((clause): CheckedClause[] => {
    const term = clause.kind === 'prefer' ? checkTruth({ ...body, text }, clause.predicate) : undefined;
    const [authority] = cite;
    return term === undefined
      ? []
      : [{ clause, term, range, pack, ...(authority === undefined ? {} : { authority }) }];
  });
}
