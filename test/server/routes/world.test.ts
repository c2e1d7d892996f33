import { describe, expect, test } from 'vitest';
import { publishedBy } from '../../contract/published.ts';
import { type Refused, startClient } from '../harness.ts';

const { get, service } = await startClient();
const { conforms } = await publishedBy(get);

interface Festival {
  readonly year: number;
  readonly religion: string;
  readonly festival_id: string;
  readonly festival_name: string;
  readonly day_of_week: string;
  readonly display_date: string;
  readonly gregorian_date: string;
  readonly end_date?: string;
  readonly certainty: string;
  readonly lasts: number;
  readonly begins: string;
  readonly calendar_ref: string;
  readonly notes: string;
  readonly days_until?: number;
  readonly observatory?: { readonly outcome: { readonly date: string | null } };
}

interface Listed {
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly filters: Readonly<Record<string, unknown>>;
  readonly festivals: readonly Festival[];
}

const listed = async (query: string): Promise<Listed> =>
  (await get(`/v1/festivals/world?${query}`)).json<Listed>();
const path = '/v1/festivals/world';

test.each([
  'year=2026',
  'date=2026-12-25&lang=de',
  'religion=sikh&year=2026&month=4&observatory=true',
  'festival_id=JEWISH_HANUKKAH&offset=10',
  'search=easter&year=2027&limit=1000',
  'year=2018&festival_id=ISLAMIC_RAMADAN_SAUDI',
])('what is published of %s is what is answered', async (query) => {
  expect(await conforms(path, `${path}?${query}`)).toBe(200);
});

describe('a record', () => {
  test('has the first day, how long it lasts, and what it is called in its calendar', async () => {
    const { festivals, total, filters } = await listed('year=2026&festival_id=jewish_hanukkah');
    expect(total).toBe(1);
    expect(filters).toEqual({ year: 2026, festival_id: 'jewish_hanukkah' });
    expect(festivals).toEqual([
      expect.objectContaining({
        year: 2026,
        religion: 'jewish',
        festival_id: 'JEWISH_HANUKKAH',
        gregorian_date: '2026-12-05',
        end_date: '2026-12-12',
        display_date: '5 December 2026',
        day_of_week: 'Saturday',
        calendar_ref: 'Hebrew Kislev 25',
        certainty: 'arithmetic',
        lasts: 8,
        begins: 'evening before',
      }),
    ]);
  });

  test('names another festival that it follows by its name', async () => {
    const { festivals } = await listed('year=2026&festival_id=CHRISTIAN_PENTECOST');
    expect(festivals[0]?.calendar_ref).toBe('49 days after Easter');
  });

  test('says that a projected day may differ', async () => {
    const { festivals } = await listed('year=2026&festival_id=ISLAMIC_EID_AL_FITR');
    expect(festivals[0]).toMatchObject({
      certainty: 'projected',
      notes: expect.stringContaining('may differ'),
    });
  });

  test('follows an announcement where one is known, and says whose', async () => {
    const { festivals } = await listed('year=2018&festival_id=ISLAMIC_RAMADAN_SAUDI');
    expect(festivals[0]).toMatchObject({
      gregorian_date: '2018-05-17',
      certainty: 'announced',
      notes: expect.stringContaining('As announced: Supreme Court of Saudi Arabia.'),
      announcement: { authority: 'Supreme Court of Saudi Arabia', level: 'VERIFIED' },
    });
    const later = (await listed('year=2026&festival_id=ISLAMIC_RAMADAN_SAUDI')).festivals[0];
    expect(later?.certainty).toBe('projected');
    expect(later).not.toHaveProperty('announcement');
  });

  test('is of what Hindu calendars print by the same rule', async () => {
    const { festivals } = await listed('year=2026&festival_id=FESTIVAL_GURU_NANAK_JAYANTI&observatory=true');
    expect(festivals[0]).toMatchObject({ religion: 'sikh', certainty: 'astronomical' });
    expect(festivals[0]?.observatory?.outcome.date).toBe(festivals[0]?.gregorian_date);
    const day = await get(`/v1/festivals?date=${festivals[0]?.gregorian_date}&location_id=2`);
    const codes = day.json<{ festivals: { code: string }[] }>().festivals.map(({ code }) => code);
    expect(codes).toContain('FESTIVAL_GURU_NANAK_JAYANTI');
  });
});

