import { describe, expect, test } from 'vitest';
import { aspects } from '../../../engine/observe/drishti.ts';
import { GRAHAS, type Graha } from '../../../engine/sky/grahas.ts';

/** The rashis that a graha in `from` looks at. */
const seen = (graha: Graha, from: number): number[] =>
  Array.from({ length: 12 }, (_, sign) => sign).filter((sign) => aspects(graha, from, sign));

describe('graha drishti by sign', () => {
  test('every graha looks at the seventh sign from its own', () => {
    for (const graha of GRAHAS) {
      for (let from = 0; from < 12; from++) expect(seen(graha, from)).toContain((from + 6) % 12);
    }
  });

  test('Mars also at the fourth and eighth, Jupiter at the fifth and ninth, Saturn at the third and tenth', () => {
    expect(seen('Mars', 10)).toEqual([1, 4, 5]);
    expect(seen('Jupiter', 10)).toEqual([2, 4, 6]);
    expect(seen('Saturn', 10)).toEqual([0, 4, 7]);
    for (const graha of ['Sun', 'Moon', 'Mercury', 'Venus', 'Rahu', 'Ketu'] as const) {
      expect(seen(graha, 0)).toEqual([6]);
    }
  });
});
