import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { ashtakavarga } from '../../../../../engine/jyotisha/strength/ashtakavarga/ashtakavarga.ts';
import { pindaOf } from '../../../../../engine/jyotisha/strength/ashtakavarga/pinda.ts';
import {
  EKADHIPATYA_RULES,
  type EkadhipatyaRule,
  ekadhipatyaShodhana,
  occupiedRashis,
  trikonaShodhana,
} from '../../../../../engine/jyotisha/strength/ashtakavarga/reductions.ts';

const bindus = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 12, maxLength: 12 });
const occupied = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });
const { parashara, narasimha_rao } = EKADHIPATYA_RULES;

describe('trikona shodhana', () => {
  it('takes the least of a trine from each of its rashis', () => {
    expect(trikonaShodhana([7, 4, 7, 4, 4, 3, 4, 4, 4, 3, 6, 4])).toEqual([
      3, 1, 3, 0, 0, 0, 0, 0, 0, 0, 2, 0,
    ]);
  });

  it('leaves a trine in which one has none, and nothing where all have as many', () => {
    expect(trikonaShodhana([5, 2, 0, 0, 3, 2, 0, 0, 0, 2, 0, 0])).toEqual([
      5, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  test.prop([bindus])('leaves one of each trine empty, and is done at once', (before) => {
    const after = trikonaShodhana(before);
    for (let rashi = 0; rashi < 4; rashi++)
      expect(Math.min(after[rashi], after[rashi + 4], after[rashi + 8])).toBe(0);
    expect(trikonaShodhana(after)).toEqual(after);
  });
});

/** Bindus of Mesha and Vrishchika, the rashis of Mars; the others have none. */
const pair = (mesha: number, vrishchika: number): number[] => [
  mesha,
  0,
  0,
  0,
  0,
  0,
  0,
  vrishchika,
  0,
  0,
  0,
  0,
];
const inMesha = (is: boolean, inVrishchika = false): boolean[] => [
  is,
  ...Array(6).fill(false),
  inVrishchika,
  ...Array(4).fill(false),
];

describe('ekadhipatya shodhana', () => {
  it.for<[string, readonly number[], readonly boolean[], EkadhipatyaRule, readonly [number, number]]>([
    ['one has none', pair(0, 4), inMesha(false), parashara, [0, 4]],
    ['both occupied', pair(3, 5), inMesha(true, true), parashara, [3, 5]],
    ['both empty, unequal', pair(3, 5), inMesha(false), parashara, [3, 3]],
    ['both empty, equal', pair(4, 4), inMesha(false), parashara, [0, 0]],
    ['the occupied has more', pair(5, 2), inMesha(true), parashara, [5, 0]],
    ['the occupied has as many', pair(3, 3), inMesha(true), parashara, [3, 0]],
    ['the occupied has as many, kept', pair(3, 3), inMesha(true), { ...parashara, equal: 'keep' }, [3, 3]],
    ['the occupied has fewer', pair(2, 6), inMesha(true), parashara, [2, 4]],
    ['the occupied has fewer, replaced', pair(2, 6), inMesha(true), narasimha_rao, [2, 2]],
    ['the other one is occupied', pair(6, 2), inMesha(false, true), parashara, [4, 2]],
  ])('%s', ([_, before, fulfilled, rule, [mesha, vrishchika]]) => {
    expect(ekadhipatyaShodhana(before, fulfilled, rule)).toEqual(pair(mesha, vrishchika));
  });

  test.prop([bindus, occupied, fc.constantFrom(parashara, narasimha_rao)])(
    'never adds, and leaves Karka, Simha and what is occupied',
    (before, fulfilled, rule) => {
      const after = ekadhipatyaShodhana(before, fulfilled, rule);
      for (let rashi = 0; rashi < 12; rashi++) {
        expect(after[rashi]).toBeGreaterThanOrEqual(0);
        expect(after[rashi]).toBeLessThanOrEqual(before[rashi]);
        if (fulfilled[rashi] || rashi === 3 || rashi === 4) expect(after[rashi]).toBe(before[rashi]);
      }
    },
  );

  it('counts lagna and nodes as occupants where the rule says so', () => {
    const grahas = [0, 0, 0, 0, 0, 0, 0, 2, 8];
    const fulfilled = (rule: EkadhipatyaRule): number[] =>
      occupiedRashis(grahas, 5, rule).flatMap((is, rashi) => (is ? [rashi] : []));
    expect(fulfilled(parashara)).toEqual([0]);
    expect(fulfilled(narasimha_rao)).toEqual([0, 5]);
    expect(fulfilled({ ...parashara, nodesOccupy: true })).toEqual([0, 2, 8]);
  });
});

describe('pindas', () => {
  // P.V.R. Narasimha Rao, Vedic Astrology, examples 40 to 42.
  it('has those of a worked example', () => {
    const reduced = [3, 1, 3, 0, 0, 0, 0, 0, 0, 0, 2, 0];
    expect(pindaOf(reduced, [2, 11, 2, 2, 4, 0, 6])).toMatchObject({
      rashi: 77,
      graha: 60 + 15,
      shodhya: 152,
      plain: 9,
    });
  });

  it('differs by the multiplier of Kanya alone', () => {
    const reduced = [0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0];
    const by = (table: 'kanya_5' | 'kanya_6') => pindaOf(reduced, [0, 0, 0, 0, 0, 0, 0], table).rashi;
    expect([by('kanya_5'), by('kanya_6')]).toEqual([20, 24]);
  });
});

it('says which tables a whole ashtakavarga followed', () => {
  const grahas = [8, 11, 10, 8, 2, 9, 3, 4, 10];
  const of = ashtakavarga(grahas, 6, { places: 'varahamihira', ekadhipatya: 'narasimha_rao' });
  expect(of.options).toEqual({
    places: 'varahamihira',
    ekadhipatya: 'narasimha_rao',
    multipliers: 'kanya_5',
    lagnaInSamudaya: false,
  });
  for (const { bindus, trikona, ekadhipatya, pinda } of of.bhinna) {
    expect(trikona).toEqual(trikonaShodhana(bindus));
    expect(pinda).toEqual(pindaOf(ekadhipatya, grahas));
  }
});
