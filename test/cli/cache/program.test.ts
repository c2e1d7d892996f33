import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openProgram } from '../../../cli/cache/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'nirnaya-program-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const programOf = (text: string): string => {
  const path = join(folder, 'program.cjs');
  writeFileSync(path, text);
  return path;
};

/** A cache in memory that counts what is put in. */
function memory() {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    cache: {
      get: (key: string) => files.get(key),
      has: (key: string) => files.has(key),
      put: (key: string, bytes: Uint8Array) => void files.set(key, bytes),
    },
  };
}

test('a program exports what it says, and requires as if it lay where it does', () => {
  const path = programOf(
    "exports.name = require('node:path').basename(__filename); exports.own = module.exports === exports;",
  );
  expect(openProgram(path, memory().cache, 'a').exports).toEqual({ name: 'program.cjs', own: true });
});

test('its code is cached once, and the next start takes it', () => {
  const path = programOf('exports.twice = (n) => 2 * n;');
  const { cache, files } = memory();
  const first = openProgram<{ twice(n: number): number }>(path, cache, 'a');
  expect(first.exports.twice(2)).toBe(4);
  first.store();
  const code = files.get('a');
  expect(code?.length).toBeGreaterThan(0);
  const second = openProgram<{ twice(n: number): number }>(path, cache, 'a');
  expect(second.exports.twice(3)).toBe(6);
  second.store();
  expect(files.get('a')).toBe(code);
});

test('code that does not fit the program is made again', () => {
  const { cache, files } = memory();
  openProgram(programOf('exports.name = "one";'), cache, 'a').store();
  const old = files.get('a');
  const changed = openProgram(programOf('exports.name = "another one";'), cache, 'a');
  expect(changed.exports).toEqual({ name: 'another one' });
  changed.store();
  expect(files.get('a')).not.toBe(old);
});
