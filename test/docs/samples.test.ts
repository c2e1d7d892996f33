// Every sample of the README, the how-tos and the language reference does what it says: packs compile, tests can be read,
// commands run and print what is shown, addresses answer.

import { describe, expect, test } from 'vitest';
import { bundledPacksDir } from '../../app/packs/pack-folders.ts';
import { commands } from '../../cli/commands/table.ts';
import { suiteOf } from '../../cli/options/suite.ts';
import { type PackRead, packSetOf } from '../../compiler/compile/compile.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { renderDiagnostic } from '../../dsl/diagnostics/frame.ts';
import { loadPackFiles } from '../../dsl/pack/load-folder.ts';
import { readPack } from '../../dsl/pack/read-pack.ts';
import { readWords } from '../../dsl/pack/read-words.ts';
import { type SourceFile, sourceFile } from '../../dsl/source/source-file.ts';
import { bundledReads } from '../bundled-packs.ts';
import { captured } from '../cli/captured.ts';
import { posted, startClient } from '../server/harness.ts';
import { commandsOf, documentText, isShown, type Sample, samplesOf } from './samples.ts';

const readme = documentText('README.md');
const language = documentText('dsl/LANGUAGE.md');
const authoring = documentText('docs/rules/AUTHORING.md');
const query = documentText('docs/dates/QUERY.md');
const addressPage = documentText('docs/api/ADDRESSES.md');

// With the bundled packs, read once, where a sample stands in one of their chains; no other chain has the sample in it.
function compiled(files: readonly SourceFile[], below: readonly PackRead[] = bundledReads()) {
  const own = files.map((file) => readPack(file));
  const set = packSetOf([...below, ...own], { dataVersion: '' });
  const names = own.flatMap(({ document }) => (document === undefined ? [] : [document.pack]));
  for (const name of names) {
    const extending = [...set.packs.values()]
      .filter((pack) => pack.extends === name)
      .map((pack) => pack.name);
    names.push(...extending.filter((other) => !names.includes(other)));
  }
  return set.compileAll(names);
}

const yamlOf = (markdown: string): readonly (readonly [string, Sample])[] =>
  samplesOf(markdown)
    .filter((sample) => sample.language === 'yaml' && !sample.text.startsWith('# yaml-language-server'))
    .map((sample) => [`line ${sample.line}`, sample]);

const errorsOf = (diagnostics: readonly Diagnostic[]): readonly string[] =>
  diagnostics.filter(({ severity }) => severity === 'error').map((d) => renderDiagnostic(d));

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

describe('the samples of packs', () => {
  test.each(yamlOf(authoring))('docs/rules/AUTHORING.md, %s', (_, { text }) => {
    const { diagnostics } = compiled([sourceFile('sample.yaml', text)]);
    expect(errorsOf(diagnostics)).toEqual([]);
  });

  test('the rule of the README stands in the packs, line by line', () => {
    const [[, { text }] = ['', { text: '' }], ...more] = yamlOf(readme);
    expect([text.length > 0, more]).toEqual([true, []]);
    let at = 0;
    const source = documentText('rulepacks/base/full_moons.yaml');
    for (const line of text.trimEnd().split('\n')) {
      at = source.indexOf(`${line}\n`, at);
      expect(at, line).toBeGreaterThan(-1);
    }
  });
});

test('what the README shows of an explanation is what the command prints', async () => {
  const all = samplesOf(readme);
  const shown = all.findIndex(({ language: of }) => of === 'text');
  const [[, ...args] = []] = commandsOf(all[shown - 1] ?? { language: '', about: '', text: '', line: 0 });
  const { out } = await captured(...args);
  expect(isShown(out, `...\n${all[shown]?.text}`), out).toBe(true);
});

test('the README fits on two screens', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(81);
});

