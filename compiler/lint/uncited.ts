// A citation names a work that the chain lists, and says what is doubtful where it is PROVISIONAL.

import { report } from '../../dsl/diagnostics/catalogue.ts';
import type { Lint } from './contract.ts';

export const uncited: Lint = ({ rule, chain }) =>
  (rule.linked.fields?.cite ?? []).flatMap(({ work, level, note, range }) => [
    ...(chain.layer.works.has(work) ? [] : [report('uncited', range, { work })]),
    ...(level === 'PROVISIONAL' && note === undefined
      ? [report('provisional-without-note', range, { work })]
      : []),
  ]);
