import { describe, expect, it } from 'vitest';
import { signedArc } from '../../../../../engine/jyotisha/angle.ts';
import { G } from '../../../../../engine/jyotisha/graha.ts';
import {
  ayanaBala,
  khandaDeclination,
  siddhantaDeclination,
} from '../../../../../engine/jyotisha/strength/shadbala/ayana.ts';
import {
  cheshtaKendra,
  meanLongitudes,
  meanPlacesOf,
} from '../../../../../engine/jyotisha/strength/shadbala/cheshta.ts';
import { lordsOfTime } from '../../../../../engine/jyotisha/strength/shadbala/lords-of-time.ts';
import { phalaOf } from '../../../../../engine/jyotisha/strength/shadbala/phala.ts';
import {
  drekkanaBala,
  kendradiBala,
  saptavargaja,
  ucchaBala,
} from '../../../../../engine/jyotisha/strength/shadbala/sthana.ts';
import { warsOf } from '../../../../../engine/jyotisha/strength/shadbala/yuddha.ts';

describe('sthana bala', () => {
  it('is greatest in deepest exaltation, none in deepest debility', () => {
    for (const [graha, deepest] of [10, 33, 298, 165, 95, 357, 200].entries()) {
      expect(ucchaBala(graha, deepest)).toBe(60);
      expect(ucchaBala(graha, (deepest + 180) % 360)).toBeCloseTo(0, 9);
    }
  });

  it('is by whole-sign house from the lagna', () => {
    const houses = Array.from({ length: 12 }, (_, n) => kendradiBala(n * 30 + 1, 29));
    expect(houses).toEqual([60, 30, 15, 60, 30, 15, 60, 30, 15, 60, 30, 15]);
  });

  it('is in the first drekkana for the male, then by the rule', () => {
    const strong = (graha: number, neuter: 2 | 3): number =>
      [5, 15, 25].findIndex((degrees) => drekkanaBala(graha, degrees, neuter) === 15) + 1;
    expect([0, 1, 2, 3, 4, 5, 6].map((graha) => strong(graha, 2))).toEqual([1, 3, 1, 2, 1, 3, 2]);
    expect([0, 1, 2, 3, 4, 5, 6].map((graha) => strong(graha, 3))).toEqual([1, 2, 1, 3, 1, 2, 3]);
  });

  it('counts mulatrikona by degrees, by rashi, or in every varga', () => {
    const signs = [4, 0, 0, 0, 0, 0, 0, 0, 0];
    const points = (longitude: number, mulatrikona: 'every_varga' | 'degrees' | 'rashi') =>
      saptavargaja(G.sun, longitude, signs, { scale: 'bphs', mulatrikona }).map(({ as }) => as);
    // Simha 25: past the degrees of mulatrikona; its hora is Karka, its navamsa Vrishchika.
    expect(points(145, 'rashi')[0]).toBe('mulatrikona');
    expect(points(145, 'degrees')[0]).toBe('own');
    // Simha 1: hora and drekkana of Simha too.
    expect(points(121, 'degrees').slice(0, 3)).toEqual(['mulatrikona', 'own', 'own']);
    expect(points(121, 'every_varga').slice(0, 3)).toEqual(['mulatrikona', 'mulatrikona', 'mulatrikona']);
  });
});

describe('ayana bala', () => {
  it('has 24 degrees at the solstices and none at the equinoxes', () => {
    for (const by of [khandaDeclination, siddhantaDeclination]) {
      expect([0, 90, 180, 270].map(by).map((degrees) => degrees + 0)).toEqual([0, 24, 0, -24]);
      expect(by(30)).toBeCloseTo(-by(330), 9);
      expect(by(30)).toBeCloseTo(by(150), 9);
    }
    // 45 of 90 khandas, and 703 minutes.
    expect(khandaDeclination(30)).toBeCloseTo(12, 9);
    expect(siddhantaDeclination(30)).toBeCloseTo(703 / 60, 9);
  });

  it('favours north or south by graha, and stays within 60 for the Moon far from the ecliptic', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((graha) => ayanaBala(graha, 24))).toEqual([60, 0, 60, 60, 60, 60, 0]);
    expect([0, 1, 2, 3, 4, 5, 6].map((graha) => ayanaBala(graha, -24))).toEqual([0, 60, 0, 60, 0, 0, 60]);
    expect(ayanaBala(G.moon, -28)).toBe(60);
    expect(ayanaBala(G.moon, 28)).toBe(0);
  });
});

