import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundledPacksDir } from '../../app/pack-folders.ts';
import { readPackSet } from '../../compiler/compile.ts';
import { loadPackFiles, loadTestFiles } from '../../dsl/pack/load-folder.ts';
import { readTests } from '../../dsl/pack/read-test.ts';
import type { Chart } from '../../engine/jyotisha/chart.ts';
import { givenChart } from '../../engine/jyotisha/given-chart.ts';

const pack = readPackSet(loadPackFiles(bundledPacksDir()), { dataVersion: '' }).compile('jyotisha').pack;
if (pack === undefined) throw new Error('jyotisha does not compile');
const rules = [...pack.births.values()];
const tests = loadTestFiles(bundledPacksDir()).flatMap((file) => readTests(file).document?.tests ?? []);

const degrees = fc.double({ min: 0, max: 359.999, noNaN: true });
const charts = fc
  .record({ lagna: degrees, longitude: fc.array(degrees, { minLength: 9, maxLength: 9 }) })
  .map(({ lagna, longitude }): Chart => givenChart({ lagna, longitude }));

describe('rules of births', () => {
  test('are as many as were promised', () => {
    expect(rules.filter(({ checked }) => checked.kind === 'yoga').length).toBeGreaterThanOrEqual(150);
    expect(rules.filter(({ checked }) => checked.kind === 'dosha').length).toBeGreaterThanOrEqual(25);
    expect(rules.filter(({ checked }) => checked.kind === 'kuta' && (checked.maximum ?? 0) > 0).length).toBe(
      8,
    );
  });

  test('have each a chart that has it and one that does not', () => {
    const has = new Set<string>();
    const hasNot = new Set<string>();
    for (const one of tests) {
      if (one.kind !== 'birth') continue;
      if (one.has.length > 0) has.add(one.rule.text);
      if (one.hasNot.length > 0) hasNot.add(one.rule.text);
    }
    const held = rules.filter(({ checked }) => checked.kind === 'yoga' || checked.kind === 'dosha');
    expect(held.filter(({ code }) => !has.has(code) || !hasNot.has(code)).map(({ code }) => code)).toEqual(
      [],
    );
  });

  test('say the same with a trace and without', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        for (const { code, holds, trace } of pack.yogasOf(chart, { trace: true })) {
          expect([code, trace?.holds]).toEqual([code, holds]);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('a match', () => {
  const maximum = {
    KUTA_VARNA: 1,
    KUTA_VASHYA: 2,
    KUTA_TARA: 3,
    KUTA_YONI: 4,
    KUTA_MAITRI: 5,
    KUTA_GANA: 6,
    KUTA_BHAKOOT: 7,
    KUTA_NADI: 8,
  };
  // What is the same whoever is bride and groom; varna, vashya and gana look at which of them is which.
  const symmetric = ['KUTA_TARA', 'KUTA_YONI', 'KUTA_MAITRI', 'KUTA_BHAKOOT', 'KUTA_NADI', 'KUTA_MANGALA'];

  test('has 36 points at most, and each kuta no more than its own', () => {
    fc.assert(
      fc.property(charts, charts, (bride, groom) => {
        const match = pack.matchOf(bride, groom);
        expect(match.maximum).toBe(36);
        expect(match.total).toBe(match.kutas.reduce((sum, { points }) => sum + points, 0));
        for (const [code, most] of Object.entries(maximum)) {
          const points = match.kutas.find((kuta) => kuta.code === code)?.points ?? Number.NaN;
          expect(points >= 0 && points <= most).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('with bride and groom swapped changes in varna, vashya and gana alone', () => {
    fc.assert(
      fc.property(charts, charts, (one, other) => {
        const ways = [pack.matchOf(one, other), pack.matchOf(other, one)].map(
          ({ kutas }) => new Map(kutas.map(({ code, points }) => [code, points])),
        );
        for (const code of symmetric) expect([code, ways[0].get(code)]).toEqual([code, ways[1].get(code)]);
      }),
      { numRuns: 200 },
    );
  });
});
