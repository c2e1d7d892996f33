import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captured } from './captured.ts';

const folder = mkdtempSync(join(tmpdir(), 'nirnaya-scored-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'mine.test.yaml');
const tests = (text: string): void => writeFileSync(file, `pack: MINE\nplace: New Delhi\ntests:\n${text}`);
const flat = (text: string): string => text.replace(/\s+/g, ' ');

beforeAll(() => {
  writeFileSync(
    join(folder, 'mine.yaml'),
    `pack: MINE
works: {book: {title: The Book}}
tables: {of_day: {Monday: good, Tuesday: none}, ring: [Outer, Wall, Inner], pair: {Ashwini: Magha, Bharani: [Rohini, Hasta]}}
rules:
  CONDITION_MINE:
    name: Weekdays
    holds: weekday
    kind: of_day by weekday at start of target
    cite: [{work: book, level: VERIFIED}]
  MUHURAT_MINE:
    name: Mine
    inputs: {way?: [EAST, WEST]}
    base: 40
    ratings: {GOOD: 60, AVOID: 0}
    require: from 10:00 to 16:00
    score: |
      add 30 when from 12:00 to 14:00 because "noon"
      block when Tuesday because "Tuesday"
      take 10 when way = "EAST" because "the east"
    cite: [{work: book, level: VERIFIED}]
  SUITABILITY_MINE:
    name: Mine
    event: mine
    over: day
    base: 40
    ratings: {GOOD: 60, AVOID: 0}
    hierarchy: [FIRST]
    score: |
      block when weekday is Tuesday because "Tuesday" as FIRST
      add 25 when weekday is Monday because "Monday"
    cite: [{work: book, level: VERIFIED}]
  SUITABILITY_WEIGHED:
    name: Weighed by others only
    over: day
    base: 10
    ratings: {GOOD: 60, AVOID: 0}
    score: add 5 when weekday is Monday because "Monday"
    cite: [{work: book, level: VERIFIED}]
  CHAKRA_MINE:
    name: Mine
    inputs: {star: nakshatra28, place?: number}
    result:
      ring: ring by place
      pair: pair by star
      is_first: star is Ashwini
    cite: [{work: book, level: VERIFIED}]
`,
  );
});

// 2025-11-24 is a Monday, which lasts till the next sunrise.
test('what is as the test says passes: kinds, times, windows, days, chakras', async () => {
  tests(`  - {rule: CONDITION_MINE, holds_at: [2025-11-24T10:00, 2025-11-25T05:00], kind: good}
  - {rule: CONDITION_MINE, holds_at: 2025-11-25T10:00, kind: none}
  - {rule: MUHURAT_MINE, at: 2025-11-24T13:00, window: "12:00..14:00", score: 70, rating: GOOD, because: noon}
  - {rule: MUHURAT_MINE, at: [2025-11-24T11:00, 2025-11-24T15:00], inputs: {way: EAST}, score: 30, because: [the east]}
  - {rule: MUHURAT_MINE, at: [2025-11-24T09:00, 2025-11-25T05:00], window: none}
  - {rule: MUHURAT_MINE, at: 2025-11-25T13:00, blocked_by: Tuesday, score: 0, rating: AVOID}
  - {rule: MUHURAT_MINE, on: 2025-11-24, windows: ["10:00..12:00", "12:00..14:00", "14:00..16:00"]}
  - {rule: MUHURAT_MINE, on: 2025-11-25, windows: none}
  - {rule: SUITABILITY_MINE, on: 2025-11-24, score: 65, rating: GOOD, because: Monday}
  - {rule: SUITABILITY_MINE, on: [2025-11-25, 2025-12-02], rating: AVOID, blocked_by: Tuesday}
  - {rule: SUITABILITY_WEIGHED, on: 2025-11-24, score: 15}
  - {rule: CHAKRA_MINE, inputs: {star: Ashwini, place: 2}, result: {ring: Wall, pair: [Magha], is_first: true}}
  - {rule: CHAKRA_MINE, inputs: {star: Rohini}, result: {ring: none, pair: none, is_first: false}}
`);
  expect(await captured('test', folder)).toMatchObject({
    code: 0,
    out: '17 passed; 5 rules and kalas in 1 file\n',
  });
});

test('each kind of claim can fail', async () => {
  const claims: readonly (readonly [claim: string, found: string])[] = [
    ['CONDITION_MINE, holds_at: 2025-11-24T10:00, kind: bad', 'it holds as good'],
    ['CONDITION_MINE, holds_at: 2025-11-25T10:00, kind: good', 'it holds as none'],
    ['MUHURAT_MINE, at: 2025-11-24T13:00, window: "12:03..14:00"', '12:00..14:00, 70 GOOD'],
    ['MUHURAT_MINE, at: 2025-11-24T13:00, score: 40', '12:00..14:00, 70 GOOD'],
    ['MUHURAT_MINE, at: 2025-11-24T13:00, rating: AVOID', '12:00..14:00, 70 GOOD'],
    ['MUHURAT_MINE, at: 2025-11-24T13:00, because: the east', '12:00..14:00, 70 GOOD'],
    ['MUHURAT_MINE, at: 2025-11-24T13:00, blocked_by: Tuesday', '12:00..14:00, 70 GOOD'],
    ['MUHURAT_MINE, at: 2025-11-24T13:00, window: none', '12:00..14:00, 70 GOOD'],
    ['MUHURAT_MINE, at: 2025-11-24T09:00, score: 40', 'no window'],
    ['MUHURAT_MINE, on: 2025-11-25, windows: "10:00..16:00"', 'no window'],
    ['MUHURAT_MINE, on: 2025-11-24, windows: none', '10:00..12:00, 12:00..14:00, 14:00..16:00'],
    ['SUITABILITY_MINE, on: 2025-11-24, score: 40', '65 GOOD'],
    ['SUITABILITY_MINE, on: 2025-11-24, blocked_by: Tuesday', '65 GOOD'],
    ['SUITABILITY_MINE, on: 2025-11-25, because: Monday', '0 AVOID, blocked by "Tuesday"'],
    ['CHAKRA_MINE, inputs: {star: Ashwini}, result: {pair: Rohini}', 'pair: [Magha]'],
    ['CHAKRA_MINE, inputs: {star: Ashwini}, result: {ring: Wall}', 'ring: none'],
  ];
  tests(claims.map(([claim]) => `  - {rule: ${claim}}\n`).join(''));
  const { code, out } = await captured('test', folder, '--json');
  const { passed, failures } = JSON.parse(out);
  expect([code, passed]).toEqual([1, 0]);
  expect(failures.map((f: { found: string }) => f.found)).toEqual(claims.map(([, actual]) => actual));
});

test('a failure shows the lines that held, or what a chakra was computed from', async () => {
  tests(`  - {rule: MUHURAT_MINE, at: 2025-11-24T13:00, inputs: {way: EAST}, score: 70, because: noon}
  - {rule: CHAKRA_MINE, inputs: {star: Ashwini, place: 2}, result: {ring: Inner}}
`);
  const { out } = await captured('test', folder);
  expect(flat(out)).toContain(
    'expected 70, because "noon" at 13:00 found 12:00..14:00, 60 GOOD +30 noon -10 the east',
  );
  expect(flat(out)).toContain('expected ring: Inner found ring: Wall ring is Wall: ring by place');
});

describe('what cannot be looked up, or goes with no such rule, is reported with its line', () => {
  test.each([
    [
      'MUHURAT_MINE, date: 2025-11-24',
      'conflicting-fields',
      '4:12',
      '`date` cannot be combined with `score`',
    ],
    ['SUITABILITY_MINE, on: 2025-11-24, windows: none', 'conflicting-fields', '4:12', 'with `over: day`'],
    [
      'MUHURAT_MINE, on: 2025-11-24, score: 5',
      'conflicting-fields',
      '4:12',
      '`on` cannot be combined with `score`',
    ],
    ['CHAKRA_MINE, holds_at: 2025-11-24T10:00', 'conflicting-fields', '4:12', 'combined with `result`'],
    ['MUHURAT_MINE, at: 2025-11-24T10:00', 'nothing-tested', '4:12', 'window, score'],
    ['MUHURAT_MINE, at: 2025-11-24, score: 5', 'bad-date', '4:30', 'not a moment'],
    ['MUHURAT_MINE, score: 5', 'missing-field', '4:5', '`on`'],
    ['SUITABILITY_MINE, on: 2025-11-24..2025-11-25, score: 5', 'bad-date', '4:34', 'not a date'],
    ['MUHURAT_MINE, on: 2025-11-24, windows: 10-11', 'bad-date', '4:51', 'not a window'],
    ['SUITABILITY_MINE, on: 2025-11-24, rating: GREAT', 'value-not-allowed', '4:54', 'GOOD, AVOID'],
    ['MUHURAT_MINE, at: 2025-11-24T10:00, because: noom', 'unknown-reason', '4:57', 'did you mean `noon`?'],
    ['MUHURAT_MINE, at: 2025-11-24T10:00, blocked_by: noon', 'unknown-reason', '4:60', 'no line'],
    [
      'MUHURAT_MINE, at: 2025-11-24T10:00, score: 5, inputs: {way: SOUTH}',
      'value-not-allowed',
      '4:72',
      'EAST, WEST',
    ],
    ['CHAKRA_MINE, inputs: {star: Abhijeet}, result: {ring: Wall}', 'unknown-name', '4:40', 'nakshatra28'],
    ['CHAKRA_MINE, result: {ring: Wall}', 'missing-input', '4:12', '`star`'],
    ['CHAKRA_MINE, inputs: {star: Ashwini}, result: {rang: Wall}', 'unknown-field', '4:59', 'the result of'],
    ['CHAKRA_MINE, inputs: {star: Ashwini}, result: {}', 'nothing-tested', '4:12', 'result'],
    ['MUHURAT_MIEN, on: 2025-11-24, windows: none', 'unknown-rule', '4:12', 'did you mean `MUHURAT_MINE`?'],
  ])('%s', async (text, code, at, args) => {
    tests(`  - {rule: ${text}}\n`);
    const answer = await captured('test', folder);
    expect(answer.code).toBe(1);
    expect(answer.out).toContain(`error[${code}]`);
    expect(answer.out).toContain(`mine.test.yaml:${at}\n`);
    expect(flat(answer.out)).toContain(args);
  });
});
