// Links from one page to another.

import { type Html, html } from '@nirnaya/explain/markup';
import type { Holdings } from './holdings.ts';
import { fileOf, type Subject } from './paths.ts';

/** HTML of nothing. */
export const nothing: Html = html``;

/** Prose; what stands between backticks in it is code. */
export const prose = (text: string): Html =>
  html`${text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;

/** Several pieces with something between. */
export const joined = (pieces: readonly Html[], between: Html = html`, `): Html =>
  html`${pieces.map((piece, i) => (i === 0 ? piece : html`${between}${piece}`))}`;

const files = {
  rule: 'rules',
  kala: 'kalas',
  division: 'divisions',
  table: 'tables',
  calendar: 'calendars',
  work: 'works',
} as const;

/** Whether a thing has a page. */
export function hasPage(holdings: Holdings, subject: Subject, name: string): boolean {
  if (subject === 'pack') return holdings.source.chains.has(name);
  return subject !== 'diagnostic' && holdings[files[subject]].has(name);
}

/** A link to the page of a thing; the label alone where it has none. */
export function link(holdings: Holdings, subject: Subject, name: string, label: string = name): Html {
  if (!hasPage(holdings, subject, name)) return html`${label}`;
  return html`<a href="${fileOf(subject, name)}">${label}</a>`;
}

/** A rule by its name, with its code to distinguish it from others of that name. */
export function ruleLink(holdings: Holdings, code: string): Html {
  const name = holdings.rules.get(code)?.rule.linked.fields.name;
  return link(holdings, 'rule', code, name ?? code);
}

/** A link to what stands under a key such as `kala pradosha`. */
export function keyLink(holdings: Holdings, key: string): Html {
  const at = key.indexOf(' ');
  const [subject, name] = [key.slice(0, at), key.slice(at + 1)];
  if (subject === 'rule') return ruleLink(holdings, name);
  return isSubject(subject) ? link(holdings, subject, name) : html`${name}`;
}

const isSubject = (word: string): word is keyof typeof files => word in files;
