// `require` after `prefer`: narrowing never goes back, so a day that `prefer` dropped cannot come back.

import { report } from '@nirnaya/dsl/diagnostics';
import { clauseForms } from '@nirnaya/dsl/syntax';
import type { OwnLint } from './contract.ts';

export const requireAfterPrefer: OwnLint = ({ rule }) => {
  const { clauses } = rule.checked;
  const first = clauses.findIndex(({ clause }) => clauseForms[clause.kind].role === 'prefers');
  if (first === -1) return [];
  return clauses
    .slice(first + 1)
    .filter(({ clause }) => clauseForms[clause.kind].role === 'drops')
    .map(({ range }) => report('require-after-prefer', range, {}));
};
