// A citation names a work that the chain lists.

import { report, suggestionFor } from '@nirnaya/dsl/diagnostics';
import type { CitationLint } from './contract.ts';

export const uncited: CitationLint = ({ work, range }, works) => {
  if (works.has(work)) return [];
  return [report('uncited', range, { work }, { suggestion: suggestionFor(work, works.keys()) })];
};
