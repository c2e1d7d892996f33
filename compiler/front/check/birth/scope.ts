// Where an expression of a rule of a birth is checked: the scope of every rule, and what only a birth has.

import type { Expression } from '@nirnaya/dsl/syntax';
import { type DiagnosticDetail, detailedDiagnostic, rangeOf, type Scope } from '../scope.ts';
import { type BirthTerm, type BirthType, birthTypeName, isBirthType } from './terms.ts';

/** The kinds of rules of a birth that others name: those that hold or not, and sets of grahas. */
export type NamedRule = 'truth' | 'grahas';

/** A scope of a rule of a birth. */
export interface BirthScope {
  readonly scope: Scope;
  /** what the rules of the chain are that may be named, by code */
  readonly rules: ReadonlyMap<string, NamedRule>;
  /** whether there are two charts, so that it must be said whose */
  readonly isMatch: boolean;
  /** lets that were checked, with undefined for one that has errors */
  readonly terms: Map<string, BirthTerm | undefined>;
  /** checks a sub-expression; every file of this folder recurses through it and so need not know the others */
  readonly check: (at: BirthScope, e: Expression) => BirthTerm | undefined;
}

/** Why `bride` and `groom` are refused in a rule about one chart. */
export const onlyKutas = 'only kutas compare two charts';

/** What was expected where, and what stands there. */
interface Mismatch {
  readonly expected: string;
  readonly found: BirthType | string;
  /** default `here` */
  readonly context?: string | undefined;
}

/** Reports that something of another type was expected. */
export function wrongType(
  at: BirthScope,
  e: Expression,
  { expected, found, context = 'here' }: Mismatch,
  extra: DiagnosticDetail = {},
): undefined {
  const name = isBirthType(found) ? birthTypeName(found) : found;
  return detailedDiagnostic(at.scope, 'type-mismatch', e, {
    params: { expected, found: name, context },
    ...extra,
  });
}

/** Checks a truth. Several grahas are none until it is said how many of them are meant. */
export function checkBirthTruth(at: BirthScope, e: Expression): BirthTerm | undefined {
  const term = at.check(at, e);
  if (term === undefined) return undefined;
  return asBirthTruth(at, term, e);
}

/** A term as a truth: a graha that is described holds where it is so. */
export function asBirthTruth(at: BirthScope, term: BirthTerm, e: Expression): BirthTerm | undefined {
  if (term.type === 'truth') return term;
  const isSome = term.op === 'described' || (term.op === 'rule' && term.type === 'grahas');
  if (term.type === 'graha' && isSome) {
    return { op: 'quantified', how: 'any', n: 1, of: term, left: term, type: 'truth', source: term.source };
  }
  if (
    term.type === 'grahas' &&
    (term.op === 'in' || term.op === 'relation' || term.op === 'near' || isSome)
  ) {
    const { start } = rangeOf(at.scope, e);
    const written = (word: string) => ({
      title: `write ${word}`,
      range: { file: at.scope.text.range.file, start, end: start },
      text: `${word} `,
    });
    return wrongType(
      at,
      e,
      { expected: 'a truth value', found: 'several grahas', context: 'state how many of them must fit' },
      {
        choices: [written('any of'), written('all of')],
      },
    );
  }
  return wrongType(at, e, { expected: 'a truth value', found: term.type });
}
