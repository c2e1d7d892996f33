import { describe, expect, test } from 'vitest';
import { publishedBy } from '../../contract/published.ts';
import { type Festivals, type Refused, startClient } from '../harness.ts';

const { get } = await startClient();
const { conforms } = await publishedBy(get);

const answer = async <T = Record<string, unknown>>(path: string): Promise<T> => {
  const { status, json } = await get(path);
  expect(status, path).toBe(200);
  return json<T>();
};

/** Every date in an answer that names a civil day, in order; instants and what only echoes the place left out. */
function civilDates(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return /^(date|end_date|start|end)$/.test(key) && /^[\d-]{10}$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => civilDates(part, Array.isArray(value) ? key : name));
}

describe('tz never decides whose day it is', () => {
  const delhi = 'location_id=2';

  test.each([
    `/v1/festivals/year?year=2026&${delhi}`,
    `/v1/festivals/month?year=2026&month=11&${delhi}`,
    `/v1/festivals/range?start=2026-10-20&end=2026-11-20&${delhi}`,
    `/v1/festivals?date=2026-11-08&${delhi}`,
    `/v1/calendar/year?year=2026&${delhi}`,
    `/v1/calendar/month?year=2026&month=11&${delhi}`,
    `/v1/calendar/day?date=2026-11-08&${delhi}`,
    `/v1/panchang?date=2026-09-14&${delhi}&include=festivals`,
    `/v1/panchang/full?date=2026-09-14&${delhi}`,
    `/v1/panchang/range?start=2026-09-14&end=2026-09-16&region=NEPAL`,
    `/v1/day-context?date=2026-09-14&lat=28.6139&lon=77.209`,
    `/v1/sankranti?year=2026&${delhi}`,
  ])('%s: the same civil days whatever tz says', async (path) => {
    const plain = await answer(path);
    for (const tz of ['America/New_York', 'Pacific/Kiritimati']) {
      const elsewhere = await answer<{ location: Record<string, unknown> }>(`${path}&tz=${tz}`);
      expect(civilDates(elsewhere)).toEqual(civilDates(plain));
      expect(elsewhere.location).toMatchObject({ timezone: tz, day_zone: expect.stringContaining('Asia/') });
    }
  });

  test('Diwali of New Delhi stays on 8 November, and Monday a Monday', async () => {
    const { days } = await answer<{ days: Festivals[] }>(
      `/v1/festivals/year?year=2026&${delhi}&tz=America/New_York`,
    );
    const diwali = days.flatMap(({ festivals }) => festivals).find(({ code }) => code === 'FESTIVAL_DIWALI');
    expect(diwali?.date).toBe('2026-11-08');
    const monday = await answer<{ vara: { name: string }; timings: Record<string, string> }>(
      `/v1/panchang?date=2026-09-14&${delhi}&tz=America/New_York`,
    );
    expect(monday.vara.name).toBe('Monday');
    // The sunrise of 14 September in Delhi is the evening of the 13th in New York.
    expect(monday.timings.sunrise_at).toMatch(/^2026-09-13T20:3\d:\d\d-04:00$/);
  });

  test('both zones are echoed, with what each was found by', async () => {
    const { location } = await answer<Festivals>(
      '/v1/festivals?date=2026-11-08&lat=27.72&lon=85.32&tz=Europe/London',
    );
    expect(location).toMatchObject({
      timezone: 'Europe/London',
      timezone_source: 'tz',
      utc_offset: '+00:00',
      day_zone: 'Asia/Kathmandu',
      day_zone_source: 'coordinates',
    });
  });

  test('at open sea, where no land keeps time, tz is the zone of the days', async () => {
    const at = (tz: string) => answer<Festivals>(`/v1/festivals?date=2026-11-08&lat=10&lon=-150${tz}`);
    expect((await at('')).location).toMatchObject({ day_zone: 'Etc/GMT+10', day_zone_source: 'coordinates' });
    expect((await at('&tz=Pacific/Honolulu')).location).toMatchObject({
      day_zone: 'Pacific/Honolulu',
      day_zone_source: 'tz',
      timezone: 'Pacific/Honolulu',
    });
  });

  test('today is the day of tz; what is reckoned is that day at the place', async () => {
    // Noon of 21 November in India is half past eight in the evening of the 20th in Honolulu.
    const today = await answer<{ date: string; location: object }>(`/v1/today?${delhi}&tz=Pacific/Honolulu`);
    expect(today.date).toBe('2026-11-20');
    expect(today.location).toMatchObject({ day_zone: 'Asia/Kolkata', timezone: 'Pacific/Honolulu' });
    expect((await answer(`/v1/panchang/now?${delhi}&tz=Pacific/Honolulu`)).date).toBe('2026-11-20');
  });

  test('the evaluation of rules writes in tz and keeps the days', async () => {
    const evaluate = async (tz?: string) => {
      const text = `FESTIVAL_TOWN_FAIR:
  name: Town fair
  type: FESTIVAL
  observe: Magha Shukla 5
  decide: |
    prefer target touches purvahna
    then first
  cite:
    - {work: drik, level: PROVISIONAL, note: oral}
`;
      const body = JSON.stringify({
        text,
        location_id: 2,
        year: 2026,
        observatory: true,
        ...(tz === undefined ? {} : { tz }),
      });
      const { json } = await get('/v1/rules/evaluate', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      return json<{ rules: unknown; location: object }>();
    };
    const [plain, elsewhere] = [await evaluate(), await evaluate('America/New_York')];
    expect(civilDates(plain.rules).length).toBeGreaterThan(0);
    expect(civilDates(elsewhere.rules)).toEqual(civilDates(plain.rules));
    expect(JSON.stringify(plain.rules)).toContain('+05:30');
    expect(JSON.stringify(elsewhere.rules)).not.toContain('+05:30');
  });
});

describe('names of zones and regions', () => {
  test('IANA links are accepted, abbreviations refused with the zone meant', async () => {
    for (const tz of ['GMT', 'UTC', 'EST5EDT', 'Asia/Calcutta']) {
      expect((await answer<Festivals>(`/v1/festivals?date=2026-11-08&tz=${tz}`)).location.timezone).toBe(tz);
    }
    for (const [tz, meant] of Object.entries({
      IST: 'Asia/Kolkata',
      EST: 'America/New_York',
      HST: 'Pacific/Honolulu',
    })) {
      const { status, json } = await get(`/v1/festivals?date=2026-11-08&tz=${tz}`);
      expect(status).toBe(400);
      expect(json<Refused>().errors?.[0]?.message).toContain(`${tz} -> ${meant}`);
    }
  });

  test.each([
    '/v1/panchang/today',
    '/v1/panchang/tomorrow',
    '/v1/panchang/yesterday',
    '/v1/panchang/now',
    '/v1/today',
  ])('%s takes a region, and refuses one that is not supported', async (path) => {
    expect(await conforms(path, `${path}?region=NEPAL`)).toBe(200);
    expect((await answer<{ location: object }>(`${path}?region=NEPAL`)).location).toMatchObject({
      name_en: 'Kathmandu',
      region: 'NEPAL',
    });
    const refused = await get(`${path}?region=MARS`);
    expect([refused.status, refused.json<Refused>().error]).toEqual([422, 'unsupported_region']);
  });

  test('/v1/today completes a latitude or a longitude by that of New Delhi', async () => {
    const placeOf = async (query: string) => (await answer<Festivals>(`/v1/today?${query}`)).location;
    expect(await placeOf('lat=13')).toMatchObject({ lat: 13, lon: 77.209, source: 'coordinates' });
    expect(await placeOf('lon=80')).toMatchObject({
      lat: 28.6139,
      lon: 80,
      source: 'coordinates',
    });
    expect(await placeOf('')).toMatchObject({ id: 2 });
    expect((await get('/v1/panchang?date=2026-11-08&lat=13')).status).toBe(400);
  });
});

describe('dates that never occurred', () => {
  const apia = 'lat=-13.83&lon=-171.77';

  test.each([
    `/v1/panchang?date=2011-12-30&${apia}`,
    `/v1/panchang/full?date=2011-12-30&${apia}`,
    `/v1/festivals?date=2011-12-30&${apia}`,
    `/v1/festivals/explain?date=2011-12-30&festival=FESTIVAL_DIWALI&${apia}`,
    `/v1/tithi?date=2011-12-30&${apia}`,
    `/v1/hora?date=2011-12-30&${apia}`,
    `/v1/day-context?date=2011-12-30&${apia}`,
  ])('%s is a 404 that says so', async (path) => {
    const { status, json } = await get(path);
    expect([status, json<Refused>().error]).toEqual([404, 'skipped_date']);
    expect(json<Refused>().message).toContain('2011-12-30 did not occur in Pacific/Apia');
    // tz has no part in it
    expect((await get(`${path}&tz=UTC`)).status).toBe(404);
  });

  test('the day before it is whole, and a range leaves the date out', async () => {
    const { hora } = await answer<{ hora: unknown[] }>(`/v1/hora?date=2011-12-29&${apia}`);
    expect(hora).toHaveLength(24);
    const range = await answer<{ count: number; days: { date: string }[] }>(
      `/v1/panchang/range?start=2011-12-29&end=2011-12-31&${apia}`,
    );
    expect(range.days.map(({ date }) => date)).toEqual(['2011-12-29', '2011-12-31']);
    expect(range.count).toBe(2);
  });
});

test('before standard time one answer has one clock', async () => {
  const { timings, location } = await answer<{
    timings: Record<string, string>;
    location: Record<string, string>;
  }>('/v1/panchang?date=1700-01-02&location_id=2');
  for (const event of ['sunrise', 'sunset']) {
    expect(timings[`${event}_at`].slice(11, 19)).toBe(timings[event]);
    expect(timings[`${event}_at`].slice(19)).toBe(location.utc_offset);
  }
});

describe('Tromsø where the midnight sun begins', () => {
  const at = 'date=2026-05-18&lat=69.6496&lon=18.956';

  test.each([
    ['/v1/timings', ['sunset', 'rahu_kaal', 'yamagandam', 'gulika_kaal', 'abhijit_muhurat']],
    ['/v1/hora', ['hora']],
    ['/v1/choghadiya', ['choghadiya']],
    ['/v1/lagna', ['lagna', 'udaya_lagna']],
    ['/v1/panchang/full', ['hora', 'choghadiya', 'muhurtas']],
  ])('%s: what hangs on the day is null, with its reason beside it', async (path, sections) => {
    expect(await conforms(path, `${path}?${at}`)).toBe(200);
    const response = await answer<Record<string, unknown> & { unavailable: Record<string, string> }>(
      `${path}?${at}`,
    );
    for (const section of sections) {
      expect(response[section], section).toBeNull();
      expect(response.unavailable[section], section).toMatch(/Sun does not|polar circles/);
    }
  });

  test('no window of the day reaches into another', async () => {
    const { auspicious, inauspicious } = await answer<
      Record<'auspicious' | 'inauspicious', { start_at: string; end_at: string }[]>
    >(`/v1/timings?${at}`);
    for (const { start_at: start, end_at: end } of [...auspicious, ...inauspicious]) {
      expect(Math.abs(Date.parse(start) - Date.UTC(2026, 4, 18, 12))).toBeLessThan(48 * 3_600_000);
      expect(Date.parse(end) - Date.parse(start)).toBeLessThan(36 * 3_600_000);
    }
  });
});
