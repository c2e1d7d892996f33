// The clauses of `decide`, in one table: the word that opens each, what it does to the days that are left, and what it reads of
// them. The tokens, the keywords, the checks, the lints, the runtime and the editors follow from it. What a clause says in a
// sentence, a page or a hint is written out by kind where it is said: there each is a sentence of its own.

import type { Clause, Expression } from './ast.ts';

/** A clause of `decide`. */
interface ClauseForm {
  /** the keyword that opens it */
  readonly opens: 'also' | 'require' | 'prefer' | 'close' | 'undecided';
  /** it adds days, drops those that fail, keeps the better ones, or ends the rule */
  readonly role: 'adds' | 'drops' | 'prefers' | 'closes';
  /** what is read of each day: whether something holds, or how much of some time is covered */
  readonly reads?: 'truth' | 'share';
}

/** The clauses by their kind. */
const clauseTable = {
  also: { opens: 'also', role: 'adds' },
  require: { opens: 'require', role: 'drops', reads: 'truth' },
  prefer: { opens: 'prefer', role: 'prefers', reads: 'truth' },
  most: { opens: 'prefer', role: 'prefers', reads: 'share' },
  // biome-ignore lint/suspicious/noThenProperty: the name of a clause
  then: { opens: 'close', role: 'closes' },
  undecided: { opens: 'undecided', role: 'closes' },
} as const satisfies Readonly<Record<Clause['kind'], ClauseForm>>;

/** The clauses of `decide` by their kind. */
export const clauseForms: Readonly<Record<Clause['kind'], ClauseForm>> = clauseTable;

/** The kinds of clauses. */
export const clauseKinds = Object.keys(clauseTable) as readonly Clause['kind'][];

/** The keywords that open a clause. */
export const clauseWords: readonly ClauseForm['opens'][] = [
  ...new Set(clauseKinds.map((kind) => clauseForms[kind].opens)),
];

/** What a clause reads of each day; undefined where it reads nothing. */
export function readBy(
  clause: Clause,
): { readonly reads: 'truth' | 'share'; readonly expression: Expression } | undefined {
  const { reads } = clauseForms[clause.kind];
  if (reads === undefined) return undefined;
  if ('predicate' in clause) return { reads, expression: clause.predicate };
  return 'of' in clause ? { reads, expression: clause.of } : undefined;
}
