// Packs by way of the cache are the packs as compiled, and any number of programs may fill it at once.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bundledPacksDir } from '../../../app/pack-folders.ts';
import { cacheFiles } from '../../../cli/cache/files.ts';
import { cachedPacks, type PackSource } from '../../../cli/cache/packs.ts';
import { readPackSet } from '../../../compiler/compile.ts';
import type { CompiledPack } from '../../../compiler/runtime/pack.ts';
import { packOfStored, storedPack } from '../../../compiler/runtime/stored-pack.ts';
import type { ExpressionText } from '../../../dsl/pack/document.ts';
import { loadPackFiles } from '../../../dsl/pack/load-folder.ts';
import { type SourceFile, sourceFile } from '../../../dsl/source/source-file.ts';
import { openAlmanac } from '../../../engine/almanac/place-year.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';

const sky = openBundledSky();
const folder = mkdtempSync(join(tmpdir(), 'nirnaya-cache-'));
afterAll(() => {
  sky.close();
  rmSync(folder, { recursive: true, force: true });
});
const py = openAlmanac(sky).placeYear({ lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' }, 2026);
const bundled = loadPackFiles(bundledPacksDir());

function source(
  files: readonly SourceFile[],
  read = () => readPackSet(files, { dataVersion: 'test' }),
): PackSource {
  return { files, dataVersion: 'test', read: async () => read() };
}
const never = () => {
  throw new Error('compiled again');
};
const chainOf = (name: string) => () => name;

// Everything that a pack says of a year.
const summary = (pack: CompiledPack): unknown => ({
  observances: pack
    .observancesIn(py)
    .map(({ rule, day, name, variant, also }) => [
      rule.code,
      day,
      name,
      variant?.key,
      also.map(({ key }) => key),
    ]),
  undated: pack.undatedIn(py).map(({ rule }) => rule.code),
  conditions: pack
    .conditionsOn(py, py.firstDay + 100)
    .map(({ rule, spans }) => [rule.code, spans.map((s) => [s.start, s.kind])]),
  traces: pack.traces(py, 'FESTIVAL_DIWALI', py.firstDay, py.firstDay + py.count - 1),
});

// The places of all characters of all expressions of a rule, a little beyond their ends as well.
function placesIn(fields: object): readonly (readonly number[])[] {
  return Object.values(fields).flatMap((value): (readonly number[])[] => {
    if (typeof value !== 'object' || value === null || 'file' in value) return [];
    if (Array.isArray(value) || !('at' in value)) return [...placesIn(value)];
    const { text, at } = value as ExpressionText;
    return [Array.from({ length: text.length + 3 }, (_, i) => at(i - 1))];
  });
}

describe('a stored chain', () => {
  const set = readPackSet(bundled, { dataVersion: 'test' });

  test.each([...set.packs.keys()])('%s is stored and read', (name) => {
    const { parts, pack } = set.compile(name);
    if (parts === undefined || pack === undefined) throw new Error(`${name} has errors`);
    const found = packOfStored(storedPack(parts));
    expect([found.name, found.chain, found.fingerprint]).toEqual([pack.name, pack.chain, pack.fingerprint]);
    for (const [code, { linked }] of pack.rules) {
      const twin = found.rules.get(code)?.linked.fields;
      expect({ code, places: twin && placesIn(twin) }).toEqual({ code, places: placesIn(linked.fields) });
    }
  });

  test('its rules are read when they are asked for, and each once', () => {
    const { parts } = set.compile('IN-TN');
    if (parts === undefined) throw new Error('IN-TN has errors');
    const [rule] = packOfStored(storedPack(parts)).rules.values();
    const described = rule && Object.getOwnPropertyDescriptor(rule.linked, 'fields');
    expect(described?.get).toBeTypeOf('function');
    expect(rule?.linked.fields).toBe(rule?.linked.fields);
  });

  test('has the results of the compiled one', () => {
    for (const name of ['NORTH_INDIA', 'IN-TN', 'conditions']) {
      const { parts, pack } = set.compile(name);
      if (parts === undefined || pack === undefined) throw new Error(`${name} has errors`);
      const found = packOfStored(storedPack(parts));
      expect(summary(found)).toEqual(summary(pack));
      for (const table of pack.tables.keys()) {
        expect(found.table(table)).toEqual(pack.table(table));
        expect(found.attributes(table, 'nakshatra')).toEqual(pack.attributes(table, 'nakshatra'));
      }
    }
  });
});

const small = [
  sourceFile('a.yaml', 'pack: A\nplace: Puri\nworks: {w: {title: W}}\nkala: {noon: part 3 of 5 of day}'),
  sourceFile('b.yaml', 'pack: B\nextends: A\nkala: {dawn: from sunrise for 10 min}'),
];

describe('the cache', () => {
  test('compiles a chain once; the packs, their places and works are known without', async () => {
    const cache = cacheFiles(join(folder, 'once'));
    const first = await cachedPacks(source(small), cache, 'build', chainOf('B'));
    const again = await cachedPacks(source(small, never), cache, 'build', chainOf('B'));
    expect((await again.chain('B'))?.fingerprint).toBe((await first.chain('B'))?.fingerprint);
    expect([...again.packs.keys()]).toEqual(['A', 'B']);
    expect(again.packs.get('A')?.documents[0]?.works[0]?.title).toBe('W');
    expect((await again.chain('B'))?.kalaOn(py, 'dawn', py.firstDay + 50)?.length).toBe(2);
    // Another chain than the requested one is compiled.
    const other = await cachedPacks(source(small), cache, 'build', chainOf('B'));
    expect((await other.chain('A'))?.chain).toEqual(['A']);
  });

  test('compiles again for other texts, another build or other data', async () => {
    const cache = cacheFiles(join(folder, 'again'));
    let compiled = 0;
    const compileFrom = async (files: readonly SourceFile[], build = 'build', dataVersion = 'test') => {
      const read = () => {
        compiled += 1;
        return readPackSet(files, { dataVersion });
      };
      await cachedPacks({ ...source(files, read), dataVersion }, cache, build, chainOf('A'));
      return compiled;
    };
    const [a, b] = small;
    if (a === undefined || b === undefined) throw new Error('two files are needed');
    expect(await compileFrom(small)).toBe(1);
    expect(await compileFrom(small)).toBe(1);
    expect(await compileFrom([sourceFile(a.path, `${a.text} `), b])).toBe(2);
    expect(await compileFrom([sourceFile('c.yaml', a.text), b])).toBe(3);
    expect(await compileFrom(small, 'another build')).toBe(4);
    expect(await compileFrom(small, 'build', 'other data')).toBe(5);
    expect(await compileFrom(small)).toBe(5);
  });

  test('keeps no chain with errors, and answers without what is damaged', async () => {
    const at = join(folder, 'damaged');
    const cache = cacheFiles(at);
    const wrong = [sourceFile('a.yaml', 'pack: A\nkala: {noon: nonsense}')];
    expect(await (await cachedPacks(source(wrong), cache, 'build', chainOf('A'))).chain('A')).toBeUndefined();
    await cachedPacks(source(small), cache, 'build', chainOf('A'));
    for (const name of readdirSync(at)) {
      const path = join(at, name);
      writeFileSync(path, readFileSync(path).fill(7, 40, 60));
    }
    const found = await cachedPacks(source(small), cache, 'build', chainOf('A'));
    expect((await found.chain('A'))?.name).toBe('A');
  });

  test('several at once leave one whole file each', async () => {
    const at = join(folder, 'together');
    const all = await Promise.all(
      Array.from({ length: 8 }, () => cachedPacks(source(small), cacheFiles(at), 'build', chainOf('A'))),
    );
    for (const packs of all) expect((await packs.chain('A'))?.name).toBe('A');
    expect(readdirSync(at).every((name) => name.endsWith('.bin'))).toBe(true);
    expect(readdirSync(at)).toHaveLength(2);
  });
});
