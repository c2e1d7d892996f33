import { describe, expect, test } from 'vitest';
import { publishedBy } from '../../contract/published.ts';
import { type Refused, startClient } from '../harness.ts';

const { get, failures } = await startClient();
const { conforms } = await publishedBy(get);

/** The answer of a path, which must be as described. */
async function answer<T>(path: string, query: string, pattern = path): Promise<T> {
  const url = `${path}?${query}`;
  expect(await conforms(pattern, url)).toBe(200);
  return (await get(url)).json<T>();
}

/** A refusal: its status, its word, and its faults by field. */
async function refused(url: string) {
  const { status, json } = await get(url);
  const { error, message, errors = [] } = json<Refused>();
  return { status, error, message, faults: Object.fromEntries(errors.map((e) => [e.field, e.message])) };
}

interface Listed {
  readonly count: number;
  readonly timezone: string;
  readonly location?: { readonly name_en: string; readonly timezone: string };
  readonly eclipses: readonly {
    readonly eclipse_id: number;
    readonly kind: string;
    readonly greatest_at: string;
    readonly at_place?: { readonly visible: boolean };
  }[];
}

interface Seen {
  readonly location: { readonly timezone: string; readonly day_zone: string };
  readonly eclipse: { readonly eclipse_id: number };
  readonly visible: boolean;
  readonly local_times: object;
  readonly sutak: { readonly start_at: string; readonly observed: boolean };
}

const delhi = 'lat=28.6139&lon=77.209';
const visibility = (query: string) => answer<Seen>('/v1/eclipse/visibility', query);

/** The instants of an answer, whatever zone they are written in. */
const instants = (stated: unknown): readonly number[] =>
  [...JSON.stringify(stated).matchAll(/"(\d{4}-\d\d-\d\dT[^"]+)"/g)].map(([, text]) => Date.parse(text));

describe('GET /v1/eclipse', () => {
  const list = (query: string) => answer<Listed>('/v1/eclipse', query);

  test('the eclipses of 2026 in UTC, without a place', async () => {
    const answer = await list('year=2026');
    expect(answer).toMatchObject({ count: 4, timezone: 'UTC', type: null });
    expect(answer.eclipses.map(({ eclipse_id, kind }) => [eclipse_id, kind])).toEqual([
      [74_856, 'solar'],
      [74_857, 'lunar'],
      [74_868, 'solar'],
      [74_869, 'lunar'],
    ]);
    expect(answer.eclipses[2].greatest_at).toMatch(/^2026-08-12T17:4[56]:\d\d\+00:00$/);
    expect(answer).not.toHaveProperty('location');
  });

  test('from a place, by its id or its coordinates, each with what is seen', async () => {
    const answer = await list('year=2025&location_id=2&tz=Asia/Kolkata');
    expect(answer.location).toMatchObject({ name_en: 'New Delhi', timezone: 'Asia/Kolkata' });
    expect(answer.eclipses.map(({ at_place }) => at_place?.visible)).toEqual([false, false, true, false]);
    const { eclipses } = await list(`year=2025&${delhi}&tz=Asia/Kolkata`);
    expect(eclipses).toEqual(answer.eclipses);
  });

  test('of a kind or a type', async () => {
    expect((await list('year=2026&type=SOLAR')).eclipses.map(({ eclipse_id }) => eclipse_id)).toEqual([
      74_856, 74_868,
    ]);
    expect(await list('year=2020&type=penumbral')).toMatchObject({ count: 4, type: 'penumbral' });
    expect(await list('year=2026&type=hybrid')).toMatchObject({ count: 0, eclipses: [] });
  });

  test('what is refused', async () => {
    const { status, faults } = await refused('/v1/eclipse?type=big&lat=91&tz=IST');
    expect([status, Object.keys(faults).sort()]).toEqual([400, ['lat', 'lon', 'type', 'tz', 'year']]);
    expect(await refused('/v1/eclipse?year=1699')).toMatchObject({ status: 404, error: 'out_of_range' });
    expect((await refused('/v1/eclipse?year=2026&tz=15')).faults.tz).toContain('-14 to 14');
  });
});

