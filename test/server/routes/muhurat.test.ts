import { describe, expect, test } from 'vitest';
import type {
  bestDatesAnswer,
  muhuratFindAnswer,
  suitabilityAnswer,
} from '../../../contract/muhurat/muhurat.ts';
import type { z } from '../../../contract/schema/zod.ts';
import { type Refused, startClient } from '../harness.ts';

const { get, failures } = await startClient();
const delhi = 'lat=28.6139&lon=77.209';
const february = `start_date=2026-02-01&end_date=2026-02-28&${delhi}`;

type Result = z.output<typeof muhuratFindAnswer>;
type Best = z.output<typeof bestDatesAnswer>;
type OneOrAll = z.output<typeof suitabilityAnswer>;
type Suited = Extract<OneOrAll, { readonly events: unknown }>;
type SuitedForOne = Extract<OneOrAll, { readonly event: unknown }>;

const eight = [
  'marriage',
  'griha_pravesh',
  'travel',
  'mundan',
  'vehicle_purchase',
  'land_purchase',
  'business_start',
  'education_start',
];

const refusedFields = async (path: string, status = 400): Promise<string[]> => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  return (answer.json<Refused>().errors ?? []).map(({ field }) => field).sort();
};

describe('/v1/muhurat/find', () => {
  test.each(eight)('%s: exact times in order, each with a score that reaches the least', async (event) => {
    const answer = await get(`/v1/muhurat/find?event=${event}&${february}`);
    expect(answer.status).toBe(200);
    const { windows, days, count } = answer.json<Result>();
    expect(count).toBe(windows.length);
    expect(days).toHaveLength(28);
    let before = '';
    for (const { start_at: start, end_at: end, score, rating, factors } of windows) {
      expect(Date.parse(start)).toBeLessThan(Date.parse(end));
      expect(start >= before).toBe(true);
      before = end;
      expect(score).toBeGreaterThanOrEqual(60);
      expect(['GOOD', 'EXCELLENT']).toContain(rating);
      expect(factors.for.every(({ points }) => points > 0)).toBe(true);
      expect(factors.against.some(({ blocks }) => blocks)).toBe(false);
    }
  });

  test('min_score=0 tells what is blocked, and by what', async () => {
    const range = `start_date=2026-08-01&end_date=2026-08-10&${delhi}`;
    const none = (await get(`/v1/muhurat/find?event=land_purchase&${range}`)).json<Result>();
    const all = (await get(`/v1/muhurat/find?event=land_purchase&min_score=0&${range}`)).json<Result>();
    expect(all.count).toBeGreaterThan(none.count);
    const blocked = all.windows.filter(({ factors }) => factors.against.some(({ blocks }) => blocks));
    expect(blocked.length).toBeGreaterThan(0);
    expect(blocked.every(({ score, rating }) => score === 0 && rating === 'AVOID')).toBe(true);
  });

  test('a star of birth changes the scores, by name or number, and is echoed', async () => {
    const path = `/v1/muhurat/find?event=marriage&${february}&min_score=0`;
    const plain = (await get(path)).json<Result>();
    const named = (await get(`${path}&bride_nakshatra=Rohini`)).json<Result>();
    const numbered = (await get(`${path}&bride_nakshatra=4`)).json<Result>();
    expect(named.windows).toEqual(numbered.windows);
    expect(named.inputs).toEqual({ bride_nakshatra: 'Rohini' });
    expect(named.windows.map(({ score }) => score)).not.toEqual(plain.windows.map(({ score }) => score));
  });

  test('a range over the new year is that of its parts', async () => {
    const path = (from: string, to: string) =>
      `/v1/muhurat/find?event=travel&start_date=${from}&end_date=${to}&${delhi}`;
    const whole = (await get(path('2026-12-25', '2027-01-05'))).json<Result>();
    const first = (await get(path('2026-12-25', '2026-12-31'))).json<Result>();
    const second = (await get(path('2027-01-01', '2027-01-05'))).json<Result>();
    expect(whole.windows).toEqual([...first.windows, ...second.windows]);
    expect(whole.days).toEqual([...first.days, ...second.days]);
  });

  test('days without a sunrise are not rated, and say why', async () => {
    const path = '/v1/muhurat/find?event=travel&start_date=2026-12-20&end_date=2026-12-21&lat=70&lon=20';
    const { windows, days } = (await get(path)).json<Result>();
    expect(windows).toEqual([]);
    for (const day of days)
      expect(day).toMatchObject({ rating: null, score: null, unavailable: expect.stringContaining('Sun') });
  });

  test('bad parameters are named, all at once', async () => {
    const path = '/v1/muhurat/find?event=travel';
    expect(await refusedFields(path)).toEqual(['end_date', 'lat', 'lon', 'start_date']);
    expect(await refusedFields(`${path}&${february}&min_score=101`)).toEqual(['min_score']);
    expect(await refusedFields(`${path}&${february}&direction=Up`)).toEqual(['direction']);
    expect(await refusedFields(`${path}&${february}&janma_nakshatra=Abhijit`)).toEqual(['janma_nakshatra']);
    expect(await refusedFields(`${path}&start_date=2026-02-02&end_date=2026-02-01&${delhi}`)).toEqual([
      'end_date',
    ]);
  });

  test.each([
    ['event=wedding', february, 422, 'unknown_event'],
    ['event=travel&bride_nakshatra=Rohini', february, 422, 'not_weighed'],
    ['event=travel', `start_date=2026-01-01&end_date=2026-04-01&${delhi}`, 422, 'range_too_long'],
    [
      'event=travel&observatory=true',
      `start_date=2026-01-01&end_date=2026-02-01&${delhi}`,
      422,
      'range_too_long',
    ],
    ['event=travel', `start_date=3100-12-30&end_date=3101-01-02&${delhi}`, 404, 'out_of_range'],
  ])('%s with %s is a %i', async (event, range, status, error) => {
    const answer = await get(`/v1/muhurat/find?${event}&${range}`);
    expect(answer.status).toBe(status);
    expect(answer.json()).toMatchObject({ error });
  });

  test('the first and the last days served', async () => {
    for (const [from, to] of [
      ['1700-01-01', '1700-01-03'],
      ['3100-12-29', '3100-12-31'],
    ]) {
      const path = `/v1/muhurat/find?event=travel&min_score=0&start_date=${from}&end_date=${to}&${delhi}`;
      expect((await get(path)).json<Result>().days).toHaveLength(3);
    }
  });
});

