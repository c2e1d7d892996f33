// The pages of kalas, divisions, tables and calendars: their definition in each pack, and what depends on them.

import type {
  CalendarEntry,
  DivisionEntry,
  KalaEntry,
  Naming,
  TableEntry,
  TableMap,
  TableNode,
} from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';
import { type Clause, parseClauses, parseExpression, printClause } from '@nirnaya/dsl/syntax';
import { type Html, html } from '@nirnaya/explain/markup';
import { wording } from '@nirnaya/explain/sentences';
import { citationTable, whoseWord } from '../citations.ts';
import { clauseSentence, wordingContextFor } from '../clause-sentence.ts';
import type { Page } from '../frame.ts';
import type { Holdings, Version } from '../holdings.ts';
import { link, nothing } from '../links.ts';
import { usesOf } from '../mentions.ts';
import { fileOf } from '../paths.ts';
import { entryLines, sourceHtml } from '../source-lines.ts';
import { linked, spelledText, spelledWindows } from '../spelled.ts';
import { usedBy, usesHtml } from '../uses.ts';

type PartSubject = 'kala' | 'division' | 'table' | 'calendar';

/** The page of a kala. */
export const kalaPage = (name: string, versions: readonly Version<KalaEntry>[], holdings: Holdings): Page =>
  partPage('kala', { name, versions }, holdings, {
    title: titleIn(versions),
    show: (entry) => {
      const { tree } = parseExpression(entry.expression.text, holdings.vocabulary);
      const text = tree === undefined ? '' : wording(tree, wordingContextFor(tree, holdings));
      return html`
${naming(entry)}
<p>${spelledText(entry.expression, holdings)}</p>
<p class="quiet">${text}</p>
${entry.quality === undefined ? nothing : html`<p><span class="tag">${entry.quality}</span></p>`}
${citationTable(entry.cite, holdings)}`;
    },
  });

/** The page of a division. */
export const divisionPage = (
  name: string,
  versions: readonly Version<DivisionEntry>[],
  holdings: Holdings,
): Page =>
  partPage('division', { name, versions }, holdings, {
    title: titleIn(versions),
    show: (entry) => html`
${naming(entry)}
<table><tr><th><code>divide</code></th><td>${spelledWindows(entry.divide, holdings)}</td></tr>
<tr><th><code>label</code></th><td>${spelledText(entry.label, holdings)}</td></tr></table>
${citationTable(entry.cite, holdings)}`,
  });

/** The page of a table. */
export const tablePage = (
  name: string,
  versions: readonly Version<TableEntry>[],
  holdings: Holdings,
): Page => {
  const read = holdings.mentions.has(`table ${name}`);
  const note = read
    ? nothing
    : html`<p class="quiet">No rule looks it up: it holds attributes of names, which are shown beside them.</p>`;
  return partPage('table', { name, versions }, holdings, {
    title: name,
    show: ({ value }) => html`${note}${nodeHtml(value)}`,
  });
};

/** The page of a calendar. */
export const calendarPage = (
  name: string,
  versions: readonly Version<CalendarEntry>[],
  holdings: Holdings,
): Page =>
  partPage('calendar', { name, versions }, holdings, {
    title: name,
    show: (entry) => calendar(entry, holdings),
  });