describe('names', () => {
  test.each([
    ['he', 'JEWISH_HANUKKAH', 'חנוכה', 'יום שבת'],
    ['ar', 'ISLAMIC_EID_AL_FITR', 'عيد الفطر', 'الجمعة'],
    ['zh', 'EAST_ASIAN_SPRING_FESTIVAL', '春节', '星期二'],
    ['ja', 'BUDDHIST_HIGAN_SPRING', '春彼岸', '火曜日'],
    ['ko', 'EAST_ASIAN_SEOLLAL', '설날', '화요일'],
    ['am', 'ORTHODOX_GENNA', 'ገና', 'ረቡዕ'],
    ['fa', 'ZOROASTRIAN_YALDA', 'شب یلدا', 'دوشنبه'],
    ['bo', 'BUDDHIST_LOSAR', 'ལོ་གསར།', undefined],
    ['de', 'CHRISTIAN_CHRISTMAS', 'Weihnachten', 'Freitag'],
  ])('in %s are those of the tradition: %s', async (lang, id, name, weekday) => {
    const { festivals } = await listed(`year=2026&festival_id=${id}&lang=${lang}`);
    expect(festivals[0]?.festival_name).toBe(name);
    if (weekday !== undefined) expect(festivals[0]?.day_of_week).toBe(weekday);
  });

  test('stay English without a language, with native digits too', async () => {
    const { festivals } = await listed('year=2026&festival_id=CHRISTIAN_CHRISTMAS&digits=native');
    expect(festivals[0]).toMatchObject({ festival_name: 'Christmas', display_date: '25 December 2026' });
  });
});

