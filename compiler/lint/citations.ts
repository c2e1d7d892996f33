// The lints of citations, wherever they stand: in rules of every kind, in kalas, divisions and calendars.

import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import type { Cited, RuleFields } from '../../dsl/pack/document.ts';
import type { Lint } from './contract.ts';
import { provisional } from './provisional.ts';
import { uncited } from './uncited.ts';

/** The findings about citations. */
export const citationDiagnostics = (
  cites: readonly Cited[],
  works: ReadonlyMap<string, unknown>,
): readonly Diagnostic[] =>
  cites.flatMap((cited) => [...uncited(cited, works), ...provisional(cited, works)]);

/** The same of a rule and of its windows. */
export const citations: Lint = ({ rule: { linked }, chain }) =>
  citationDiagnostics(citedBy(linked.fields), chain.layer.works);

const citedBy = (fields: RuleFields): readonly Cited[] => [
  ...fields.cite,
  ...('windows' in fields ? fields.windows.flatMap(({ cite }) => cite) : []),
];