describe('GET /v1/eclipse/{eclipse_id}', () => {
  const byId = (id: number, query = '') =>
    answer<object>(`/v1/eclipse/${id}`, query, '/v1/eclipse/{eclipse_id}');

  test('says what the list says of it', async () => {
    for (const eclipse of (await answer<Listed>('/v1/eclipse', 'year=2026&tz=5.5')).eclipses) {
      expect(await byId(eclipse.eclipse_id, 'tz=5.5')).toMatchObject(eclipse);
    }
    expect(await byId(74_845)).toMatchObject({
      kind: 'lunar',
      type: 'total',
      date: '2025-09-07',
      saros: 128,
    });
  });

  test('a number that is no eclipse is a 404, what is no number a 400', async () => {
    for (const id of [1, 74_847, 999_999_999]) {
      expect(await refused(`/v1/eclipse/${id}`)).toMatchObject({ status: 404, error: 'unknown_eclipse' });
    }
    for (const id of ['x', '0', '-5', '7.5', '1e5']) {
      const { status, faults } = await refused(`/v1/eclipse/${id}`);
      expect([id, status, Object.keys(faults)]).toEqual([id, 400, ['eclipse_id']]);
    }
  });
});

describe('GET /v1/eclipse/visibility', () => {
  test('contacts and sutak of 7 September 2025 at New Delhi, in UTC where tz is not given', async () => {
    const { location, ...seen } = await visibility(`eclipse_id=74845&${delhi}`);
    expect(location).toMatchObject({ timezone: 'UTC', day_zone: 'Asia/Kolkata' });
    expect(seen).toMatchObject({ visible: true, sutak: { observed: true } });
    expect(seen.sutak.start_at).toMatch(/^2025-09-07T06:(48|49):\d\d\+00:00$/);
    for (const left of ['magnitude', 'obscuration']) {
      expect(Object.keys(seen.local_times).join()).not.toContain(left);
    }
  });

  test('tz, as a zone or as an offset, only says how instants are written', async () => {
    const answer = await visibility(`eclipse_id=74845&${delhi}`);
    const same = ['Asia/Kolkata', '5.5', '%2B05:30', '+05:30', '-3', 'Pacific/Kiritimati', '5.75'];
    for (const tz of same) {
      const other = await visibility(`eclipse_id=74845&${delhi}&tz=${tz}`);
      expect(instants(other), tz).toEqual(instants(answer));
      expect(other.location.day_zone).toBe('Asia/Kolkata');
    }
    const [zoned, shifted] = await Promise.all(
      ['Asia/Kolkata', '5.5'].map((tz) => visibility(`eclipse_id=74845&${delhi}&tz=${tz}`)),
    );
    expect(shifted.local_times).toEqual(zoned.local_times);
    expect(shifted.sutak).toEqual(zoned.sutak);
    expect([zoned.location.timezone, shifted.location.timezone]).toEqual(['Asia/Kolkata', '+05:30']);
  });

  test('at open sea an offset is not the zone of the days', async () => {
    const { location } = await visibility('eclipse_id=74845&lat=0&lon=-140&tz=-9');
    expect(location).toMatchObject({ timezone: '-09:00' });
    expect(location.day_zone).not.toBe('-09:00');
  });

  test('on Svalbard, where the Sun is up all day, sutak is null with its reason', async () => {
    expect(await visibility('eclipse_id=74868&lat=78.22&lon=15.65')).toMatchObject({
      visible: true,
      sutak: null,
      unavailable: { sutak: expect.stringContaining('parts of day and night') },
    });
  });

  test('what is refused', async () => {
    const path = '/v1/eclipse/visibility';
    expect(await refused(path)).toMatchObject({
      status: 400,
      faults: {
        eclipse_id: 'is required',
      },
    });
    expect((await refused(`${path}?eclipse_id=74845`)).faults).toEqual({
      lat: 'is required unless location_id is sent',
      lon: 'is required unless location_id is sent',
    });
    expect(await refused(`${path}?eclipse_id=74846000&${delhi}`)).toMatchObject({ status: 404 });
    expect(await refused(`${path}?eclipse_id=74845&location_id=99999999`)).toMatchObject({
      status: 404,
      error: 'unknown_location',
    });
    expect(failures).toEqual([]);
  });
});
