// Packs by way of the cache are the packs as compiled, and any number of programs may fill it at once.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cacheFiles } from '../../../cli/cache/files.ts';
import { cachedPacks, type PackSource } from '../../../cli/cache/packs.ts';
import { readPackSet } from '../../../compiler/compile/compile.ts';
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
    expect((await again.chain('B'))?.dayWindows.kala(py, 'dawn', py.firstDay + 50)?.length).toBe(2);
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
      writeFileSync(path, readFileSync(path).fill(7, 40, 50));
    }
    const answer = await cachedPacks(source(small), cache, 'build', chainOf('A'));
    expect((await answer.chain('A'))?.name).toBe('A');
  });

  test('several at once leave one whole file each', async () => {
    const at = join(folder, 'together');
    const all = await Promise.all(
      Array.from({ length: 8 }, () => cachedPacks(source(small), cacheFiles(at), 'build', chainOf('A'))),
    );
    for (const packs of all) expect((await packs.chain('A'))?.name).toBe('A');
    expect(readdirSync(at).every((name) => name.endsWith('.bin'))).toBe(true);
    expect(readdirSync(at)).toHaveLength(4);
  });
});
