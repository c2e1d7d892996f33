import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { apart, normalizeDegrees } from '../../../engine/jyotisha/angle.ts';
import {
  bhavaMadhya,
  HOUSE_SYSTEMS,
  houseHolding,
  housesIn,
  housesOfMiddles,
} from '../../../engine/jyotisha/houses.ts';
import { uniform } from '../../uniform.ts';

const lagnas = uniform(0, 359.99);
/** How far the midheaven lies behind the lagna. */
const quadrants = uniform(30, 150);

describe('bhavas of Sripati', () => {
  it('are those that Raman works out (Manual of Hindu Astrology, art. 90)', () => {
    const houses = housesOfMiddles(bhavaMadhya(294.95, 214.916667));
    expect(houses[0]).toMatchObject({ cusp: 294.95 });
    expect(houses[0].end).toBeCloseTo(311.611111, 3);
    expect(houses[1].cusp).toBeCloseTo(328.272222, 3);
    expect(houses[5].begin).toBeCloseTo(88.272222 - 13.338889, 3);
    expect(houses[9].cusp).toBeCloseTo(214.916667, 6);
  });

  it('divide the quadrants in thirds', () => {
    expect(bhavaMadhya(86, 346).map(Math.round)).toEqual([
      86, 113, 139, 166, 199, 233, 266, 293, 319, 346, 19, 53,
    ]);
  });

  test.prop([lagnas, quadrants])(
    'stand opposite each other, lagna and midheaven among them',
    (lagna, quadrant) => {
      const madhya = bhavaMadhya(lagna, lagna - quadrant);
      expect(apart(madhya[0], lagna)).toBeLessThan(1e-9);
      expect(apart(madhya[9], lagna - quadrant)).toBeLessThan(1e-9);
      for (let bhava = 0; bhava < 6; bhava++)
        expect(apart(madhya[bhava], madhya[bhava + 6])).toBeCloseTo(180, 9);
    },
  );

  test.prop([lagnas, quadrants, lagnas])(
    'hold every longitude, each up to its sandhi',
    (lagna, quadrant, longitude) => {
      const madhya = bhavaMadhya(lagna, lagna - quadrant);
      const bhava = houseHolding(housesOfMiddles(madhya), longitude) - 1;
      const ahead = normalizeDegrees(longitude - madhya[bhava] + 180) - 180;
      const next = normalizeDegrees(madhya[(bhava + 1) % 12] - madhya[bhava]) / 2;
      const last = normalizeDegrees(madhya[bhava] - madhya[(bhava + 11) % 12]) / 2;
      expect(ahead).toBeLessThan(next + 1e-9);
      expect(ahead).toBeGreaterThan(-last - 1e-9);
    },
  );
});

describe('houses with bounds', () => {
  // A quadrant of 80 degrees from the midheaven to the lagna, of 100 from the lagna to the foot of the sky.
  const angles = { lagna: 100, midheaven: 20, cusps: undefined };
  const thirds = [100, 100 + 100 / 3, 100 + 200 / 3, 200, 200 + 80 / 3];

  it.each([
    ['whole_sign', [90, 120, 150, 180, 210], [90, 120, 150, 180, 210]],
    ['equal', [100, 130, 160, 190, 220], [100, 130, 160, 190, 220]],
    ['equal_middle', [85, 115, 145, 175, 205], [100, 130, 160, 190, 220]],
    ['porphyry', thirds, thirds],
    // Half of the thirds before and after: 80 / 3 before the lagna, 100 / 3 after it.
    ['sripati', [100 - 40 / 3, 100 + 50 / 3, 150, 200 - 50 / 3, 200 + 40 / 3], thirds],
  ] as const)('begin by %s where its rule says', (system, begins, cusps) => {
    const houses = housesIn(angles, system) ?? [];
    expect(houses).toHaveLength(12);
    for (const [i, begin] of begins.entries()) {
      expect(houses[i]?.begin).toBeCloseTo(begin, 9);
      expect(houses[i]?.cusp).toBeCloseTo(cusps[i] ?? Number.NaN, 9);
    }
    for (const [i, { end }] of houses.entries()) expect(end).toBe(houses[(i + 1) % 12]?.begin);
  });

  it('hold every longitude once, each cusp its own', () => {
    const cusps = Float64Array.from({ length: 12 }, (_, i) => normalizeDegrees(100 + 30 * i + (i % 3)));
    for (const system of HOUSE_SYSTEMS) {
      const houses = housesIn({ ...angles, cusps }, system) ?? [];
      expect(houses.map(({ cusp }) => houseHolding(houses, cusp))).toEqual(houses.map((_, i) => i + 1));
      const counts = new Array(13).fill(0);
      for (let longitude = 0.05; longitude < 360; longitude += 0.1) counts[houseHolding(houses, longitude)]++;
      for (const [i, { begin, end }] of houses.entries())
        expect(Math.abs(counts[i + 1] / 10 - normalizeDegrees(end - begin))).toBeLessThan(0.11);
    }
  });

  it('are none where the sky has none of them', () => {
    expect(housesIn(angles, 'placidus')).toBeUndefined();
    const setting = { ...angles, midheaven: 200 };
    expect(housesIn(setting, 'sripati')).toBeUndefined();
    expect(housesIn(setting, 'porphyry')).toBeUndefined();
    expect(housesIn(setting, 'equal')).toHaveLength(12);
  });
});
