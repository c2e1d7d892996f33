// A citation names a work that the chain lists, and says what is doubtful where it is PROVISIONAL.

import { report } from '../../dsl/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { suggest } from '../../dsl/diagnostics/suggest.ts';
import type { Cited } from '../../dsl/pack/document.ts';
import type { Lint } from './contract.ts';

export const uncited: Lint = ({ rule, chain }) =>
  uncitedWorks(rule.linked.fields?.cite ?? [], chain.layer.works);

/** The findings about citations, of a rule or of a calendar. */
export function uncitedWorks(
  cites: readonly Cited[],
  works: ReadonlyMap<string, unknown>,
): readonly Diagnostic[] {
  return cites.flatMap(({ work, level, note, range }) => {
    const best = works.has(work) ? undefined : suggest(work, works.keys());
    const help = best === undefined ? undefined : `did you mean \`${best}\`?`;
    return [
      ...(works.has(work) ? [] : [report('uncited', range, { work }, { help })]),
      ...(level === 'PROVISIONAL' && note === undefined
        ? [report('provisional-without-note', range, { work })]
        : []),
    ];
  });
}