// The frame of a sample of the reference that is no whole pack: the chain that it stands in.
const chains: readonly (readonly [marker: string, parent: string])[] = [
  ['disable: [', 'IN-MH'],
  ['over: day', 'suitability'],
  ['score: |', 'muhurat'],
  ['type: YOGA', 'jyotisha'],
  ['type: KUTA', 'jyotisha'],
  ['holds:', 'conditions'],
  ['result:', 'chakra'],
  ['rahu_kaal:', 'kala'],
  ['calendars:', 'kala'],
  ['DURGA_PUJA:', 'base'],
  ['my_kalamsha:', 'conditions'],
  ['long_dawn:', 'kala'],
  ['observe: Jupiter', 'base'],
  ['lagna Vrishabha', 'base'],
  ['tradition: smarta', 'base'],
  ['instance_of:', 'base'],
  ['named: fasts', 'base'],
  ['by dharmasindhu', 'base'],
];
const works = 'works: {drik: {title: Almanacs}, tradition: {title: Tradition}}';
const defined = new Set(
  loadPackFiles(bundledPacksDir()).flatMap(({ text }) =>
    [...text.matchAll(/^ {2}([A-Za-z_]+):/gm)].map(([, code = '']) => code),
  ),
);

// A key beside the codes; a calendar that stands in another chain.
const plain = new Set(['disable', 'Tamil', 'DURGA_PUJA']);

// What the reference leaves out as understood is put in, and what the bundled packs define is overridden.
function framed({ text }: Sample): readonly SourceFile[] {
  const filled = text
    .replaceAll(
      ', ... }',
      ', name: Ekadashi, type: VRAT, observe: every tithi Ekadashi, decide: then first, cite: [...] }',
    )
    .replaceAll('cite: [...]', 'cite: [{work: drik, level: VERIFIED}]')
    .replaceAll('[Chithirai, ...]', '[A1, B1, C1, D1, E1, F1, G1, H1, I1, J1, K1, L1]');
  const [, parent] = chains.find(([marker]) => filled.includes(marker)) ?? [];
  if (/^pack:/.test(filled)) {
    // The names that it uses are those of its parent.
    const eight = `{${['Sunday', 'Monday'].map((day) => `${day}: [a, b, c, d, e, f, g, h]`).join(', ')}}`;
    const [, name = ''] = /^extends: (\S+)/m.exec(filled) ?? [];
    const kind = /^kind: .*\n/m.exec(filled)?.[0] ?? '';
    const above = sourceFile('parent.yaml', `pack: ${name}\n${kind}tables: {choghadiya_of_day: ${eight}}`);
    return [above, sourceFile('sample.yaml', filled)];
  }
  if (parent === undefined) throw new Error(`no chain for ${text}`);
  const minimal = /^[A-Z_]+:/.test(filled);
  const body = (minimal ? `rules:\n${indented(filled)}` : filled).replaceAll(
    /^ {2}([A-Za-z_]+):/gm,
    (line, code: string) => (defined.has(code) && !plain.has(code) ? `  override ${code}:` : line),
  );
  return [sourceFile('sample.yaml', `pack: SAMPLE\nextends: ${parent}\n${works}\n${body}`)];
}

describe('the samples of the language reference', () => {
  const samples = yamlOf(language);
  const isTests = ([, { text }]: (typeof samples)[number]): boolean => text.includes('\ntests:');
  const isWords = ([, { text }]: (typeof samples)[number]): boolean => text.startsWith('words:');
  const isPack = (one: (typeof samples)[number]): boolean => !isTests(one) && !isWords(one);

  test('are all there', () => {
    expect(samples.filter(isPack).length).toBeGreaterThanOrEqual(8);
    expect(samples.filter(isTests).length).toBe(1);
    expect(samples.filter(isWords).length).toBe(1);
  });

  test.each(samples.filter(isWords))('%s is a file of words', (_, { text }) => {
    const { document, diagnostics } = readWords(sourceFile('sample.words.yaml', text));
    expect(errorsOf(diagnostics)).toEqual([]);
    const codes = document?.observances.map(({ code }) => code.text) ?? [];
    expect(codes.filter((code) => !defined.has(code))).toEqual([]);
  });

  test.each(samples.filter(isPack))('%s compiles', (_, sample) => {
    const files = framed(sample);
    const { diagnostics } = compiled(files, files.length > 1 ? [] : bundledReads());
    expect(errorsOf(diagnostics)).toEqual([]);
  });

  test.each(samples.filter(isTests))('%s: every claim holds in one of its chains', (_, { text }) => {
    const packs = packSetOf(bundledReads(), { dataVersion: '' });
    const actual = ['IN-MH', 'suitability', 'chakra', 'jyotisha'].map((pack) => {
      const file = sourceFile('sample.test.yaml', text.replace('pack: IN-MH', `pack: ${pack}`));
      const { diagnostics } = suiteOf([file], packs);
      return diagnostics
        .filter(({ severity }) => severity === 'error')
        .map(({ range }) => range.start - pack.length);
    });
    const [first = [], ...others] = actual;
    expect(first.filter((at) => others.every((starts) => starts.includes(at)))).toEqual([]);
  });
});

