import { describe, expect, it } from 'vitest';
import { givenChart } from '../../../../../engine/jyotisha/given-chart.ts';
import { G } from '../../../../../engine/jyotisha/graha.ts';
import { type AvasthaOptions, avasthas } from '../../../../../engine/jyotisha/strength/avasthas/avasthas.ts';
import { baladi } from '../../../../../engine/jyotisha/strength/avasthas/baladi.ts';
import {
  navamsaInSign,
  runningGhati,
  SHAYANADI,
  shayanadiBy,
} from '../../../../../engine/jyotisha/strength/avasthas/shayanadi.ts';
import { births, polar } from '../charts.ts';

describe('baladi', () => {
  it('has five ages of six degrees, the other way round in even rashis', () => {
    const ages = (sign: number) => [0, 6, 12, 18, 24].map((degrees) => baladi(sign * 30 + degrees).state);
    expect(ages(0)).toEqual(['bala', 'kumara', 'yuva', 'vriddha', 'mrita']);
    expect(ages(1)).toEqual(['mrita', 'vriddha', 'yuva', 'kumara', 'bala']);
    expect(baladi(29.9999).state).toBe('mrita');
    expect([3, 9, 15, 27].map((at) => baladi(at).result)).toEqual([1 / 4, 1 / 2, 1, 0]);
    expect(baladi(21).result).toBeUndefined();
  });

  it('has the examples of Narasimha Rao 15.4.1', () => {
    expect(baladi(90 + 23).state).toBe('kumara');
    expect(baladi(240 + 14).state).toBe('yuva');
  });
});

describe('shayanadi', () => {
  // Santhanam's example of BPHS 45.30-33.
  const factors = { nakshatra: 3, graha: 1, navamsa: 3, moonNakshatra: 3, ghati: 31, lagna: 8 };

  it('has the worked example', () => {
    expect(shayanadiBy(factors, 1)).toEqual({
      state: 'netrapani',
      number: 3,
      strength: 'vicheshta',
      factors,
    });
  });

  it('has no strength without the number of the name', () => {
    expect(shayanadiBy(factors).strength).toBeUndefined();
  });

  it('counts a rest of none as the twelfth, and comes to all twelve', () => {
    const all = Array.from({ length: 12 }, (_, i) => shayanadiBy({ ...factors, ghati: 28 + i + 1 }));
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(SHAYANADI));
    const rest = shayanadiBy({ ...factors, ghati: 40 });
    expect([rest.number, rest.state]).toEqual([12, 'nidra']);
  });

  it('runs through three strengths by the name', () => {
    const strengths = ([1, 2, 3, 4, 5] as const).map((name) => shayanadiBy(factors, name).strength);
    expect(strengths).toEqual(['vicheshta', 'drishti', 'cheshta', 'vicheshta', 'drishti']);
  });

  it('has navamsas and ghatis counted from 1', () => {
    expect([0, 3.3, 3.4, 22 + 14 / 60, 29.99].map(navamsaInSign)).toEqual([1, 1, 2, 7, 9]);
    expect([0, 17 / 24, 0.9999].map(runningGhati)).toEqual([1, 43, 60]);
  });
});

/** Longitudes by graha; the others stand in Simha, Rahu and Ketu in Makara and Karka, unless something else is said. */
const moods = (
  places: Readonly<Partial<Record<keyof typeof G, number>>>,
  lagna = 0,
  options: Partial<AvasthaOptions> = {},
) => {
  const away = {
    sun: 125,
    moon: 126,
    mars: 127,
    mercury: 128,
    jupiter: 129,
    venus: 130,
    saturn: 131,
    rahu: 280,
    ketu: 100,
  };
  const at: Record<string, number> = { ...away, ...places };
  const longitude = Object.keys(G).map((name) => at[name]);
  return avasthas(givenChart({ longitude, lagna }), options).grahas;
};

