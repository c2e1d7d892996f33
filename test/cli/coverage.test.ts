import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { child, kinds, parent, replaced } from '../authoring/diff/versions.ts';
import { captured } from './captured.ts';

const folder = mkdtempSync(join(tmpdir(), 'nirnaya-coverage-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  writeFileSync(join(folder, 'parent.yaml'), parent);
  writeFileSync(join(folder, 'child.yaml'), child);
  // Chaturthi of 2025 covers noon of the second day alone.
  writeFileSync(
    join(folder, 'p.test.yaml'),
    'pack: CHILD\ntests:\n  - {rule: FESTIVAL_FOURTH, date: 2025-08-27}\n',
  );
});

const coverage = (...args: string[]) =>
  captured('coverage', '--packs', folder, '--region', 'CHILD', '--years', '2000..2030', ...args);

test('of each clause how often it decided; of each way the days lay whether a test has seen it', async () => {
  const { code, out } = await coverage('--rule', 'FESTIVAL_FOURTH');
  expect(code).toBe(0);
  expect(out.split('\n').every((line) => line.length <= 80)).toBe(true);
  expect(out).toMatch(
    /FESTIVAL_FOURTH\n {2}31 occurrences, \d+ with one day only\n {2}prefer most of noon\n/,
  );
  expect(out).toMatch(/\n {6}second only +\d+ {2}tested\n/);
  expect(out).toMatch(/\n {6}first only +\d+ {2}untested, as of 20\d\d-0[89]-\d\d\n/);
});

test('all rules of a chain, those without clauses counted only', async () => {
  const { out } = await coverage();
  expect(out).toContain('\nFESTIVAL_LAMPS\n');
  expect(out).not.toContain('\nFESTIVAL_AFTER\n');
  expect(out).toMatch(/4 rules, 6 clauses, of which \d never mattered;/);
});

test('--json: the numbers add up', async () => {
  const { rules } = JSON.parse((await coverage('--json')).out);
  for (const { occurrences, only_day, not_observed, undecided, clauses } of rules) {
    const decided = clauses.reduce((sum: number, c: { decided: number }) => sum + c.decided, 0);
    expect(decided + only_day + not_observed + undecided).toBe(occurrences);
  }
});

test('years and rules that are none are refused', async () => {
  expect(await coverage('--rule', 'FESTIVAL_NONE')).toMatchObject({ code: 1 });
  expect(await captured('coverage', '--years', 'ever')).toMatchObject({ code: 1 });
});

describe('rules that score, and conditions', () => {
  beforeAll(() => {
    const args = replaced(
      kinds,
      'score: block when weekday is Tuesday because "Tuesday"',
      'inputs: {shade?: [SOLAR]}\n    score: |\n      block when weekday is Tuesday because "Tuesday"\n      block when shade is "SOLAR" because "eclipse"\n      add 1 when weekday is Monday and weekday is Sunday because "both"',
    );
    writeFileSync(join(folder, 'kinds.yaml'), args);
  });
  const of = (rule: string, ...args: string[]) =>
    captured('coverage', '--packs', folder, '--region', 'KINDS', '--years', '2025', '--rule', rule, ...args);

  test('a muhurat: its windows for each word of an input, and the lines among the reasons', async () => {
    const { out } = await of('MUHURAT_SHOP');
    // Noon and the hour after it, of which the latter is worth less: two windows a day, one where it is blocked.
    expect(out).toMatch(/\n {2}\d+ windows, of which 52 blocked, /);
    expect(out).toMatch(/\n {2}shade SOLAR: 365 windows, of which 365 blocked, /);
    expect(out).toMatch(
      /block when weekday is Tuesday because "Tuesday"\n.+\n +among the reasons of 104 windows\n/,
    );
    expect(out).toMatch(/because "both"\n.+\n +never among the reasons\n/);
    expect(out.replace(/\s+/g, ' ')).toContain(
      '2 ways to give inputs, 0 without results; 5 lines of scores, 1 never',
    );
    expect(out.split('\n').every((line) => line.length <= 80)).toBe(true);
  });

  test('a suitability: every day, and what it is worth', async () => {
    const { rules, given } = JSON.parse((await of('SUITABILITY_SHOP', '--json')).out);
    expect(rules).toEqual([]);
    const [{ kind, counted, cases, lines }] = given;
    expect([kind, counted, cases[0].count]).toEqual(['suitability', 'days', 365]);
    const kinds: Record<string, number> = cases[0].kinds;
    expect(Object.values(kinds).reduce((a, b) => a + b, 0)).toBe(365);
    expect(lines.find(({ line }: { line: string }) => line.includes('Saturday')).held).toBe(52);
  });

  test('a condition: how often it holds; one that needs a star is not counted', async () => {
    // The Moon is in each of two stars some thirteen times a year.
    expect((await of('CONDITION_STARS')).out).toMatch(/CONDITION_STARS\n {2}2[5-8] spans\n/);
    expect((await of('CONDITION_BIRTH')).out).toContain('not counted: it needs birth');
  });

  test('a chakra is refused', async () => {
    expect(await of('CHAKRA_RINGS')).toMatchObject({ code: 1, err: expect.stringContaining('is a chakra') });
  });
});
