// The lets of a rule put in the place of their names, so that text about a clause shows their meaning.

import { type CheckedClause, children, type PackRule, type TypedExpression } from '@nirnaya/compiler/front';
import { clausesIn, type FestivalMode, type Trace } from '@nirnaya/compiler/runtime';
import { printExpression } from '@nirnaya/dsl/syntax';
import type { Expression } from './wording.ts';

type Clause = CheckedClause['clause'];

/** What the lets of a rule stand for, by name, in the order in which its clauses use them. */
export type Bindings = ReadonlyMap<string, Expression>;

/** The lets that the target and the clauses of a mode use, those that lets use included. */
export function bindingsOf({ checked }: PackRule, mode: FestivalMode): Bindings {
  const bindings = new Map<string, Expression>();
  const visit = (term: TypedExpression): void => {
    if (term.op === 'named' && term.role === 'kala') return;
    if (term.op === 'named') {
      if (bindings.has(term.name)) return;
      bindings.set(term.name, term.body.source);
    }
    children(term).forEach(visit);
  };
  visit(checked.target);
  for (const { term } of clausesIn(checked, mode)) if (term !== undefined) visit(term);
  return bindings;
}

/** The same for a trace, with what they stand for on its sky: `A when sky is "drik" else B` is A or B. */
export function bindingsOn(rule: PackRule, { mode, sky }: Pick<Trace, 'mode' | 'sky'>): Bindings {
  return new Map([...bindingsOf(rule, mode)].map(([name, e]) => [name, meantOn(sky, e)]));
}

function meantOn(sky: string, e: Expression): Expression {
  if (e.kind !== 'binary' || e.op !== 'else') return e;
  const { left, right } = e;
  if (left.kind !== 'binary' || left.op !== 'when') return e;
  const holds = holdsOn(sky, left.right);
  if (holds === undefined) return e;
  return holds ? left.left : meantOn(sky, right);
}

// Whether `sky is "drik"` is so; undefined for any other condition.
function holdsOn(sky: string, e: Expression): boolean | undefined {
  if (e.kind !== 'is' || e.left.kind !== 'ident' || e.left.name !== 'sky' || e.right.kind !== 'text')
    return undefined;
  return (e.right.value === sky) !== e.negated;
}

/** A clause with its lets expanded, as far as they are short: a long one is better known by its name. */
export const expandedClause = (clause: Clause, bindings: Bindings): Clause =>
  bindings.size === 0 ? clause : (replaced(clause, bindings) as Clause);

/** An expression with its lets expanded, as far as they are short. */
export const expanded = (e: Expression, bindings: Bindings): Expression =>
  bindings.size === 0 ? e : (replaced(e, bindings) as Expression);

/** The longest meaning that stands in a sentence, in characters of the language. */
const longest = 90;

// Lets do not refer to themselves, and how much they may mean once written out has a bound.
function replaced(value: unknown, bindings: Bindings): unknown {
  if (Array.isArray(value)) return value.map((part) => replaced(part, bindings));
  if (typeof value !== 'object' || value === null) return value;
  if ('kind' in value && value.kind === 'ident' && 'name' in value && typeof value.name === 'string') {
    const body = bindings.get(value.name);
    if (body === undefined) return value;
    const meant = replaced(body, bindings) as Expression;
    return printExpression(meant).length > longest ? value : meant;
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, bindings)]));
}
