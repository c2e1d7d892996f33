// Full moons and new moons of Thailand, Laos, Cambodia and Myanmar as they were printed. Read in lists of public holidays:
// Thailand 2016 and 2021 (Bank of Thailand, reported), 2023 (the cabinet's list in The Nation, 15 December 2022); Cambodia
// 2010, 2011, 2017 and 2019 (lists of hotels and travellers' sites); Myanmar 2021 (Ministry of Labour, reported), 2017, 2019
// and 2020 (travellers' sites, Wikipedia); Laos 2025 (tourismlaos.org). The other years were written down before and agree.

import { describe, expect, it } from 'vitest';
import { burmese, thingyan } from '../../../engine/calendars/burmese.ts';
import { daysOf, type WorldCalendar } from '../../../engine/calendars/calendar.ts';
import { khmer } from '../../../engine/calendars/khmer.ts';
import { asalhaBucha, lao, makhaBucha, thai, visakhaBucha } from '../../../engine/calendars/thai.ts';
import { isoDate } from '../../../engine/civil/civil.ts';

const on = (calendar: WorldCalendar, date: string, month?: number, day?: number): string | undefined =>
  daysOf(calendar, Number(date.slice(0, 4)), { month: month === undefined ? undefined : month - 1, day })
    .map(([first]) => isoDate(first))
    .find((match) => match.startsWith(date.slice(0, 4)));

describe('the holy days of Thailand', () => {
  it.each([
    '2016-05-20',
    '2017-05-10',
    '2018-05-29',
    '2019-05-18',
    '2020-05-06',
    '2021-05-26',
    '2022-05-15',
    '2023-06-03',
    '2024-05-22',
    '2025-05-11',
  ])('Visakha Bucha %s', (date) => expect(on(visakhaBucha, date)).toBe(date));
  it.each(['2016-02-22', '2018-03-01', '2021-02-26', '2022-02-16', '2023-03-06', '2024-02-24', '2025-02-12'])(
    'Makha Bucha %s',
    (date) => expect(on(makhaBucha, date)).toBe(date),
  );
  it.each([
    '2015-07-30',
    '2016-07-19',
    '2018-07-27',
    '2020-07-05',
    '2021-07-24',
    '2023-08-01',
    '2024-07-20',
    '2025-07-10',
  ])('Asalha Bucha %s', (date) => expect(on(asalhaBucha, date)).toBe(date));
  it.each(['2019-11-11', '2020-10-31', '2021-11-19', '2022-11-08', '2023-11-27', '2024-11-15'])(
    'Loy Krathong %s, and That Luang of Laos',
    (date) => {
      expect(on(thai, date, 12, 15)).toBe(date);
      expect(on(lao, date, 12, 15)).toBe(date);
    },
  );
});

describe('the feasts of Laos', () => {
  it('lays food on the ground for the dead on 23 August 2025', () => {
    expect(on(lao, '2025-08-23', 9, 29)).toBe('2025-08-23');
  });
});

describe('the holy days of Cambodia', () => {
  it.each(['2010-01-30', '2011-02-18', '2017-02-11', '2019-02-19'])('Meak Bochea %s', (date) =>
    expect(on(khmer, date, 3, 15)).toBe(date),
  );
  it.each(['2010-05-02', '2011-05-21', '2017-05-14', '2019-05-22'])('Royal Ploughing %s', (date) =>
    expect(on(khmer, date, 6, 19)).toBe(date),
  );
  it.each(['2011-11-09', '2017-11-02', '2019-11-10'])('the Water Festival begins on %s', (date) =>
    expect(on(khmer, date, 12, 14)).toBe(date),
  );
  it.each([
    '2010-04-28',
    '2011-05-17',
    '2012-05-05',
    '2013-05-24',
    '2014-05-13',
    '2016-05-20',
    '2017-05-10',
    '2018-04-29',
    '2019-05-18',
    '2021-04-26',
    '2022-05-15',
    '2023-05-04',
    '2024-05-22',
  ])('Visak Bochea %s', (date) => expect(on(khmer, date, 6, 15)).toBe(date));
  it.each([
    '2010-10-08',
    '2011-09-27',
    '2012-10-15',
    '2013-10-04',
    '2014-09-23',
    '2015-10-12',
    '2016-10-01',
    '2017-09-20',
    '2018-10-09',
    '2019-09-28',
    '2020-09-17',
    '2021-10-06',
    '2022-09-25',
    '2023-10-14',
    '2024-10-02',
    '2025-09-22',
  ])('Pchum Ben %s', (date) => expect(on(khmer, date, 10, 30)).toBe(date));
});

describe('the holy days of Myanmar', () => {
  it.each([
    '2016-10-16',
    '2017-10-05',
    '2018-10-24',
    '2019-10-13',
    '2020-10-31',
    '2021-10-20',
    '2022-10-09',
    '2023-10-29',
    '2024-10-17',
    '2025-10-06',
  ])('the full moon of Thadingyut %s', (date) => expect(on(burmese, date, 7, 15)).toBe(date));
  it.each([
    '2017-05-10',
    '2018-04-29',
    '2019-05-18',
    '2020-05-06',
    '2021-05-25',
    '2023-05-03',
    '2024-05-22',
    '2025-05-11',
  ])('the full moon of Kason %s', (date) => expect(on(burmese, date, 2, 15)).toBe(date));
  it.each(['2017-07-08', '2019-07-16', '2020-08-03', '2021-07-23'])('the full moon of Waso %s', (date) =>
    expect(on(burmese, date, 4, 15)).toBe(date),
  );
  it.each(['2017-11-03', '2019-11-11', '2020-11-29', '2021-11-18'])(
    'the full moon of Tazaungmon %s',
    (date) => expect(on(burmese, date, 8, 15)).toBe(date),
  );
  it('Thingyan ends on 16 April in these years', () => {
    expect(on(thingyan, '2020-04-16')).toBe('2020-04-16');
    expect(on(thingyan, '2021-04-16')).toBe('2021-04-16');
    expect(on(thingyan, '2024-04-16')).toBe('2024-04-16');
  });
});

describe.each([thai, lao, khmer, burmese])('the months of the calendar $name', (calendar) => {
  it('follow one another from 1700 to 3100', () => {
    let next: number | undefined;
    for (let year = 1700; year <= 3100; year++) {
      for (const { first, days } of calendar.monthsOf(year)) {
        if ((next ?? first) !== first) expect.unreachable(`a month begins on ${first}, not on ${next}`);
        next = first + days;
      }
    }
    expect(next).toBeGreaterThan(0);
  });
});
