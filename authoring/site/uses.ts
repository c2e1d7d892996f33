// The dependencies of a thing, and what depends on it.

import { type Html, html } from '@nirnaya/explain/markup';
import type { Holdings, RuleHolding } from './holdings.ts';
import { joined, keyLink, nothing } from './links.ts';
import { usesOf } from './mentions.ts';

/** What a rule names by itself: kalas, tables, other rules. */
export function restsOn({ rule }: RuleHolding, holdings: Holdings): Html {
  const { checked } = rule;
  const others = 'with' in checked ? checked.with.map(({ text }) => `rule ${text}`) : [];
  return usesHtml([...new Set([...others, ...usesOf(checked)])], holdings);
}

/** The same of keys. */
export const usesHtml = (keys: readonly string[], holdings: Holdings): Html =>
  keys.length === 0
    ? nothing
    : html`<h2>Rests on</h2><p>${joined(keys.map((key) => keyLink(holdings, key)))}</p>`;

/** What names the thing under a key such as `kala pradosha`. */
export function usedBy(key: string, holdings: Holdings): Html {
  const mentions = holdings.mentions.get(key) ?? [];
  if (mentions.length === 0) return nothing;
  const items = mentions.map(
    ({ subject, name }) => html`<li>${keyLink(holdings, `${subject} ${name}`)}</li>`,
  );
  return html`<h2>Used by</h2><ul class="columns">${items}</ul>`;
}
