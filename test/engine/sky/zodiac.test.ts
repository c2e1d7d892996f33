import { describe, expect, test } from 'vitest';
import { DIVISIONS, labelOf, signCount } from '../../../engine/sky/zodiac.ts';

describe('the zodiac', () => {
  test('navamsas begin with the sign itself in movable, the ninth in fixed, the fifth in dual signs', () => {
    for (let sign = 0; sign < 12; sign++) {
      const first = (sign + [0, 8, 4][sign % 3]) % 12;
      for (let ninth = 0; ninth < 9; ninth++) {
        const middle = sign * 30 + (ninth + 0.5) * (30 / 9);
        expect(labelOf(DIVISIONS.navamsa, middle)).toBe((first + ninth) % 12);
      }
    }
  });

  test('labels of whole turns and of what lies before the first degree are those of the round', () => {
    expect(labelOf(DIVISIONS.rashi, -0.001)).toBe(11);
    expect(labelOf(DIVISIONS.rashi, 360 * 7 + 30)).toBe(1);
    expect(labelOf(DIVISIONS.nakshatra, 359.999)).toBe(26);
    expect(labelOf(DIVISIONS.pada, 359.999)).toBe(107);
  });

  test('signs are counted with the first as one', () => {
    expect(signCount(3, 3)).toBe(1);
    expect(signCount(3, 9)).toBe(7);
    expect(signCount(11, 0)).toBe(2);
    expect(signCount(0, 11)).toBe(12);
  });
});
