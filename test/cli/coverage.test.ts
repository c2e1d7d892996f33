import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { child, parent } from '../compiler/diff/versions.ts';
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

const coverage = (...words: string[]) =>
  captured('coverage', '--packs', folder, '--region', 'CHILD', '--years', '2000..2030', ...words);

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
