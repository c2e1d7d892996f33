// On whose authority: the citations of a thing as a table.

import type { Cited, CiteLevel } from '@nirnaya/dsl/pack';
import { type Html, html } from '@nirnaya/explain/markup';
import type { Holdings } from './holdings.ts';
import { link, nothing } from './links.ts';

/** What the levels of a citation mean. */
const levels: Readonly<Record<CiteLevel, string>> = {
  VERIFIED: 'read in the work itself',
  DERIVED: 'inferred from the work',
  INFERRED: 'inferred from published dates',
  PROVISIONAL: 'taken on trust for now',
  DIAGRAM_VERIFIED_SECONDARY: 'checked against a drawing in a later book',
};

/** How sure we are of a citation. */
export const levelMark = (level: CiteLevel): Html =>
  html`<span class="level ${level}" title="${levels[level]}">${level}</span>`;

/** The citations, nearest first; nothing where there are none. */
export function citationTable(cites: readonly Cited[], holdings: Holdings): Html {
  if (cites.length === 0) return nothing;
  return html`<div class="wide"><table>${cites.map((cite) => citation(cite, holdings))}</table></div>`;
}

const citation = ({ work, place, says, level, fits, note }: Cited, holdings: Holdings): Html => {
  const title = holdings.works.get(work)?.at(-1)?.entry.title ?? work;
  return html`
<tr><th>${link(holdings, 'work', work, title)}</th><td>${place ?? ''}</td><td>${says ?? ''}${note === undefined ? nothing : html`<p class="quiet small">${note}</p>`}</td><td>${levelMark(level)}${fits === undefined ? nothing : html` ${fits.matched} of ${fits.of}`}</td></tr>`;
};

/** Whose word a clause is, as a sentence; nothing where it does not say. */
export function whoseWord(
  source: { readonly work: string; readonly place?: string | undefined } | undefined,
  holdings: Holdings,
): Html {
  if (source === undefined) return nothing;
  const { work, place } = source;
  const title = holdings.works.get(work)?.at(-1)?.entry.title ?? work;
  return html` By ${link(holdings, 'work', work, title)}${place === undefined ? '' : `, ${place}`}.`;
}
