import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate, parseIsoDate } from '../../../engine/civil/civil.ts';
import { publishedBy } from '../../contract/published.ts';
import { type Festivals, type Refused, startClient } from '../harness.ts';

const { get, failures } = await startClient();
const { conforms } = await publishedBy(get);

interface KeyDate {
  readonly date: string;
  readonly code: string;
  readonly name: string;
}

interface Day {
  readonly date: string;
  readonly vara: string;
  readonly tithi: {
    readonly number: number;
    readonly name: string;
    readonly paksha: string;
    readonly ends_at: string;
  };
  readonly nakshatra: { readonly number: number; readonly name: string; readonly ends_at: string };
  readonly lunar_month: Readonly<Record<string, unknown>>;
  readonly sunrise: string | null;
  readonly sunset: string | null;
  readonly moonrise: string | null;
  readonly moonset: string | null;
  readonly is_ekadashi: boolean;
  readonly is_purnima: boolean;
  readonly is_amavasya: boolean;
  readonly festival_count: number;
  readonly festivals: readonly { readonly code: string; readonly name: string; readonly type: string }[];
}

interface Month {
  readonly month: number;
  readonly festival_count: number;
  readonly key_dates: Readonly<Record<'ekadashi' | 'purnima' | 'amavasya' | 'major', readonly KeyDate[]>>;
  readonly lunar_months: readonly (Readonly<Record<string, unknown>> & {
    readonly start: string;
    readonly end: string;
  })[];
  readonly adhika_month: string | null;
  readonly sankrantis: readonly { readonly rashi: string; readonly date: string; readonly at: string }[];
}

type MonthAnswer = Month & {
  readonly days: readonly Day[];
  readonly location: { readonly timezone: string };
};
interface YearAnswer {
  readonly festival_count: number;
  readonly months: readonly Month[];
}

async function answer<T>(path: string): Promise<T> {
  const got = await get(path);
  expect(got.status, `${path} ${got.text.slice(0, 200)}`).toBe(200);
  return got.json<T>();
}
const monthOf = (query: string) => answer<MonthAnswer>(`/v1/calendar/month?${query}`);
const yearOf = (query: string) => answer<YearAnswer>(`/v1/calendar/year?${query}`);
const sum = (counts: readonly { festival_count: number }[]) =>
  counts.reduce((n, c) => n + c.festival_count, 0);
const datesOf = (keys: readonly KeyDate[]) => keys.map(({ date }) => date);

describe('festivals are counted once', () => {
  interface FestivalMonth {
    readonly count: number;
    readonly days: readonly {
      readonly date: string;
      readonly festivals: readonly { readonly code: string }[];
    }[];
  }
  const festivalsOf = (year: number, month: number, where: string) =>
    answer<FestivalMonth>(`/v1/festivals/month?year=${year}&month=${month}&${where}`);

  test.each([
    [2026, 'location_id=2'],
    [2012, 'location_id=4'],
    [2024, 'region=NEPAL&festival_mode=drik'],
  ])('every month of %i, %s, as /v1/festivals/month counts', async (year, where) => {
    const { months, festival_count } = await yearOf(`year=${year}&${where}`);
    expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const { month, festival_count: count } of months) {
      expect(count, `month ${month}`).toBe((await festivalsOf(year, month, where)).count);
    }
    expect(festival_count).toBe(sum(months));
    expect(festival_count).toBeGreaterThan(150);
  });

  test('any month of any year anywhere: the count, and the festivals of each date', async () => {
    const places = fc.oneof(
      fc.integer({ min: 1, max: 27 }).map((id) => `location_id=${id}`),
      fc
        .tuple(fc.integer({ min: -80, max: 80 }), fc.integer({ min: -179, max: 179 }))
        .map(([lat, lon]) => `lat=${lat}&lon=${lon}`),
      fc.constant(''),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1700, max: 3100 }),
        fc.integer({ min: 1, max: 12 }),
        places,
        async (year, month, where) => {
          const calendar = await monthOf(`year=${year}&month=${month}&${where}`);
          const { count, days } = await festivalsOf(year, month, where);
          expect(calendar.festival_count).toBe(count);
          expect(sum(calendar.days)).toBe(count);
          const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);
          expect(
            calendar.days.filter((d) => d.festival_count > 0).map((d) => [d.date, codes(d.festivals)]),
          ).toEqual(days.map((d) => [d.date, codes(d.festivals)]));
          const inYear = (await yearOf(`year=${year}&${where}`)).months[month - 1];
          expect(calendar).toMatchObject({ ...inYear });
        },
      ),
      { seed: 20_261_101, numRuns: 10 },
    );
  });
});

