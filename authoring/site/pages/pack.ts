// The page of a pack: its place in its chain, and its content.

import { type Html, html } from '@nirnaya/explain/markup';
import type { Page } from '../frame.ts';
import { type Holdings, typeOf, type Versions } from '../holdings.ts';
import { joined, keyLink, link, nothing, ruleLink } from '../links.ts';
import { fileOf, type Subject } from '../paths.ts';

/** The page of a pack. */
export function packPage(name: string, holdings: Holdings): Page {
  const { source } = holdings;
  const pack = source.packs.get(name);
  const chain = source.chains.get(name);
  const children = holdings.packs.filter((other) => source.packs.get(other)?.extends === name);
  const links = (names: readonly string[]): Html => joined(names.map((one) => link(holdings, 'pack', one)));
  const months = pack?.documents.find((document) => document.months !== undefined)?.months;
  const files = (pack?.documents ?? []).map(({ file }) => file.path);
  const title = pack?.title ?? name;
  const body = html`
<h1>${title}</h1>
<p><code>${name}</code></p>
<table>
${row(
  'Chain',
  joined(
    (chain?.chain ?? []).map((one) => link(holdings, 'pack', one)),
    html` → `,
  ),
)}
${children.length === 0 ? nothing : row('Extended by', links(children))}
${months === undefined ? nothing : row('Months', html`${months}`)}
${row('Place', html`${source.siteOf(name).name}`)}
${row('Files', html`${files.join(', ')}`)}
${row('Rules snapshot', html`<code>${chain?.fingerprint ?? ''}</code>`)}
</table>
${rules(name, holdings)}
${changes(name, holdings)}
${parts({ label: 'Kalas', subject: 'kala' }, holdings.kalas, name, holdings)}
${parts({ label: 'Divisions', subject: 'division' }, holdings.divisions, name, holdings)}
${parts({ label: 'Tables', subject: 'table' }, holdings.tables, name, holdings)}
${parts({ label: 'Calendars', subject: 'calendar' }, holdings.calendars, name, holdings)}
${parts({ label: 'Works', subject: 'work' }, holdings.works, name, holdings)}`;
  return { file: fileOf('pack', name), title, body };
}

const row = (label: string, value: Html): Html => html`<tr><th>${label}</th><td>${value}</td></tr>`;

function rules(name: string, holdings: Holdings): Html {
  const own = [...holdings.rules.values()].filter(({ home }) => home === name);
  if (own.length === 0) return nothing;
  const item = (code: string, kind: string): Html =>
    html`<li>${ruleLink(holdings, code)} <span class="quiet small">${kind}</span></li>`;
  return html`<h2>Rules</h2><ul class="columns">${own.map(({ code, kind, rule }) => item(code, typeOf(rule) ?? kind))}</ul>`;
}

function changes(name: string, holdings: Holdings): Html {
  const rows = [...holdings.variants].flatMap(([code, variants]) =>
    variants
      .filter(({ chain }) => chain.name === name)
      .map(({ mode, change: { how, fields, through } }) => {
        const what = [...(mode === 'override' ? [] : fields)].map((field) => html`<code>${field}</code>`);
        const by = through.map((key) => html`through ${keyLink(holdings, key)}`);
        return html`<tr><td>${ruleLink(holdings, code)}</td><td>${mode ?? how}</td><td>${joined([...what, ...by])}</td></tr>`;
      }),
  );
  return rows.length === 0 ? nothing : html`<h2>Changes to its parents' rules</h2><table>${rows}</table>`;
}

/** What is listed, and under which heading. */
interface PartList {
  readonly label: string;
  readonly subject: Subject;
}

function parts<T>({ label, subject }: PartList, all: Versions<T>, name: string, holdings: Holdings): Html {
  const own = [...all].flatMap(([key, versions]) =>
    versions.some(({ pack }) => pack === name) ? [key] : [],
  );
  if (own.length === 0) return nothing;
  return html`<h2>${label}</h2><ul class="columns">${own.map((key) => html`<li>${link(holdings, subject, key)}</li>`)}</ul>`;
}
