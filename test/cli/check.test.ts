import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captured } from './captured.ts';

const folder = mkdtempSync(join(tmpdir(), 'nirnaya-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rule = (observe: string, window: string): string => `pack: MINE
extends: NORTH_INDIA
rules:
  FESTIVAL_MINE:
    name: Mine
    type: FESTIVAL
    tags: [SMARTA]
    name_sa: Mama Utsava
    observe: ${observe}
    decide: |
      prefer most of ${window}
      then first
    cite:
      - {work: drik, says: so, level: DERIVED}
`;

beforeAll(() => {
  writeFileSync(join(folder, 'good.yaml'), rule('Bhadrapada Shukla 4', 'madhyahna'));
  writeFileSync(join(folder, 'bad.yaml'), rule('Bhadrapda Shukla 4', 'madhyana'));
});

test('a pack of one file builds on the bundled packs', async () => {
  expect(await captured('check', join(folder, 'good.yaml'))).toMatchObject({ code: 0, err: '' });
});

test('every diagnostic is shown with its line, and the command fails', async () => {
  const { code, out } = await captured('check', join(folder, 'bad.yaml'));
  expect(code).toBe(1);
  expect(out).toContain('9 |     observe: Bhadrapda Shukla 4');
  expect(out).toContain('did you mean `Bhadrapada`?');
  expect(out).toContain('did you mean `madhyahna`?');
  expect(out).toContain('2 errors');
});

test('--json: the same as data', async () => {
  const { code, out } = await captured('check', join(folder, 'bad.yaml'), '--json');
  const { ok, diagnostics } = JSON.parse(out);
  expect([code, ok]).toEqual([1, false]);
  expect(diagnostics.map((d: { line: number }) => d.line)).toEqual([9, 11]);
});

test('--format json: a word that is mistaken for another comes with the change that mends it', async () => {
  const path = join(folder, 'bad.yaml');
  const { out } = await captured('check', path, '--format', 'json');
  const fixes = JSON.parse(out).diagnostics.map((d: { fix: unknown }) => d.fix);
  expect(fixes).toMatchObject([
    { text: 'Bhadrapada', line: 9, column: 14, end_column: 23 },
    { text: 'madhyahna', line: 11, column: 22, end_column: 30 },
  ]);
});

test('--format github: one annotation per diagnostic', async () => {
  const path = join(folder, 'bad.yaml');
  const { code, out } = await captured('check', path, '--format', 'github');
  const lines = out.trimEnd().split('\n');
  expect([code, lines.length]).toEqual([1, 2]);
  expect(lines[0]).toMatch(
    /^::error file=[^,]+bad\.yaml,line=9,col=14,endLine=9,endColumn=23,title=unknown-name::/,
  );
});

test('a pack of a folder of its own can be queried once it has no error', async () => {
  const explain = () => captured('explain', 'MINE', '2025-08-27', '--packs', folder, '--region', 'MINE');
  rmSync(join(folder, 'good.yaml'));
  expect(await explain()).toMatchObject({
    code: 1,
    err: expect.stringMatching(/the pack MINE cannot be used: .*bad\.yaml:9:14: unknown name/),
  });
  writeFileSync(join(folder, 'bad.yaml'), rule('Bhadrapada Shukla 4', 'madhyahna'));
  const { code, out } = await explain();
  expect(code).toBe(0);
  expect(out.replaceAll('\n', ' ')).toContain('Mine is on 27 August: ');
});

test('a rule that other languages would show by its English name is reported, and named by words beside it no more', async () => {
  const at = join(folder, 'english');
  mkdirSync(at);
  writeFileSync(
    join(at, 'mine.yaml'),
    rule('Bhadrapada Shukla 4', 'madhyahna').replace('    name_sa: Mama Utsava\n', ''),
  );
  const { code, out } = await captured('check', join(at, 'mine.yaml'));
  expect(code).toBe(0);
  expect(out).toContain('warning[english-name-only]: FESTIVAL_MINE has no `name_sa`');
  writeFileSync(
    join(at, 'hi.words.yaml'),
    'words: hi\nobservances: {FESTIVAL_MINE: {name: मेरा उत्सव, from: [a poster]}}\n',
  );
  expect((await captured('check', at)).out).not.toContain('english-name-only');
  rmSync(at, { recursive: true });
});

describe('rules without a test', () => {
  const at = join(folder, 'tested');
  const claims = (pack: string): string =>
    `pack: ${pack}\ntests:\n  - rule: FESTIVAL_MINE\n    years: {2026: 2026-09-14}\n`;
  const untested = async (...paths: string[]): Promise<string[]> => {
    const { out } = await captured('check', ...paths, '--format', 'json');
    return JSON.parse(out).diagnostics.map(
      (d: { code: string; message: string }) => `${d.code}: ${d.message}`,
    );
  };

  beforeAll(() => {
    mkdirSync(at);
    writeFileSync(join(at, 'mine.yaml'), rule('Bhadrapada Shukla 4', 'madhyahna'));
    writeFileSync(
      join(at, 'yours.yaml'),
      'pack: YOURS\nextends: MINE\nrules:\n  extend FESTIVAL_MINE:\n    name: Yours\n',
    );
  });

  test('are reported, each where a pack writes it', async () => {
    expect(await untested(at)).toEqual([
      'untested: no test covers `FESTIVAL_MINE` in MINE',
      'untested: no test covers `FESTIVAL_MINE` in YOURS',
    ]);
  });

  test('a claim is about the rule as the last pack of its chain writes it', async () => {
    writeFileSync(join(at, 'mine.test.yaml'), claims('MINE'));
    expect(await untested(at)).toEqual(['untested: no test covers `FESTIVAL_MINE` in YOURS']);
    writeFileSync(join(at, 'yours.test.yaml'), claims('YOURS'));
    expect(await untested(at)).toEqual([]);
  });

  test('for a single file nothing is reported, for its tests may be anywhere', async () => {
    expect(await untested(join(at, 'mine.yaml'))).toEqual([]);
  });

  test('errors of the tests themselves are reported', async () => {
    writeFileSync(join(at, 'mine.test.yaml'), claims('MIEN'));
    expect(await untested(at)).toContainEqual(expect.stringMatching(/^unknown-pack: /));
  });
});