describe('the dates of a calendar', () => {
  test.each([
    ['1700', 1, 31],
    ['1700', 2, 28],
    ['2000', 2, 29],
    ['2028', 2, 29],
    ['2100', 2, 28],
    ['3100', 12, 31],
  ])('%s-%i has %i dates, one after the other', async (year, month, length) => {
    const { days } = await monthOf(`year=${year}&month=${month}&location_id=2`);
    const first = parseIsoDate(`${year}-${String(month).padStart(2, '0')}-01`) ?? Number.NaN;
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length }, (_, i) => isoDate(first + i)));
    expect(days.every((d) => d.sunrise !== null && d.sunset !== null)).toBe(true);
    expect(days.every((d) => d.tithi.ends_at > `${d.date}T${d.sunrise}`)).toBe(true);
  });

  test('a range across New Year is the end of one month and the beginning of the next', async () => {
    const where = 'location_id=3';
    const range = await answer<{ count: number; festival_count: number; days: Day[] }>(
      `/v1/calendar/range?start=2026-12-16&end=2027-01-15&${where}`,
    );
    const december = await monthOf(`year=2026&month=12&${where}`);
    const january = await monthOf(`year=2027&month=1&${where}`);
    expect(range.count).toBe(31);
    expect(range.days).toEqual([...december.days.slice(15), ...january.days.slice(0, 15)]);
    expect(range.festival_count).toBe(sum(range.days));
  });

  test('a date alone is that of the month, with its festivals in full', async () => {
    const { days } = await monthOf('year=2026&month=9&location_id=2');
    const day = await answer<Day>('/v1/calendar/day?date=2026-09-14&location_id=2');
    const { festivals } = await answer<Festivals>('/v1/festivals?date=2026-09-14&location_id=2');
    const { festivals: brief, ...rest } = days[13] as Day;
    expect(day).toMatchObject(rest);
    expect(day.festivals).toEqual(festivals);
    expect(brief).toEqual(
      festivals.map(({ code, variant, name, name_sa, type }) => ({ code, variant, name, name_sa, type })),
    );
    expect(brief.map(({ code }) => code)).toContain('FESTIVAL_GANESH_CHATURTHI');
  });

  test('Ujjain is the place where none is named', async () => {
    const { location } = await answer<Festivals>('/v1/calendar/day?date=2026-09-14');
    expect(location).toMatchObject({ id: 1, source: 'default' });
  });
});