describe('by rashi', () => {
  it('is awake in exaltation, mulatrikona and its own, dreams with friends, sleeps with enemies and in debility', () => {
    const natural = { relations: 'natural' } as const;
    const of = (sun: number) => moods({ sun }, 0, natural)[G.sun].jagradadi;
    // Mesha, Simha, Karka (Moon's), Mithuna (Mercury's), Kumbha (Saturn's), Tula.
    expect([5, 145, 95, 65, 305, 190].map((sun) => of(sun).state)).toEqual([
      'jagrat',
      'jagrat',
      'svapna',
      'svapna',
      'sushupti',
      'sushupti',
    ]);
    expect(of(5).result).toBe('full');
  });

  it('has the moods of exaltation, own rashi and of friends by nature', () => {
    const of = (sun: number) => moods({ sun }, 0, { relations: 'natural' })[G.sun].deeptadi;
    expect(of(5)).toEqual(['deepta', 'shanta']);
    expect(of(305)).toEqual(['duhkhita']);
    expect(of(65)).toEqual(['dina']);
  });

  it('has compound relations unless natural ones are asked for', () => {
    // The lord of Kumbha, Saturn, stands in Simha: seventh from it, so an enemy of the time too.
    expect(moods({ sun: 305 })[G.sun].deeptadi).toEqual(['khala']);
    expect(moods({ sun: 305 })[G.sun].of.relation).toBe(-2);
  });

  it('adds vikala with a malefic and kopita near the Sun, whatever else holds', () => {
    const states = moods({ mars: 300, sun: 302 }, 0, { relations: 'natural' })[G.mars].deeptadi;
    expect(states).toEqual(['dina', 'vikala', 'kopita']);
  });

  it('counts debility as khala where that list is followed', () => {
    expect(moods({ sun: 190 })[G.sun].deeptadi).not.toContain('khala');
    expect(moods({ sun: 190 }, 0, { khala: 'debilitated_too' })[G.sun].deeptadi).toContain('khala');
  });
});

describe('lajjitadi', () => {
  const natural = { relations: 'natural' } as const;

  it('is ashamed in the fifth with a malefic', () => {
    // Lagna Mesha, fifth Simha.
    expect(moods({}, 5)[G.venus].lajjitadi).toContain('lajjita');
    expect(moods({}, 35)[G.venus].lajjitadi).not.toContain('lajjita');
    expect(moods({ venus: 40 }, 5)[G.venus].lajjitadi).not.toContain('lajjita');
  });

  it('is proud in exaltation and mulatrikona', () => {
    expect(moods({ saturn: 195 })[G.saturn].lajjitadi).toContain('garvita');
    expect(moods({ saturn: 305 })[G.saturn].lajjitadi).toContain('garvita');
    expect(moods({ saturn: 325 })[G.saturn].lajjitadi).not.toContain('garvita');
  });

  it('is hungry with an enemy, thirsty in water looked at by one without a benefic, glad with a friend', () => {
    // Moon in Mina; Mars in Dhanu looks at it by its fourth. The Moon has no enemies by nature; Venus has Sun and Moon.
    expect(moods({ venus: 350, sun: 170 }, 0, natural)[G.venus].lajjitadi).toEqual(
      expect.arrayContaining(['kshudhita', 'trishita']),
    );
    expect(moods({ venus: 350, sun: 170, jupiter: 172 }, 0, natural)[G.venus].lajjitadi).not.toContain(
      'trishita',
    );
    expect(moods({ sun: 305, moon: 308 }, 0, natural)[G.sun].lajjitadi).toContain('mudita');
  });

  it('is shaken with the Sun and looked at by a malefic that is an enemy', () => {
    // Mercury with the Sun in Mesha; the waning Moon, its enemy, looks from Tula. The Moon is malefic before the new Moon.
    const of = moods({ sun: 5, mercury: 8, moon: 200 }, 0, natural)[G.mercury];
    expect(of.lajjitadi).toContain('kshobhita');
    expect(moods({ sun: 5, mercury: 8, moon: 182 }, 0, natural)[G.mercury].lajjitadi).not.toContain(
      'kshobhita',
    );
  });
});

describe('any chart', () => {
  it('has all five of nine grahas, more of the moods where more hold', () => {
    for (const chart of births(25)) {
      const { grahas } = avasthas(chart, {}, 3);
      expect(grahas.map(({ graha }) => graha)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      for (const { deeptadi, shayanadi, of, graha } of grahas) {
        expect(shayanadi?.strength).toBeDefined();
        expect(shayanadi?.factors.ghati).toBeGreaterThanOrEqual(1);
        expect(shayanadi?.factors.ghati).toBeLessThanOrEqual(60);
        const byRashi = deeptadi.filter((state) => state !== 'vikala' && state !== 'kopita');
        expect(byRashi.length).toBeGreaterThanOrEqual(1);
        expect(deeptadi.includes('kopita')).toBe(of.combust);
        expect(of.joined).not.toContain(graha);
      }
    }
  });

  it('has no shayanadi where the Sun does not rise', () => {
    for (const { shayanadi } of avasthas(polar()).grahas) expect(shayanadi).toBeUndefined();
  });
});
