// A citation names a work that the chain lists.

import { report } from '../../../dsl/diagnostics/catalogue.ts';
import { suggestionFor } from '../../../dsl/diagnostics/suggest.ts';
import type { CitationLint } from './contract.ts';

export const uncited: CitationLint = ({ work, range }, works) => {
  if (works.has(work)) return [];
  return [report('uncited', range, { work }, { suggestion: suggestionFor(work, works.keys()) })];
};
