import { describe, expect, it } from 'vitest';
import { isCombust } from '../../../engine/jyotisha/combustion.ts';
import {
  dignityInSign,
  dignityOf,
  exaltationSign,
  fromDebility,
  inMulatrikona,
  isDebilitated,
  isExalted,
  isOwn,
  MULATRIKONA,
} from '../../../engine/jyotisha/dignity.ts';
import { aspectsOf, grahaAspects, signAspects, signsAspected } from '../../../engine/jyotisha/drishti.ts';
import {
  compoundRelation,
  NATURAL_RELATIONS,
  naturalRelation,
  relationToSign,
  temporalRelation,
} from '../../../engine/jyotisha/friendship.ts';
import { G } from '../../../engine/jyotisha/graha.ts';
import { SIGN_LORDS, signAt } from '../../../engine/jyotisha/sign.ts';

/** Every graha in Mesha. */
const all = new Uint8Array(9);

describe('dignity', () => {
  it.each([
    [G.sun, 10, 'exalted'],
    [G.sun, 190, 'debilitated'],
    [G.sun, 125, 'mulatrikona'],
    [G.sun, 145, 'own'],
    [G.moon, 32, 'exalted'],
    [G.moon, 40, 'mulatrikona'],
    [G.moon, 100, 'own'],
    [G.mars, 5, 'mulatrikona'],
    [G.mars, 20, 'own'],
    [G.mars, 299.9, 'exalted'],
    [G.mercury, 160, 'exalted'],
    [G.mercury, 167, 'mulatrikona'],
    [G.mercury, 175, 'own'],
    [G.mercury, 345, 'debilitated'],
    [G.jupiter, 245, 'mulatrikona'],
    [G.jupiter, 255, 'own'],
    [G.venus, 190, 'mulatrikona'],
    [G.saturn, 305, 'mulatrikona'],
    [G.saturn, 275, 'own'],
    [G.rahu, 45, 'exalted'],
    [G.ketu, 45, 'debilitated'],
  ] as const)('of graha %d at %d is %s', (graha, longitude, dignity) => {
    expect(dignityOf(graha, longitude, all)).toBe(dignity);
  });

  it.each([
    [G.sun, 0, 'exalted'],
    [G.sun, 6, 'debilitated'],
    [G.sun, 4, 'own'],
    [G.moon, 1, 'exalted'],
  ] as const)('of graha %d by rashi %d alone is %s', (graha, sign, dignity) => {
    expect(dignityInSign(graha, sign, all)).toBe(dignity);
  });

  it('by the lord of the rashi where it is none of its own', () => {
    // Jupiter in Vrishabha: Venus is an enemy by nature; as the 2nd from him a friend for the time.
    const signs = new Uint8Array(9);
    signs[G.jupiter] = 1;
    signs[G.venus] = 2;
    expect(dignityInSign(G.jupiter, 1, signs)).toBe('neutral');
    signs[G.venus] = 1;
    expect(dignityInSign(G.jupiter, 1, signs)).toBe('great enemy');
    signs[G.sun] = 8;
    signs[G.jupiter] = 10;
    expect(dignityInSign(G.sun, 8, signs)).toBe('great friend');
  });

  it('of the nodes by the list that is named', () => {
    expect(isExalted(G.rahu, 2, 'mithuna')).toBe(true);
    expect(isExalted(G.rahu, 2)).toBe(false);
    expect(isOwn(G.ketu, 7)).toBe(true);
    expect(inMulatrikona(G.rahu, 65)).toBe(true);
    expect(exaltationSign(G.rahu, 'none')).toBeUndefined();
    expect(isDebilitated(G.rahu, 7, 'none')).toBe(false);
    expect(dignityInSign(G.rahu, 1, all, 'none')).not.toBe('exalted');
  });

  it('counts degrees from the deepest debility', () => {
    expect(fromDebility(G.sun, 10)).toBe(180);
    expect(fromDebility(G.sun, 190)).toBe(0);
    expect(fromDebility(G.saturn, 200 + 90)).toBeCloseTo(90, 9);
  });
});

