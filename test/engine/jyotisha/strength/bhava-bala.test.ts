import { describe, expect, it } from 'vitest';
import { G } from '../../../../engine/jyotisha/graha.ts';
import { houseHolding, housesOfMiddles } from '../../../../engine/jyotisha/houses.ts';
import { SIGN_LORDS } from '../../../../engine/jyotisha/sign.ts';
import { BHAVA_BALA_SETS, bhavaBala, rashiKindAt } from '../../../../engine/jyotisha/strength/bhava-bala.ts';
import { shadbalaInput } from '../../../../engine/jyotisha/strength/shadbala/input.ts';
import { SHADBALA_SETS } from '../../../../engine/jyotisha/strength/shadbala/options.ts';
import { shadbala } from '../../../../engine/jyotisha/strength/shadbala/shadbala.ts';
import { births, jain, polar } from './charts.ts';

const { bphs, raman } = BHAVA_BALA_SETS;
const degrees = (whole: number, minutes: number): number => whole + minutes / 60;

describe('bhava bala', () => {
  // Worked out in "Vedic Astrological Calculations", article 131; what it prints of the twelfth cannot be read.
  it('has the strengths by kind of rashi of a printed chart', () => {
    const madhya = [
      degrees(276, 18),
      degrees(309, 14),
      degrees(343, 34),
      degrees(15, 36),
      degrees(43, 48),
      degrees(69, 43),
      degrees(96, 18),
      degrees(129, 14),
      degrees(163, 34),
      degrees(195, 36),
      degrees(223, 48),
      degrees(249, 43),
    ];
    const input = { ...shadbalaInput(jain()), madhya };
    const bhavas = bhavaBala(input, shadbala(input, SHADBALA_SETS.raman), raman);
    expect(bhavas.slice(0, 11).map(({ parts }) => parts.dig)).toEqual([
      30, 50, 50, 0, 10, 10, 30, 40, 20, 30, 20,
    ]);
    expect(bhavas.map(({ kind }) => kind[0]).join('')).toBe('cnjccnjcnnkn');
  });

  it('knows Dhanu and Makara as two kinds, and Karka as either', () => {
    expect([254, 256, 284, 286].map((at) => rashiKindAt(at, 'jala'))).toEqual([
      'nara',
      'chatushpada',
      'chatushpada',
      'jala',
    ]);
    expect([rashiKindAt(100, 'jala'), rashiKindAt(100, 'keeta')]).toEqual(['jala', 'keeta']);
  });

  it('is the sum of its parts, with the shadbala of its lord', () => {
    for (const chart of births(20)) {
      const input = shadbalaInput(chart);
      const strengths = shadbala(input);
      for (const set of [bphs, raman]) {
        for (const { sign, parts, virupas, rupas, lordGraha } of bhavaBala(input, strengths, set)) {
          expect(lordGraha).toBe(SIGN_LORDS[sign]);
          expect(parts.lord).toBe(strengths.grahas[lordGraha].virupas);
          const { lord, dig, drishti, occupants = 0, rising = 0 } = parts;
          expect(virupas).toBeCloseTo(lord + dig + drishti + occupants + rising, 9);
          expect(rupas).toBeCloseTo(virupas / 60, 9);
          expect(dig).toBeGreaterThanOrEqual(0);
          expect(dig).toBeLessThanOrEqual(60);
        }
      }
    }
  });

  it('gives and takes a rupa for occupants where BPHS is followed', () => {
    const input = shadbalaInput(jain());
    const strengths = shadbala(input);
    const bhavas = bhavaBala(input, strengths, bphs);
    const fulfilled = (graha: number): number =>
      houseHolding(housesOfMiddles(input.madhya), input.longitude[graha]) - 1;
    const expected = Array.from(
      { length: 12 },
      (_, bhava) =>
        [G.mercury, G.jupiter].filter((graha) => fulfilled(graha) === bhava).length * 60 -
        [G.sun, G.mars, G.saturn].filter((graha) => fulfilled(graha) === bhava).length * 60,
    );
    expect(bhavas.map(({ parts }) => parts.occupants)).toEqual(expected);
    expect(bhavaBala(input, strengths, raman)[0].parts).toMatchObject({
      occupants: undefined,
      rising: undefined,
    });
  });

  it('gives 15 by night to rashis that rise back first, and leaves it where there is no night', () => {
    const by = (chart: ReturnType<typeof jain>) => {
      const input = shadbalaInput(chart);
      return bhavaBala(input, shadbala(input), bphs);
    };
    for (const { sign, parts } of by(jain()))
      expect(parts.rising).toBe([0, 1, 3, 8, 9].includes(sign) ? 15 : 0);
    for (const { parts } of by(polar())) expect(parts.rising).toBeUndefined();
  });
});