describe('New Delhi, 2026, as Drik Panchang prints it', async () => {
  const { months } = await yearOf('year=2026&location_id=2');
  const all = (kind: keyof Month['key_dates']) => months.flatMap(({ key_dates }) => key_dates[kind]);

  test('Ekadashi', () => {
    // Without those of the intercalary month; some of the others have a rule of their own.
    const smarta = all('ekadashi').filter(
      ({ code, name }) => !code.startsWith('VRAT_EKADASHI_VAISHNAVA') && !/^(Padmini|Parama)/.test(name),
    );
    expect(smarta.filter(({ code }) => code !== 'VRAT_EKADASHI_SMARTA').map(({ name }) => name)).toEqual([
      'Jaya Ekadashi',
      'Nirjala Ekadashi',
      'Devshayani Ekadashi',
      'Devutthana Ekadashi',
      'Vaikuntha Ekadashi',
    ]);
    expect(datesOf(smarta)).toEqual(
      [
        ['01-14', '01-29', '02-13', '02-27', '03-15', '03-29', '04-13', '04-27', '05-13', '06-25', '07-10'],
        ['07-25', '08-09', '08-23', '09-07', '09-22', '10-06', '10-22', '11-05', '11-20', '12-04', '12-20'],
      ]
        .flat()
        .map((date) => `2026-${date}`),
    );
    expect(all('ekadashi').filter(({ name }) => name === 'Devutthana Ekadashi (Vaishnava)')).toMatchObject([
      { date: '2026-11-21' },
    ]);
  });

  test('Purnima, Amavasya and major festivals', () => {
    const of = (dates: string[]) => expect.arrayContaining(dates.map((date) => `2026-${date}`));
    expect(datesOf(all('purnima'))).toEqual(of(['01-03', '02-01', '05-01', '07-29', '11-24', '12-23']));
    expect(datesOf(all('amavasya'))).toEqual(of(['01-18', '02-17', '05-16', '08-12', '10-10']));
    // Each of the year's lunations has one of either; the feasts that share a tithi are not among them.
    expect([all('purnima').length, all('amavasya').length]).toEqual([13, 12]);
    const major = Object.fromEntries(all('major').map(({ code, date }) => [code, date]));
    expect(major).toMatchObject({
      FESTIVAL_HOLI: '2026-03-04',
      FESTIVAL_RAM_NAVAMI: '2026-03-26',
      FESTIVAL_RAKSHA_BANDHAN: '2026-08-28',
      FESTIVAL_GANESH_CHATURTHI: '2026-09-14',
      FESTIVAL_VIJAYADASHAMI: '2026-10-20',
      FESTIVAL_DIWALI: '2026-11-08',
    });
    expect(major).not.toHaveProperty('VRAT_SANKASHTI_CHATURTHI');
  });

  test('the days of a month bear the same key dates', async () => {
    const november = await monthOf('year=2026&month=11&location_id=2');
    const flagged = (has: (day: Day) => boolean) => november.days.filter(has).map(({ date }) => date);
    const { key_dates } = november;
    expect(flagged((d) => d.is_ekadashi)).toEqual([...new Set(datesOf(key_dates.ekadashi))]);
    expect(flagged((d) => d.is_purnima)).toEqual(['2026-11-24']);
    expect(flagged((d) => d.is_amavasya)).toEqual(datesOf(key_dates.amavasya));
  });

  test('a day: angas at sunrise, sunrise and the lunar month', async () => {
    const day = await answer<Day>('/v1/calendar/day?date=2026-11-21&location_id=2');
    expect(day).toMatchObject({
      vara: 'Saturday',
      tithi: { number: 12, name: 'Dwadashi', paksha: 'Shukla' },
      lunar_month: { amanta: 'Kartika', purnimanta: 'Kartika', is_adhika: false, is_kshaya: false },
    });
    expect(day.sunrise).toMatch(/^06:(48|49):/);
  });

  test('lunar months and sankrantis', () => {
    expect(months.filter((m) => m.adhika_month !== null).map((m) => [m.month, m.adhika_month])).toEqual([
      [5, 'Adhika Jyeshtha'],
      [6, 'Adhika Jyeshtha'],
    ]);
    expect(months.flatMap(({ sankrantis }) => sankrantis.map(({ rashi }) => rashi))).toEqual(
      [
        ['Makara', 'Kumbha', 'Mina', 'Mesha', 'Vrishabha', 'Mithuna'],
        ['Karka', 'Simha', 'Kanya', 'Tula', 'Vrishchika', 'Dhanu'],
      ].flat(),
    );
    expect(months[0]?.sankrantis[0]).toMatchObject({ date: '2026-01-14' });
    // Each month begins and ends within lunations that follow one another.
    for (const { lunar_months: lunations, month } of months) {
      const first = `2026-${String(month).padStart(2, '0')}-01 00:00`;
      expect((lunations[0]?.start ?? '') <= first && (lunations[0]?.end ?? '') > first).toBe(true);
      for (const [i, { start }] of lunations.slice(1).entries()) expect(start).toBe(lunations[i]?.end);
    }
  });
});

test('one name of the month everywhere: that of an intercalary one says so', async () => {
  const on = 'date=2026-05-20&location_id=2';
  type Months = { amanta: string; purnimanta: string; is_adhika: boolean };
  const { lunar_month } = await answer<{ lunar_month: Months }>(`/v1/calendar/day?${on}`);
  const { hindu_calendar } = await answer<{ hindu_calendar: Months }>(`/v1/hindu-month?${on}`);
  expect(lunar_month).toMatchObject({
    amanta: 'Adhika Jyeshtha',
    purnimanta: 'Adhika Jyeshtha',
    is_adhika: true,
  });
  expect(hindu_calendar).toMatchObject(lunar_month);
});

test('the kshaya month of 1983 bears two names', async () => {
  const { lunar_months } = await monthOf('year=1983&month=2&location_id=2');
  expect(lunar_months[0]).toMatchObject({ amanta: 'Pausha-Magha', is_adhika: false, is_kshaya: true });
});

