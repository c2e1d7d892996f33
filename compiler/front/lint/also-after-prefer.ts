// `also next day` after `prefer`: the days it adds have not passed the clauses before it, and the days that were
// dropped may come back beside those that were kept.

import { report } from '@nirnaya/dsl/diagnostics';
import { clauseForms } from '@nirnaya/dsl/syntax';
import type { OwnLint } from './contract.ts';

export const alsoAfterPrefer: OwnLint = ({ rule }) =>
  [rule.checked.clauses, rule.checked.drik ?? []].flatMap((clauses) => {
    const first = clauses.findIndex(({ clause }) => clauseForms[clause.kind].role === 'prefers');
    if (first === -1) return [];
    return clauses
      .slice(first + 1)
      .flatMap(({ clause, range }) =>
        clauseForms[clause.kind].role === 'adds' ? [report('also-after-prefer', range, {})] : [],
      );
  });