describe('lists', () => {
  test('are sorted by date, in pages that together are the whole', async () => {
    const whole = await listed('year=2026&limit=1000');
    const dates = whole.festivals.map(({ gregorian_date }) => gregorian_date);
    expect(dates).toEqual([...dates].sort());
    expect(whole.total).toBe(dates.length);
    const pages = await Promise.all(
      [0, 300, 600].map((offset) => listed(`year=2026&limit=300&offset=${offset}`)),
    );
    expect(pages.flatMap(({ festivals }) => festivals)).toEqual(whole.festivals);
  });

  test('without a year are of all years', async () => {
    const { total, limit, offset, festivals } = await listed('festival_id=CHRISTIAN_EASTER&offset=1399');
    expect({ total, limit, offset }).toEqual({ total: 1401, limit: 100, offset: 1399 });
    expect(festivals.map(({ year }) => year)).toEqual([3099, 3100]);
  });

  test.each([
    ['month=4', 422, 'month_without_year'],
    ['observatory=true', 422, 'trace_of_all_years'],
    ['year=1699', 404, 'out_of_range'],
    ['date=3101-01-01', 404, 'out_of_range'],
    ['festival_id=JEWISH_HANUKA', 404, 'unknown_festival'],
  ])('refuses %s with %i', async (query, status, error) => {
    const answer = await get(`${path}?${query}`);
    expect(answer.status).toBe(status);
    expect(answer.json<Refused>().error).toBe(error);
  });

  test.each([
    'religion=hindu',
    'limit=0',
    'limit=1001',
    'offset=-1',
    'year=x',
    'month=13',
    'date=2026-02-30',
    'search=',
  ])('refuses %s with 400', async (query) => {
    const answer = await get(`${path}?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json<Refused>().errors?.[0]?.field).toBe(query.split('=')[0]);
  });
});

describe('hostile requests', () => {
  test.each([
    ['year=99999', 400, 'year'],
    ['year=-1', 400, 'year'],
    ['year=0x7ea', 400, 'year'],
    ['year=\u0662\u0660\u0662\u0666', 400, 'year'],
    ['year=2026&year=2027', 400, 'year'],
    ['limit=1e3', 400, 'limit'],
    ['limit=', 400, 'limit'],
    ['offset=1000000000', 400, 'offset'],
    ['month=0&year=2026', 400, 'month'],
    ['month=1.0&year=2026', 400, 'month'],
    ['date=2026-2-3', 400, 'date'],
    ['religion=jewish,sikh', 400, 'religion'],
    ['religion=', 400, 'religion'],
    ['festival_id=__proto__', 400, 'festival_id'],
    ['festival_id=../../x', 400, 'festival_id'],
    [`festival_id=${'A'.repeat(500)}`, 400, 'festival_id'],
    [`search=${'a'.repeat(101)}`, 400, 'search'],
    ['lang=xx', 400, 'lang'],
    ['digits=roman', 400, 'digits'],
    ['observatory=yes', 400, 'observatory'],
    ['country=SA', 400, 'country'],
    ['constructor=1', 400, 'constructor'],
  ])('%s is refused, naming the field', async (query, status, field) => {
    const answer = await get(`${path}?${encodeURI(query)}`);
    expect(answer.status).toBe(status);
    expect(answer.json<Refused>().errors?.[0]?.field).toBe(field);
  });

  test.each([
    'search=%00',
    'search=%25',
    'search=(a%2B)%2B%24',
    'date=2026-01-01&year=2025',
    'offset=999999999',
  ])('%s finds nothing', async (query) => {
    const answer = await get(`${path}?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.json<Listed>().festivals).toEqual([]);
  });

  test.each(['limit=0', 'limit=101', 'tz=IST', 'tz=Mars/Base', 'religion=x', 'limit=5&limit=6', 'year=2026'])(
    'upcoming with %s is refused',
    async (query) => {
      const answer = await get(`${path}/upcoming?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.json<Refused>().errors?.[0]?.field).toBe(query.split('=')[0]);
    },
  );

  test.each(['year=2026', 'lang=zz', 'constructor=1'])('religions with %s is refused', async (query) => {
    expect((await get(`${path}/religions?${query}`)).status).toBe(400);
  });

  test('a page far on is the same when it is asked for again', async () => {
    const query = 'religion=jain&limit=1&offset=40000';
    const first = await listed(query);
    expect(await listed(query)).toEqual(first);
  });
});

test('every date of a year says how certain it is, with a trace that decides it', async () => {
  const { festivals, total } = await listed('year=2026&limit=1000&observatory=true');
  expect(festivals).toHaveLength(total);
  const certainties = new Set(festivals.map(({ certainty }) => certainty));
  expect([...certainties].sort()).toEqual(['announced', 'arithmetic', 'astronomical', 'projected']);
  for (const { festival_id, gregorian_date, observatory } of festivals) {
    expect([festival_id, observatory?.outcome.date]).toEqual([festival_id, gregorian_date]);
  }
});

test('religions have their years and what is in them', async () => {
  const url = '/v1/festivals/world/religions';
  expect(await conforms(url, url)).toBe(200);
  const answer = (await get(url)).json<{
    religions: { religion: string; total_festivals: number; unique_festivals: number; min_year: number }[];
    total_records: number;
    year_range: { min: number; max: number };
  }>();
  expect(answer.religions).toHaveLength(11);
  expect(answer.year_range).toEqual({ min: 1700, max: 3100 });
  expect(answer.religions.reduce((sum, { unique_festivals }) => sum + unique_festivals, 0)).toBeGreaterThan(
    330,
  );
  expect(answer.religions.reduce((sum, { total_festivals }) => sum + total_festivals, 0)).toBe(
    answer.total_records,
  );
  const { total } = await listed('limit=1');
  expect(total).toBe(answer.total_records);
});

describe('what is upcoming', () => {
  const url = '/v1/festivals/world/upcoming';

  test('begins today, in UTC or in a zone', async () => {
    expect(await conforms(url, `${url}?religion=bahai&limit=5`)).toBe(200);
    const answer = (await get(`${url}?limit=100`)).json<{
      today: string;
      festivals: Festival[];
      count: number;
    }>();
    expect(answer.today).toBe(new Date(service.now()).toISOString().slice(0, 10));
    expect(answer.count).toBe(100);
    expect(answer.festivals.every(({ days_until = -1 }) => days_until >= 0)).toBe(true);
    const there = (await get(`${url}?tz=Pacific/Kiritimati`)).json<{ today: string; timezone: string }>();
    expect(there.timezone).toBe('Pacific/Kiritimati');
    expect(there.today >= answer.today).toBe(true);
  });

  test('takes no more than a hundred', async () => {
    expect((await get(`${url}?limit=101`)).status).toBe(400);
  });
});
