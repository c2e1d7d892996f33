// What a term depends on: the day, the target, the instant of reading. Decides what may be computed once a year.

import type { Term } from '../check/term.ts';

export const dependsOnDay = 1;
export const dependsOnTarget = 2;

const known = new WeakMap<Term, number>();

/** Bits of what a term's value depends on, besides place and year. */
export function dependencies(term: Term): number {
  const found = known.get(term);
  if (found !== undefined) return found;
  const bits = own(term) | children(term).reduce((sum, child) => sum | dependencies(child), 0);
  known.set(term, bits);
  return bits;
}

function own(term: Term): number {
  switch (term.op) {
    case 'day':
    case 'night':
    case 'instant':
    case 'clock':
    case 'division':
    case 'division-spans':
      return dependsOnDay;
    case 'target':
      return dependsOnTarget;
    case 'read':
      return term.instant === undefined ? dependsOnDay : 0;
    case 'quantity-spans':
      return term.quantity.name === 'lagna' || term.type === 'truth' ? dependsOnDay : 0;
    case 'quantity-in':
      return term.type === 'truth' || term.quantity.name === 'lagna' ? dependsOnDay : 0;
    case 'logic':
    case 'not':
      return term.type === 'truth' ? dependsOnDay : 0;
    case 'shifted':
      return dependsOnDay;
    default:
      return 0;
  }
}

/** The terms a term is made of. */
export function children(term: Term): readonly Term[] {
  const out: Term[] = [];
  for (const value of Object.values(term)) {
    if (Array.isArray(value)) out.push(...value.filter(isTerm));
    else if (isTerm(value)) out.push(value);
  }
  return out;
}

function isTerm(value: unknown): value is Term {
  return typeof value === 'object' && value !== null && 'op' in value && 'source' in value;
}
