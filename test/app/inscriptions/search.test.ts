// Stated dates on the Surya Siddhanta: the sample dates of Reingold and Dershowitz are found again, and readings are told apart.

import { describe, expect, it } from 'vitest';
import { readStatedDate } from '../../../app/inscriptions/read-date.ts';
import { INSCRIPTION_YEARS, type PossibleDay, possibleDays } from '../../../app/inscriptions/search.ts';
import type { StatedDate } from '../../../app/inscriptions/stated-date.ts';
import { julianFromDay } from '../../../engine/calendars/julian.ts';
import { civilDay, civilFromDay, isoDate } from '../../../engine/civil/civil.ts';
import type { Siddhanta } from '../../../engine/sky/siddhantas/motions.ts';
import { siddhantaYear } from '../../../engine/sky/siddhantas/siddhanta.ts';
import { hinduSamples } from '../../engine/calendars/hindu/samples.ts';

const years = (sky: Siddhanta) => (year: number) => siddhantaYear(sky, year);

const stated = (text: string): StatedDate => {
  const read = readStatedDate(text);
  if (!read.ok) throw new Error(read.message);
  return read.date;
};

const daysOf = (text: string, sky: Siddhanta = 'surya_siddhanta'): readonly PossibleDay[] =>
  possibleDays(stated(text), years(sky)).filter(({ fits }) => fits.weekday && fits.nakshatra);

describe('the sample dates of the book', () => {
  const served = hinduSamples.filter((one) => civilFromDay(one.civilDay).year > INSCRIPTION_YEARS.first + 1);

  it('but one lie in the years that are searched', () => {
    expect(served).toHaveLength(32);
  });

  it.each(served)('lunar $modernLunar of the Vikrama era, elapsed', ({ civilDay: day, modernLunar }) => {
    const [year = 0, month = 0, leap = 0, tithi = 0] = modernLunar;
    const date: StatedDate = {
      era: 'vikrama',
      year,
      date: { kind: 'lunar', month: month - 1, isAdhika: leap === 1, tithi },
      weekday: undefined,
      nakshatra: undefined,
    };
    const matches = possibleDays(date, years('surya_siddhanta_bija')).filter(
      ({ reading }) =>
        reading.count === 'elapsed' && reading.begins === 'spring' && reading.months !== 'purnimanta',
    );
    expect(matches.filter(({ atSunrise }) => atSunrise).map((one) => one.day)).toContain(day);
  });

  it.each(served)('solar $modernSolar of the Saka era, elapsed, by the rule of Orissa', (sample) => {
    const [year = 0, month = 0, ofMonth = 0] = sample.modernSolar;
    const date: StatedDate = {
      era: 'saka',
      year,
      date: { kind: 'solar', rashi: month - 1, day: ofMonth },
      weekday: undefined,
      nakshatra: undefined,
    };
    const matches = possibleDays(date, years('surya_siddhanta')).filter(
      ({ reading, rules }) => reading.count === 'elapsed' && rules.includes('Orissa'),
    );
    expect(matches.map((one) => one.day)).toEqual([sample.civilDay]);
  });
});

describe('readings', () => {
  it('a weekday tells elapsed years, and months from new or full moon, apart', () => {
    const actual = daysOf('Saka 1198 Vaishakha Krishna 7, Wednesday');
    expect(actual.map(({ day, reading }) => [isoDate(day), reading.count, reading.months])).toEqual([
      ['1275-03-27', 'current', 'purnimanta'],
      ['1276-05-13', 'elapsed', 'amanta'],
    ]);
  });

  it('the first of Chingam of Kollam 1201 is 17 August 2025 by the rule of Kerala', () => {
    const current = daysOf('Kollam 1201 Chingam 1', 'vakya').filter(
      ({ reading }) => reading.count === 'current',
    );
    const kerala = current.filter(({ rules }) => rules.includes('Malayalam'));
    expect(kerala.map(({ day }) => isoDate(day))).toEqual(['2025-08-17']);
  });

  it('Boishakh 1 of San 1432 is 15 April 2025 by the rule of Bengal', () => {
    const bengal = daysOf('San 1432 Boishakh 1', 'surya_siddhanta_bhujantara').filter(
      ({ reading, rules }) => reading.count === 'current' && rules.includes('Bengal'),
    );
    expect(bengal.map(({ day }) => isoDate(day))).toEqual(['2025-04-15']);
  });

  it('a Vikrama year of autumn has its spring months a year later', () => {
    const springs = possibleDays(stated('Vikrama 1300 Chaitra Shukla 5'), years('surya_siddhanta'));
    const yearOf = (begins: string) =>
      springs.find(({ reading }) => reading.begins === begins && reading.count === 'elapsed');
    const [spring, autumn] = [yearOf('spring'), yearOf('autumn')].map(
      (one) => civilFromDay(one?.day ?? 0).year,
    );
    expect([spring, autumn]).toEqual([1243, 1244]);
  });

  it('a nakshatra that does not run on the day does not fit', () => {
    expect(daysOf('Saka 1198 Vaishakha Krishna 7, Wednesday, nakshatra Rohini')).toEqual([]);
    expect(daysOf('Saka 1198 Vaishakha Krishna 7, Wednesday, nakshatra Dhanishta')).toHaveLength(1);
  });

  it('a year of the first century is not one of the twentieth', () => {
    const [first] = possibleDays(stated('Saka 3 Chaitra Shukla 1'), years('surya_siddhanta'));
    expect([80, 81]).toContain(civilFromDay(first?.day ?? 0).year);
  });
});

it.each([
  [civilDay(1582, 10, 15), { year: 1582, month: 10, day: 5 }],
  [civilDay(1, 1, 1), { year: 1, month: 1, day: 3 }],
  [civilDay(-586, 7, 24), { year: -586, month: 7, day: 30 }],
  [civilDay(-499, 3, 1), { year: -499, month: 3, day: 6 }],
])('civil day %i is Julian %o', (day, julian) => {
  expect(julianFromDay(day)).toEqual(julian);
});
