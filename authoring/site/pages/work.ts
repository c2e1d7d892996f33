// The page of a work: what it is, and everything that cites it.

import type { Cited } from '@nirnaya/dsl/pack';
import { type Html, html } from '@nirnaya/explain/markup';
import { levelMark } from '../citations.ts';
import type { Page } from '../frame.ts';
import type { Holdings } from '../holdings.ts';
import { keyLink, link, nothing } from '../links.ts';
import { fileOf } from '../paths.ts';

/** The citations of a work. */
export interface Citing {
  /** `rule FESTIVAL_HOLI` */
  readonly key: string;
  readonly pack: string;
  readonly cite: Cited;
}

/** Everything that is cited, by the key of the work; in the order of the packs. */
export function citingByWork({ packs, source }: Holdings): ReadonlyMap<string, readonly Citing[]> {
  const byWork = new Map<string, Citing[]>();
  for (const pack of packs) {
    const add = (key: string, cites: readonly Cited[]): void => {
      for (const cite of cites) {
        const known = byWork.get(cite.work);
        if (known === undefined) byWork.set(cite.work, [{ key, pack, cite }]);
        else known.push({ key, pack, cite });
      }
    };
    for (const { rules, kala, divisions, calendars } of source.packs.get(pack)?.documents ?? []) {
      for (const { code, cite } of rules) add(`rule ${code}`, cite);
      for (const { name, cite } of kala) add(`kala ${name}`, cite);
      for (const { name, cite } of divisions) add(`division ${name}`, cite);
      for (const { name, cite } of calendars) add(`calendar ${name}`, cite);
    }
  }
  return byWork;
}

/** The page of a work. */
export function workPage(key: string, citing: readonly Citing[], holdings: Holdings): Page {
  const { title, author, year, about } = holdings.works.get(key)?.at(-1)?.entry ?? { title: key };
  const details = [author, year].filter((part) => part !== undefined).join(', ');
  const body = html`
<h1>${title}</h1>
${details === '' ? nothing : html`<p>${details}</p>`}
${about === undefined ? nothing : html`<p>${about}</p>`}
<p class="quiet"><code>${key}</code></p>
<h2>Cited by</h2>
${citing.length === 0 ? html`<p>Nothing.</p>` : html`<div class="wide"><table>${citing.map((one) => row(one, holdings))}</table></div>`}`;
  return { file: fileOf('work', key), title, body };
}

const row = ({ key, pack, cite: { place, says, level, note } }: Citing, holdings: Holdings): Html => html`
<tr><td>${keyLink(holdings, key)}</td><td>${link(holdings, 'pack', pack)}</td><td>${place ?? ''}</td><td>${says ?? ''}${note === undefined ? nothing : html`<p class="quiet small">${note}</p>`}</td><td>${levelMark(level)}</td></tr>`;
