// Many days in one request: what each says is what the operation of one day says.

import type { RequestHandler } from 'express';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../../../engine/civil/civil.ts';
import { createApp } from '../../../server/compose/application.ts';
import { defaultLimits } from '../../../server/http/limits.ts';
import type { Service } from '../../../server/routes/service.ts';
import { publishedBy } from '../../contract/published.ts';
import { startGated } from '../gated.ts';
import { type Answer, type Festivals, posted, type Refused, serve, startClient } from '../harness.ts';

const { get, service, parts, failures } = await startClient();
const { conforms } = await publishedBy(get);

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const datesFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => isoDate(first + i));
const refused = async (path: string, init?: RequestInit) => {
  const answer = await get(path, init);
  const { error, errors = [] } = answer.json<Refused>();
  return [answer.status, error, ...errors.map(({ field, message }) => `${field} ${message}`)];
};

interface Days {
  readonly count: number;
  readonly days: readonly (Record<string, unknown> & { readonly date: string })[];
}

describe('POST /v1/bulk/panchang', () => {
  const path = '/v1/bulk/panchang';
  const bulk = async (body: object) => (await get(path, posted(body))).json<Days>();

  test.each([
    ['New Delhi', {}, ''],
    [
      'a location and sections',
      { location_id: 4, include: 'hora,festivals', measure: 'day_night' },
      '&location_id=4&include=hora,festivals&measure=day_night',
    ],
    [
      'coordinates beyond the polar circle',
      { lat: 78.22, lon: 15.65, tz: 'Asia/Kolkata' },
      '&lat=78.22&lon=15.65&tz=Asia/Kolkata',
    ],
    ['a state', { region: 'in-ka', lang: 'en' }, '&region=in-ka&lang=en'],
  ])('every day is that of /v1/panchang: %s', async (_name, body, query) => {
    const dates = ['2026-12-21', '2026-06-21', '1700-01-01', '3100-12-31', '2026-03-29'];
    expect(await conforms(path, path, { ...body, dates })).toBe(200);
    const { count, days } = await bulk({ ...body, dates });
    expect([count, days.map(({ date }) => date)]).toEqual([5, dates]);
    for (const day of days) expect(day).toEqual((await get(`/v1/panchang?date=${day.date}${query}`)).json());
    expect(failures).toEqual([]);
  });

  test('everything wrong is named, and bounds are held before the first byte', async () => {
    expect(await refused(path, posted({ dates: [] }))).toEqual([
      400,
      'invalid_parameters',
      'dates must list at least one date',
    ]);
    expect(
      await refused(path, posted({ dates: ['2026-02-30', '2026-01-01', '2026-01-01'], lat: 1, colour: 1 })),
    ).toEqual([
      400,
      'invalid_parameters',
      expect.stringMatching(/^colour is not a parameter of this operation/),
      'lon is required with lat',
      'dates.0 must be an existing date in the form YYYY-MM-DD',
    ]);
    expect(await refused(path, posted({ dates: ['2026-01-01', '2026-01-01'] }))).toEqual([
      400,
      'invalid_parameters',
      'dates.1 is given more than once',
    ]);
    const many = datesFrom(20_000, 367);
    expect(await refused(path, posted({ dates: many }))).toEqual([
      400,
      'invalid_parameters',
      'dates must have at most 366 dates',
    ]);
    expect(await refused(path, posted({ dates: ['2026-01-01', '1699-12-31'] }))).toEqual([
      404,
      'out_of_range',
    ]);
    expect(await refused(path, posted({ dates: ['2026-01-01'], location_id: 99_999_999 }))).toEqual([
      404,
      'unknown_location',
    ]);
    expect(
      await refused(path, posted({ dates: ['2011-12-29', '2011-12-30'], lat: -13.8, lon: -171.8 })),
    ).toEqual([404, 'skipped_date']);
    expect(await refused(path, posted({ dates: ['2026-01-01'], region: 'MARS' }))).toEqual([
      422,
      'unsupported_region',
    ]);
    expect(await refused(path)).toEqual([405, 'method_not_allowed']);
  });

  test('366 dates are answered', async () => {
    const dates = datesFrom(20_454, 366);
    const { count, days } = await bulk({ dates });
    expect([count, days.length, days.at(-1)?.date]).toEqual([366, 366, dates.at(-1)]);
    expect(new Set(days.map(({ date }) => date)).size).toBe(366);
  });
});

