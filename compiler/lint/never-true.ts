// What can never hold: two labels of one quantity at the same time, a comparison of constants that fails.

import { report } from '../../dsl/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import type { PartialFields } from '../../dsl/pack/document.ts';
import type { SourceRange } from '../../dsl/source/source-file.ts';
import type { QuantityRef, TypedExpression } from '../check/typed.ts';
import type { OwnLint } from './contract.ts';

export const neverTrue: OwnLint = ({ rule }) => {
  const { target, clauses } = rule.checked;
  const { observe, holds }: PartialFields = rule.linked.fields;
  const range = (observe ?? holds)?.range;
  const found: Diagnostic[] = range === undefined ? [] : reported('the target', target, range);
  for (const { clause, term, range: at } of clauses) {
    const whole = term && withTarget(term, target);
    if (whole !== undefined) found.push(...reported(`what this \`${clause.kind}\` asks for`, whole, at));
  }
  return found;
};

// `target` within a clause is what the rule observes, and may contradict what stands beside it.
function withTarget(term: TypedExpression, target: TypedExpression): TypedExpression {
  if (term.op === 'target') return target;
  if (term.op !== 'set' && term.op !== 'logic' && term.op !== 'touches' && term.op !== 'covers') return term;
  const [left, right] = [withTarget(term.left, target), withTarget(term.right, target)];
  return left === term.left && right === term.right ? term : { ...term, left, right };
}

function reported(what: string, term: TypedExpression, range: SourceRange): Diagnostic[] {
  const why = whyNever(term);
  return why === undefined ? [] : [report('never-true', range, { what, why })];
}

/** Why a term can never hold; undefined where it may. */
function whyNever(term: TypedExpression): string | undefined {
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
function parts(term: TypedExpression): readonly TypedExpression[] {
  const joined = (term.op === 'set' || term.op === 'logic') && term.how === 'and';
  return joined ? [...parts(term.left), ...parts(term.right)] : [term];
}

/** A constraint on one quantity: which of its labels hold. */
interface Constraint {
  readonly quantity: QuantityRef;
  readonly labels: readonly number[];
}

function contradiction(all: readonly TypedExpression[]): string | undefined {
  const constraints = all.flatMap((part) => constraintOf(part) ?? []);
  for (const [i, one] of constraints.entries()) {
    const other = constraints.slice(i + 1).find((next) => excludes(one, next));
    if (other === undefined) continue;
    const { name, body } = one.quantity;
    return `${nameWith(name, body)} would have to be two things at once`;
  }
  return undefined;
}

function nameWith(name: QuantityRef['name'], body: QuantityRef['body']): string {
  if (name === 'motion') return `the motion of ${body}`;
  if (body === 'Moon' && name !== 'navamsa') return name;
  return `${name} of ${body === 'Sun' || body === 'Moon' || body === 'lagna' ? 'the ' : ''}${body}`;
}

function constraintOf(term: TypedExpression): Constraint | undefined {
  if (term.op === 'every') return constraintOf(term.of);
  const inner = term.op === 'named' ? term.body : term;
  const tithis = inner.op === 'lunar' ? inner.tithis : tithisOfPaksha(inner);
  if (tithis !== undefined)
    return { quantity: { name: 'tithi', body: 'Moon', kind: 'tithi' }, labels: tithis };
  return inner.op === 'quantity-spans' && inner.labels !== undefined
    ? { quantity: inner.quantity, labels: inner.labels }
    : undefined;
}

// A half of the lunation is its fifteen tithis.
const tithisOfPaksha = (term: TypedExpression): readonly number[] | undefined =>
  term.op === 'quantity-spans' && term.quantity.name === 'paksha'
    ? term.labels?.flatMap((half) => Array.from({ length: 15 }, (_, i) => 15 * half + i))
    : undefined;

const excludes = (one: Constraint, other: Constraint): boolean =>
  one.quantity.name === other.quantity.name &&
  one.quantity.body === other.quantity.body &&
  !one.labels.some((label) => other.labels.includes(label));

function comparedConstants(term: Extract<TypedExpression, { op: 'compare' }>): string | undefined {
  const { left, right, how } = term;
  if (left.op !== 'constant' || right.op !== 'constant') return undefined;
  const [a, b] = [Number(left.value), Number(right.value)];
  const holds = { '>=': a >= b, '<=': a <= b, '>': a > b, '<': a < b, '=': a === b, '!=': a !== b }[how];
  return holds ? undefined : `${left.value} ${how} ${right.value} is false`;
}
