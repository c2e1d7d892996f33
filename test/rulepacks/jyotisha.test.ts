import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundledPacksDir } from '../../app/packs/pack-folders.ts';
import { loadTestFiles } from '../../dsl/pack/load-folder.ts';
import { readTests } from '../../dsl/pack/read-test.ts';
import type { Chart } from '../../engine/jyotisha/chart.ts';
import { givenChart } from '../../engine/jyotisha/given-chart.ts';
import { bundledSet } from '../bundled-packs.ts';
import { uniform } from '../uniform.ts';

const pack = bundledSet().compile('jyotisha').pack;
if (pack === undefined) throw new Error('jyotisha does not compile');
const rules = [...pack.births.values()];
const tests = loadTestFiles(bundledPacksDir()).flatMap((file) => readTests(file).document?.tests ?? []);

const degrees = uniform(0, 359.999);
const charts = fc
  .record({ lagna: degrees, longitude: fc.array(degrees, { minLength: 9, maxLength: 9 }) })
  .map(({ lagna, longitude }): Chart => givenChart({ lagna, longitude }));

describe('rules of births', () => {
  test('are as many as were promised', () => {
    expect(rules.filter(({ checked }) => checked.kind === 'yoga').length).toBeGreaterThanOrEqual(150);
    expect(rules.filter(({ checked }) => checked.kind === 'dosha').length).toBeGreaterThanOrEqual(25);
    const kutas = (group: string) =>
      rules.filter(({ checked }) => checked.kind === 'kuta' && checked.group === group);
    expect(kutas('ashtakuta').length).toBe(8);
    expect(kutas('porutham').length).toBe(10);
  });

  test('have each a chart that has it and one that does not', () => {
    const has = new Set<string>();
    const hasNot = new Set<string>();
    for (const one of tests) {
      if (one.kind !== 'birth') continue;
      if (one.has.length > 0) has.add(one.rule.text);
      if (one.hasNot.length > 0) hasNot.add(one.rule.text);
    }
    const fulfilled = rules.filter(({ checked }) => checked.kind === 'yoga' || checked.kind === 'dosha');
    expect(
      fulfilled.filter(({ code }) => !has.has(code) || !hasNot.has(code)).map(({ code }) => code),
    ).toEqual([]);
  });

  test('say the same with a trace and without', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        for (const { code, holds, trace } of pack.birthResults.yogas(chart, { trace: true })) {
          expect([code, trace?.holds]).toEqual([code, holds]);
        }
      }),
      { numRuns: 20 },
    );
  });
});

/** The points of four kutas from the longitudes of the Moons, without their rules. */
function counted(bride: Chart, groom: Chart): Record<string, number> {
  const [star, otherStar] = [bride, groom].map(({ longitude }) => Math.floor((longitude[1] * 27) / 360));
  const [sign, otherSign] = [bride, groom].map(({ longitude }) => Math.floor(longitude[1] / 30));
  // Fire is of Kshatriyas, earth of Vaishyas, air of Shudras, water of Brahmanas; the higher rank is the lower number.
  const [rank, otherRank] = [sign, otherSign].map((of) => [1, 2, 3, 0][of % 4]);
  const tara = (from: number, to: number): number =>
    [2, 4, 6].includes((((to - from) % 27) + 27) % 9) ? 0 : 1.5;
  const nadi = (of: number): number => [0, 1, 2, 2, 1, 0][of % 6];
  return {
    KUTA_VARNA: otherRank <= rank ? 1 : 0,
    KUTA_TARA: tara(star, otherStar) + tara(otherStar, star),
    KUTA_BHAKOOT: [1, 4, 5, 7, 8, 11].includes((otherSign - sign + 12) % 12) ? 0 : 7,
    KUTA_NADI: nadi(star) === nadi(otherStar) ? 0 : 8,
  };
}

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
        const match = pack.birthResults.match(bride, groom);
        const own = match.kutas.filter(({ rule }) => rule.checked.group !== 'other_reading');
        expect(own.reduce((sum, { maximum }) => sum + maximum, 0)).toBe(36 + 10);
        expect(match.maximum).toBe(match.kutas.reduce((sum, { maximum }) => sum + maximum, 0));
        for (const { points, maximum } of match.kutas) expect(points >= 0 && points <= maximum).toBe(true);
        expect(match.total).toBe(match.kutas.reduce((sum, { points }) => sum + points, 0));
        for (const [code, most] of Object.entries(maximum)) {
          const points = match.kutas.find((kuta) => kuta.code === code)?.points ?? Number.NaN;
          expect(points >= 0 && points <= most).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('with bride and groom swapped is what the rules say of the other pair', () => {
    const changed = new Map<string, number>();
    for (const [one, other] of fc.sample(fc.tuple(charts, charts), { numRuns: 300, seed: 36 })) {
      const [there, back] = [pack.birthResults.match(one, other), pack.birthResults.match(other, one)];
      for (const [i, kuta] of there.kutas.entries()) {
        const reversed = back.kutas[i];
        // Taras that are counted from the bride alone have no row.
        if (kuta.row === undefined) continue;
        // Who chose the row now chooses the column.
        expect([reversed.code, reversed.row, reversed.column]).toEqual([kuta.code, kuta.column, kuta.row]);
        if (reversed.points !== kuta.points) changed.set(kuta.code, (changed.get(kuta.code) ?? 0) + 1);
      }
      for (const [match, bride, groom] of [
        [there, one, other],
        [back, other, one],
      ] as const) {
        const points = new Map(match.kutas.map((kuta) => [kuta.code, kuta.points]));
        for (const [code, expected] of Object.entries(counted(bride, groom)))
          expect([code, points.get(code)]).toEqual([code, expected]);
      }
    }
    // Some pairs must have shown that the order counts.
    for (const code of ['KUTA_VARNA', 'KUTA_GANA']) expect(changed.get(code)).toBeGreaterThan(20);
  });

  test('with exceptions counted has no kuta less, and some more', () => {
    let more = 0;
    for (const [bride, groom] of fc.sample(fc.tuple(charts, charts), { numRuns: 300, seed: 36 })) {
      const { kutas, total, totalWithExceptions } = pack.birthResults.match(bride, groom);
      for (const { points, withExceptions, maximum: most, cancelled } of kutas) {
        const given = cancelled.flatMap((one) => one.points ?? []);
        expect(withExceptions).toBe(Math.max(points, ...given));
        expect(withExceptions).toBeLessThanOrEqual(most);
      }
      expect(totalWithExceptions - total).toBe(
        kutas.reduce((sum, { points, withExceptions }) => sum + withExceptions - points, 0),
      );
      if (totalWithExceptions > total) more++;
    }
    expect(more).toBeGreaterThan(20);
  });

  test('with bride and groom swapped changes in varna, vashya and gana alone', () => {
    fc.assert(
      fc.property(charts, charts, (one, other) => {
        const variants = [pack.birthResults.match(one, other), pack.birthResults.match(other, one)].map(
          ({ kutas }) => new Map(kutas.map(({ code, points }) => [code, points])),
        );
        for (const code of symmetric)
          expect([code, variants[0].get(code)]).toEqual([code, variants[1].get(code)]);
      }),
      { numRuns: 200 },
    );
  });
});
