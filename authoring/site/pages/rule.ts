// The page of a rule: what it is, how its day is decided, its authorities, its dates, and its changes by regions.

import { type PackRule, type RuleSource, sourcesOf } from '@nirnaya/compiler/front';
import type { Cited, PartialFields } from '@nirnaya/dsl/pack';
import { type Html, html } from '@nirnaya/explain/markup';
import { citationTable } from '../citations.ts';
import { datesTable } from '../dates.ts';
import type { Page } from '../frame.ts';
import type { Holdings, RuleHolding } from '../holdings.ts';
import { joined, keyLink, link, nothing } from '../links.ts';
import { fileOf, pages, safe } from '../paths.ts';
import { fieldsOf, type ShownField } from '../rule-fields.ts';
import { sourceHtml } from '../source-lines.ts';
import { restsOn, usedBy } from '../uses.ts';
import type { Deed, Variant } from '../variants.ts';

/** The page of a rule. */
export function rulePage(holding: RuleHolding, holdings: Holdings): Page {
  const { code, chain, rule } = holding;
  const written: PartialFields = rule.linked.fields;
  const name = written.name ?? code;
  const body = html`
<h1>${name}</h1>
${heading(holding, written, holdings)}
<table>${fieldsOf(chain, code, holdings).map(fieldRow)}</table>
${authorities(written, holdings)}
${dates(holding, holdings)}
${variants(holding, holdings)}
${restsOn(holding, holdings)}
${usedBy(`rule ${code}`, holdings)}
<h2>As written</h2>
${sources(holding, holdings).map(sourceHtml)}`;
  return { file: fileOf('rule', code), title: name, body };
}

function heading({ code, home, kind }: RuleHolding, written: PartialFields, holdings: Holdings): Html {
  const { name_sa, type, tags = [], aliases = [], summary } = written;
  const tag = (name: string): Html => html` <a class="tag" href="${pages.tags}#${safe(name)}">${name}</a>`;
  return html`
${name_sa === undefined ? nothing : html`<p lang="sa-Latn">${name_sa}</p>`}
<p><code>${code}</code> <span class="tag">${kind}</span>${type === undefined ? nothing : html` <span class="tag">${type}</span>`}${tags.map(tag)}</p>
${summary === undefined ? nothing : html`<p>${summary}</p>`}
${aliases.length === 0 ? nothing : html`<p class="quiet">Also ${aliases.join(', ')}.</p>`}
<p class="quiet">Defined in ${link(holdings, 'pack', home)}.</p>`;
}

const fieldRow = ({ key, value }: ShownField): Html => html`
<tr><th><code>${key}</code></th><td>${value}</td></tr>`;

function authorities({ cite }: PartialFields, holdings: Holdings): Html {
  return cite.length === 0 ? nothing : html`<h2>Authorities</h2>${citationTable(cite, holdings)}`;
}

function dates(holding: RuleHolding, holdings: Holdings): Html {
  if (holding.kind !== 'observance') return nothing;
  const { chain, code, home, rule } = holding;
  const { dates: of, siteOf } = holdings.source;
  if (of.kind === 'linked')
    return html`<p><a href="${of.href(code, home)}">Its dates, each with its reason</a></p>`;
  return html`
<h2>Dates at ${siteOf(home).name}</h2>
${datesTable(rule, chain, holdings, { dates: of, reasons: true })}`;
}

function variants({ code }: RuleHolding, holdings: Holdings): Html {
  const all = holdings.variants.get(code) ?? [];
  return all.length === 0
    ? nothing
    : html`<h2>In regions and states</h2>${all.map((variant) => variantHtml(variant, holdings))}`;
}

const deeds: Readonly<Record<Deed, string>> = {
  override: 'replaces the rule.',
  extend: 'changes some of it.',
  disable: 'does not observe it.',
};

function variantHtml({ chain, mode, change }: Variant, holdings: Holdings): Html {
  const { code, how, fields, through, moves } = change;
  const deed = mode === undefined ? (how === 'enabled' ? 'observes it.' : 'has it otherwise') : deeds[mode];
  const cause =
    through.length === 0 ? nothing : html` through ${joined(through.map((key) => keyLink(holdings, key)))}.`;
  const rule = chain.rules.get(code);
  const changed = [...(rule === undefined ? [] : callings(rule)), ...fieldsOf(chain, code, holdings)].filter(
    ({ key }) => fields.includes(family(key)),
  );
  const observed = rule?.checked.kind === 'observance' && !rule.linked.disabled;
  const { dates: of, siteOf } = holdings.source;
  return html`
<h3>${link(holdings, 'pack', chain.name)}</h3>
<p>${chain.name} ${deed}${cause}</p>
${changed.length === 0 ? nothing : html`<table>${changed.map((field) => variantRow(field, holdings))}</table>`}
${citationTable(citesIn(chain.name, code, holdings), holdings)}
${
  moves && observed && of.kind === 'shown'
    ? html`<details><summary>Dates at ${siteOf(chain.name).name}</summary>${datesTable(rule, chain, holdings, { dates: of, reasons: false })}</details>`
    : nothing
}`;
}

// What a rule is called, as fields.
function callings({ linked: { fields, provenance } }: PackRule): readonly ShownField[] {
  const { name, type, tags } = fields ?? {};
  const field = (key: string, text: string | undefined): readonly ShownField[] =>
    text === undefined ? [] : [{ key, value: html`${text}`, pack: provenance.get(key) }];
  return [...field('name', name), ...field('type', type), ...field('tags', tags?.join(', '))];
}

const citesIn = (pack: string, code: string, { source }: Holdings): readonly Cited[] =>
  (source.packs.get(pack)?.documents ?? []).flatMap(({ rules }) =>
    rules.filter((rule) => rule.code === code).flatMap(({ cite }) => cite),
  );
const variantRow = ({ key, value, pack }: ShownField, holdings: Holdings): Html => html`
<tr><th><code>${key}</code></th><td>${value}</td><td class="quiet small">${pack === undefined ? '' : link(holdings, 'pack', pack)}</td></tr>`;

const family = (key: string): string => key.split('.')[0] ?? key;

// In the pack that defines the rule, and in all that change it.
function sources({ code, home }: RuleHolding, { variants: all, source }: Holdings): readonly RuleSource[] {
  const others = (all.get(code) ?? []).map(({ chain }) => chain.name);
  return sourcesOf(code, [...new Set([home, ...others])], source.packs);
}
