// The lints of citations, wherever they stand: in rules of every kind, in kalas, divisions and calendars.

import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import type { Cited, RuleFields } from '@nirnaya/dsl/pack';
import type { Lint } from './contract.ts';
import { provisional } from './provisional.ts';
import { uncited } from './uncited.ts';
import { unread } from './unread.ts';

/** The findings about citations. */
export const citationDiagnostics = (
  cites: readonly Cited[],
  works: ReadonlyMap<string, unknown>,
): readonly Diagnostic[] =>
  cites.flatMap((one) => [...uncited(one, works), ...provisional(one, works), ...unread(one, works)]);

/** The same of a rule and of its windows. */
export const citations: Lint = ({ rule: { linked }, chain }) =>
  citationDiagnostics(citedBy(linked.fields), chain.layer.works);

// Found once for all the chains that a rule stands in.
const cited = new WeakMap<RuleFields, readonly Cited[]>();

function citedBy(fields: RuleFields): readonly Cited[] {
  let known = cited.get(fields);
  if (known === undefined) {
    known = [...fields.cite, ...('windows' in fields ? fields.windows.flatMap(({ cite }) => cite) : [])];
    cited.set(fields, known);
  }
  return known;
}