describe('cheshta bala', () => {
  it('is of the arc from the middle of mean and true longitude to the seeghrocha', () => {
    expect(cheshtaKendra(10, { mean: 350, seeghrocha: 180 })).toBe(180);
    expect(cheshtaKendra(350, { mean: 10, seeghrocha: 90 })).toBe(90);
  });

  it('has the mean Sun as the seeghrocha of the outer and as the mean of the inner', () => {
    const means = [100, 0, 1, 2, 3, 4, 5];
    expect(meanPlacesOf(G.mars, means)).toEqual({ mean: 1, seeghrocha: 100 });
    expect(meanPlacesOf(G.venus, means)).toEqual({ mean: 100, seeghrocha: 4 });
  });

  it('has means of Ujjain 1900 within 3.5 degrees of modern ones, but Mercury 13 ahead, as its books do', () => {
    for (const years of [0, 50, 100]) {
      const jd = 2_415_020.5 + years * 365.25;
      // Lahiri's ayanamsa was 22.46 degrees in 1900.
      const modern = meanLongitudes(jd, 'modern', 22.46 + years * 0.01397);
      const ahead = meanLongitudes(jd, 'ujjain_1900', 0).map((at, graha) => signedArc(modern[graha], at));
      for (const graha of [G.sun, G.mars, G.jupiter, G.venus, G.saturn])
        expect(Math.abs(ahead[graha])).toBeLessThan(3.5);
      expect(Math.abs(ahead[G.mercury] - 13.3)).toBeLessThan(1);
    }
  });
});

const EQUAL = { hora: 'equal', ahargana: 'current' } as const;

describe('lords of time', () => {
  const sunrise = 2_400_410.6;
  const day = { sunrise, sunset: sunrise + 0.45, nextSunrise: sunrise + 1, weekday: 0, dayNumber: 2_400_411 };

  it('counts the days that Burgess gives for 1 January 1860', () => {
    expect(lordsOfTime(sunrise, day, EQUAL).ahargana).toBe(714_404_108_573);
  });

  it('moves by three weekdays a year of 360 days and by two a month', () => {
    const at = (days: number) => lordsOfTime(sunrise, { ...day, dayNumber: day.dayNumber + days }, EQUAL);
    const [now, month, year] = [at(0), at(30), at(360)];
    expect(month.month).toBe((now.month + 2) % 7);
    expect(year.year).toBe((now.year + 3) % 7);
  });

  it('changes lords where days that have passed make a whole month, one day before where the current one counts', () => {
    const lordOf = (days: number, ahargana: 'elapsed' | 'current'): number =>
      lordsOfTime(sunrise, { ...day, dayNumber: day.dayNumber + days }, { hora: 'equal', ahargana }).month;
    const changes = (ahargana: 'elapsed' | 'current'): number =>
      Array.from({ length: 31 }, (_, days) => days + 1).findIndex(
        (days) => lordOf(days, ahargana) !== lordOf(days - 1, ahargana),
      );
    expect(changes('elapsed') - changes('current')).toBe(1);
    const passed = lordsOfTime(sunrise, day, { hora: 'equal', ahargana: 'elapsed' }).ahargana;
    expect((passed + changes('elapsed') + 1) % 30).toBe(0);
  });

  it('gives the horas of a Sunday to Sun, Venus, Mercury, Moon, Saturn, Jupiter, Mars', () => {
    const lords = Array.from({ length: 8 }, (_, n) => lordsOfTime(sunrise + (n + 0.5) / 24, day, EQUAL).hora);
    expect(lords).toEqual([G.sun, G.venus, G.mercury, G.moon, G.saturn, G.jupiter, G.mars, G.sun]);
  });

  it('begins the horas of the night with the thirteenth', () => {
    const index = (jd: number) =>
      lordsOfTime(jd, day, { hora: 'of_day_and_night', ahargana: 'elapsed' }).horaIndex;
    expect([index(day.sunset - 1e-6), index(day.sunset), index(day.nextSunrise - 1e-6)]).toEqual([
      11, 12, 23,
    ]);
  });

  it('gives the thirds of the day to Mercury, Sun and Saturn, those of the night to Moon, Venus and Mars', () => {
    const thirds = [0.01, 0.2, 0.44, 0.46, 0.7, 0.99].map(
      (part) => lordsOfTime(sunrise + part, day, EQUAL).third,
    );
    expect(thirds).toEqual([G.mercury, G.sun, G.saturn, G.moon, G.venus, G.mars]);
  });
});

it('makes war within a degree, but of five grahas only', () => {
  const at = [10, 10.5, 40, 40.9, 80, 120, 81.1];
  const totals = [0, 0, 100, 121, 0, 0, 0];
  expect(warsOf(at, [0, 0, 1, 2, 0, 0, 0], totals, 'difference')[0].virupas).toBe(21);
  expect(warsOf(at, [0, 0, 1, 2, 0, 0, 0], totals, 'discs')).toEqual([
    { victor: G.mercury, loser: G.mars, virupas: expect.closeTo(21 / 2.8, 9) },
  ]);
});

it('has ishta and kashta by the mean and by the root', () => {
  expect(phalaOf(60, 0, 'mean')).toEqual({ ishta: 30, kashta: 30, ucchaRashmi: 7, cheshtaRashmi: 1 });
  expect(phalaOf(40, 10, 'root')).toMatchObject({ ishta: 20, kashta: expect.closeTo(Math.sqrt(1000), 9) });
});
