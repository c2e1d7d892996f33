import { describe, expect, it } from 'vitest';
import { G } from '../../../../engine/jyotisha/graha.ts';
import { vaiseshikamsa } from '../../../../engine/jyotisha/strength/vaiseshikamsa.ts';
import { VARGA_GROUPS, VIMSHOPAKA_SHARES } from '../../../../engine/jyotisha/strength/vimshopaka.ts';

describe('vaiseshikamshas', () => {
  it('counts exaltation, mulatrikona and own rashis, and names two and more', () => {
    // Sun at Simha 0:30: Simha in rasi, hora, drekkana and dvadashamsha; Mesha in navamsha and trimshamsha.
    const { shadvarga, saptavarga } = vaiseshikamsa(G.sun, 120.5);
    expect(shadvarga).toEqual({ good: [1, 2, 3, 9, 12, 30], name: 'Kundala' });
    expect(saptavarga).toEqual({ good: [1, 2, 3, 7, 9, 12, 30], name: 'Mukuta' });
  });

  it('has no name for one, or none', () => {
    const seen = new Set<string | undefined>();
    for (let longitude = 0; longitude < 360; longitude += 0.37) {
      for (let graha = 0; graha < 7; graha++) {
        const of = vaiseshikamsa(graha, longitude);
        for (const group of VARGA_GROUPS) {
          const { good, name } = of[group];
          expect(name === undefined).toBe(good.length < 2);
          expect(good.length).toBeLessThanOrEqual(VIMSHOPAKA_SHARES[group].length);
          seen.add(name);
        }
      }
    }
    expect(seen).toContain('Parijata');
    expect(seen).toContain('Bhedaka');
  });
});
