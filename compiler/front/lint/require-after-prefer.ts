// `require` after `prefer`: narrowing never goes back, so a day that `prefer` dropped cannot come back.

import { report } from '@nirnaya/dsl/diagnostics';
import type { OwnLint } from './contract.ts';

export const requireAfterPrefer: OwnLint = ({ rule }) => {
  const { clauses } = rule.checked;
  const first = clauses.findIndex(({ clause }) => clause.kind === 'prefer' || clause.kind === 'most');
  if (first === -1) return [];
  return clauses
    .slice(first + 1)
    .filter(({ clause }) => clause.kind === 'require')
    .map(({ range }) => report('require-after-prefer', range, {}));
};
