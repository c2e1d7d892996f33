// The first page: the packs as they extend each other, and every rule to be searched.

import { type Html, html } from '@nirnaya/explain/markup';
import type { Page } from '../frame.ts';
import { type Holdings, type RuleHolding, typeOf } from '../holdings.ts';
import { link, nothing, ruleLink } from '../links.ts';
import { pages } from '../paths.ts';

/** The page. */
export function homePage(holdings: Holdings): Page {
  const { rules, packs, source } = holdings;
  const roots = packs.filter((name) => source.packs.get(name)?.extends === undefined);
  const body = html`
<h1>Rule packs</h1>
<p>${rules.size} rules of ${packs.length} packs, and their sources: how each day is decided, on whose authority, and
what regions make of it.</p>
<h2>Packs</h2>
${tree(roots, holdings)}
<h2>Rules</h2>
<ul class="columns" data-narrow="name, code, type or tag">${[...rules.values()].map((rule) => item(rule, holdings))}</ul>`;
  return { file: pages.home, title: 'Nirnaya: rule packs', body };
}

function tree(names: readonly string[], holdings: Holdings, depth = 0): Html {
  const { source, packs, rules } = holdings;
  const branch = (name: string): Html => {
    const children = packs.filter((other) => source.packs.get(other)?.extends === name);
    const count = [...rules.values()].filter(({ home }) => home === name).length;
    const title = source.packs.get(name)?.title;
    return html`
<li>${link(holdings, 'pack', name)}${title === undefined ? nothing : html` ${title}`}${count === 0 ? nothing : html` <span class="quiet small">${count} rules</span>`}${children.length === 0 ? nothing : tree(children, holdings, depth + 1)}</li>`;
  };
  return html`<ul${{ html: depth === 0 ? ' class="tree"' : '' }}>${names.map(branch)}</ul>`;
}

const item = ({ code, kind, rule }: RuleHolding, holdings: Holdings): Html => html`
<li>${ruleLink(holdings, code)} <span class="quiet small">${code}<span hidden> ${[
  kind,
  typeOf(rule) ?? '',
  rule.linked.fields.name_sa ?? '',
  ...(rule.linked.fields.aliases ?? []),
  ...(rule.linked.fields.tags ?? []),
].join(' ')}</span></span></li>`;
