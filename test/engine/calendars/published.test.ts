// Dates of calendars that were printed or announced.

import { describe, expect, it } from 'vitest';
import { badi, birthOfBahaullah, birthOfTheBab } from '../../../engine/calendars/badi.ts';
import { daysOf, type WorldCalendar } from '../../../engine/calendars/calendar.ts';
import { iranian } from '../../../engine/calendars/iranian.ts';
import { japanese } from '../../../engine/calendars/japanese.ts';
import { korean } from '../../../engine/calendars/korean.ts';
import { nanakshahi } from '../../../engine/calendars/nanakshahi.ts';
import { chineseTerms, japaneseTerms } from '../../../engine/calendars/solar-terms.ts';
import { bhutanese, losar, mongolian, tibetan, tsagaanSar } from '../../../engine/calendars/tibetan.ts';
import { vietnamese } from '../../../engine/calendars/vietnamese.ts';
import { fasli, kadmi, shahanshahi } from '../../../engine/calendars/zoroastrian.ts';
import { isoDate } from '../../../engine/civil/civil.ts';
import { tables } from './opened.ts';

// The days of a date (month counted from 1) in a Gregorian year.
const days = (calendar: WorldCalendar, year: number, month: number | undefined, day: number): string[] =>
  daysOf(calendar, year, { month: month === undefined ? undefined : month - 1, day })
    .map(([first]) => isoDate(first))
    .filter((date) => date.startsWith(`${year}-`));

describe('the Badi calendar', () => {
  it('begins its years as the tables of the Universal House of Justice have them', () => {
    const nawRuz = [2015, 2016, 2017, 2018, 2019, 2020, 2024, 2025, 2026, 2030].map(
      (y) => days(badi(tables), y, 1, 1)[0],
    );
    expect(nawRuz).toEqual([
      '2015-03-21',
      '2016-03-20',
      '2017-03-20',
      '2018-03-21',
      '2019-03-21',
      '2020-03-20',
      '2024-03-20',
      '2025-03-20',
      '2026-03-21',
      '2030-03-20',
    ]);
  });

  it('has the twin birthdays on the two days after the eighth new moon', () => {
    const twin = [2015, 2016, 2017, 2018, 2019, 2023, 2024, 2025].map(
      (y) => days(birthOfTheBab(tables), y, undefined, 1)[0],
    );
    expect(twin).toEqual([
      '2015-11-13',
      '2016-11-01',
      '2017-10-21',
      '2018-11-09',
      '2019-10-29',
      '2023-10-16',
      '2024-11-02',
      '2025-10-22',
    ]);
    expect(days(birthOfBahaullah(tables), 2025, undefined, 1)).toEqual(['2025-10-23']);
  });
});

describe('the Tibetan calendar', () => {
  it.each([
    // A doubled first: the new year is the earlier of the two days.
    [2010, '2010-02-14'],
    [2019, '2019-02-05'],
    [2020, '2020-02-24'],
    [2021, '2021-02-12'],
    [2022, '2022-03-03'],
    [2023, '2023-02-21'],
    [2024, '2024-02-10'],
    [2025, '2025-02-28'],
    [2026, '2026-02-18'],
  ])('has Losar of %i on %s', (year, date) => {
    expect(days(losar, year, undefined, 1)).toEqual([date]);
  });

  it.each([
    [2010, '2010-02-14'],
    [2019, '2019-02-05'],
    [2022, '2022-02-02'],
    [2024, '2024-02-10'],
    // The first date is left out.
    [2025, '2025-03-01'],
    [2026, '2026-02-18'],
  ])('has the new year of Mongolia of %i on %s', (year, date) => {
    expect(days(tsagaanSar, year, undefined, 1)).toEqual([date]);
  });

  it('keeps a doubled date on the first day in Bhutan, elsewhere on the second', () => {
    // Public holidays of Bhutan: the birth of Guru Rinpoche 2015, the descending day 2021.
    expect(days(bhutanese, 2015, 5, 10)).toEqual(['2015-06-26']);
    expect(days(bhutanese, 2021, 9, 22)).toEqual(['2021-10-27']);
    expect(days(mongolian, 2034, 4, 14)).toEqual(['2034-05-31']);
    expect(days(mongolian, 2034, 4, 15)).toEqual(['2034-06-02']);
  });

  it('keeps a date that is left out on the day in which its lunar day ends', () => {
    const [month] = mongolian.monthsOf(2025).filter(({ month }) => month === 0);
    expect(isoDate(month?.first ?? 0)).toBe('2025-03-01');
    expect(isoDate(month?.dates?.[0] ?? 0)).toBe('2025-02-28');
  });

  it('leaves dates out and doubles them', () => {
    const dates = tibetan.monthsOf(2024).flatMap((month) => month.dates ?? []);
    const steps = dates.slice(1).map((day, i) => day - (dates[i] ?? day));
    expect(steps).toContain(0);
    expect(steps).toContain(2);
  });
});

