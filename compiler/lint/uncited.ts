// A citation names a work that the chain lists.

import { report } from '../../dsl/diagnostics/catalogue.ts';
import { suggest } from '../../dsl/diagnostics/suggest.ts';
import type { CitationLint } from './contract.ts';

export const uncited: CitationLint = ({ work, range }, works) => {
  if (works.has(work)) return [];
  const best = suggest(work, works.keys());
  const help = best === undefined ? undefined : `did you mean \`${best}\`?`;
  return [report('uncited', range, { work }, { help })];
};
