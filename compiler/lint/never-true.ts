// What can never hold: two labels of one quantity at the same time, a comparison of constants that fails.

import { report } from '../../dsl/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import type { SourceRange } from '../../dsl/source/source-file.ts';
import type { QuantityRef, Term } from '../check/term.ts';
import type { Lint } from './contract.ts';

export const neverTrue: Lint = ({ rule }) => {
  const { target, clauses } = rule.checked;
  const { observe, holds } = rule.linked.fields ?? {};
  const range = (observe ?? holds)?.range;
  const found: Diagnostic[] = range === undefined ? [] : told('the target', target, range);
  for (const { clause, term, range: at } of clauses) {
    if (term !== undefined) found.push(...told(`what this \`${clause.kind}\` asks for`, term, at));
  }
  return found;
};

function told(what: string, term: Term, range: SourceRange): Diagnostic[] {
  const why = whyNever(term);
  return why === undefined ? [] : [report('never-true', range, { what, why })];
}

/** Why a term can never hold; undefined where it may. */
function whyNever(term: Term): string | undefined {
  switch (term.op) {
    case 'every':
    case 'nth':
      return whyNever(term.of);
    case 'within':
      return whyNever(term.of) ?? whyNever(term.within);
    case 'named':
      return whyNever(term.body);
    case 'when':
      return whyNever(term.of) ?? whyNever(term.condition);
    case 'logic':
    case 'set':
      if (term.how === 'or') {
        const left = whyNever(term.left);
        return left === undefined || whyNever(term.right) === undefined ? undefined : left;
      }
      if (term.how === 'except') return whyNever(term.left);
      return whyNever(term.left) ?? whyNever(term.right) ?? contradiction(parts(term));
    case 'touches':
    case 'covers':
      return whyNever(term.left) ?? whyNever(term.right);
    case 'compare':
      return comparedConstants(term);
    default:
      return undefined;
  }
}

// The parts of `A and B and C`.
function parts(term: Term): readonly Term[] {
  const joined = (term.op === 'set' || term.op === 'logic') && term.how === 'and';
  return joined ? [...parts(term.left), ...parts(term.right)] : [term];
}

/** What a part says of one quantity: which of its labels hold. */
interface Said {
  readonly quantity: QuantityRef;
  readonly labels: readonly number[];
}

function contradiction(all: readonly Term[]): string | undefined {
  const said = all.flatMap((part) => saidBy(part) ?? []);
  for (const [i, one] of said.entries()) {
    const other = said.slice(i + 1).find((next) => excludes(one, next));
    if (other === undefined) continue;
    const { name, body } = one.quantity;
    return `${body === 'Sun' ? `${name} of the Sun` : name} would have to be two things at once`;
  }
  return undefined;
}

function saidBy(term: Term): Said | undefined {
  const inner = term.op === 'named' ? term.body : term;
  return inner.op === 'quantity-spans' && inner.labels !== undefined
    ? { quantity: inner.quantity, labels: inner.labels }
    : undefined;
}

const excludes = (one: Said, other: Said): boolean =>
  one.quantity.name === other.quantity.name &&
  one.quantity.body === other.quantity.body &&
  !one.labels.some((label) => other.labels.includes(label));

function comparedConstants(term: Extract<Term, { op: 'compare' }>): string | undefined {
  const { left, right, how } = term;
  if (left.op !== 'constant' || right.op !== 'constant') return undefined;
  const [a, b] = [Number(left.value), Number(right.value)];
  const holds = { '>=': a >= b, '<=': a <= b, '>': a > b, '<': a < b, '=': a === b, '!=': a !== b }[how];
  return holds ? undefined : `${left.value} ${how} ${right.value} is false`;
}
