import { expect, test } from 'vitest';
import { specialTithi } from '../../../../engine/jyotisha/points/special-tithi.ts';

test('a multiplier of one gives the tithi itself', () => {
  for (const elongation of [0, 11.9, 12, 179.99, 348, 359.9])
    expect(specialTithi(elongation, 1)).toBeCloseTo(elongation / 12, 10);
});

test('the multiple of the elongation is counted within one round', () => {
  // 100 degrees: the ninth tithi; twice 200, the seventeenth; ten times 1000 - 720 = 280, the twenty-fourth.
  expect(Math.floor(specialTithi(100, 1)) + 1).toBe(9);
  expect(Math.floor(specialTithi(100, 2)) + 1).toBe(17);
  expect(Math.floor(specialTithi(100, 10)) + 1).toBe(24);
});

test('a special tithi changes as many times as fast as its multiplier says', () => {
  for (let multiplier = 1; multiplier <= 12; multiplier++) {
    const labels = Array.from({ length: 36_000 }, (_, i) =>
      Math.floor(specialTithi((i + 0.5) / 100, multiplier)),
    );
    const changes = labels.filter((label, i) => i > 0 && label !== labels[i - 1]).length;
    expect(changes).toBe(30 * multiplier - 1);
    expect([Math.min(...labels), Math.max(...labels)]).toEqual([0, 29]);
  }
});