describe('GET /v1/bulk/festivals', () => {
  const path = '/v1/bulk/festivals';

  test.each([
    '',
    '&region=IN-MH',
    '&lat=51.5&lon=-0.12&type=VRAT',
    '&location_id=20&festival_mode=drik',
    '&region=XX',
  ])('every date is that of /v1/festivals %s', async (query) => {
    const url = `${path}?start_date=2026-12-20&end_date=2027-01-20${query}`;
    expect(await conforms(path, url)).toBe(200);
    const answer = (await get(url)).json<Festivals & { days: Festivals[]; undecided?: unknown[] }>();
    let count = 0;
    for (const date of datesFrom(20_807, 32)) {
      const one = (await get(`/v1/festivals?date=${date}&words=short${query}`)).json<Festivals>();
      count += one.count;
      const { festivals = [] } = answer.days.find((day) => day.date === date) ?? {};
      expect([date, festivals]).toEqual([date, one.festivals]);
      expect(answer._engine).toEqual(one._engine);
    }
    expect(answer.count).toBe(count);
    expect(count).toBeGreaterThan(0);
  });

  test('is the range of /v1/festivals/range, with what is left undecided', async () => {
    const { start_date, end_date, ...bulk } = (
      await get(`${path}?start_date=2026-01-01&end_date=2027-01-01`)
    ).json();
    // A range comes in pages, bulk whole.
    const { start, end, next_cursor, ...range } = (
      await get('/v1/festivals/range?start=2026-01-01&end=2027-01-01')
    ).json();
    expect([start_date, end_date]).toEqual([start, end]);
    expect(next_cursor).toBeNull();
    expect(bulk).toEqual(range);
  });

  test('bounds', async () => {
    expect(await refused(`${path}?start_date=2026-01-02&end_date=2026-01-01&lat=91`)).toEqual([
      400,
      'invalid_parameters',
      'lon is required with lat',
      'lat must be a decimal number from -90 to 90',
    ]);
    expect(await refused(`${path}?start_date=2026-01-02&end_date=2026-01-01`)).toEqual([
      400,
      'invalid_parameters',
      'end_date must not be before start_date',
    ]);
    expect(await refused(`${path}?start_date=2026-01-01&end_date=2027-01-02`)).toEqual([
      422,
      'range_too_long',
    ]);
    expect(await refused(`${path}?start_date=3100-12-01&end_date=3101-01-01`)).toEqual([404, 'out_of_range']);
  });
});

describe('GET /v1/bulk/day-context', () => {
  const path = '/v1/bulk/day-context';
  type Context = { date: string; _cache: string };
  const stated = ({ _cache: _, ...context }: Context) => context;

  test('every day is that of /v1/day-context', async () => {
    const query = 'lat=19.076&lon=72.8777&region=IN-MH';
    const url = `${path}?from=2026-12-25&to=2027-01-05&${query}`;
    expect(await conforms(path, url)).toBe(200);
    const { days, ...envelope } = (await get(url)).json<{ days: Context[] }>();
    expect(envelope).toEqual({ from: '2026-12-25', to: '2027-01-05', region: 'IN-MH', count: 12 });
    for (const day of days) {
      const one = (await get(`/v1/day-context?date=${day.date}&${query}`)).json<Context>();
      expect([day.date, stated(day)]).toEqual([day.date, stated(one)]);
      // What one of them computed the other finds.
      expect(one._cache).toBe('hit');
    }
  });

  test('a region stands for its place', async () => {
    const { days } = (await get(`${path}?from=2026-09-14&to=2026-09-14&region=NEPAL`)).json<{
      days: { location: unknown }[];
    }>();
    expect(days[0].location).toMatchObject({
      lat: 27.7172,
      lon: 85.324,
      region: 'NEPAL',
      timezone: 'Asia/Kathmandu',
    });
  });

  test('a date that never occurred is left out', async () => {
    const url = `${path}?from=2011-12-28&to=2011-12-31&lat=-13.8&lon=-171.8`;
    const { count, days } = (await get(url)).json<Days>();
    expect([count, days.map(({ date }) => date)]).toEqual([3, ['2011-12-28', '2011-12-29', '2011-12-31']]);
  });

  test('bounds', async () => {
    expect(await refused(`${path}?from=2026-01-02&to=2026-01-01`)).toEqual([
      400,
      'invalid_parameters',
      'to must not be before from',
      'lat is required unless region is sent',
      'lon is required unless region is sent',
    ]);
    expect((await get(`${path}?from=2026-01-01&to=2026-03-03&region=NEPAL`)).json<Days>().count).toBe(62);
    expect(await refused(`${path}?from=2026-01-01&to=2026-03-04&region=NEPAL`)).toEqual([
      422,
      'range_too_long',
    ]);
    expect(await refused(`${path}?from=2026-01-01&to=2026-01-02&region=MARS`)).toEqual([
      422,
      'unsupported_region',
    ]);
  });
});

