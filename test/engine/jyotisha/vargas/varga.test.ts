import { describe, expect, it } from 'vitest';
import { SHODASHAVARGA, VARGAS } from '../../../../engine/jyotisha/vargas/tables.ts';
import {
  UnknownVarga,
  vargaChart,
  vargaLongitude,
  vargaSign,
} from '../../../../engine/jyotisha/vargas/varga.ts';
import { DIVISIONS, labelOf } from '../../../../engine/sky/zodiac.ts';
import { seeded } from '../../random.ts';

const random = seeded(11);
const longitudes = Array.from({ length: 500 }, () => random() * 360);

describe('vargas of BPHS 6', () => {
  it.each([
    // rashi and degrees, varga, rashi of the part
    [0, 10, 2, 4],
    [0, 20, 2, 3],
    [1, 10, 2, 3],
    [1, 20, 2, 4],
    [0, 25, 3, 8],
    [3, 8, 4, 6],
    [1, 1, 7, 7],
    [2, 29.9, 7, 8],
    [1, 1, 10, 9],
    [4, 29, 10, 1],
    [11, 29.9, 12, 10],
    [4, 1, 16, 4],
    [8, 1, 20, 4],
    [1, 0.5, 24, 3],
    [2, 0.5, 24, 4],
    [7, 0.5, 27, 9],
    [0, 4.99, 30, 0],
    [0, 5, 30, 10],
    [0, 17.9, 30, 8],
    [0, 29.9, 30, 6],
    [1, 12.05, 30, 11],
    [1, 29.9, 30, 7],
    [1, 0.1, 40, 6],
    [8, 0.1, 45, 8],
    [3, 15.6, 60, 10],
    [0, 7, 5, 10],
    [1, 7, 5, 5],
    [4, 1, 8, 8],
    [8, 1, 8, 4],
    [1, 1, 6, 6],
    [2, 1, 11, 10],
  ])('rashi %d, %d degrees, D%d: rashi %d', (sign, degrees, parts, expected) => {
    expect(vargaSign(sign * 30 + degrees, parts)).toBe(expected);
  });

  it('navamsas run through the rashis without a break, as the parts of the stars do', () => {
    for (const longitude of longitudes) {
      expect(vargaSign(longitude, 9)).toBe(labelOf(DIVISIONS.navamsa, longitude));
      expect(vargaSign(longitude, 9)).toBe(vargaSign(longitude, 9, 'parivritti'));
    }
  });

  it('enlarge the degrees of a part to a rashi', () => {
    expect(vargaLongitude(292.45, 9)).toBeCloseTo(3 * 30 + 22.05, 6);
    for (const longitude of longitudes) {
      for (const parts of Object.keys(VARGAS).map(Number)) {
        const place = vargaLongitude(longitude, parts);
        expect(place % 30).toBeCloseTo((longitude * parts) % 30, 6);
      }
    }
  });

  it('give every rashi equally many parts, but for the hora, the trimshamsha and the panchamsha', () => {
    for (const [parts, { methods }] of Object.entries(VARGAS)) {
      for (const [name, method] of Object.entries(methods)) {
        if (typeof method !== 'function' || (parts === '2' && name === 'parashara')) continue;
        const count = new Array(12).fill(0);
        for (let i = 0; i < 12 * Number(parts); i++)
          count[vargaSign(((i + 0.5) * 30) / Number(parts), Number(parts), name)]++;
        expect([parts, name, Math.max(...count) - Math.min(...count) <= 12]).toEqual([parts, name, true]);
        expect(count.reduce((a, b) => a + b)).toBe(12 * Number(parts));
      }
    }
  });
});

describe('ways of schools', () => {
  it.each([
    [2, 'parivritti', 30 + 20, 3],
    [2, 'even_reversed', 30 + 20, 2],
    [2, 'somanatha', 30 + 5, 11],
    [2, 'kashinatha', 0 + 5, 7],
    [2, 'kashinatha', 30 + 5, 1],
    [2, 'kashinatha', 120 + 20, 4],
    [3, 'somanatha', 60 + 5, 3],
    [3, 'jagannatha', 30 + 5, 9],
    [9, 'krishna_mishra', 30 + 1, 9],
    [9, 'krishna_mishra', 30 + 4, 8],
    [9, 'kalachakra', 14, 4],
    [9, 'kalachakra', 40.1, 7],
    [9, 'kalachakra', 79.9, 8],
    [9, 'kalachakra', 80.1, 0],
    [24, 'from_simha', 30 + 0.5, 4],
    [12, 'even_backward', 30 + 3, 0],
    [60, 'even_backward', 30 + 0.6, 0],
    // 50° is the 6th of 36 drekkanas of 10°: the 6th rashi.
    [3, 'parivritti', 50, 5],
    // In Vrishabha the three of 30° to 60° are Karka, Simha and Kanya; in reverse 50° is Karka.
    [3, 'even_reversed', 50, 3],
    // 50° is the 7th of 48 parts of 7.5°: the 7th rashi.
    [4, 'parivritti', 50, 6],
    // 36° is in the second of seven parts of Vrishabha (4.2857° to 8.5714°): from Vrishchika forwards Dhanu, backwards Tula.
    [7, 'parashara', 36, 8],
    [7, 'even_backward_from_7th', 36, 6],
    // The second backwards from Vrishabha itself.
    [7, 'even_backward', 36, 0],
    // The uniform reading of Vrishabha: Kanya back to Makara.
    [9, 'even_reversed', 30 + 1, 5],
    [9, 'even_reversed', 30 + 29, 9],
    // 37° is in the third part of Vrishabha (6° to 9°): from Makara, the ninth, forwards Mina, backwards Vrishchika.
    [10, 'parashara', 37, 11],
    [10, 'even_backward_from_9th', 37, 7],
    // The ninth counted backwards from Vrishabha is Kanya; the third backwards from it Karka.
    [10, 'even_backward_from_reverse_9th', 37, 3],
    // 31.5° is in the second part of Vrishabha: from Karka backwards Mithuna.
    [24, 'even_backward', 31.5, 2],
    // 45.5° is the 46th of 360 parts: 46 less three rounds of 12 is the 10th rashi. In Vrishabha it is the 16th: the 4th rashi from it.
    [30, 'parivritti', 45.5, 9],
    [30, 'from_itself', 45.5, 4],
  ] as const)('D%d by %s', (parts, method, longitude, sign) => {
    expect(vargaSign(longitude, parts, method)).toBe(sign);
  });

  it('are errors where there are none of them', () => {
    expect(() => vargaSign(0, 13)).toThrow(UnknownVarga);
    expect(() => vargaSign(0, 9, 'toString')).toThrow('no method toString of D9: parivritti');
  });
});

it('a chart in a varga has the rashi of each graha and of the lagna', () => {
  const chart = { longitude: Float64Array.from({ length: 9 }, (_, i) => i * 41.3), lagna: 292.45 };
  for (const parts of SHODASHAVARGA) {
    const varga = vargaChart(chart, parts);
    expect([...varga.sign]).toEqual([...chart.longitude].map((longitude) => vargaSign(longitude, parts)));
    expect(varga.lagnaSign).toBe(Math.floor(varga.lagna / 30));
    expect([...varga.longitude].map((longitude) => Math.floor(longitude / 30))).toEqual([...varga.sign]);
  }
});

it.each([
  [108, 9],
  [144, 12],
])('D%s is the dvadashamsha of the D%s', (parts, first) => {
  for (const longitude of longitudes)
    expect(vargaLongitude(longitude, parts)).toBeCloseTo(
      vargaLongitude(vargaLongitude(longitude, first), 12),
      6,
    );
});
