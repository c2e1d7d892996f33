import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { muddaDasha, patyayiniDasha, patyayiniShares } from '../../../../engine/jyotisha/dashas/annual.ts';
import { balanceAtBirth, nakshatraDasha } from '../../../../engine/jyotisha/dashas/nakshatra-dasha.ts';
import {
  NAKSHATRA_SYSTEMS,
  type NakshatraDasha,
} from '../../../../engine/jyotisha/dashas/nakshatra-systems.ts';
import { type Period, periodsAt, periodsWithin } from '../../../../engine/jyotisha/dashas/period.ts';
import { YEAR_DAYS, yearDays } from '../../../../engine/jyotisha/dashas/year-length.ts';
import { G } from '../../../../engine/jyotisha/graha.ts';
import { NAKSHATRA_DEGREES } from '../../../../engine/jyotisha/star.ts';
import { uniform } from '../../../uniform.ts';

const BIRTH = 2450424.711111;
const names = Object.keys(NAKSHATRA_SYSTEMS) as NakshatraDasha[];

/** Each begins where the one before ends, and they fill start..end. */
function expectTiling(periods: readonly Period[], start: number, end: number): void {
  expect(periods[0].start).toBe(start);
  for (let i = 1; i < periods.length; i++) expect(periods[i].start).toBe(periods[i - 1].end);
  expect(periods[periods.length - 1].end).toBe(end);
}

/** Years of the lord of the star that the Moon is in, of Vimshottari. */
const balanceYears = (longitude: number): number =>
  [7, 20, 6, 10, 7, 18, 16, 19, 17][Math.floor(longitude / NAKSHATRA_DEGREES) % 9];

