import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Suitability } from '../../../../compiler/runtime/suitability.ts';
import { labelAt, type QuantityName } from '../../../../engine/observe/quantities.ts';
import { compileRules, yearOf } from '../../language-bench.ts';

const py = yearOf(2026);
const start = py.firstDay + py.yearStart;
const cite = '    cite: [{work: drik, level: VERIFIED}]\n';
const ratings = '    ratings: {EXCELLENT: 80, GOOD: 60, NEUTRAL: 40, AVOID: 0}\n';

const pack = compileRules(`  SUITABILITY_COMMON:
    name: Common
    over: day
    inputs: {grahana?: [SOLAR, LUNAR]}
    base: 50
${ratings}    hierarchy: [ECLIPSE, EKADASHI, BHADRA, SHOOL, SPECIAL_YOGAS]
    score: |
      add 10 when YOGA_RAVI touches day because "Ravi Yoga" as SPECIAL_YOGAS
      block when bhadra touches day because "Bhadra" as BHADRA
      take 10 when tithi is Ekadashi because "Ekadashi" as EKADASHI
      block when grahana in ["SOLAR", "LUNAR"] because "an eclipse" as ECLIPSE
${cite}  SUITABILITY_TRAVEL:
    name: Travel
    event: travel
    over: day
    with: SUITABILITY_COMMON
    inputs: {grahana?: [SOLAR, LUNAR], direction?: [East, South, West, North]}
    score: |
      take 30 when disha_shool by weekday = direction because "shool" as SHOOL
      add 25 when nakshatra in [Ashwini, Mrigashira, Pushya, Hasta, Revati] because "star"
${cite}  SUITABILITY_RIVALS:
    name: Rivals
    event: rivals
    over: day
    base: 50
${ratings}    hierarchy: [FIRST, SECOND, THIRD]
    score: |
      add 10 when day touches day because "unlabelled"
      block when Monday touches day because "second, one" as SECOND
      add 10 when day covers day because "first" as FIRST
      block when Monday at sunrise because "second, two" as SECOND
      block when Monday covers day because "third" as THIRD
${cite}`);

const evaluate = (event: string, day: number, inputs = {}): Suitability => {
  const actual = pack.scores.suitability(py, event, day, { inputs });
  if (actual === undefined) throw new Error(`nothing rates ${event}`);
  return actual;
};
const label = (name: QuantityName, day: number): number =>
  labelAt(py, { name, body: 'Moon' }, py.sunrise[day - py.firstDay]);
const texts = (reasons: Suitability['blocking']): string[] => reasons.map((r) => r.because);
const holds = (code: string, day: number): boolean => {
  const i = day - py.firstDay;
  const spans = pack.conditions.ofRule(py, code, day)?.spans ?? [];
  return spans.some((s) => s.start < py.sunset[i] && s.end > py.sunrise[i]);
};
const days = Array.from({ length: 365 }, (_, i) => start + i);