describe('the commands of the README and the how-tos', () => {
  const lines = [readme, query, authoring]
    .flatMap((document) => samplesOf(document))
    .filter(({ language: of }) => of === 'sh')
    .flatMap((sample) => commandsOf(sample))
    .flatMap(([first, ...args]) => (first === 'nirnaya' ? [args] : []));
  // These serve until they are stopped, watch, write into the packs, or compare with a history.
  const stored = (args: readonly string[]): boolean =>
    args.includes('--watch') ||
    ['serve', 'lsp', 'snapshot', 'diff', 'fmt'].includes(args[0] ?? '') ||
    args.includes('--out');

  test('are many, and each names a command with options that it has', async () => {
    expect(lines.length).toBeGreaterThan(15);
    for (const [name = '', ...args] of lines) {
      expect(commands.has(name), name).toBe(true);
      const { out } = await captured(name, '--help');
      for (const option of args.filter((word) => word.startsWith('--'))) expect(out).toContain(option);
    }
  });

  test.each(lines.filter((args) => !stored(args)).map((args) => [args.join(' '), args] as const))(
    'nirnaya %s',
    async (_, args) => {
      // A century and a half of days is as right by a month of it.
      const short = args.map((word) => (word === '2049-12-31' ? '1900-01-31' : word));
      const { code, err } = await captured(
        ...short.map((word) => (word === '1950..2050' ? '2020..2030' : word)),
      );
      expect([code, err]).toEqual([0, '']);
    },
  );
});

describe('the addresses of docs/api/ADDRESSES.md', () => {
  const table = addressPage.split('\n').filter((line) => /^\| .*`\/v1\//.test(line));
  const addresses = table.flatMap((row) => {
    const match = [...row.matchAll(/`(\/[^`]*)`/g)].map(([, path]) => path ?? '');
    const base = match.find((path) => path.startsWith('/v1/'))?.split('?')[0] ?? '';
    // A short one stands below the first of its row.
    return match.map((path) => (path.startsWith('/v1/') ? path : `${base}${path}`));
  });

  test('answer', async () => {
    const { get } = await startClient();
    expect(addresses.length).toBeGreaterThan(40);
    const defaults: Readonly<Record<string, string>> = {
      date: '2026-09-14',
      lat: '28.6139',
      lon: '77.209',
      year: '2026',
      month: '9',
      start: '2026-09-14',
      end: '2026-09-16',
      start_date: '2026-09-14',
      end_date: '2026-09-16',
      from: '2026-09-14',
      to: '2026-09-16',
    };
    for (const address of addresses) {
      let path = address.replace('/calendar/day/', '/calendar/');
      let answer = await get(path);
      // What an address leaves out is said where another of its row says it.
      for (let i = 0; i < 4 && answer.status === 400; i++) {
        const { errors = [] } = answer.json<{ errors?: { field: string; message: string }[] }>();
        const added = errors.flatMap(({ field, message }) =>
          message.startsWith('is required') && defaults[field] !== undefined
            ? [`${field}=${defaults[field]}`]
            : [],
        );
        if (added.length === 0) break;
        path += `${path.includes('?') ? '&' : '?'}${added.join('&')}`;
        answer = await get(path);
      }
      expect([path, answer.status]).toEqual([path, 200]);
    }
    const [sample] = yamlOf(authoring);
    const text = sample?.[1].text ?? '';
    expect((await get('/v1/rules/evaluate', posted({ text }))).json<{ ok: boolean }>().ok).toBe(true);
    expect((await get('/v1/expressions/evaluate', posted({ expression: 'pradosha' }))).status).toBe(200);
  });
});
