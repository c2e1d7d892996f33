import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchPaths } from '../../cli/output/watch/paths.ts';
import { captured } from './captured.ts';

const folder = mkdtempSync(join(tmpdir(), 'nirnaya-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'mine.test.yaml');
const tests = (text: string): void => writeFileSync(file, `pack: MINE\ntests:\n${text}`);
const flat = (text: string): string => text.replace(/\s+/g, ' ');

beforeAll(() => {
  writeFileSync(
    join(folder, 'mine.yaml'),
    `pack: MINE
works: {book: {title: The Book}}
kala: {noon: part 3 of 5 of day}
rules:
  FESTIVAL_MINE:
    name: Mine
    type: FESTIVAL
    observe: Bhadrapada Shukla 4
    decide: |
      prefer most of noon
      then first
    cite: [{work: book, level: VERIFIED}]
  FESTIVAL_SAID:
    name: Said
    type: FESTIVAL
    observe: Bhadrapada Shukla 4
    decide: |
      prefer most of noon by book
      then first
    cite: [{work: book, level: VERIFIED}]
  FESTIVAL_OPEN:
    name: Open
    type: FESTIVAL
    observe: Bhadrapada Krishna 1
    decide: undecided
    cite: [{work: book, level: VERIFIED}]
  CONDITION_MINE:
    name: Mondays
    holds: Monday
    cite: [{work: book, level: VERIFIED}]
`,
  );
});

test('the tests of the bundled packs pass', async () => {
  const { code, out } = await captured('test');
  expect(out).toMatch(/^\d+ passed; \d+ rules and kalas in \d+ files\n$/);
  expect(code).toBe(0);
});

test('what is as the test says passes: dates, clauses, conditions, kalas', async () => {
  tests(`  - {rule: FESTIVAL_MINE, years: {2024: 2024-09-07, 2025: 2025-08-27}, by: prefer   most of noon}
  - {rule: FESTIVAL_MINE, on: 2026-09-14, not_on: [2026-09-13, 2026-09-15]}
  - {rule: CONDITION_MINE, holds_at: [2026-09-14T12:00, 2026-09-15T05:00], not_at: 2026-09-14T05:00}
  - {kala: noon, on: 2025-08-27, is: "11:05..13:40"}
`);
  expect(await captured('test', folder)).toMatchObject({
    code: 0,
    out: '9 passed; 3 rules and kalas in 1 file\n',
  });
});

test('a failure shows what was expected, what was found, and why, at its place in the file', async () => {
  tests('  - rule: FESTIVAL_MINE\n    date: 2025-08-26\n');
  const { code, out } = await captured('test', folder);
  expect(code).toBe(1);
  expect(flat(out)).toContain('failed FESTIVAL_MINE 2025, MINE at New Delhi');
  expect(out).toContain('mine.test.yaml:4:11');
  expect(out).toMatch(/expected +2025-08-26\n +found +2025-08-27\n/);
  expect(flat(out)).toContain('Mine is on 27 August');
  expect(out).toContain('0 passed, 1 failed');
});

test('a test may say whose word the clause is, and is wrong where it is not', async () => {
  const decided = '  - {rule: FESTIVAL_SAID, date: 2025-08-27, by: prefer most of noon by';
  tests(`${decided} book}\n`);
  expect(await captured('test', folder)).toMatchObject({ code: 0 });
  tests(`${decided} other}\n`);
  const { code, out, err } = await captured('test', folder);
  expect(code).toBe(1);
  expect(flat(out + err)).toContain('unknown-clause');
  expect(flat(out + err)).toContain('its clauses are `prefer most of noon by book`, `then first`');
});

test('another clause than the one named fails, even where the date is right', async () => {
  tests('  - {rule: FESTIVAL_MINE, date: 2025-08-27, by: then first}\n');
  const { code, out } = await captured('test', folder);
  expect([code, flat(out)]).toEqual([
    1,
    expect.stringContaining('found 2025-08-27 by `prefer most of noon`'),
  ]);
});

test('each kind of claim can fail', async () => {
  tests(`  - {rule: FESTIVAL_MINE, year: 2025, date: none}
  - {rule: FESTIVAL_MINE, on: 2025-08-26}
  - {rule: FESTIVAL_MINE, not_on: 2025-08-27}
  - {rule: FESTIVAL_MINE, date: 2025-08-27, place: New York, mode: drik, by: only day}
  - {rule: CONDITION_MINE, holds_at: 2026-09-15T12:00}
  - {kala: noon, on: 2025-08-27, is: "11:03..13:40"}
  - {kala: noon, on: 2025-08-27, is: none}
`);
  const { code, out } = await captured('test', folder, '--json');
  const { ok, passed, failures } = JSON.parse(out);
  expect([code, ok, passed]).toEqual([1, false, 0]);
  expect(failures.map((f: { found: string }) => f.found)).toEqual([
    '2025-08-27',
    '2025-08-27',
    '2025-08-27',
    expect.stringMatching(/^2025-08-2\d by `prefer most of noon`$/),
    'it does not hold',
    '11:05..13:40',
    '11:05..13:40',
  ]);
});

test('the days that a rule leaves undecided: these and no others', async () => {
  tests(`  - {rule: FESTIVAL_OPEN, undecided: [2025-09-08, 2025-09-07]}
  - {rule: FESTIVAL_OPEN, undecided: [2025-09-07]}
  - {rule: FESTIVAL_OPEN, undecided: [2025-09-07, 2025-09-08, 2025-09-09]}
  - {rule: FESTIVAL_MINE, undecided: [2025-08-26, 2025-08-27]}
`);
  const { code, out } = await captured('test', folder, '--json');
  const { passed, failures } = JSON.parse(out);
  expect([code, passed]).toEqual([1, 1]);
  expect(failures.map((f: { found: string }) => f.found)).toEqual([
    'undecided 2025-09-07 or 2025-09-08',
    'undecided 2025-09-07 or 2025-09-08',
    '2025-08-27',
  ]);
});

describe('tests of some rules only', () => {
  beforeAll(() => {
    tests(`  - {rule: FESTIVAL_MINE, date: 2025-08-27}
  - {rule: FESTIVAL_OPEN, undecided: [2025-09-07, 2025-09-08]}
  - {rule: CONDITION_MINE, holds_at: 2026-09-14T12:00}
  - {kala: noon, on: 2025-08-27, is: none}
`);
  });

  test.each([
    [['FESTIVAL_MINE'], '1 passed; 1 rules and kalas'],
    [['FESTIVAL_*'], '2 passed; 2 rules and kalas'],
    [['*_MINE'], '2 passed; 2 rules and kalas'],
    [['f*m*e', 'FESTIVAL_OPEN'], '2 passed; 2 rules and kalas'],
    [['noon'], '0 passed, 1 failed; 1 rules and kalas'],
  ])('%j', async (patterns, sum) => {
    const { out } = await captured('test', folder, ...patterns.flatMap((pattern) => ['--rule', pattern]));
    expect(out).toContain(sum);
  });

  test('a pattern that no test is about is an error', async () => {
    const { code, err } = await captured('test', folder, '--rule', 'FESTIVAL_MIEN', '--rule', 'VRAT_*');
    expect(code).toBe(1);
    expect(flat(err)).toContain('--rule: no test is about FESTIVAL_MIEN; did you mean FESTIVAL_MINE?');
    expect(flat(err)).toContain('--rule: no test is about VRAT_*');
  });
});

test('--junit writes a case for each claim, what failed, and what could not be looked up', async () => {
  tests(`  - {rule: FESTIVAL_MINE, date: 2025-08-26, by: prefer most of noon}
  - {rule: FESTIVAL_MINE, on: 2025-08-27}
  - {rule: 'FESTIVAL_<&>"', on: 2025-08-27}
`);
  const path = join(folder, 'report.xml');
  const { code } = await captured('test', folder, '--junit', path);
  const xml = readFileSync(path, 'utf8');
  expect(code).toBe(1);
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites [^>]*tests="3" failures="1" errors="1"/,
  );
  expect(xml).toMatch(/<testsuite name="[^"]*mine.test.yaml" tests="3"/);
  expect(xml).toMatch(/<testcase name="FESTIVAL_MINE 2025-08-27, MINE at New Delhi" [^>]*line="4" [^>]*\/>/);
  expect(xml).toContain(
    '<failure message="expected 2025-08-26 by `prefer most of noon`, found 2025-08-27 by',
  );
  expect(xml).toContain('FESTIVAL_&lt;&amp;&gt;&quot;');
  expect(xml.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
  const { err } = await captured('test', folder, '--junit', join(folder, 'no', 'report.xml'));
  expect(flat(err)).toContain('--junit: cannot write');
});

describe('what cannot be looked up is reported with its line', () => {
  test.each([
    ['pack: MIEN\ntests: []\n', 'unknown-pack', '1:7', 'did you mean `MINE`?'],
    [
      '  - {rule: FESTIVAL_MIEN, date: 2025-08-27}\n',
      'unknown-rule',
      '3:12',
      'did you mean `FESTIVAL_MINE`?',
    ],
    [
      '  - {rule: FESTIVAL_MINE, date: 2025-08-27, by: then last}\n',
      'unknown-clause',
      '3:49',
      'its clauses are',
    ],
    ['  - {rule: FESTIVAL_MINE, date: 2025-08-27, by: prefer most}\n', 'syntax', '3:59', ''],
    [
      '  - {rule: FESTIVAL_MINE, date: 2025-08-27, place: Mumbay}\n',
      'unknown-place',
      '3:52',
      'did you mean `Mumbai`?',
    ],
    ['  - {rule: FESTIVAL_MINE, date: 1500-08-27}\n', 'number-out-of-range', '3:33', ''],
    ['  - {rule: CONDITION_MINE, date: 2025-08-27}\n', 'conflicting-fields', '3:12', ''],
    ['  - {kala: nooon, on: 2025-08-27, is: none}\n', 'unknown-kala', '3:12', 'did you mean `noon`?'],
  ])('%s', async (text, code, at, help) => {
    writeFileSync(file, text.startsWith('pack') ? text : `pack: MINE\ntests:\n${text}`);
    const answer = await captured('test', folder);
    expect(answer.code).toBe(1);
    expect(answer.out).toContain(`error[${code}]`);
    expect(answer.out).toContain(`mine.test.yaml:${at}\n`);
    expect(answer.out).toContain(help);
  });
});

test('a folder without tests, and a missing one, are reported', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'nirnaya-none-'));
  expect(await captured('test', empty)).toMatchObject({
    code: 1,
    err: expect.stringContaining('no *.test.yaml files'),
  });
  rmSync(empty, { recursive: true });
  expect(await captured('test', empty)).toMatchObject({
    code: 1,
    err: expect.stringContaining('no such file or folder'),
  });
});

