// `nirnaya explain` of a code as it is built: a program of one file that caches what a start makes.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { captured } from './captured.ts';

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const cache = mkdtempSync(join(tmpdir(), 'nirnaya-alone-'));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

const nirnaya = (...args: readonly string[]) =>
  spawnSync(process.execPath, [main, ...args], {
    env: { ...process.env, XDG_CACHE_HOME: cache },
    encoding: 'utf8',
  });

const cached = (folder: string): readonly string[] => {
  const path = join(cache, 'nirnaya', folder);
  return readdirSync(path).map((name) => `${name} ${statSync(join(path, name)).ino}`);
};

const question = ['explain', 'FESTIVAL_GANESH_CHATURTHI', '2026-09-14'];

test('says what the whole command says, the first time and from the cache', async () => {
  const { out } = await captured(...question);
  const first = nirnaya(...question);
  expect([first.status, first.stderr, first.stdout]).toEqual([0, '', out]);
  const written = [...cached('code'), ...cached('sky')];
  // Code of one program, polynomials of one year, offsets of zones.
  expect(written).toHaveLength(3);
  expect(nirnaya(...question).stdout).toBe(out);
  // All three were taken as they are.
  expect([...cached('code'), ...cached('sky')]).toEqual(written);
});

test('a cache that is damaged is made again', async () => {
  for (const folder of ['code', 'sky'])
    for (const name of readdirSync(join(cache, 'nirnaya', folder)))
      writeFileSync(join(cache, 'nirnaya', folder, name), 'damaged');
  const { out } = await captured(...question);
  expect(nirnaya(...question).stdout).toBe(out);
});

test.each([
  ['a name in another language', ['--lang', 'hi']],
  ['a drawing', ['--svg']],
  ['JSON', ['--json']],
])('%s is more than the file has, or as much, and comes out the same', async (_, more) => {
  const { out } = await captured(...question, ...more);
  const built = nirnaya(...question, ...more);
  expect([built.status, built.stderr]).toEqual([0, '']);
  expect(built.stdout).toBe(out);
});

test('errors are those of the whole command', () => {
  const { status, stderr, stdout } = nirnaya('explain', 'FESTIVAL_NOT_THERE', '2026-09-14');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('FESTIVAL_NOT_THERE');
});
