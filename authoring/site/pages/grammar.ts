// The page of the grammar: a railroad diagram of each rule, the tokens, and what the words mean.

import {
  builtinReference,
  Clock,
  Code,
  Compare,
  type GrammarStart,
  grammarRules,
  Ident,
  keywordReference,
  Name,
  NumberToken,
  Ordinal,
  Quantity,
  quantityReference,
  quantitySpellings,
  Text,
  type WordReference,
} from '@nirnaya/dsl/syntax';
import { type Html, html } from '@nirnaya/explain/markup';
import type { TokenType } from 'chevrotain';
import type { Page } from '../frame.ts';
import { joined, prose } from '../links.ts';
import { pages, safe } from '../paths.ts';
import { diagramOf } from '../railroad.ts';

/** The entry rules of the grammar, each with its purpose. */
const starts: readonly (readonly [rule: GrammarStart, what: string])[] = [
  ['expression', 'a whole expression'],
  ['clause', 'one clause of `decide`'],
  ['scoreLine', 'one line of `score`'],
  ['divided', 'the windows of a division, under `divide`'],
];

const tokens: readonly (readonly [token: TokenType, what: string])[] = [
  [Ident, 'a word of small letters, digits and _: a kala, a table, a let, an input'],
  [Name, 'a word or several that begin with a capital: a month, a tithi, a star, a calendar'],
  [Code, 'the code of a rule: capitals, digits and at least one _'],
  [Quantity, `one of ${[...new Set(quantitySpellings.values())].join(', ')}`],
  [NumberToken, 'digits, with a decimal point or without'],
  [Ordinal, '3rd, 10th'],
  [Clock, 'a clock time: 22:12'],
  [Text, 'anything on a line between quotes'],
  [Compare, 'one of = != < <= > >='],
];

/** The page. */
export function grammarPage(): Page {
  const rules = new Map(grammarRules().map((rule) => ['name' in rule ? String(rule.name) : '', rule]));
  const named = new Set(tokens.map(([{ name }]) => name));
  const hrefOf = (name: string): string | undefined =>
    rules.has(name) || named.has(name) ? `#${safe(name)}` : undefined;
  const first: readonly string[] = starts.map(([name]) => name);
  const names = [...first, ...[...rules.keys()].filter((name) => !first.includes(name)).reverse()];
  const diagram = (name: string): Html => {
    const rule = rules.get(name);
    return html`
<h3 id="${safe(name)}">${name}</h3>
<div class="wide">${rule === undefined ? '' : diagramOf(rule, hrefOf)}</div>`;
  };
  const body = html`
<h1>Grammar</h1>
<p>Drawn from the rules that the compiler parses by. Boxes with rounded corners are words of the text, the others lead
to further rules.</p>
<p>Texts are parsed by ${joined(starts.map(([name, what]) => html`<a href="#${safe(name)}">${name}</a> (${prose(what)})`))}.
The <a href="${pages.language}">language reference</a> explains what they mean.</p>
<h2>Rules</h2>
${names.map(diagram)}
<h2>Tokens</h2>
<table>${tokens.map(([{ name }, what]) => html`<tr id="${safe(name)}"><th>${name}</th><td>${what}</td></tr>`)}</table>
<p>A <code>#</code> begins a comment, which ends with its line.</p>
<h2>Words</h2>
${words('Keywords', keywordReference)}
${words('Moments and windows', builtinReference)}
${words('Quantities', quantityReference)}`;
  return { file: pages.grammar, title: 'Grammar', body };
}

const words = (title: string, reference: ReadonlyMap<string, WordReference>): Html => html`
<h3>${title}</h3>
<table>${[...reference].map(
  ([word, { use, means }]) => html`
<tr><th><code>${word}</code></th><td><span class="code">${use}</span></td><td>${means}</td></tr>`,
)}</table>`;
