import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  bhinnaAshtakavarga,
  givesBindu,
  samudayaAshtakavarga,
} from '../../../../../engine/jyotisha/strength/ashtakavarga/bindus.ts';
import { kakshyaAt } from '../../../../../engine/jyotisha/strength/ashtakavarga/kakshya.ts';
import {
  LAGNA,
  PLACES_TABLES,
  placesOf,
} from '../../../../../engine/jyotisha/strength/ashtakavarga/places.ts';

const rashis = fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 8, maxLength: 8 });
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('bindus of any chart', () => {
  test.prop([rashis, fc.constantFrom(...PLACES_TABLES)])(
    'add up to 337, and to 386 with those of the lagna',
    (signs, table) => {
      const bhinnas = bhinnaAshtakavarga(signs, table);
      expect(bhinnas.map(({ total }) => total)).toEqual([48, 49, 39, 54, 56, 52, 39, 49]);
      for (const { bindus, total } of bhinnas) expect(sum(bindus)).toBe(total);
      const seven = samudayaAshtakavarga(bhinnas);
      expect([seven.total, sum(seven.bindus)]).toEqual([337, 337]);
      const eight = samudayaAshtakavarga(bhinnas, true);
      expect([eight.total, sum(eight.bindus)]).toEqual([386, 386]);
    },
  );

  test.prop([rashis, fc.constantFrom(...PLACES_TABLES)])(
    'are those of the prastara, counted from each reference',
    (signs, table) => {
      for (const bhinna of bhinnaAshtakavarga(signs, table)) {
        for (let rashi = 0; rashi < 12; rashi++) {
          const givers = signs.flatMap((from, reference) =>
            placesOf(table, bhinna.owner, reference).includes(((rashi - from + 12) % 12) + 1)
              ? [reference]
              : [],
          );
          expect(givers).toEqual(
            signs.flatMap((_, reference) => (givesBindu(bhinna, reference, rashi) ? [reference] : [])),
          );
          expect(bhinna.bindus[rashi]).toBe(givers.length);
        }
      }
    },
  );

  test.prop([rashis, fc.integer({ min: 1, max: 11 })])('turn with the chart', (signs, by) => {
    const [before, after] = [signs, signs.map((sign) => (sign + by) % 12)].map((of) =>
      bhinnaAshtakavarga(of),
    );
    for (const [owner, { bindus }] of before.entries())
      expect(bindus).toEqual(bindus.map((_, rashi) => after[owner].bindus[(rashi + by) % 12]));
  });
});

describe('bindus of printed charts', () => {
  // Sun in Kanya, Moon Kumbha, Mars Vrishchika, Mercury Tula, Jupiter Mithuna, Venus Kanya, Saturn Simha, lagna Makara.
  it("has the Sun's of Raman's standard horoscope", () => {
    const [sun] = bhinnaAshtakavarga([5, 10, 7, 6, 2, 5, 4, 9]);
    expect(sun.bindus).toEqual([5, 3, 5, 4, 4, 4, 3, 5, 5, 0, 5, 5]);
  });

  // Raman, Ashtakavarga System: of Mars, Mercury, Venus and the lagna.
  it('has the givers of the four bindus of Jupiter in Kumbha in the same horoscope', () => {
    const jupiter = bhinnaAshtakavarga([5, 10, 7, 6, 2, 5, 4, 9], 'varahamihira')[4];
    expect(jupiter.bindus[10]).toBe(4);
    const givers = Array.from({ length: 8 }, (_, n) => n).filter((n) => givesBindu(jupiter, n, 10));
    expect(givers).toEqual([2, 3, 5, LAGNA]);
    const kakshyas = Array.from({ length: 8 }, (_, n) => kakshyaAt(jupiter, 300 + n * 3.75));
    expect(kakshyas.map(({ lord }) => lord)).toEqual([6, 4, 2, 0, 5, 3, 1, LAGNA]);
    expect(kakshyas.map(({ bindu }) => bindu)).toEqual([false, false, true, false, true, true, false, true]);
    expect(kakshyaAt(jupiter, 329.999).index).toBe(7);
  });

  it('differs by table in single rashis only', () => {
    const signs = [9, 11, 7, 8, 3, 10, 6, 5];
    const by = PLACES_TABLES.map((table) =>
      samudayaAshtakavarga(bhinnaAshtakavarga(signs, table)).bindus.join(' '),
    );
    expect(new Set(by).size).toBe(PLACES_TABLES.length);
  });

  it('gives the lagna an ashtakavarga of its own', () => {
    expect(bhinnaAshtakavarga([0, 1, 2, 3, 4, 5, 6, 7])[LAGNA].owner).toBe(LAGNA);
  });
});
