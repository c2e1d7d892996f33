import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { captured, capturedWith } from './captured.ts';

const untidy = 'pack:   MINE # mine\nkala: {x:   part 3   of 5 of day}\n';
const tidy = 'pack: MINE # mine\nkala: {x: part 3 of 5 of day}\n';
const misspelled = 'pack:   MINE\nkala:\n  x: part 3 off 5 of day\n';

let folder = '';
const at = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nirnaya-fmt-'));
  mkdirSync(at('below'));
  writeFileSync(at('below/untidy.yaml'), untidy);
  writeFileSync(at('mine.test.yaml'), 'pack:   MINE\ntests: []\n');
  writeFileSync(at('notes.txt'), untidy);
  writeFileSync(at('tidy.yml'), tidy);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder: what changes is listed and changed, the rest is left alone', async () => {
  const before = statSync(at('tidy.yml')).mtimeMs;
  const out = `${at('below/untidy.yaml')}\n${at('mine.test.yaml')}\n`;
  expect(await captured('fmt', folder)).toEqual({ code: 0, out, err: '' });
  expect(read('below/untidy.yaml')).toBe(tidy);
  expect(read('mine.test.yaml')).toBe('pack: MINE\ntests: []\n');
  expect(read('notes.txt')).toBe(untidy);
  expect(statSync(at('tidy.yml')).mtimeMs).toBe(before);
  expect(readdirSync(folder, { recursive: true })).toHaveLength(5);
  expect(await captured('fmt', folder)).toEqual({ code: 0, out: '', err: '' });
});

test('--check: lists what would change, changes nothing and fails', async () => {
  const path = at('below/untidy.yaml');
  expect(await captured('fmt', '--check', path, at('tidy.yml'), path)).toEqual({
    code: 1,
    out: `${path}\n`,
    err: '',
  });
  expect(read('below/untidy.yaml')).toBe(untidy);
  expect(await captured('fmt', '--check', at('tidy.yml'))).toEqual({ code: 0, out: '', err: '' });
});

test('a file with an error is left alone, the others are not', async () => {
  writeFileSync(at('bad.yaml'), misspelled);
  const { code, out, err } = await captured('fmt', folder);
  expect([code, out]).toEqual([1, `${at('below/untidy.yaml')}\n${at('mine.test.yaml')}\n`]);
  expect(err).toContain('3 |   x: part 3 off 5 of day');
  expect(err).toContain(`${at('bad.yaml')}:3:13`);
  expect(read('bad.yaml')).toBe(misspelled);
});

test('the mode of a file stays, and a link stays a link', async () => {
  chmodSync(at('below/untidy.yaml'), 0o640);
  symlinkSync(at('below/untidy.yaml'), at('link.yaml'));
  expect((await captured('fmt', at('link.yaml'))).code).toBe(0);
  expect(lstatSync(at('link.yaml')).isSymbolicLink()).toBe(true);
  expect(read('below/untidy.yaml')).toBe(tidy);
  expect(statSync(at('below/untidy.yaml')).mode & 0o777).toBe(0o640);
});

test('-: from the standard input to the standard output', async () => {
  expect(await capturedWith(untidy, 'fmt', '-')).toEqual({ code: 0, out: tidy, err: '' });
  expect(await capturedWith(tidy, 'fmt', '-')).toEqual({ code: 0, out: tidy, err: '' });
  expect(await capturedWith(untidy, 'fmt', '-', '--check')).toEqual({ code: 1, out: '-\n', err: '' });
  const { code, out, err } = await capturedWith(misspelled, 'fmt', '-');
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('-:3:13');
});

test.each([
  [['/nowhere'], 'no such file or folder: /nowhere'],
  [[], "missing required argument 'paths'"],
  [['-', '/nowhere'], '- reads the standard input and cannot be combined with other paths'],
])('%j', async (paths, message) => {
  const { code, out, err } = await captured('fmt', ...paths);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(message);
});

test('a folder without packs', async () => {
  rmSync(at('below/untidy.yaml'));
  expect(await captured('fmt', at('below'))).toMatchObject({
    code: 1,
    err: `nirnaya: no .yaml files below ${at('below')}\n`,
  });
});
