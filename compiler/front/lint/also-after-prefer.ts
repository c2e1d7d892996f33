// `also next day` after `prefer`: the days it adds have not passed the clauses before it, and the days that were
// dropped may come back beside those that were kept.

import { report } from '@nirnaya/dsl/diagnostics';
import type { CheckedClause } from '../check/checked-clause.ts';
import type { OwnLint } from './contract.ts';

export const alsoAfterPrefer: OwnLint = ({ rule }) =>
  [rule.checked.clauses, rule.checked.drik ?? []].flatMap((clauses) => {
    const first = clauses.findIndex(isPreference);
    if (first === -1) return [];
    return clauses
      .slice(first + 1)
      .flatMap(({ clause, range }) =>
        clause.kind === 'also' ? [report('also-after-prefer', range, {})] : [],
      );
  });

const isPreference = ({ clause }: CheckedClause): boolean =>
  clause.kind === 'prefer' || clause.kind === 'most';
