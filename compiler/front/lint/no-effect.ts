// A clause that repeats an earlier one has no effect, unless days were added since.

import { removed, report } from '@nirnaya/dsl/diagnostics';
import { clauseForms, printClause } from '@nirnaya/dsl/syntax';
import type { OwnLint } from './contract.ts';

export const noEffect: OwnLint = ({ rule }) => {
  const seen = new Set<string>();
  return rule.checked.clauses.flatMap(({ clause, range }) => {
    if (clauseForms[clause.kind].role === 'adds') {
      seen.clear();
      return [];
    }
    const text = printClause(clause);
    if (seen.has(text))
      return [report('no-effect', range, { clause: text }, { fix: removed('remove the clause', range) })];
    seen.add(text);
    return [];
  });
};
