import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readBundleFile, writeBundleFile } from '../../../app/packs/bundle-file.ts';
import { type LoadedPacks, loadPacks } from '../../../app/packs/load-packs.ts';
import { openPacks, outlinesOf } from '../../../app/packs/open-packs.ts';
import type { ServedPacks } from '../../../app/packs/served-packs.ts';
import { ArtifactError } from '../../../compiler/artifact/artifact-error.ts';

const root = mkdtempSync(join(tmpdir(), 'nirnaya-bundle-'));
const folder = join(root, 'own');
afterAll(() => rmSync(root, { recursive: true, force: true }));

// A pack of the name of the root has none of the bundled ones beneath it.
const kala = `pack: kala
works: {w: {title: W}}
tables:
  primary_month: {OTHERWISE: amanta}
  primary_era: {OTHERWISE: shaka}
  primary_samvatsara: {OTHERWISE: south}
`;
const festival = (code: string, summary: string, observe: string): string =>
  `  ${code}: {name: ${code}, name_sa: ${code}, type: FESTIVAL, summary: ${summary}, observe: ${observe}, decide: then first, cite: [{work: w, level: DERIVED}]}\n`;
const north = (summary: string, observe = 'Kartika Amavasya'): string =>
  `pack: NORTH_INDIA\nkind: region\nextends: kala\nrules:\n${festival('FESTIVAL_ONE', summary, observe)}`;
const south = (summary: string, observe = 'Magha Shukla 5'): string =>
  `pack: SOUTH_INDIA\nkind: region\nextends: kala\nrules:\n${festival('FESTIVAL_TWO', summary, observe)}`;
const words = 'words: xx\nobservances:\n  FESTIVAL_ONE: {name: Eka, from: [a, b]}\n';

const files = (texts: Readonly<Record<string, string>>): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
};
const load = (before?: ServedPacks): LoadedPacks =>
  loadPacks({ folders: [folder], dataVersion: 'test', before });
const open = ({ served }: LoadedPacks) => openPacks(served, 'test');
const summary = (loaded: LoadedPacks, name: string, code: string): string | undefined =>
  open(loaded).packs.compile(name).pack?.rules.get(code)?.linked.fields.summary;
const good = { 'a.yaml': kala, 'n.yaml': north('old'), 's.yaml': south('old') };

beforeEach(() => files(good));

