import { describe, expect, it } from 'vitest';
import { compoundRelation } from '../../../../engine/jyotisha/friendship.ts';
import { G } from '../../../../engine/jyotisha/graha.ts';
import { SIGN_LORDS } from '../../../../engine/jyotisha/sign.ts';
import {
  VARGA_GROUPS,
  VIMSHOPAKA_SHARES,
  vimshopaka,
} from '../../../../engine/jyotisha/strength/vimshopaka.ts';
import { vargaSign } from '../../../../engine/jyotisha/vargas/varga.ts';
import { births, jain } from './charts.ts';

describe('vimshopaka bala', () => {
  it('has groups of six, seven, ten and sixteen vargas whose shares are 20', () => {
    expect(VARGA_GROUPS.map((group) => VIMSHOPAKA_SHARES[group].length)).toEqual([6, 7, 10, 16]);
    for (const group of VARGA_GROUPS)
      expect(VIMSHOPAKA_SHARES[group].reduce((sum, [, share]) => sum + share, 0)).toBe(20);
  });

  it('lies between 5, of great enemies alone, and 20, of own rashis alone', () => {
    for (const chart of births(40)) {
      for (const { of } of vimshopaka(chart.longitude)) {
        for (const group of VARGA_GROUPS) {
          expect(of[group]).toBeGreaterThanOrEqual(5);
          expect(of[group]).toBeLessThanOrEqual(20);
        }
      }
    }
  });

  it('weighs each varga by the lord of its rashi', () => {
    const { longitude, sign } = jain();
    const points: Readonly<Record<number, number>> = { [-2]: 5, [-1]: 7, 0: 10, 1: 15, 2: 18 };
    for (const { graha, of } of vimshopaka(longitude)) {
      const expected = VIMSHOPAKA_SHARES.saptavarga.reduce((sum, [varga, share]) => {
        const lord = SIGN_LORDS[vargaSign(longitude[graha], varga)];
        return sum + (share * (lord === graha ? 20 : points[compoundRelation(graha, lord, sign)])) / 20;
      }, 0);
      expect(of.saptavarga).toBeCloseTo(expected, 9);
    }
  });

  it('is 20 in the shadvarga of a Sun whose six vargas are its own', () => {
    // Simha 0:30: hora, drekkana and dvadashamsha of Simha, navamsha and trimshamsha of Mesha.
    const [sun] = vimshopaka([120.5, 0, 30, 60, 90, 150, 180]);
    expect(sun.vargas.filter(({ relation }) => relation === undefined).map(({ varga }) => varga)).toEqual(
      expect.arrayContaining([1, 2, 3, 12]),
    );
    expect(sun.vargas[0]).toEqual({ varga: 1, sign: 4, relation: undefined, points: 20 });
    expect(sun.graha).toBe(G.sun);
  });
});
