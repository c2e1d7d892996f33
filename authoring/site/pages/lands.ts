// What each land and each tradition makes of what it inherits: the rules it adds, those it changes, those it drops.

import { regionChoice } from '@nirnaya/app/places';
import { type Html, html } from '@nirnaya/explain/markup';
import type { Page } from '../frame.ts';
import type { Holdings } from '../holdings.ts';
import { joined, keyLink, link, nothing, ruleLink } from '../links.ts';
import { pages, safe } from '../paths.ts';

/** What a pack makes of what it inherits; codes of rules. */
interface Doing {
  readonly pack: string;
  readonly adds: readonly string[];
  readonly changes: readonly { readonly code: string; readonly what: Html }[];
  readonly drops: readonly string[];
}

/** The page. */
export function landsPage(holdings: Holdings): Page {
  const { source, packs } = holdings;
  const isTradition = (name: string): boolean => source.packs.get(name)?.kind === 'tradition';
  const lands = packs.filter((name) => regionChoice(name, source.packs) !== undefined);
  const sections: readonly (readonly [title: string, packs: readonly string[]])[] = [
    ['Lands', lands],
    ['Traditions', packs.filter(isTradition)],
  ];
  const body = html`
<h1>Lands and traditions</h1>
<p class="quiet">What each pack says beside the packs that it extends. A tradition stands over any land: of a rule that both
speak of its own word holds.</p>
${sections.map(([title, names]) =>
  section(
    title,
    names.map((name) => doingOf(name, holdings)),
    holdings,
  ),
)}`;
  return { file: pages.lands, title: 'Lands and traditions', body };
}

function doingOf(pack: string, holdings: Holdings): Doing {
  const { source, variants } = holdings;
  const documents = source.packs.get(pack)?.documents ?? [];
  const own = [...variants].flatMap(([code, some]) =>
    some.filter(({ chain }) => chain.name === pack).map((variant) => ({ code, ...variant })),
  );
  const isDropped = (code: string): boolean =>
    source.chains.get(pack)?.rules.get(code)?.linked.disabled === true;
  return {
    pack,
    adds: documents
      .flatMap(({ rules }) => rules.flatMap(({ code, mode }) => (mode === 'define' ? [code] : [])))
      .sort(),
    changes: own
      .filter(({ code }) => !isDropped(code))
      .map(({ code, mode, change: { how, fields, through } }) => ({
        code,
        what: joined([
          html`${mode ?? how}`,
          ...(mode === 'override' ? [] : [...fields].map((field) => html`<code>${field}</code>`)),
          ...through.map((key) => html`through ${keyLink(holdings, key)}`),
        ]),
      })),
    drops: documents.flatMap(({ disable }) => disable.map(({ code }) => code)).sort(),
  };
}

function section(title: string, doings: readonly Doing[], holdings: Holdings): Html {
  if (doings.length === 0) return nothing;
  const row = ({ pack, adds, changes, drops }: Doing): Html => html`
<tr><td><a href="#${safe(pack)}">${holdings.source.packs.get(pack)?.title ?? pack}</a></td>
<td>${parentOf(pack, holdings)}</td><td>${adds.length}</td><td>${changes.length}</td><td>${drops.length}</td></tr>`;
  return html`<h2>${title}</h2>
<table><tr><th></th><th>extends</th><th>adds</th><th>changes</th><th>drops</th></tr>${doings.map(row)}</table>
${doings.map((doing) => detail(doing, holdings))}`;
}

const parentOf = (pack: string, holdings: Holdings): Html => {
  const parent = holdings.source.packs.get(pack)?.extends;
  return parent === undefined ? nothing : link(holdings, 'pack', parent);
};

function detail({ pack, adds, changes, drops }: Doing, holdings: Holdings): Html {
  const list = (label: string, items: readonly Html[]): Html =>
    items.length === 0 ? nothing : html`<h4>${label}</h4><ul class="columns">${items}</ul>`;
  const rule = (code: string): Html => html`<li>${ruleLink(holdings, code)}</li>`;
  return html`<h3 id="${safe(pack)}">${link(holdings, 'pack', pack, holdings.source.packs.get(pack)?.title ?? pack)}</h3>
${list('Adds', adds.map(rule))}
${list(
  'Changes',
  changes.map(({ code, what }) => html`<li>${ruleLink(holdings, code)}: ${what}</li>`),
)}
${list('Drops', drops.map(rule))}`;
}