describe('packs loaded', () => {
  test('serve from bytes in memory that threads share, as plain data', () => {
    const loaded = structuredClone(load());
    const { served, ...rest } = loaded;
    expect(rest).toEqual({ replaced: true, failing: [], missing: [], diagnostics: expect.any(Array) });
    expect(served.bundle.graph.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect([...open(loaded).packs.packs.keys()].sort()).toEqual(['NORTH_INDIA', 'SOUTH_INDIA', 'kala']);
    expect(summary(loaded, 'NORTH_INDIA', 'FESTIVAL_ONE')).toBe('old');
    const { packs, fingerprints } = outlinesOf(served, 'test');
    expect(packs.get('NORTH_INDIA')?.kind).toBe('region');
    expect(fingerprints.get('NORTH_INDIA')).toBe(open(loaded).packs.compile('NORTH_INDIA').pack?.fingerprint);
  });

  test('have the words beside them', () => {
    files({ ...good, 'x.words.yaml': words });
    const book = open(load()).words();
    expect(book.languages).toContain('xx');
    expect(book.texts('xx', 'FESTIVAL_ONE')?.name).toBe('Eka');
    expect(book.texts('en', 'FESTIVAL_DIWALI')?.summary).toBeDefined();
  });

  test('again from the same texts are those in service', () => {
    const first = load();
    expect(load(first.served).served.bundle.graph).toBe(first.served.bundle.graph);
    files({ ...good, 'x.words.yaml': words });
    expect(load(first.served).served.bundle.graph).not.toBe(first.served.bundle.graph);
  });

  test('with errors say so, and lack the chains that have them', () => {
    files({ ...good, 's.yaml': south('new', 'Maghha Shukla 5') });
    const loaded = load();
    expect([loaded.replaced, loaded.failing]).toEqual([false, ['SOUTH_INDIA']]);
    const [error] = structuredClone(loaded.diagnostics).filter(({ severity }) => severity === 'error');
    expect(error?.range.file.path).toBe('own/s.yaml');
    expect(open(loaded).packs.compile('SOUTH_INDIA').pack).toBeUndefined();
    expect(summary(loaded, 'NORTH_INDIA', 'FESTIVAL_ONE')).toBe('old');
  });
});

describe('packs loaded again', () => {
  test('keep the last good version of a chain that fails, however often; the others are replaced', () => {
    const first = load();
    files({ ...good, 'n.yaml': north('new'), 's.yaml': south('new', 'Maghha Shukla 5') });
    const second = load(first.served);
    expect(second.failing).toEqual(['SOUTH_INDIA']);
    files({
      ...good,
      'n.yaml': north('newer', 'Kartikka Amavasya'),
      's.yaml': south('newer', 'Maghha Shukla 5'),
    });
    const third = load(second.served);
    expect([second, third].map((loaded) => summary(loaded, 'SOUTH_INDIA', 'FESTIVAL_TWO'))).toEqual([
      'old',
      'old',
    ]);
    expect([second, third].map((loaded) => summary(loaded, 'NORTH_INDIA', 'FESTIVAL_ONE'))).toEqual([
      'new',
      'new',
    ]);
    const { fingerprints } = outlinesOf(third.served, 'test');
    expect(fingerprints.get('SOUTH_INDIA')).toBe(
      outlinesOf(first.served, 'test').fingerprints.get('SOUTH_INDIA'),
    );
    const { expression, diagnostics } = open(third).packs.compile('SOUTH_INDIA');
    expect(expression?.('sunrise', []).term).toBeDefined();
    expect(diagnostics).toEqual([]);
    files(good);
    const last = load(third.served);
    expect([last.replaced, last.served.retained]).toEqual([true, []]);
  });

  test('keep a pack whose file no longer says its name', () => {
    const first = load();
    files({ ...good, 's.yaml': south('new').replace('pack: SOUTH_INDIA\n', '') });
    const second = load(first.served);
    expect(second.replaced).toBe(false);
    expect(summary(second, 'SOUTH_INDIA', 'FESTIVAL_TWO')).toBe('old');
    files({ 'a.yaml': kala, 'n.yaml': north('old') });
    expect(open(load(first.served)).packs.packs.has('SOUTH_INDIA')).toBe(false);
  });

  test('stay as they were where the new ones lack what serving needs', () => {
    const first = load();
    files({ 'a.yaml': 'pack: kala\n' });
    const second = load(first.served);
    expect(second.served).toBe(first.served);
    expect(second.missing).toEqual([expect.stringContaining('No pack is a region')]);
    files({});
    expect(load(first.served)).toMatchObject({
      replaced: false,
      missing: ['There are no rule packs (*.yaml) in own.'],
    });
  });
});

describe('a file of compiled packs', () => {
  const path = join(root, 'packs.bundle');
  const fromFile = (dataVersion = 'test') => loadPacks({ folders: [], file: path, dataVersion });

  test('is taken as it is', () => {
    writeBundleFile(path, load().served.bundle);
    files({});
    expect(fromFile()).toMatchObject({ replaced: true, failing: [], missing: [] });
    expect(summary(fromFile(), 'NORTH_INDIA', 'FESTIVAL_ONE')).toBe('old');
    expect(readBundleFile(path).places?.length).toBeGreaterThan(0);
  });

  test('of another version, damaged or no such file is an `ArtifactError`', () => {
    writeBundleFile(path, load().served.bundle);
    expect(() => fromFile('next')).toThrow(ArtifactError);
    const { graph, places } = readBundleFile(path);
    writeBundleFile(path, { graph: graph.map((byte, i) => (i === 30 ? byte ^ 1 : byte)), places });
    expect(() => fromFile()).toThrow(ArtifactError);
    writeBundleFile(path, { graph, places });
    writeFileSync(path, 'a text');
    expect(() => fromFile()).toThrow(/is not a file of compiled packs/);
    expect(() => loadPacks({ folders: [], file: join(root, 'none'), dataVersion: 'test' })).toThrow('ENOENT');
  });
});