describe('where days are not as usual', () => {
  test('the polar night of Longyearbyen has no sunrise, and a tithi all the same', async () => {
    const { days } = await monthOf('year=2026&month=12&lat=78.22&lon=15.65');
    expect(days.map((d) => [d.sunrise, d.sunset])).toEqual(days.map(() => [null, null]));
    expect(days.some((d) => d.moonrise === null)).toBe(true);
    expect(days.every((d) => d.tithi.number >= 1 && d.tithi.number <= 30)).toBe(true);
  });

  test('Apia skipped 30 December 2011: it stands in no list, and asked for by itself it says so', async () => {
    const apia = 'lat=-13.83&lon=-171.77';
    const { days, location } = await monthOf(`year=2011&month=12&${apia}`);
    expect(location.timezone).toBe('Pacific/Apia');
    expect(days.map(({ date }) => date.slice(-2)).slice(-3)).toEqual(['28', '29', '31']);
    expect(days.every(({ sunrise }) => sunrise !== null)).toBe(true);
    const skipped = await get(`/v1/calendar/day?date=2011-12-30&${apia}`);
    expect(skipped.status).toBe(404);
    expect(skipped.json<Refused>()).toMatchObject({
      error: 'skipped_date',
      message: expect.stringContaining('went from 2011-12-29 to 2011-12-31'),
    });
  });

  test('coordinates move the whole calendar, never the tradition', async () => {
    const home = await monthOf('year=2026&month=3&region=IN-MH');
    const abroad = await answer<MonthAnswer & Festivals>(
      '/v1/calendar/month?year=2026&month=3&region=IN-MH&lat=40.71&lon=-74.01',
    );
    expect(abroad.location).toMatchObject({ timezone: 'America/New_York', subdivision: 'IN-MH' });
    expect(abroad.days.map((d) => d.tithi.number)).not.toEqual(home.days.map((d) => d.tithi.number));
    expect(abroad.key_dates.major.map(({ name }) => name)).toContain('Gudi Padwa');
  });
});

describe('answers are as described', () => {
  test.each([
    ['day', 'date=2026-11-21&location_id=2'],
    ['month', 'year=2026&month=5&lat=69.6&lon=18.9'],
    ['year', 'year=1983&region=SRI_LANKA'],
    ['range', 'start=2024-02-01&end=2024-03-02'],
  ])('%s', async (name, query) => {
    expect(await conforms(`/v1/calendar/${name}`, `/v1/calendar/${name}?${query}`)).toBe(200);
  });
});

describe('refusals', () => {
  const refused = async (path: string) => {
    const got = await get(`/v1/calendar/${path}`);
    const { error, errors } = got.json<Refused>();
    return [got.status, error, ...(errors?.map(({ field }) => field).sort() ?? [])];
  };

  test.each([
    ['day', [400, 'invalid_parameters', 'date']],
    ['month', [400, 'invalid_parameters', 'month', 'year']],
    ['month?year=x&month=13&lat=91&tz=IST', [400, 'invalid_parameters', 'lat', 'lon', 'month', 'tz', 'year']],
    ['month?year=2026&month=0', [400, 'invalid_parameters', 'month']],
    ['year?yaer=2026', [400, 'invalid_parameters', 'yaer', 'year']],
    ['range?start=2026-02-30', [400, 'invalid_parameters', 'end', 'start']],
    ['range?start=2026-02-02&end=2026-02-01', [400, 'invalid_parameters', 'end']],
    ['range?start=2026-01-01&end=2026-02-01', [422, 'range_too_long']],
    ['range?start=3100-12-20&end=3101-01-02', [404, 'out_of_range']],
    ['day?date=1699-12-31', [404, 'out_of_range']],
    ['month?year=3101&month=1', [404, 'out_of_range']],
    ['year?year=1699', [404, 'out_of_range']],
    ['year?year=2026&location_id=28', [404, 'unknown_location']],
  ])('%s', async (path, expected) => {
    expect(await refused(path)).toEqual(expected);
  });

  test('a region that is not supported is ignored and named', async () => {
    const { _engine } = await answer<Festivals>('/v1/calendar/year?year=2026&region=XX');
    expect(_engine.region_resolution).toMatchObject({ ignored_region: 'XX' });
  });

  test('nothing failed', () => {
    expect(failures).toEqual([]);
  });
});
