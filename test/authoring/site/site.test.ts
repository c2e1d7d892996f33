import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { badPacksDir, bundledPacksDir } from '../../../app/packs/pack-folders.ts';
import { fileOf } from '../../../authoring/site/paths.ts';
import { catalogueEntries } from '../../../dsl/diagnostics/catalogue-entries.ts';
import type { PackDocument } from '../../../dsl/pack/document.ts';
import { grammarRules } from '../../../dsl/syntax/parse.ts';
import { keywords } from '../../../dsl/syntax/tokens.ts';
import { tagsOf, textOf, valuesOf } from './markup.ts';
import { bundledSite, type Made } from './sites.ts';

let made: Made;
// Some two thousand pages with all dates of their rules.
beforeAll(() => {
  made = bundledSite();
});

const page = (file: string): string => {
  const text = made.files.get(file);
  if (text === undefined) throw new Error(`no ${file}`);
  return text;
};
const pages = (): readonly (readonly [file: string, text: string])[] =>
  [...made.files].filter(([file]) => file.endsWith('.html'));
const documents = (): readonly PackDocument[] => [...made.packs.values()].flatMap((pack) => pack.documents);

test('every link leads to a file of the site, and to a place that is in it', () => {
  const places = new Map(pages().map(([file, text]) => [file, new Set(valuesOf(text, 'id'))]));
  const dead = pages().flatMap(([from, text]) =>
    valuesOf(text, 'href').flatMap((href) => {
      if (href === 'data:,') return [];
      const [file = '', place] = href.split('#');
      const target = file === '' ? from : file;
      const leads = place === undefined ? made.files.has(target) : places.get(target)?.has(place) === true;
      return leads ? [] : [`${from}: ${href}`];
    }),
  );
  expect(dead).toEqual([]);
});

