import { describe, expect, it } from 'vitest';
import { DASHAS, dashaLongitude } from '../../../../engine/jyotisha/dashas/catalogue.ts';
import { balanceAtBirth } from '../../../../engine/jyotisha/dashas/nakshatra-dasha.ts';
import type { Period } from '../../../../engine/jyotisha/dashas/period.ts';
import { DASHA_SEEDS, type DashaSeed, seedLongitude } from '../../../../engine/jyotisha/dashas/seeds.ts';
import { givenChart } from '../../../../engine/jyotisha/given-chart.ts';
import { G } from '../../../../engine/jyotisha/graha.ts';
import { NAKSHATRA_DEGREES, nakshatraOf } from '../../../../engine/jyotisha/star.ts';
import { vargaChart } from '../../../../engine/jyotisha/vargas/varga.ts';

const chart = {
  ...givenChart({ longitude: [30, 47, 80, 25, 110, 50, 300, 200, 20], lagna: 125 }),
  jd: 2451545,
};
const firstOf = (periods: readonly Period[] | undefined): Period => {
  if (periods?.[0] === undefined) throw new Error('no periods');
  return periods[0];
};
const first = (choices: object) => firstOf(DASHAS.vimshottari.periods(chart, { year: 'julian', ...choices }));

describe('a dasha of nakshatras', () => {
  it('may begin with the fourth, fifth and eighth star from the Moon', () => {
    const star = nakshatraOf(47);
    expect(
      ['kshema', 'utpanna', 'adhana'].map((seed) => nakshatraOf(seedLongitude(chart, seed as 'kshema'))),
    ).toEqual([3, 4, 7].map((on) => star + on));
  });

  it('has the balances that Sanjay Rath works out for a Moon at the end of Shatabhisha', () => {
    // Vimshottari Dasha, chart 2: 0.001157 of the star is left; Mercury has 17 years, Ketu 7, the Moon 10.
    const moon = (24 - 0.001157) * NAKSHATRA_DEGREES;
    const born = givenChart({ longitude: [0, moon, 0, 0, 0, 0, 0, 0, 0], lagna: 0 });
    const balance = (seed: DashaSeed) => {
      const { lord, years } = balanceAtBirth('vimshottari', seedLongitude(born, seed));
      return [lord, Math.round(years * 1e6) / 1e6];
    };
    expect(balance('kshema')).toEqual([G.mercury, 0.019669]);
    expect(balance('utpanna')).toEqual([G.ketu, 0.008099]);
    expect(balance('adhana')).toEqual([G.moon, 0.01157]);
  });

  it('may begin with the lagna or a graha', () => {
    expect(seedLongitude(chart, 'lagna')).toBe(125);
    expect(seedLongitude(chart, 'saturn')).toBe(300);
    expect(new Set(DASHA_SEEDS.map((seed) => seedLongitude(chart, seed))).size).toBe(13);
  });

  it('may be of a varga', () => {
    const navamsha = vargaChart(chart, 9);
    expect(dashaLongitude('vimshottari', chart, { varga: 9 })).toBe(navamsha.longitude[G.moon]);
    expect(first({ varga: 9 }).lord).not.toBe(first({}).lord);
  });

  it('of Tribhagi has periods of a third', () => {
    const [whole, third] = [first({}), first({ tribhagi: true })];
    expect(third.end - third.start).toBeCloseTo((whole.end - whole.start) / 3, 6);
  });

  it('of yogas begins with the lord of the yoga: Saturn of the first, Ketu of the third', () => {
    const lordOf = (sum: number) =>
      firstOf(
        DASHAS.yoga_vimshottari.periods(
          { ...chart, longitude: Float64Array.from([sum, 0, 0, 0, 0, 0, 0, 0, 0]) },
          { year: 'julian' },
        ),
      ).lord;
    const yoga = 360 / 27;
    expect([0.5, 1.5, 2.5, 3.5].map((n) => lordOf(n * yoga))).toEqual([G.saturn, G.mercury, G.ketu, G.venus]);
  });
});
