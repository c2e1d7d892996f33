import { describe, expect, test } from 'vitest';
import { type Refused, startClient } from '../harness.ts';

const { get, failures } = await startClient();
const delhi = 'lat=28.6139&lon=77.209';

const faults = async (path: string): Promise<string[]> => {
  const answer = await get(path);
  expect(answer.status).toBe(400);
  return (answer.json<Refused>().errors ?? []).map(({ field }) => field).sort();
};

describe('/v1/shraddha/mahalaya', () => {
  test('fifteen tithis, each with a day or with candidates', async () => {
    const answer = await get(`/v1/shraddha/mahalaya?year=2024&${delhi}`);
    expect(answer.status).toBe(200);
    const body = answer.json();
    expect(body).toMatchObject({
      year: 2024,
      count: 15,
      decision_status: 'REQUIRES_SOURCE_CERTIFICATION',
      location: { day_zone: 'Asia/Kolkata' },
    });
    expect((body.tithis as unknown[])[10]).toMatchObject({
      name: 'Ekadashi Shraddha',
      observance_date: null,
      candidates: [{ date: '2024-09-27' }, { date: '2024-09-28' }],
    });
    expect((body.tithis as unknown[])[14]).toMatchObject({ observance_date: '2024-10-02' });
  });

  test('tz writes instants in its zone and moves no day', async () => {
    interface Dated {
      tithis: {
        observance_date: string | null;
        candidates: { kalas: { aparahna: { start_at: string } } }[];
      }[];
    }
    const own = (await get(`/v1/shraddha/mahalaya?year=2026&${delhi}`)).json<Dated>();
    const utc = (await get(`/v1/shraddha/mahalaya?year=2026&${delhi}&tz=Europe/London`)).json<Dated>();
    expect(utc.tithis.map((t) => t.observance_date)).toEqual(own.tithis.map((t) => t.observance_date));
    const starts = (dated: Dated) =>
      dated.tithis.flatMap((t) => t.candidates.map((c) => c.kalas.aparahna.start_at));
    expect(starts(utc).map(Date.parse)).toEqual(starts(own).map(Date.parse));
    expect(starts(utc).every((text) => text.endsWith('+01:00'))).toBe(true);
  });

  test('first and last year served', async () => {
    for (const year of [1700, 3100]) {
      const body = (await get(`/v1/shraddha/mahalaya?year=${year}&${delhi}`)).json();
      expect(body).toMatchObject({ year, count: 15 });
    }
  });

  test('bad input', async () => {
    expect(await faults('/v1/shraddha/mahalaya')).toEqual(['lat', 'lon', 'year']);
    expect(await faults('/v1/shraddha/mahalaya?year=x&lat=91&lon=181&tz=IST')).toEqual([
      'lat',
      'lon',
      'tz',
      'year',
    ]);
    expect((await get(`/v1/shraddha/mahalaya?year=1699&${delhi}`)).status).toBe(404);
    const polar = await get('/v1/shraddha/mahalaya?year=2026&lat=70&lon=20');
    expect(polar.status).toBe(422);
    expect(polar.json<Refused>()).toMatchObject({ error: 'polar_place' });
  });
});

describe('/v1/shraddha/day', () => {
  test('times, tithis of the aparahna, and what is given on the day', async () => {
    const body = (await get(`/v1/shraddha/day?date=2026-10-03&${delhi}`)).json();
    expect(Object.keys(body)).toEqual([
      'date',
      'decision_status',
      'gandharva',
      'kutapa',
      'rauhina',
      'aparahna',
      'shraddha_kala',
      'forbidden_kalas',
      'tithis_in_aparahna',
      'shraddhas',
      'named',
      'sources',
      'location',
      'engine',
    ]);
    expect(['DECIDED', 'REQUIRES_SOURCE_CERTIFICATION']).toContain(body.decision_status);
  });

  test('at the pole nothing fails', async () => {
    for (const lat of [89, -89, 90]) {
      const { status, json } = await get(`/v1/shraddha/day?date=2026-06-21&lat=${lat}&lon=0&tz=UTC`);
      expect(status).toBe(200);
      expect(json()).toMatchObject({ aparahna: null, decision_status: 'UNDECIDABLE' });
      expect(json().unavailable).toHaveProperty('tithis_in_aparahna');
    }
    expect(failures).toEqual([]);
  });

  test('bad input', async () => {
    expect(await faults('/v1/shraddha/day?date=2026-13-01')).toEqual(['date', 'lat', 'lon']);
    expect((await get(`/v1/shraddha/day?date=3101-01-01&${delhi}`)).status).toBe(404);
    const skipped = await get('/v1/shraddha/day?date=2011-12-30&lat=-13.83&lon=-171.77');
    expect(skipped.status).toBe(404);
    expect(skipped.json<Refused>().error).toBe('skipped_date');
  });
});
