// Which grahas besides the Sun and the Moon decide what rules find: their tracks take some time to compute, and those who
// share a thread compute them beforehand.

import { type Wanderer, wanderers } from '../../engine/observe/graha-tracks.ts';
import { children, type TypedExpression } from '../check/typed.ts';
import type { PackRule } from '../runtime/pack-rule.ts';
import type { ScoredRule } from '../runtime/scored-rule.ts';

/** The grahas that rules name themselves, in their targets, clauses and names of clauses. */
export function wanderersOf(rules: Iterable<PackRule>): readonly Wanderer[] {
  const found = new Set<string>();
  for (const rule of rules) for (const term of termsOf(rule)) addFrom(term, found);
  return wanderers.filter((graha) => found.has(graha));
}

/** The grahas that decide how days are rated, in the lines and in the rules that these name; of asta too. */
export function weighedWanderers(
  scored: Iterable<ScoredRule>,
  rules: ReadonlyMap<string, PackRule>,
): readonly Wanderer[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const waiting: string[] = [];
  for (const { checked, linked, lines } of scored) {
    if (checked.kind !== 'suitability' || linked.disabled) continue;
    for (const { term } of lines) {
      addFrom(term, found);
      addReferences(term, waiting);
    }
  }
  for (let code = waiting.pop(); code !== undefined; code = waiting.pop()) {
    const rule = rules.get(code);
    if (rule === undefined || seen.has(code)) continue;
    seen.add(code);
    for (const term of termsOf(rule)) addFrom(term, found);
    waiting.push(...rule.checked.references.keys());
  }
  return wanderers.filter((graha) => found.has(graha));
}

function* termsOf({ checked }: PackRule): Generator<TypedExpression> {
  yield checked.target;
  for (const { term } of [...checked.clauses, ...(checked.drik ?? [])]) if (term !== undefined) yield term;
}

function addFrom(term: TypedExpression, found: Set<string>): void {
  if ('quantity' in term) found.add(term.quantity.body);
  if (term.op === 'enters' || term.op === 'arc' || term.op === 'longitude') found.add(term.body);
  if (term.op === 'asta') found.add(term.planet);
  for (const child of children(term)) addFrom(child, found);
}

function addReferences(term: TypedExpression, codes: string[]): void {
  if (term.op === 'rule') codes.push(term.code);
  for (const child of children(term)) addReferences(child, codes);
}