test('no place of a page has the name of another', () => {
  const doubled = pages().flatMap(([file, text]) => {
    const ids = valuesOf(text, 'id');
    return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${file}: ${id}`);
  });
  expect(doubled).toEqual([]);
});

test('nothing is loaded from elsewhere, and files of the site only', () => {
  const loaded = new Set(
    pages().flatMap(([, text]) =>
      tagsOf(text).flatMap(({ name, attributes }) => [
        ...(attributes.has('src') ? [attributes.get('src')] : []),
        ...(name === 'link' ? [attributes.get('href')] : []),
      ]),
    ),
  );
  expect(loaded).toEqual(new Set(['narrow.js', 'style.css', 'data:,']));
  for (const file of ['style.css', 'narrow.js']) expect(page(file)).not.toMatch(/https?:|@import|url\(/);
});

test('names of files differ by more than the case of their letters', () => {
  const names = [...made.files.keys()].map((name) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

test('every pack, rule, kala, division, table, calendar, work and diagnostic has its page', () => {
  const expected = [
    ...[...made.packs.keys()].map((name) => fileOf('pack', name)),
    ...documents().flatMap(({ rules, kala, divisions, tables, calendars, works }) => [
      ...rules.map(({ code }) => fileOf('rule', code)),
      ...kala.map(({ name }) => fileOf('kala', name)),
      ...divisions.map(({ name }) => fileOf('division', name)),
      ...tables.map(({ name }) => fileOf('table', name)),
      ...calendars.map(({ name }) => fileOf('calendar', name)),
      ...works.map(({ key }) => fileOf('work', key)),
    ]),
    ...catalogueEntries().map(({ code }) => fileOf('diagnostic', code)),
  ];
  expect(expected.filter((file) => !made.files.has(file))).toEqual([]);
});

test('every rule can be come by from the lists', () => {
  const rules = pages().flatMap(([file]) => (file.startsWith('rule-') ? [file] : []));
  for (const list of ['index.html', 'rules.html']) {
    const links = new Set(valuesOf(page(list), 'href'));
    expect(rules.filter((file) => !links.has(file))).toEqual([]);
  }
  const observances = documents().flatMap((d) => d.rules.filter((r) => r.kind === 'observance'));
  const byMonth = new Set(valuesOf(page('months.html'), 'href'));
  expect(observances.map(({ code }) => fileOf('rule', code)).filter((file) => !byMonth.has(file))).toEqual(
    [],
  );
});

test('a rule is listed under the month of its target', () => {
  const bhadrapada = page('months.html')
    .split('<h2>')
    .find((part) => part.startsWith('Bhadrapada<'));
  expect(valuesOf(`<h2>${bhadrapada}`, 'href')).toContain('rule-FESTIVAL_GANESH_CHATURTHI.html');
});

test('Ganesha Chaturthi: its clauses in words, its authority, its day of 2026 with the reason', () => {
  const text = textOf(page('rule-FESTIVAL_GANESH_CHATURTHI.html'));
  expect(text).toContain('prefer most of madhyahna');
  expect(text).toContain('covers the greatest share of madhyahna are kept.');
  expect(text).toContain('Of the days left, the first is the day. By Dharmasindhu, Bhadrapada');
  expect(text).toContain('Mon 14 September 2026.');
  expect(text).toContain(
    'Ganesh Chaturthi is on 14 September: Shukla Chaturthi of Bhadrapada lasts all through midday (madhyahna) that day, not on 15 September (Dharmasindhu).',
  );
  const links = valuesOf(page('rule-FESTIVAL_GANESH_CHATURTHI.html'), 'href');
  expect(links).toEqual(expect.arrayContaining(['kala-madhyahna.html', 'work-dharmasindhu.html']));
  expect(valuesOf(page('kala-madhyahna.html'), 'href')).toContain('rule-FESTIVAL_GANESH_CHATURTHI.html');
});

test('each line that a rule shows is that line of its file', () => {
  const shown = pages().flatMap(([file, text]) =>
    file.startsWith('rule-')
      ? [
          ...text.matchAll(
            /<p class="small quiet">([^<]+), line \d+<\/p>\s*<pre class="lines">(.*?)<\/pre>/gs,
          ),
        ]
      : [],
  );
  expect(shown.length).toBeGreaterThan(200);
  const files = new Map<string, readonly string[]>();
  for (const [, path = '', lines = ''] of shown) {
    const known = files.get(path) ?? readFileSync(join(bundledPacksDir(), path), 'utf8').split('\n');
    files.set(path, known);
    for (const [, number, line = ''] of lines.matchAll(/data-line="(\d+)">(.*?)<\/span>/g))
      expect(known[Number(number) - 1]?.trim()).toBe(textOf(line).trim());
  }
});

test('what a pack makes of a rule of its parents is shown on the rule and on the pack', () => {
  const changes = documents().flatMap(({ pack, rules, disable }) => [
    ...rules.flatMap(({ code, mode }) => (mode === 'define' ? [] : [{ pack, code }])),
    ...disable.map(({ code }) => ({ pack, code })),
  ]);
  expect(changes.length).toBeGreaterThan(10);
  for (const { pack, code } of changes) {
    expect(valuesOf(page(fileOf('rule', code)), 'href')).toContain(fileOf('pack', pack));
    expect(valuesOf(page(fileOf('pack', pack)), 'href')).toContain(fileOf('rule', code));
  }
});

test('rules that score show every line that they weigh, chakras every field', () => {
  const chain = [...made.chains.values()];
  for (const { code, lines } of chain.flatMap(({ scored }) => [...scored.values()])) {
    const text = textOf(page(fileOf('rule', code)));
    expect(lines.filter(({ because }) => !text.includes(because))).toEqual([]);
  }
  for (const { code, checked } of chain.flatMap(({ chakras }) => [...chakras.values()])) {
    const text = textOf(page(fileOf('rule', code)));
    expect(checked.results.filter(({ name }) => !text.includes(`result.${name}`))).toEqual([]);
  }
});

test('the grammar draws every rule of the parser and every keyword', () => {
  const text = page('grammar.html');
  const names = grammarRules().map((rule) => ('name' in rule ? String(rule.name) : ''));
  expect(names).toContain('comparison');
  expect(text.match(/<svg class="railroad-diagram"/g)).toHaveLength(names.length);
  const drawn = new Set([...text.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, word]) => word));
  const words = Object.values(keywords).map(({ PATTERN }) => String(PATTERN));
  expect(words.filter((word) => !drawn.has(word))).toEqual([]);
  const ids = valuesOf(text, 'id');
  expect(names.filter((name) => !ids.includes(name))).toEqual([]);
});

test('a diagnostic shows its bad example as the compiler reports it, and the good one', () => {
  const codes = new Set<string>(catalogueEntries().map(({ code }) => code));
  const cases = readdirSync(badPacksDir()).filter((name) => codes.has(name));
  expect(cases.length).toBeGreaterThan(50);
  for (const code of cases) {
    const text = page(fileOf('diagnostic', code));
    const printed = [...text.matchAll(/<pre class="diagnostic">(.*?)<\/pre>/gs)].map(([, pre = '']) =>
      textOf(pre),
    );
    expect(printed.join('\n')).toMatch(
      new RegExp(`^(error|warning|info)\\[${code}\\]: .*\\n +--> .*\\n.*\\n *\\| +\\^`, 'm'),
    );
    const folder = readdirSync(join(badPacksDir(), code));
    const isPutRight = folder.includes('good.yaml') || folder.includes('good');
    expect([code, text.includes('<h2>Put right</h2>')]).toEqual([code, isPutRight]);
  }
});

test('a page shows what each land and tradition adds, changes and drops', () => {
  const lands = page('lands.html');
  for (const [name, { kind, documents }] of made.packs) {
    if (kind !== 'tradition' && !/^IN-/.test(name)) continue;
    const start = lands.indexOf(`<h3 id="${name}">`);
    expect(start, name).toBeGreaterThan(0);
    const end = lands.indexOf('<h3 ', start + 1);
    const text = lands.slice(start, end === -1 ? undefined : end);
    for (const { rules, disable } of documents) {
      for (const { code, mode } of rules) {
        if (mode === 'define') expect(text, `${name} ${code}`).toContain(`"${fileOf('rule', code)}"`);
      }
      for (const { code } of disable)
        expect(text.slice(text.indexOf('Drops'))).toContain(fileOf('rule', code));
    }
  }
});
