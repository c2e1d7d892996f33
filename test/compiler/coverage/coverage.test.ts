import { afterAll, describe, expect, it, test } from 'vitest';
import { countRule, mattered } from '../../../compiler/coverage/count.ts';
import { patternOf } from '../../../compiler/coverage/pattern.ts';
import { seenKey } from '../../../compiler/coverage/seen.ts';
import type { ClauseResult, TracedClause } from '../../../compiler/trace.ts';
import { buildPlaceYear } from '../../../engine/almanac/place-year.ts';
import { openSky } from '../../../engine/sky/sky.ts';
import { chainsOf, parent } from '../diff/versions.ts';

const sky = openSky();
afterAll(() => sky.close());

const clause = (
  kind: 'most' | 'prefer' | 'require' | 'then',
  found: readonly (number | boolean)[],
): TracedClause => ({
  text: '',
  kind,
  range: { file: { path: '', text: '', lineStarts: [0] }, start: 0, end: 0 },
  pack: '',
  narrowed: false,
  results: found.map(
    (one, day): ClauseResult => ({
      day,
      holds: typeof one === 'boolean' ? one : undefined,
      share: typeof one === 'number' ? one : undefined,
      kept: true,
      readings: [],
    }),
  ),
});

describe('how the days lay', () => {
  it.each([
    ['prefer', [true, false], 'first only'],
    ['prefer', [false, true], 'second only'],
    ['require', [true, true], 'both'],
    ['prefer', [false, false], 'neither'],
    ['prefer', [false, true, true], 'days 2 and 3 of 3'],
    ['most', [1, 0], 'first only'],
    ['most', [0, 0.4], 'second only, in part'],
    ['most', [1, 1], 'both'],
    ['most', [0.2, 0.7], 'both, more on the second'],
    ['most', [1, 0.7], 'both, more on the first'],
    ['most', [0.5, 0.5], 'both alike, in part'],
    ['most', [0, 0], 'neither'],
    ['most', [0, 1, 0], 'day 2 of 3'],
    ['most', [1], undefined],
    ['then', [true, true], undefined],
  ] as const)('%s of %j: %s', (kind, found, pattern) => {
    expect(patternOf(clause(kind, found))).toBe(pattern);
  });
});

describe('a rule of two clauses over eighty years', () => {
  const pack = chainsOf(parent).get('PARENT');
  const rule = pack?.rules.get('FESTIVAL_FOURTH');
  if (pack === undefined || rule === undefined) throw new Error('no rule');
  const place = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };
  const traces = Array.from({ length: 80 }, (_, i) => 1950 + i).flatMap((year) => {
    const py = buildPlaceYear(sky.year(year), place);
    return pack.traces(py, rule.code, py.firstDay + py.yearStart, py.firstDay + py.yearEnd - 1);
  });
  const seen = new Set([seenKey(rule.code, 'prefer most of noon', 'first only')]);
  const count = countRule(rule, traces, 'standard', seen);
  const [most, then] = count.clauses;

  test('every occurrence is decided once: by a clause, or it had one day only', () => {
    expect(count.occurrences).toBe(80);
    expect(count.clauses.map(({ decided }) => decided).reduce((a, b) => a + b, count.onlyDay)).toBe(80);
    expect(count.clauses.every(({ narrowed, decided }) => narrowed >= decided)).toBe(true);
  });

  test('noon decides nearly always; the ways the days lay add up to the years with several days', () => {
    if (most === undefined || then === undefined) throw new Error('no clauses');
    expect([most.text, then.text]).toEqual(['prefer most of noon', 'then first']);
    expect(most.decided).toBeGreaterThan(60);
    expect(most.patterns.reduce((sum, { count: n }) => sum + n, 0)).toBe(80 - count.onlyDay);
    expect(mattered(most)).toBe(true);
    expect(mattered(then)).toBe(then.narrowed > 0);
  });

  test('what a test has seen is marked, the rest is not', () => {
    const tested = most?.patterns.filter((p) => p.tested).map(({ pattern }) => pattern);
    expect(tested).toEqual(['first only']);
    expect(most?.patterns.length).toBeGreaterThan(2);
  });
});