describe('while it is streamed', () => {
  const body = { dates: datesFrom(20_454, 366), include: 'hora,choghadiya,festivals,muhurat' };

  /** The service, with something done before each part of an answer is computed. */
  const beforeParts = (before: () => void): Service => {
    const { compute } = service;
    const run: typeof compute.run = async (name, input, options) => {
      if (name === 'part') before();
      return compute.run(name, input, options);
    };
    return { ...service, compute: { ...compute, run } };
  };

  /** A service that counts the parts it computes. */
  function counting(): { own: Service; computed: () => number } {
    let count = 0;
    const own = beforeParts(() => {
      count += 1;
    });
    return { own, computed: () => count };
  }

  test('no more is computed than the client takes in, part by part', async () => {
    const { own, computed } = counting();
    let takeIn = (): void => {};
    // A connection that is full after every part, until it is said to be empty.
    const full: RequestHandler = (_request, response, next) => {
      const write = response.write.bind(response) as (chunk: string | Buffer) => boolean;
      response.write = (chunk: string | Buffer) => {
        write(chunk);
        return false;
      };
      const emit = response.emit.bind(response);
      response.emit = (event: string, ...stated: unknown[]) =>
        event === 'drain' ? true : emit(event, ...stated);
      takeIn = () => emit('drain');
      next();
    };
    const slow = await serve(createApp({ ...parts, service: own, requestLog: full }));
    const requested = slow('/v1/bulk/panchang', {
      ...posted(body),
      headers: { ...posted(body).headers, 'Accept-Encoding': 'identity' },
    });
    const settled = async (): Promise<number> => {
      let before = -1;
      while (computed() === 0 || computed() !== before) {
        before = computed();
        await later(150);
      }
      return before;
    };
    expect(await settled()).toBe(1);
    takeIn();
    expect(await settled()).toBe(2);
    const pump = setInterval(() => takeIn(), 1);
    const { days } = (await requested).json<Days>();
    clearInterval(pump);
    expect(days.map(({ date }) => date)).toEqual(body.dates);
  });

  test('beyond a bound of such answers at the same time one more is refused, and later it is not', async () => {
    const { own, computed } = counting();
    const limits = { ...defaultLimits, streamsPerCaller: 1 };
    const bounded = await serve(createApp({ ...parts, service: own, limits }));
    const one = bounded('/v1/bulk/panchang', posted(body));
    while (computed() === 0) await later(1);
    const two = await bounded('/v1/bulk/panchang', posted(body));
    expect([two.status, two.headers.get('retry-after'), two.json<Refused>().error]).toEqual([
      503,
      '1',
      'busy',
    ]);
    expect((await one).status).toBe(200);
    expect((await bounded('/v1/bulk/panchang', posted({ dates: ['2026-01-01'] }))).status).toBe(200);
  });

  test('a failure in the middle ends the connection, and is reported', async () => {
    const stated: unknown[] = [];
    let left = 5;
    const own = beforeParts(() => {
      if (--left < 0) throw new Error('planted');
    });
    const broken = await serve(
      createApp({ ...parts, service: own, onFailure: (error) => stated.push(error) }),
    );
    await expect(broken('/v1/bulk/panchang', posted(body))).rejects.toThrow(/terminated/);
    expect(stated).toEqual([new Error('planted')]);
  });

  test('a failure before the first byte is an error as any other', async () => {
    const own = beforeParts(() => {
      throw new Error('planted');
    });
    const broken = await serve(createApp({ ...parts, service: own, onFailure: () => {} }));
    const answer = await broken('/v1/bulk/panchang', posted(body));
    expect([answer.status, answer.json<Refused>().error]).toEqual([500, 'engine_error']);
  });

  test('others are answered between its parts', async () => {
    const { own, computed } = counting();
    const shared = await serve(createApp({ ...parts, service: own, responseCacheBytes: 0 }));
    const long = shared('/v1/bulk/panchang', posted(body));
    while (computed() === 0) await later(1);
    const { status } = await shared('/v1/tithi?date=2026-09-14');
    const atAnswer = computed();
    const { days } = (await long).json<Days>();
    expect([status, days.length]).toEqual([200, 366]);
    expect(atAnswer).toBeLessThan(computed());
  });

  test('HEAD sends no body', async () => {
    const answer = await get('/v1/bulk/festivals?start_date=2026-01-01&end_date=2026-12-31', {
      method: 'HEAD',
    });
    expect([answer.status, answer.text]).toEqual([200, '']);
  });
});

describe('behind access control', () => {
  const clock = { now: Date.UTC(2026, 10, 21, 6, 30) };

  test('counts as what it contains, and needs its plan', async () => {
    const { store, ask } = await startGated(clock);
    const used = ({ headers }: Answer) => headers.get('x-ratelimit-used');
    const { text: starter } = store.newKey('starter');
    const dates = posted({ dates: datesFrom(20_454, 100) });
    expect(used(await ask('/v1/bulk/panchang', starter, dates))).toBe('4');
    const year = '/v1/bulk/festivals?start_date=2026-01-01&end_date=2026-12-31';
    expect(used(await ask(year, starter))).toBe('5');
    const contexts = '/v1/bulk/day-context?from=2026-01-01&to=2026-03-03&region=NEPAL';
    expect(used(await ask(contexts, store.newKey('business').text))).toBe('2');
    expect((await ask(contexts, starter)).json()).toMatchObject({ required_plan: 'business' });
    const { text: free } = store.newKey('free');
    expect((await ask(year, free)).json()).toMatchObject({ required_plan: 'starter', current_plan: 'free' });
  });
});
