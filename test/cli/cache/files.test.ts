import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cacheFiles } from '../../../cli/cache/files.ts';
import { cacheFolder } from '../../../cli/cache/folder.ts';

const root = mkdtempSync(join(tmpdir(), 'nirnaya-cache-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let count = 0;
const folder = (): string => join(root, String(count++), 'deep');
const bytes = (text: string): Uint8Array => Buffer.from(text);
const text = (actual: Uint8Array | undefined): string | undefined => actual && Buffer.from(actual).toString();

describe('files of a cache', () => {
  test('are kept by their keys, in a folder made for them', () => {
    const cache = cacheFiles(folder());
    expect(cache.get('a')).toBeUndefined();
    cache.put('a', bytes('one'));
    cache.put('b', bytes(''));
    cache.put('a', bytes('two'));
    expect([text(cache.get('a')), text(cache.get('b'))]).toEqual(['two', '']);
  });

  test.each([
    ['cut short', (whole: Buffer) => whole.subarray(0, whole.length - 1)],
    ['changed', (whole: Buffer) => Buffer.concat([whole.subarray(0, -1), Buffer.from('?')])],
    ['longer', (whole: Buffer) => Buffer.concat([whole, Buffer.from('?')])],
    ['empty', () => Buffer.alloc(0)],
  ])('that are %s are not there', (_, damage) => {
    const at = folder();
    const cache = cacheFiles(at);
    cache.put('a', bytes('content'));
    const [name = ''] = readdirSync(at);
    writeFileSync(join(at, name), damage(readFileSync(join(at, name))));
    expect(cache.get('a')).toBeUndefined();
    cache.put('a', bytes('again'));
    expect(text(cache.get('a'))).toBe('again');
  });

  test('the oldest go where there are too many, or too large ones', () => {
    const at = folder();
    const cache = cacheFiles(at, { files: 3, bytes: 400 });
    for (const [i, key] of ['a', 'b', 'c'].entries()) {
      cache.put(key, bytes(key.repeat(40)));
      utimesSync(join(at, `${key}.bin`), new Date(1000 * (i + 1)), new Date(1000 * (i + 1)));
    }
    // What was read last goes last.
    cache.get('a');
    cache.put('d', bytes('d'));
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    cache.put('e', bytes('e'.repeat(200)));
    expect(readdirSync(at).length).toBeLessThan(4);
    cache.put('f', bytes('f'.repeat(500)));
    expect(cache.get('f')).toBeUndefined();
  });

  test('left unfinished long ago are removed; nothing else in the folder is touched', () => {
    const at = folder();
    const cache = cacheFiles(at);
    cache.put('a', bytes('a'));
    for (const name of ['old.tmp', 'new.tmp', 'notes.txt']) writeFileSync(join(at, name), '');
    utimesSync(join(at, 'old.tmp'), new Date(0), new Date(0));
    utimesSync(join(at, 'notes.txt'), new Date(0), new Date(0));
    cache.put('b', bytes('b'));
    expect(readdirSync(at).sort()).toEqual(['a.bin', 'b.bin', 'new.tmp', 'notes.txt']);
  });

  test('a folder that cannot be made or written is an empty cache', () => {
    const file = join(root, 'a-file');
    writeFileSync(file, '');
    const cache = cacheFiles(join(file, 'below'));
    cache.put('a', bytes('a'));
    expect(cache.get('a')).toBeUndefined();
    const closed = folder();
    cacheFiles(closed).put('a', bytes('a'));
    chmodSync(closed, 0o500);
    expect(() => cacheFiles(closed).put('b', bytes('b'))).not.toThrow();
    chmodSync(closed, 0o700);
  });
});

test('caches lie where the user or the platform has them', () => {
  const at = (platform: NodeJS.Platform, env: Record<string, string> = {}): string =>
    cacheFolder({ env, platform, home: '/home/a' });
  expect(at('linux')).toBe('/home/a/.cache/nirnaya');
  expect(at('linux', { XDG_CACHE_HOME: '/var/c' })).toBe('/var/c/nirnaya');
  expect(at('linux', { XDG_CACHE_HOME: 'relative' })).toBe('/home/a/.cache/nirnaya');
  expect(at('darwin')).toBe('/home/a/Library/Caches/nirnaya');
  expect(at('win32', { LOCALAPPDATA: '/local' })).toBe('/local/nirnaya/Cache');
});
