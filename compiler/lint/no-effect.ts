// A clause that repeats one before it finds nothing left to do.

import { report } from '../../dsl/diagnostics/catalogue.ts';
import { printClause } from '../../dsl/syntax/print.ts';
import type { Lint } from './contract.ts';

export const noEffect: Lint = ({ rule }) => {
  const seen = new Set<string>();
  return rule.checked.clauses.flatMap(({ clause, range }) => {
    const text = printClause(clause);
    if (seen.has(text)) return [report('no-effect', range, { clause: text })];
    seen.add(text);
    return [];
  });
};
