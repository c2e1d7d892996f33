// The pages that list: rules by kind, by month and by tag; kalas, tables, calendars, works.

import { type Html, html } from '@nirnaya/explain/markup';
import type { Page } from '../frame.ts';
import type { Holdings, RuleHolding, Version, Versions } from '../holdings.ts';
import { joined, link, nothing, ruleLink } from '../links.ts';
import { monthsOf, yearOrder } from '../months.ts';
import { pages, type Subject, safe } from '../paths.ts';

/** Every list. */
export const listPages = (holdings: Holdings): readonly Page[] => [
  rulesPage(holdings),
  monthsPage(holdings),
  tagsPage(holdings),
  kalasPage(holdings),
  named('table', { title: 'Tables', file: pages.tables }, holdings.tables, holdings),
  named('calendar', { title: 'Calendars', file: pages.calendars }, holdings.calendars, holdings),
  worksPage(holdings),
];

const kinds = {
  FESTIVAL: 'Festivals',
  VRAT: 'Vratas',
  SANKRANTI: 'Sankrantis',
  condition: 'Conditions',
  muhurat: 'Muhurats',
  suitability: 'Suitability of days',
  chakra: 'Chakras',
  yoga: 'Yogas of births',
  dosha: 'Doshas of births',
  kuta: 'Kutas',
  set: 'Sets of grahas',
  reading: 'Readings',
};

function rulesPage(holdings: Holdings): Page {
  const under = (key: string): readonly RuleHolding[] =>
    [...holdings.rules.values()].filter(
      ({ kind, rule }) => (kind === 'observance' ? rule.linked.fields.type : kind) === key,
    );
  const section = ([key, title]: readonly [string, string]): Html => group(title, key, under(key), holdings);
  return {
    file: pages.rules,
    title: 'Rules',
    body: html`<h1>Rules</h1>${Object.entries(kinds).map(section)}`,
  };
}

function monthsPage(holdings: Holdings): Page {
  const observances = [...holdings.rules.values()].filter(({ kind }) => kind === 'observance');
  const byMonth = grouped(observances, ({ code, chain }) => monthsOf(code, chain));
  const place = (month: string): number =>
    yearOrder.includes(month) ? yearOrder.indexOf(month) : yearOrder.length;
  const months = [...byMonth].sort(([a], [b]) => place(a) - place(b) || a.localeCompare(b));
  return {
    file: pages.months,
    title: 'Rules by month',
    body: html`
<h1>Rules by month</h1>
<p class="quiet">By the month that the target names; lunar months are amanta. A rule that follows another stands where that
one does.</p>
${months.map(([month, rules]) => group(month, undefined, rules, holdings))}`,
  };
}

function tagsPage(holdings: Holdings): Page {
  const byTag = grouped([...holdings.rules.values()], ({ rule }) => rule.linked.fields.tags ?? []);
  const tags = [...byTag].sort(([a], [b]) => a.localeCompare(b));
  const contents = tags.map(([tag]) => html`<a class="tag" href="#${safe(tag)}">${tag}</a>`);
  return {
    file: pages.tags,
    title: 'Rules by tag',
    body: html`
<h1>Rules by tag</h1>
<p>${joined(contents, html` `)}</p>
${tags.map(([tag, rules]) => group(tag, safe(tag), rules, holdings))}`,
  };
}

function kalasPage(holdings: Holdings): Page {
  const qualities = grouped([...holdings.kalas], ([, versions]) => [
    versions.find(({ entry }) => entry.quality !== undefined)?.entry.quality ?? 'of no quality',
  ]);
  const section = ([quality, kalas]: readonly [
    string,
    readonly (readonly [name: string, unknown])[],
  ]): Html =>
    html`<h2>${quality}</h2><ul class="columns">${kalas.map(([name]) => partItem('kala', name, holdings))}</ul>`;
  return {
    file: pages.kalas,
    title: 'Kalas and divisions',
    body: html`
<h1>Kalas and divisions</h1>
<p>Windows of the day with a name. What a region makes of a kala moves every rule that rests on it.</p>
${[...qualities].sort(([a], [b]) => a.localeCompare(b)).map(section)}
<h2>divisions</h2>
<ul class="columns">${[...holdings.divisions.keys()].map((name) => partItem('division', name, holdings))}</ul>`,
  };
}

function partItem(subject: 'kala' | 'division', name: string, holdings: Holdings): Html {
  const versions = subject === 'kala' ? holdings.kalas.get(name) : holdings.divisions.get(name);
  const title = versions?.find(({ entry }) => entry.title !== undefined)?.entry.title;
  return html`<li>${link(holdings, subject, name)}${title === undefined ? nothing : html` <span class="quiet small">${title}</span>`}</li>`;
}

/** A page of a list. */
interface ListFile {
  readonly title: string;
  readonly file: string;
}

function named<T>(subject: Subject, { title, file }: ListFile, all: Versions<T>, holdings: Holdings): Page {
  const item = ([name, versions]: readonly [string, readonly Version<T>[]]): Html =>
    html`<li>${link(holdings, subject, name)} <span class="quiet small">${versions.map(({ pack }) => pack).join(', ')}</span></li>`;
  return { file, title, body: html`<h1>${title}</h1><ul class="columns">${[...all].map(item)}</ul>` };
}

function worksPage(holdings: Holdings): Page {
  const rows = [...holdings.works]
    .map(([key, versions]) => ({ key, entry: versions.at(-1)?.entry }))
    .sort((a, b) => (a.entry?.title ?? '').localeCompare(b.entry?.title ?? ''))
    .map(
      ({ key, entry }) => html`
<tr><th>${link(holdings, 'work', key, entry?.title ?? key)}</th><td>${entry?.author ?? ''}</td><td>${entry?.year ?? ''}</td></tr>`,
    );
  return {
    file: pages.works,
    title: 'Works',
    body: html`<h1>Works</h1><div class="wide"><table>${rows}</table></div>`,
  };
}

function group(
  title: string,
  id: string | undefined,
  rules: readonly RuleHolding[],
  holdings: Holdings,
): Html {
  if (rules.length === 0) return nothing;
  const items = rules.map(({ code }) => html`<li>${ruleLink(holdings, code)}</li>`);
  const heading = id === undefined ? html`<h2>${title}</h2>` : html`<h2 id="${id}">${title}</h2>`;
  return html`${heading}<ul class="columns">${items}</ul>`;
}

function grouped<T>(
  all: readonly T[],
  keysOf: (one: T) => readonly string[],
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    for (const key of keysOf(one)) {
      const known = groups.get(key);
      if (known === undefined) groups.set(key, [one]);
      else known.push(one);
    }
  }
  return groups;
}
