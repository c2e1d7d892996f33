import { afterAll, describe, expect, it, test } from 'vitest';
import { countRule, mattered, withoutAuthority } from '../../../authoring/coverage/count.ts';
import { patternOf } from '../../../authoring/coverage/pattern.ts';
import { seenBy, seenKey } from '../../../authoring/coverage/seen.ts';
import type { ClauseResult, TracedClause } from '../../../compiler/runtime/trace.ts';
import { buildPlaceYear } from '../../../engine/almanac/place-year.ts';
import { isoDate } from '../../../engine/civil/civil.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { chainsOf, parent, replaced } from '../diff/versions.ts';

const sky = openBundledSky();
afterAll(() => sky.close());

const clause = (
  kind: 'most' | 'prefer' | 'require' | 'then',
  actual: readonly (number | boolean)[],
): TracedClause => ({
  text: '',
  kind,
  range: { file: { path: '', text: '', lineStarts: [0] }, start: 0, end: 0 },
  pack: '',
  narrowed: false,
  results: actual.map(
    (one, day): ClauseResult => ({
      day,
      holds: typeof one === 'boolean' ? one : undefined,
      share: typeof one === 'number' ? one : undefined,
      survives: true,
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
  ] as const)('%s of %j: %s', (kind, actual, pattern) => {
    expect(patternOf(clause(kind, actual))).toBe(pattern);
  });
});

describe('a rule of two clauses over eighty years', () => {
  const pack = chainsOf(parent).get('PARENT');
  const rule = pack?.rules.get('FESTIVAL_FOURTH');
  if (pack === undefined || rule === undefined) throw new Error('no rule');
  const place = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };
  const traces = Array.from({ length: 80 }, (_, i) => 1950 + i).flatMap((year) => {
    const py = buildPlaceYear(sky.year(year), place);
    return pack.traces.between(py, rule.code, {
      from: py.firstDay + py.yearStart,
      to: py.firstDay + py.yearEnd - 1,
    });
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

describe('whose word clauses are', () => {
  const counted = (cite: string) => {
    const text = replaced(
      replaced(parent, '      prefer most of noon\n', '      prefer most of noon by almanac\n'),
      'windows: {puja: target and noon}\n    cite: [{work: almanac, level: VERIFIED}]',
      `cite: [{work: almanac, level: VERIFIED}${cite}]`,
    );
    const listed = replaced(text, 'works: {', 'works: {digest: {title: A digest}, ');
    const fourth = chainsOf(listed).get('PARENT')?.rules.get('FESTIVAL_FOURTH');
    if (fourth === undefined) throw new Error('no rule');
    return countRule(fourth, [], 'standard', new Set());
  };

  test('is asked only where a rule cites several works, clause by clause', () => {
    const several = counted(', {work: digest, level: VERIFIED}');
    expect(several.clauses.map(({ work }) => work)).toEqual(['almanac', undefined]);
    expect(withoutAuthority([several]).map(({ text }) => text)).toEqual(['then first']);
    expect(withoutAuthority([counted('')])).toEqual([]);
  });
});

describe('a rule that leaves some days to the reader, and decides for drik calendars', () => {
  const pack = chainsOf(
    replaced(
      parent,
      '      prefer most of noon\n      then first\n',
      '      prefer target touches noon\n      undecided\n    drik: {decide: then last}\n',
    ),
  ).get('PARENT');
  const rule = pack?.rules.get('FESTIVAL_FOURTH');
  if (pack === undefined || rule === undefined) throw new Error('no rule');
  const place = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };
  const placeYear = (_: unknown, year: number) => buildPlaceYear(sky.year(year), place);
  const years = Array.from({ length: 40 }, (_, i) => 1990 + i);
  const tracesIn = (mode: 'standard' | 'drik') =>
    years.flatMap((year) => {
      const py = placeYear(place, year);
      return pack.traces.between(py, rule.code, {
        from: py.firstDay + py.yearStart,
        to: py.firstDay + py.yearEnd - 1,
        mode,
      });
    });
  const traces = tracesIn('standard');
  const open = traces.filter(({ outcome }) => outcome.kind === 'undecided');

  test('`undecided` is reached wherever days are left, and matters where they are several', () => {
    const { undecided, clauses } = countRule(rule, traces, 'standard', new Set());
    const last = clauses.at(-1);
    expect([last?.text, last?.reached, last?.open]).toEqual(['undecided', 40, undecided]);
    expect(undecided).toBe(open.length);
    expect(undecided).toBeGreaterThan(0);
    expect(last && mattered(last)).toBe(true);
  });

  test('drik calendars have their own clauses counted', () => {
    const { undecided, clauses } = countRule(rule, tracesIn('drik'), 'drik', new Set());
    expect([undecided, clauses.map(({ text }) => text)]).toEqual([0, ['then last']]);
    expect(clauses[0]?.decided).toBeGreaterThan(30);
  });

  test('a claim that a rule is undecided, or not on a day that it weighed, has seen how the days lay', () => {
    const day = open[0]?.candidates[0]?.day;
    if (day === undefined) throw new Error('no day');
    const year = Number(isoDate(day).slice(0, 4));
    const common = {
      pack,
      rule,
      site: { name: '', place },
      mode: 'standard',
      by: undefined,
      range: rule.linked.range,
    } as const;
    const notOn = (date: string) => seenBy([{ ...common, kind: 'date', date, falls: false }], placeYear);
    const seen = [
      seenKey(
        rule.code,
        'prefer target touches noon',
        patternOf(open[0]?.clauses[0] ?? clause('then', [])) ?? '',
      ),
    ];
    expect([...notOn(isoDate(day))]).toEqual(seen);
    expect([...notOn(`${year}-01-01`)]).toEqual([]);
    expect([...seenBy([{ ...common, kind: 'year', year, dates: [] }], placeYear)]).toEqual(seen);
  });
});