describe('watching', () => {
  const yaml = (path: string): void => writeFileSync(path, 'pack: MINE\ntests: []\n');

  /** How many changes were seen; the run before any is not counted. */
  async function changesOf(work: (next: () => Promise<number>) => Promise<void>): Promise<number> {
    const stop = new AbortController();
    let count = -1;
    let onReport: () => void = () => undefined;
    const next = (): Promise<number> =>
      new Promise((resolve) => {
        onReport = () => resolve(count);
      });
    const watched = watchPaths(
      [folder],
      async () => {
        count++;
        onReport();
      },
      stop.signal,
    );
    await next();
    await work(next);
    stop.abort();
    await watched;
    return count;
  }

  test('several writes in a row are one change', async () => {
    const count = await changesOf(async (next) => {
      const change = next();
      for (let i = 0; i < 3; i++) yaml(file);
      await change;
    });
    expect(count).toBe(1);
  });

  test('a file replaced by another is followed, and so is one in a folder that came later', async () => {
    const below = join(folder, 'below');
    const count = await changesOf(async (next) => {
      for (let i = 0; i < 2; i++) {
        const change = next();
        yaml(join(folder, 'draft.yaml'));
        renameSync(join(folder, 'draft.yaml'), file);
        await change;
      }
      const come = next();
      mkdirSync(below);
      await come;
      const change = next();
      yaml(join(below, 'new.test.yaml'));
      await change;
    });
    expect(count).toBe(4);
    rmSync(below, { recursive: true });
  });
});
