import { describe, expect, it } from 'vitest';
import { G } from '../../../engine/jyotisha/graha.ts';
import {
  degreesIn,
  elementOf,
  houseOf,
  isOddSign,
  lordOf,
  modalityOf,
  SIGNS_OF,
  signAt,
  signOf,
} from '../../../engine/jyotisha/sign.ts';
import { nakshatraOf, nakshatraTraversed, padaOf } from '../../../engine/jyotisha/star.ts';

describe('rashis', () => {
  it('of longitudes, wrapped or not', () => {
    expect([0, 29.999, 30, 359.9, 360, -1].map(signOf)).toEqual([0, 0, 1, 11, 0, 11]);
    expect(degreesIn(95)).toBe(5);
    expect(degreesIn(-5)).toBe(25);
  });

  it('counted from one another', () => {
    expect(signAt(9, 4)).toBe(0);
    expect(houseOf(9, 0)).toBe(4);
    for (let from = 0; from < 12; from++)
      for (let house = 1; house <= 12; house++) expect(houseOf(from, signAt(from, house))).toBe(house);
  });

  it('their lords, parities, modalities and elements', () => {
    expect(SIGNS_OF).toEqual([[4], [3], [0, 7], [2, 5], [8, 11], [1, 6], [9, 10], [], []]);
    expect(lordOf(9)).toBe(G.saturn);
    expect([0, 1, 2, 3].map(isOddSign)).toEqual([true, false, true, false]);
    expect([0, 1, 2, 11].map(modalityOf)).toEqual([0, 1, 2, 2]);
    expect([0, 5, 10, 3].map(elementOf)).toEqual([0, 1, 2, 3]);
  });
});

it('nakshatras and padas of longitudes', () => {
  expect([0, 13.34, 359.99].map(nakshatraOf)).toEqual([0, 1, 26]);
  expect([0, 3.34, 6.67, 10.01, 13.34].map(padaOf)).toEqual([0, 1, 2, 3, 0]);
  expect(nakshatraTraversed(20)).toBeCloseTo(0.5, 12);
});