describe('/v1/muhurat/best-dates', () => {
  test('the best dates of a month are those that find finds', async () => {
    const best = (
      await get(`/v1/muhurat/best-dates?event=griha_pravesh&year=2026&month=2&limit=5&${delhi}`)
    ).json<Best>();
    const results = (await get(`/v1/muhurat/find?event=griha_pravesh&${february}`)).json<Result>();
    const dates = new Set(results.windows.map(({ date }) => date));
    expect(best.count).toBe(dates.size);
    expect(best.dates).toHaveLength(Math.min(5, dates.size));
    for (const { date, best: window, score, window_count } of best.dates) {
      expect(window).toEqual(results.windows.find(({ start_at: start }) => start === window.start_at));
      const own = results.windows.filter((other) => other.date === date);
      expect(window_count).toBe(own.length);
      expect(score).toBe(Math.max(...own.map((other) => other.score)));
    }
    const scores = best.dates.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  test('without a month, of the year', async () => {
    const { month, dates, count } = (
      await get(`/v1/muhurat/best-dates?event=travel&year=2026&limit=100&${delhi}`)
    ).json<Best>();
    expect(month).toBeNull();
    expect(dates).toHaveLength(Math.min(100, count));
    expect(new Set(dates.map(({ date }) => date.slice(0, 7))).size).toBeGreaterThan(3);
  });

  test('bad parameters are named', async () => {
    const path = `/v1/muhurat/best-dates?event=travel&${delhi}`;
    expect(await refusedFields(path)).toEqual(['year']);
    expect(await refusedFields(`${path}&year=2026&month=13&limit=0`)).toEqual(['limit', 'month']);
    expect((await get(`${path}&year=1600`)).status).toBe(404);
  });
});

describe('/v1/events/suitability', () => {
  test('all eight events, each with what speaks for it and against it', async () => {
    const { events, vara } = (await get(`/v1/events/suitability?date=2026-02-06&${delhi}`)).json<Suited>();
    expect(vara).toBe('Friday');
    expect(events?.map(({ event }) => event).sort()).toEqual([...eight].sort());
    for (const { rating, score, disclaimer } of events ?? []) {
      expect(['EXCELLENT', 'GOOD', 'NEUTRAL', 'AVOID']).toContain(rating);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(disclaimer).not.toBe('');
    }
  });

  test('one event; an eclipse stands highest in the hierarchy', async () => {
    const rated = (
      await get(`/v1/events/suitability?date=2025-09-07&event=marriage&${delhi}`)
    ).json<SuitedForOne>();
    expect(rated).toMatchObject({ event: 'marriage', rating: 'AVOID', score: 0, blocked: true });
    expect(rated.hierarchy_applied?.[0]).toBe('ECLIPSE');
    expect(rated).not.toHaveProperty('events');
  });

  test('with observatory, the score is the base and the points of the lines that held', async () => {
    const { events } = (
      await get(`/v1/events/suitability?date=2026-02-06&observatory=true&${delhi}`)
    ).json<Suited>();
    for (const { score, blocked, observatory } of events ?? []) {
      const fulfilled = observatory?.lines.filter((line) => line.held) ?? [];
      const sum = fulfilled.reduce((total, { points }) => total + points, observatory?.base ?? 0);
      expect(fulfilled.some(({ how }) => how === 'block')).toBe(blocked);
      expect(score).toBe(blocked ? 0 : Math.min(100, Math.max(0, sum)));
    }
  });

  test('the same stands in the full panchang', async () => {
    const { suitability } = (await get('/v1/panchang/full?date=2026-02-06&location_id=2')).json();
    const { events } = (await get(`/v1/events/suitability?date=2026-02-06&${delhi}`)).json<Suited>();
    expect(suitability).toEqual(events);
  });

  test('where the Sun does not rise, null with the reason', async () => {
    const polar = 'lat=70&lon=20';
    expect((await get(`/v1/events/suitability?date=2026-12-21&${polar}`)).json()).toMatchObject({
      events: null,
      unavailable: { events: 'The Sun does not rise on this date.' },
    });
    const one = await get(`/v1/events/suitability?date=2026-12-21&event=marriage&${polar}`);
    expect(one.json()).toMatchObject({
      event: 'marriage',
      rating: null,
      blocking_factors: null,
      unavailable: { rating: 'The Sun does not rise on this date.' },
    });
    expect((await get(`/v1/panchang/full?date=2026-12-21&${polar}`)).json()).toMatchObject({
      suitability: null,
      unavailable: { suitability: 'The Sun does not rise on this date.' },
    });
  });

  test('bad parameters are named', async () => {
    expect(await refusedFields('/v1/events/suitability?date=2026-02-30')).toEqual(['date', 'lat', 'lon']);
    expect(await refusedFields(`/v1/events/suitability?date=2026-02-06&direction=9&${delhi}`)).toEqual([
      'direction',
    ]);
    expect((await get(`/v1/events/suitability?date=2026-02-06&event=baking&${delhi}`)).status).toBe(422);
  });
});

test('nothing failed inside', () => expect(failures).toEqual([]));