describe('the calendars of East Asia', () => {
  it('differ by their meridians', () => {
    // Tet came a day earlier than the Chinese new year in 1968 and 2007, and a month earlier in 1985.
    expect([1968, 1985, 2007].map((y) => days(vietnamese(tables), y, 1, 1)[0])).toEqual([
      '1968-01-29',
      '1985-01-21',
      '2007-02-17',
    ]);
    expect(days(korean(tables), 2012, 15, 1)).toEqual(['2012-04-21']);
    expect(days(korean(tables), 2017, 17, 1)).toEqual(['2017-06-24']);
    // The tenth night of the moon-viewing month.
    expect(days(japanese(tables), 2024, 8, 15)).toEqual(['2024-09-17']);
  });

  it('have the terms on their printed days', () => {
    expect([2008, 2020, 2021, 2024].map((y) => days(chineseTerms(tables), y, 7, 1)[0])).toEqual([
      '2008-04-04',
      '2020-04-04',
      '2021-04-04',
      '2024-04-04',
    ]);
    expect([2012, 2016, 2023, 2024].map((y) => days(japaneseTerms(tables), y, 18, 1)[0])).toEqual([
      '2012-09-22',
      '2016-09-22',
      '2023-09-23',
      '2024-09-22',
    ]);
    expect(days(japaneseTerms(tables), 2021, 3, 1)).toEqual(['2021-02-03']);
  });
});

describe('the solar year of Iran', () => {
  it('begins on the day of the first noon after the equinox', () => {
    expect([2016, 2017, 2020, 2021, 2024, 2025, 2026].map((y) => days(iranian(tables), y, 1, 1)[0])).toEqual([
      '2016-03-20',
      '2017-03-21',
      '2020-03-20',
      '2021-03-21',
      '2024-03-20',
      '2025-03-21',
      '2026-03-21',
    ]);
  });

  it('has leap years of the printed calendars', () => {
    const leap = [1391, 1395, 1399, 1403, 1408].map((y) => days(iranian(tables), y + 622, 12, 30).length);
    expect(leap).toEqual([1, 1, 1, 1, 1]);
    expect(days(iranian(tables), 2026, 12, 30)).toEqual([]);
  });
});

describe('the Zoroastrian calendars', () => {
  it('begin their years on the printed days', () => {
    expect([2019, 2020, 2023, 2024, 2025].map((y) => days(shahanshahi, y, 1, 1)[0])).toEqual([
      '2019-08-17',
      '2020-08-16',
      '2023-08-16',
      '2024-08-15',
      '2025-08-15',
    ]);
    expect(days(kadmi, 2023, 1, 1)).toEqual(['2023-07-17']);
    expect(days(fasli, 2024, 1, 1)).toEqual(['2024-03-21']);
  });
});

describe('the Nanakshahi calendar', () => {
  it('has the gurpurabs where the calendar of 2003 puts them', () => {
    expect(days(nanakshahi, 2010, 10, 23)).toEqual(['2010-01-05']);
    expect(days(nanakshahi, 2010, 3, 2)).toEqual(['2010-05-16']);
    expect(days(nanakshahi, 2010, 9, 11)).toEqual(['2010-11-24']);
  });
});
