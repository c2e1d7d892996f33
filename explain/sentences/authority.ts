// The authorities of a rule: its citations for readers, and the name of the nearest for a sentence.

import type { LinkedRule, PackRule } from '@nirnaya/compiler/front';
import type { PackKala, Trace } from '@nirnaya/compiler/runtime';
import type { Value } from '../messages/index.ts';
import type { ExplainOptions } from './options.ts';
import { titleOf } from './rule-name.ts';

type Cited = PackKala['cite'][number];

/** A citation as answered. */
export interface Authority {
  /** title of the work */
  readonly work: string;
  readonly place: string | null;
  readonly says: string | null;
  readonly level: Cited['level'];
  /** of an INFERRED rule: how many published dates it gives, of how many, and who prints them */
  readonly fits?: {
    readonly matched: number;
    readonly of: number;
    readonly from: string[];
    readonly span: string | null;
  };
  readonly note: string | null;
}

const workTitle = (key: string, { works }: Pick<ExplainOptions, 'works'>): string =>
  works?.get(key)?.title ?? titleOf(key);

/** The citations of a rule, the nearest first. */
export function authoritiesOf(
  { linked }: { readonly linked: LinkedRule },
  options: Pick<ExplainOptions, 'works'> = {},
): readonly Authority[] {
  return cited(linked.fields.cite, options);
}

/** The citations of a kala or a division, the nearest first. */
export const authoritiesOfKala = (
  { cite }: PackKala,
  options: Pick<ExplainOptions, 'works'> = {},
): readonly Authority[] => cited(cite, options);

/** The citations of a window of a rule, the nearest first. */
export const authoritiesOfWindow = (
  { cite }: Pick<PackKala, 'cite'>,
  options: Pick<ExplainOptions, 'works'> = {},
): readonly Authority[] => cited(cite, options);

/** Whose word a clause is; null where it does not say: then it is that of the rule, whose citations are all there is. */
export function authorityOfClause(
  authority: PackKala['cite'][number] | undefined,
  options: Pick<ExplainOptions, 'works'> = {},
): Authority | null {
  return authority === undefined ? null : (cited([authority], options)[0] ?? null);
}

const cited = (cites: PackKala['cite'], options: Pick<ExplainOptions, 'works'>): readonly Authority[] =>
  cites.map(({ work, place, says, level, fits, note }) => ({
    work: workTitle(work, options),
    place: place ?? null,
    says: says ?? null,
    level,
    ...(fits === undefined
      ? {}
      : {
          fits: { matched: fits.matched, of: fits.of, from: [...fits.from], span: fits.span ?? null },
        }),
    note: note ?? null,
  }));

/**
 * Whose word the clause is that decided, in parentheses; nothing for a rule without citations. Where the clause does not say, the
 * nearest authority that its file cites, else the nearest of all; where a rule has clauses of its own for drik almanacs and
 * these decided, they are it.
 */
export function authorityTail(
  rule: PackRule,
  { mode, decidedBy, clauses }: Trace,
  options: Pick<ExplainOptions, 'works'>,
): Value {
  const { cite: cites } = rule.linked.fields;
  const drik = mode === 'drik' && rule.checked.drik !== undefined;
  const deciding = decidedBy === undefined ? undefined : clauses[decidedBy];
  const beside = cites.find(({ range }) => range.file.path === deciding?.range.file.path);
  const almanacs = drik ? cites.find(({ work }) => work === 'drik') : undefined;
  const nearest = deciding?.authority ?? almanacs ?? beside ?? cites[0];
  if (nearest === undefined) return '';
  const { work: key, fits } = nearest;
  const work: Value = { kind: 'work', english: workTitle(key, options), key };
  return {
    id: 'by',
    args:
      fits === undefined ? { work, fits: 'no' } : { work, fits: 'yes', matched: fits.matched, of: fits.of },
  };
}
