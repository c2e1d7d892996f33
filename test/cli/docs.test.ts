import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { child, parent } from '../authoring/diff/versions.ts';
import { captured } from './captured.ts';

const folder = mkdtempSync(join(tmpdir(), 'nirnaya-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const packs = join(folder, 'packs');
mkdirSync(packs);
writeFileSync(join(packs, 'parent.yaml'), parent);
writeFileSync(join(packs, 'child.yaml'), child);

const docs = (out: string, ...args: string[]) =>
  captured('docs', '--packs', packs, '--out', join(folder, out), ...args);

test('the site is written, and the first page is named', async () => {
  const { code, out, err } = await docs('site/within', '--years', '2026');
  const written = readdirSync(join(folder, 'site/within'));
  expect({ code, out, err }).toEqual({
    code: 0,
    out: `${written.length} files; begin with ${join(folder, 'site/within/index.html')}\n`,
    err: '',
  });
  expect(written).toEqual(expect.arrayContaining(['index.html', 'style.css', 'rule-FESTIVAL_FOURTH.html']));
  const page = readFileSync(join(folder, 'site/within/rule-FESTIVAL_FOURTH.html'), 'utf8');
  expect(page).toContain('datetime="2026-09-14"');
  expect(page).not.toContain('<th>2027</th>');
});

test('without years, this year and the four after it; the answer as JSON', async () => {
  const { out } = await docs('usual', '--json');
  const { files, first } = JSON.parse(out);
  expect(files).toBe(readdirSync(join(folder, 'usual')).length);
  expect(first).toBe(join(folder, 'usual/index.html'));
  const page = readFileSync(join(folder, 'usual/rule-FESTIVAL_FOURTH.html'), 'utf8');
  const years = [...page.matchAll(/<tr><th>(\d{4})<\/th>/g)].map(([, year]) => Number(year));
  expect(new Set(years)).toEqual(new Set([2025, 2026, 2027, 2028, 2029]));
});

test('a file in the way of the folder is reported', async () => {
  writeFileSync(join(folder, 'file'), '');
  const printed = async (out: string) => {
    const { code, err } = await docs(out, '--years', '2026');
    return { code, err };
  };
  expect(await printed('file')).toEqual({
    code: 1,
    err: `nirnaya: --out: cannot write ${join(folder, 'file')}: a file of that name is in the way\n`,
  });
  expect(await printed('file/below')).toEqual({
    code: 1,
    err: `nirnaya: --out: cannot write ${join(folder, 'file/below')}: a file is in the way\n`,
  });
});

test.each([
  ['soon', 'is not a span of years'],
  ['2027..2026', '2026 is before 2027'],
  ['1066', 'is outside 1700..3100'],
  ['2000..2030', '31 years are too many; at most 20 are allowed'],
])('years that are none, or too many: %s', async (years, why) => {
  const { code, err } = await docs('years', '--years', years);
  expect(code).toBe(1);
  expect(err).toMatch(/^nirnaya: --years: /);
  expect(err).toContain(why);
  expect(existsSync(join(folder, 'years'))).toBe(false);
});

test('packs with errors produce the errors and no site', async () => {
  const wrong = join(folder, 'wrong.yaml');
  writeFileSync(wrong, 'pack: WRONG\nextends: NOBODY\n');
  const { code, err } = await captured('docs', '--packs', wrong, '--out', join(folder, 'none'));
  expect(code).toBe(1);
  expect(err).toContain('error[unknown-pack]');
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

test('a missing folder of packs is reported', async () => {
  const { code, err } = await captured(
    'docs',
    '--packs',
    join(folder, 'nowhere'),
    '--out',
    join(folder, 'none'),
  );
  expect(code).toBe(1);
  expect(err).toBe(`nirnaya: no such file or folder: ${join(folder, 'nowhere')}\n`);
});