describe('dashas of nakshatras', () => {
  it('tile their years at every level, from before the birth on', () => {
    fc.assert(
      fc.property(
        uniform(0, 359.999999),
        fc.constantFrom(...names),
        fc.constantFrom(...(Object.keys(YEAR_DAYS) as (keyof typeof YEAR_DAYS)[])),
        fc.array(fc.nat(100), { minLength: 4, maxLength: 4 }),
        (longitude, name, year, choices) => {
          const periods = nakshatraDasha(name, longitude, BIRTH, { year });
          const total = NAKSHATRA_SYSTEMS[name].lords.reduce((sum, { years }) => sum + years, 0);
          const [first] = periods;
          expect(first.start).toBeLessThanOrEqual(BIRTH);
          expect(first.end).toBeGreaterThan(BIRTH);
          expect(periods[periods.length - 1].end - first.start).toBeCloseTo(total * YEAR_DAYS[year], 4);
          expectTiling(periods, first.start, periods[periods.length - 1].end);
          let period = periods[choices[0] % periods.length];
          for (const choice of choices) {
            const { children } = period;
            expectTiling(children, period.start, period.end);
            expect(children.every(({ level }) => level === period.level + 1)).toBe(true);
            period = children[choice % children.length];
          }
          expect(period.level).toBe(5);
          expect(period.children).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('Vimshottari has 120 years from the beginning of the star, wherever the Moon is', () => {
    fc.assert(
      fc.property(uniform(0, 359.999999), (longitude) => {
        const periods = nakshatraDasha('vimshottari', longitude, BIRTH);
        const end = periods[periods.length - 1].end;
        expect(periods).toHaveLength(9);
        expect((end - periods[0].start) / YEAR_DAYS.julian).toBeCloseTo(120, 9);
        const lived = ((longitude % NAKSHATRA_DEGREES) / NAKSHATRA_DEGREES) * balanceYears(longitude);
        expect((BIRTH - periods[0].start) / YEAR_DAYS.julian).toBeCloseTo(lived, 6);
      }),
      { numRuns: 200 },
    );
  });

  it('the balance of Vimshottari is the rest of the star', () => {
    for (let star = 0; star < 27; star++) {
      const longitude = (star + 0.25) * NAKSHATRA_DEGREES;
      const { lord, years } = balanceAtBirth('vimshottari', longitude);
      const whole = NAKSHATRA_SYSTEMS.vimshottari.lords[star % 9];
      expect([lord, years]).toEqual([whole.lord, expect.closeTo(whole.years * 0.75, 9)]);
    }
  });

  it.each([
    ['vimshottari', G.rahu],
    ['ashtottari', G.mars],
    ['ashtottari_abhijit', G.mars],
    ['yogini', G.sun],
    ['shodashottari', G.venus],
    ['dwadashottari', G.rahu],
    ['panchottari', G.venus],
    ['shatabdika', G.moon],
    ['chaturashiti_sama', G.sun],
    ['dwisaptati_sama', G.rahu],
    ['shashtihayani', G.mercury],
    ['shattrimshat_sama', G.mercury],
  ] as const)('%s of a Moon in Svati begins with graha %d', (name, lord) => {
    expect(nakshatraDasha(name, 187, BIRTH)[0].lord).toBe(lord);
  });

  it('Abhijit is an arc of its own in Ashtottari of 28 stars, and the arcs meet', () => {
    const { runningAtBirth } = NAKSHATRA_SYSTEMS.ashtottari_abhijit;
    expect(runningAtBirth(278)).toMatchObject({ index: 4 });
    expect(runningAtBirth(293.3)).toMatchObject({ index: 4 });
    expect(runningAtBirth(293.4)).toMatchObject({ index: 5 });
    expect(runningAtBirth(66.7).elapsed).toBeCloseTo(0, 2);
    expect(runningAtBirth(66.6).elapsed).toBeCloseTo(1, 2);
    for (let longitude = 0; longitude < 360; longitude += 0.37) {
      const { index, elapsed } = runningAtBirth(longitude);
      expect(index).toBeGreaterThanOrEqual(0);
      expect(elapsed).toBeGreaterThanOrEqual(0);
      expect(elapsed).toBeLessThan(1);
    }
  });

  it('tithis give the lords of Tithi Ashtottari: Sun of the first and ninth, Rahu of the new Moon', () => {
    const lordOf = (tithi: number): number => balanceAtBirth('tithi_ashtottari', (tithi - 0.5) * 12).lord;
    expect([1, 9, 16, 24].map(lordOf)).toEqual([G.sun, G.sun, G.sun, G.sun]);
    expect([4, 12, 27].map(lordOf)).toEqual([G.mercury, G.mercury, G.mercury]);
    expect([8, 30].map(lordOf)).toEqual([G.rahu, G.rahu]);
    expect([7, 15, 22].map(lordOf)).toEqual([G.saturn, G.saturn, G.saturn]);
  });

  it('the periods within one may begin with another lord and go backwards', () => {
    const lords = (from: 'own' | 'next' | 'previous', direction: 1 | -1): readonly number[] =>
      nakshatraDasha('vimshottari', 187, BIRTH, { order: { from, direction } })[0].children.map(
        ({ lord }) => lord,
      );
    expect(lords('own', 1).slice(0, 3)).toEqual([G.rahu, G.jupiter, G.saturn]);
    expect(lords('own', -1).slice(0, 3)).toEqual([G.rahu, G.mars, G.moon]);
    expect(lords('next', 1).slice(0, 2)).toEqual([G.jupiter, G.saturn]);
    expect(lords('previous', -1).slice(0, 2)).toEqual([G.mars, G.moon]);
  });

  it('years may have any length that is positive', () => {
    expect(yearDays(365)).toBe(365);
    expect(() => yearDays(0)).toThrow(RangeError);
    expect(() => yearDays(Number.NaN)).toThrow(RangeError);
  });
});

describe('looking periods up', () => {
  const periods = nakshatraDasha('vimshottari', 187, BIRTH);

  it('at an instant, the outermost first', () => {
    const at = periodsAt(periods, BIRTH + 1000);
    expect(at.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
    for (const { start, end } of at) {
      expect(start).toBeLessThanOrEqual(BIRTH + 1000);
      expect(end).toBeGreaterThan(BIRTH + 1000);
    }
    expect(periodsAt(periods, BIRTH, 2)).toHaveLength(2);
    expect(periodsAt(periods, BIRTH - 60_000)).toEqual([]);
  });

  it('within a stretch', () => {
    const year = [...periodsWithin(periods, { level: 3, from: BIRTH, to: BIRTH + 365 })];
    expect(year[0].period.start).toBeLessThanOrEqual(BIRTH);
    expect(year[year.length - 1].period.end).toBeGreaterThanOrEqual(BIRTH + 365);
    for (const { lords, period } of year) {
      expect(lords).toHaveLength(3);
      expect(lords[2]).toBe(period.lord);
    }
    for (let i = 1; i < year.length; i++) expect(year[i].period.start).toBe(year[i - 1].period.end);
  });
});

describe('dashas of a year of life', () => {
  it('Mudda presses 120 years into one', () => {
    const periods = muddaDasha(5 * NAKSHATRA_DEGREES + 1e-9, 0, BIRTH);
    expect(periods[0].lord).toBe(G.rahu);
    expect(periods[8].end - periods[0].start).toBeCloseTo(YEAR_DAYS.tropical, 4);
    expect(muddaDasha(5 * NAKSHATRA_DEGREES, 3, BIRTH)[0].lord).toBe(G.mercury);
  });

  it('Patyayini shares the year by how far each has gone into its rashi', () => {
    const longitude = [10, 33, 65, 99, 132, 155, 208, 0, 180];
    const shares = patyayiniShares(longitude, 21, 365);
    expect(shares.map(({ lord }) => lord)).toEqual(
      [1, 2, 5, 3, 0, 4, 9, 6].sort((a, b) => order(a) - order(b)),
    );
    expect(shares.reduce((sum, { days }) => sum + days, 0)).toBeCloseTo(365, 9);
    const periods = patyayiniDasha(longitude, 21, BIRTH, 365);
    expectTiling(periods, BIRTH, periods[7].end);
    expectTiling(periods[2].children, periods[2].start, periods[2].end);
    expect(periods[2].children[0].lord).toBe(periods[2].lord);
    function order(lord: number): number {
      return lord === 9 ? 21 : longitude[lord] % 30;
    }
  });
});