function calendar(
  { begins, decide, day, first_month, months, era, bindings, cite }: CalendarEntry,
  holdings: Holdings,
): Html {
  const own = new Set(bindings.map((entry) => entry.name));
  const { tree } = parseExpression(begins.text, holdings.vocabulary);
  const { clauses } = parseClauses(decide.text, holdings.vocabulary);
  const clause = (one: Clause): Html => html`
<li>${linked(printClause(one), holdings, own)}${tree === undefined ? nothing : html`<p class="quiet">${clauseSentence(one, wordingContextFor(tree, holdings))}${whoseWord(sourceOf(one), holdings)}</p>`}</li>`;
  const row = (key: string, value: Html): Html =>
    html`<tr><th><code>${key}</code></th><td>${value}</td></tr>`;
  return html`<table>
${row('begins', spelledText(begins, holdings, own))}
${row('decide', html`<ol class="clauses">${clauses.map(clause)}</ol>`)}
${bindings.map((entry) => row(`let.${entry.name}`, spelledText(entry.expression, holdings, own)))}
${day === undefined ? nothing : row('day', html`${day}`)}
${row('first_month', html`${first_month.text}`)}
${row('months', html`<ol>${months.map(({ names }) => html`<li>${names.join(', ')}</li>`)}</ol>`)}
${era === undefined ? nothing : row('era', html`${era.name}, from ${era.offset}`)}
</table>
${citationTable(cite, holdings)}`;
}

const sourceOf = ({ by }: Clause) => by && { work: by.work.text, place: by.place?.text };

/** A part of packs by its name. */
interface NamedPart<T> {
  readonly name: string;
  readonly versions: readonly Version<T>[];
}

function partPage<T extends { readonly range: SourceRange }>(
  subject: PartSubject,
  { name, versions }: NamedPart<T>,
  holdings: Holdings,
  { title, show }: { readonly title: string; readonly show: (entry: T) => Html },
): Page {
  // A file that is of two packs (`also_of`) defines it once.
  const paths = [...new Set(versions.map(({ file }) => file.path))];
  const section = (path: string): Html => {
    const inFile = versions.filter(({ file }) => file.path === path);
    const packs = inFile.map(({ pack }, i) => html`${i === 0 ? '' : ', '}${link(holdings, 'pack', pack)}`);
    const shown = inFile.slice(0, 1).map(
      ({ file, entry }) => html`${show(entry)}
${sourceHtml(entryLines(file, entry.range.start))}`,
    );
    return html`
<h2>In ${packs}</h2>
${shown}`;
  };
  const body = html`
<h1>${title}</h1>
<p><code>${name}</code> <span class="tag">${subject}</span></p>
${paths.map(section)}
${usesHtml(usesIn(subject, name, versions, holdings), holdings)}
${usedBy(`${subject} ${name}`, holdings)}`;
  return { file: fileOf(subject, name), title, body };
}

// What some version of it names.
function usesIn(
  subject: PartSubject,
  name: string,
  versions: readonly { readonly pack: string }[],
  { source }: Holdings,
): readonly string[] {
  const keys = versions.flatMap(({ pack }) => {
    const chain = source.chains.get(pack);
    const division = subject === 'division' ? chain?.dayWindows.divisionTerm(name) : undefined;
    if (division !== undefined) return usesOf([division.windows, division.labels]);
    return subject === 'kala' ? usesOf(chain?.dayWindows.kalaTerm(name)) : [];
  });
  return [...new Set(keys)].sort();
}

const titleIn = (versions: readonly Version<KalaEntry | DivisionEntry>[]): string =>
  versions.find(({ entry }) => entry.title !== undefined)?.entry.title ?? versions[0]?.entry.name ?? '';
const naming = ({ title_sa }: Naming): Html =>
  title_sa === undefined ? nothing : html`<p lang="sa-Latn">${title_sa}</p>`;

function nodeHtml(node: TableNode): Html {
  if (node.kind === 'scalar') return html`${node.text}`;
  if (node.kind === 'list') {
    return node.items.every((item) => item.kind === 'scalar')
      ? html`${node.items.map((item) => (item.kind === 'scalar' ? item.text : '')).join(', ')}`
      : html`<ol>${node.items.map((item) => html`<li>${nodeHtml(item)}</li>`)}</ol>`;
  }
  const row = ({ key, value }: TableMap['entries'][number]): Html =>
    html`<tr><th>${key.text}</th><td>${nodeHtml(value)}</td></tr>`;
  return html`<table>${node.entries.map(row)}</table>`;
}