describe('a suitability rule', () => {
  it('adds up what holds on the day, and rates it', () => {
    const seen = new Set<string>();
    for (const day of days) {
      const actual = evaluate('travel', day);
      const star = [0, 4, 7, 12, 26].includes(label('nakshatra', day));
      const ekadashi = label('tithi', day) % 15 === 10;
      const bhadra = holds('CONDITION_BHADRA', day);
      const ravi = holds('YOGA_RAVI', day);
      const score = 50 + (star ? 25 : 0) + (ravi ? 10 : 0) - (ekadashi ? 10 : 0);
      expect(actual.blocked).toBe(bhadra);
      expect(actual.score).toBe(bhadra ? 0 : score);
      expect(actual.rating).toBe(
        bhadra
          ? 'AVOID'
          : score >= 80
            ? 'EXCELLENT'
            : score >= 60
              ? 'GOOD'
              : score >= 40
                ? 'NEUTRAL'
                : 'AVOID',
      );
      expect(texts(actual.blocking)).toEqual([
        ...(ekadashi ? ['Ekadashi'] : []),
        ...(bhadra ? ['Bhadra'] : []),
      ]);
      seen.add(actual.rating);
    }
    expect([...seen].sort()).toEqual(['AVOID', 'EXCELLENT', 'GOOD', 'NEUTRAL']);
  });

  it('evaluates nothing that a higher one outranks, and reports what is above it', () => {
    let both = 0;
    for (const day of days) {
      const actual = evaluate('travel', day, { direction: 'West' });
      const ekadashi = label('tithi', day) % 15 === 10;
      if (!actual.blocked) continue;
      // Bhadra outranks shool, yogas and the star; Ekadashi stands above it.
      expect(actual.supporting).toEqual([]);
      expect(actual.hierarchy).toEqual(ekadashi ? ['EKADASHI', 'BHADRA'] : ['BHADRA']);
      if (ekadashi) both++;
    }
    expect(both).toBeGreaterThan(5);
    for (const day of days.slice(0, 40)) {
      const actual = evaluate('travel', day, { direction: 'West', grahana: 'LUNAR' });
      expect(actual).toMatchObject({ rating: 'AVOID', score: 0, hierarchy: ['ECLIPSE'], supporting: [] });
      expect(texts(actual.blocking)).toEqual(['an eclipse']);
    }
  });

  it('weighs lines of one rank together', () => {
    const [monday, tuesday] = days
      .slice(0, 9)
      .filter((_, i, all) => [1, 2].includes(label('weekday', all[i] ?? 0)));
    const actual = evaluate('rivals', monday ?? 0);
    expect(texts(actual.blocking)).toEqual(['second, one', 'second, two']);
    expect(texts(actual.supporting)).toEqual(['first']);
    expect(actual.hierarchy).toEqual(['FIRST', 'SECOND']);
    expect(evaluate('rivals', tuesday ?? 0)).toMatchObject({ score: 70, hierarchy: ['FIRST'] });
  });

  it('lists what holds from the highest of the hierarchy down, lines without a label last', () => {
    const orders = new Set<string>();
    for (const day of days) {
      const { supporting, hierarchy } = evaluate('travel', day);
      orders.add(texts(supporting).join(', '));
      expect(hierarchy).toEqual(['EKADASHI', 'BHADRA', 'SPECIAL_YOGAS'].filter((l) => hierarchy.includes(l)));
    }
    expect([...orders].sort()).toEqual(['', 'Ravi Yoga', 'Ravi Yoga, star', 'star']);
  });

  it('leaves a line out whose input is not given, and refuses what is no value of it', () => {
    const shools = (inputs: object): number => {
      let count = 0;
      for (const day of days.slice(0, 60)) {
        if (evaluate('travel', day, inputs).hierarchy.includes('SHOOL')) count++;
      }
      return count;
    };
    expect(shools({})).toBe(0);
    expect(shools({ direction: 'West' })).toBeGreaterThan(5);
    expect(() => evaluate('travel', start, { direction: 'Up' })).toThrow(
      'one of East, South, West, North, found Up',
    );
    expect(() => evaluate('travel', py.firstDay + py.count)).toThrow(RangeError);
    expect(pack.scores.suitability(py, 'baking', start)).toBeUndefined();
  });

  test.prop([fc.array(fc.integer({ min: 0, max: 364 }), { minLength: 2, maxLength: 30 })], { numRuns: 10 })(
    'answers alike whether days are requested at once or one after the other',
    async (offsets) => {
      const inputs = { direction: 'West' };
      const plain = ({ rating, score, hierarchy }: Suitability) => ({ rating, score, hierarchy });
      const one: unknown[] = [];
      for (const i of offsets) one.push(plain(evaluate('travel', start + i, inputs)));
      const all = await Promise.all(offsets.map((i) => evaluate('travel', start + i, inputs)));
      expect(all.map(plain)).toEqual(one);
    },
  );
});
