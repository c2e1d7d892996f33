import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { apart, normalizeDegrees } from '../../../../engine/jyotisha/angle.ts';
import { bhavaMadhya, bhavaOf } from '../../../../engine/jyotisha/strength/sripati.ts';
import { uniform } from '../../../uniform.ts';

const lagnas = uniform(0, 359.99);
/** How far the midheaven lies behind the lagna. */
const quadrants = uniform(30, 150);

describe('bhavas of Sripati', () => {
  it('divides the quadrants in thirds', () => {
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
      const bhava = bhavaOf(madhya, longitude);
      const ahead = normalizeDegrees(longitude - madhya[bhava] + 180) - 180;
      const next = normalizeDegrees(madhya[(bhava + 1) % 12] - madhya[bhava]) / 2;
      const last = normalizeDegrees(madhya[bhava] - madhya[(bhava + 11) % 12]) / 2;
      expect(ahead).toBeLessThan(next + 1e-9);
      expect(ahead).toBeGreaterThan(-last - 1e-9);
    },
  );
});