describe('friends and enemies', () => {
  it('by nature are those that the rule of the mulatrikona gives (BPHS 3.55)', () => {
    const near = [2, 4, 5, 8, 9, 12];
    for (let graha = 0; graha < 7; graha++) {
      const [own] = MULATRIKONA[graha];
      const exaltation = exaltationSign(graha);
      const friendly = new Map<number, boolean[]>();
      for (let house = 1; house <= 12; house++) {
        const sign = signAt(own, house);
        const lord = SIGN_LORDS[sign];
        if (lord === graha) continue;
        const votes = friendly.get(lord) ?? [];
        votes.push(near.includes(house) || sign === exaltation);
        friendly.set(lord, votes);
      }
      for (const [lord, votes] of friendly) {
        const relation = votes.every(Boolean) ? 1 : votes.some(Boolean) ? 0 : -1;
        expect([graha, lord, naturalRelation(graha, lord)]).toEqual([graha, lord, relation]);
      }
    }
    expect(NATURAL_RELATIONS).toHaveLength(9);
  });

  it('for the time and together', () => {
    expect([2, 3, 4, 10, 11, 12].map((house) => temporalRelation(5, signAt(5, house)))).toEqual(
      Array(6).fill(1),
    );
    expect([1, 5, 6, 7, 8, 9].map((house) => temporalRelation(5, signAt(5, house)))).toEqual(
      Array(6).fill(-1),
    );
    const signs = new Uint8Array(9);
    signs[G.moon] = 1;
    expect(compoundRelation(G.sun, G.moon, signs)).toBe(2);
    expect(compoundRelation(G.sun, G.venus, signs)).toBe(-2);
    expect(relationToSign(G.mars, 0, signs)).toBeUndefined();
    expect(relationToSign(G.sun, 3, signs)).toBe(2);
  });
});

describe('combustion', () => {
  it('has limits of its own for backward motion, by either set', () => {
    expect(isCombust(G.mercury, 113, 100, { retrograde: false })).toBe(true);
    expect(isCombust(G.mercury, 113, 100, { retrograde: true })).toBe(false);
    expect(isCombust(G.mars, 110, 100, { retrograde: true })).toBe(true);
    expect(isCombust(G.mars, 110, 100, { retrograde: true, set: 'pyjhora' })).toBe(false);
    expect(isCombust(G.jupiter, 355, 5.5, { retrograde: false })).toBe(true);
    expect(isCombust(G.jupiter, 355, 5.5, { retrograde: false, set: 'pyjhora' })).toBe(false);
  });

  it('is none of the Sun and the nodes', () => {
    for (const graha of [G.sun, G.rahu, G.ketu])
      expect(isCombust(graha, 100, 100, { retrograde: false })).toBe(false);
  });
});

describe('drishti', () => {
  it('of grahas', () => {
    expect(grahaAspects(G.mars, 0, 3)).toBe(true);
    expect(grahaAspects(G.mars, 0, 4)).toBe(false);
    expect(grahaAspects(G.saturn, 11, 1)).toBe(true);
    expect(aspectsOf(G.rahu)).toEqual([7]);
    expect(aspectsOf(G.rahu, 'trines')).toEqual([5, 7, 9]);
    expect(grahaAspects(G.ketu, 0, 6, 'none')).toBe(false);
  });

  it('of rashis is mutual, three each, and never of the next one', () => {
    expect(signsAspected(0)).toEqual([4, 7, 10]);
    expect(signsAspected(1)).toEqual([3, 6, 9]);
    expect(signsAspected(2)).toEqual([5, 8, 11]);
    for (let a = 0; a < 12; a++) {
      expect(signsAspected(a)).toHaveLength(3);
      for (let b = 0; b < 12; b++) expect(signAspects(a, b)).toBe(signAspects(b, a));
      expect(signAspects(a, (a + 1) % 12)).toBe(false);
    }
  });
});
