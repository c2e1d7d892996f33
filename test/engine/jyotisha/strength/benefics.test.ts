import { describe, expect, it } from 'vitest';
import { G } from '../../../../engine/jyotisha/graha.ts';
import { beneficsAt, type MaleficMercury } from '../../../../engine/jyotisha/strength/benefics.ts';

/** Sun at 0, Mercury in Kanya with those that are named, the others in Karka. */
const withMercury = (...company: number[]): number[] =>
  [0, 100, 100, 155, 100, 100, 100].map((at, graha) => (company.includes(graha) ? 160 : at));

const mercury = (rule: MaleficMercury, ...company: number[]): boolean =>
  beneficsAt(withMercury(...company), { beneficMoon: 'waxing', maleficMercury: rule })[G.mercury];

describe('benefics', () => {
  it('has Mercury benefic alone and with benefics, malefic with malefics, by every rule', () => {
    for (const rule of ['with_any', 'with_more', 'with_them_alone'] as const) {
      expect(mercury(rule)).toBe(true);
      expect(mercury(rule, G.venus)).toBe(true);
      expect(mercury(rule, G.mars)).toBe(false);
    }
  });

  it('differs where Mercury has both about it', () => {
    const both = (...company: number[]) =>
      (['with_any', 'with_more', 'with_them_alone'] as const).map((rule) => mercury(rule, ...company));
    expect(both(G.jupiter, G.saturn)).toEqual([false, true, true]);
    expect(both(G.jupiter, G.saturn, G.mars)).toEqual([false, false, true]);
  });

  it('has the Moon benefic while it waxes, or while more than half is lit', () => {
    const moon = (elongation: number, beneficMoon: 'waxing' | 'bright'): boolean =>
      beneficsAt([10, 10 + elongation, 0, 0, 0, 0, 0], { beneficMoon, maleficMercury: 'with_any' })[G.moon];
    expect([30, 120, 200, 300].map((elongation) => moon(elongation, 'waxing'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([30, 120, 200, 300].map((elongation) => moon(elongation, 'bright'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
