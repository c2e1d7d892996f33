import { describe, expect, test } from 'vitest';
import { publishedBy } from '../../contract/published.ts';
import { type Refused, startClient } from '../harness.ts';

const { get, failures } = await startClient();
const { conforms } = await publishedBy(get);

interface Event {
  readonly kind: string;
  readonly at: string;
  readonly astronomical_date: string;
}

interface Events {
  readonly count: number;
  readonly events: readonly Event[];
  readonly kalamsa: { readonly set: string };
}

interface Status {
  readonly at: string;
  readonly is_asta: boolean | null;
  readonly status: string;
  readonly governing_event: Event | null;
}

async function answer<T>(path: string, query: string): Promise<T> {
  const url = `${path}?${query}`;
  expect(await conforms(path, url)).toBe(200);
  return (await get(url)).json<T>();
}

async function refused(url: string) {
  const { status, json } = await get(url);
  const { error, message, errors = [] } = json<Refused>();
  return { status, error, message, faults: Object.fromEntries(errors.map((e) => [e.field, e.message])) };
}

const delhi = 'lat=28.6139&lon=77.209';
const of2026 = 'start_date=2026-01-01&end_date=2026-12-31';
const events = (query: string) => answer<Events>('/v1/tara/events', query);
const status = (query: string) => answer<Status>('/v1/tara/status', query);

describe('GET /v1/tara/events', () => {
  test('a planet by either name, in any case', async () => {
    const answer = await events(`planet=shukra&${delhi}&${of2026}`);
    expect(answer).toMatchObject({
      planet: 'Venus',
      planet_sa: 'Shukra',
      count: 3,
      kalamsa: { set: 'kalamsha' },
    });
    expect(answer.events.map(({ kind, astronomical_date }) => [kind, astronomical_date])).toEqual([
      ['udaya', '2026-02-17'],
      ['asta', '2026-10-19'],
      ['udaya', '2026-10-29'],
    ]);
    expect(await events(`planet=VENUS&${delhi}&${of2026}`)).toEqual(answer);
  });

  test('tz says how instants are written, and nothing else', async () => {
    const here = await events(`planet=budh&${delhi}&${of2026}`);
    const away = await events(`planet=budh&${delhi}&${of2026}&tz=America/Los_Angeles`);
    const plain = (stated: Events) => stated.events.map((event) => ({ ...event, at: Date.parse(event.at) }));
    expect(plain(away)).toEqual(plain(here));
    expect(away.events.some(({ at, astronomical_date }) => at.slice(0, 10) !== astronomical_date)).toBe(true);
  });

  test('authorities differ by their degrees, and the days with them', async () => {
    const dates = async (set: string) =>
      (await events(`planet=shukra&${delhi}&${of2026}&kalamsa_set=${set}`)).events.map(
        (e) => e.astronomical_date,
      );
    const [usual, aryabhata, time] = await Promise.all(
      ['kalamsha', 'kalamsha_of_aryabhata', 'kalamsha_of_time'].map(dates),
    );
    expect(aryabhata).not.toEqual(usual);
    expect(time).not.toEqual(usual);
  });

  test('what is refused', async () => {
    const path = '/v1/tara/events';
    const all = await refused(`${path}?planet=pluto&lat=91&start_date=2026-02-30&tz=IST`);
    expect([all.status, Object.keys(all.faults).sort()]).toEqual([
      400,
      ['end_date', 'lat', 'lon', 'planet', 'start_date', 'tz'],
    ]);
    for (const [name, called] of [
      ['moon', 'the Moon'],
      ['Chandra', 'the Moon'],
      ['sun', 'the Sun'],
    ]) {
      expect(await refused(`${path}?planet=${name}&${delhi}&${of2026}`)).toMatchObject({
        status: 422,
        error: 'unsupported_planet',
        message: expect.stringContaining(`not for ${called}`),
      });
    }
    expect((await refused(`${path}?planet=constructor&${delhi}&${of2026}`)).status).toBe(400);
    expect(
      (await refused(`${path}?planet=guru&${delhi}&start_date=2026-02-02&end_date=2026-02-01`)).faults,
    ).toEqual({ end_date: 'must not be before start_date' });
    const longest = 'start_date=2024-01-01&end_date=2024-12-31';
    expect((await get(`${path}?planet=guru&${delhi}&${longest}`)).status).toBe(200);
    expect(
      await refused(`${path}?planet=guru&${delhi}&start_date=2025-01-01&end_date=2026-01-02`),
    ).toMatchObject({ status: 422, error: 'range_too_long', message: expect.stringContaining('367') });
    expect(
      await refused(`${path}?planet=guru&${delhi}&start_date=1699-12-31&end_date=1700-01-02`),
    ).toMatchObject({ status: 404, error: 'out_of_range' });
    const { faults } = await refused(`${path}?planet=guru&${delhi}&${of2026}&kalamsa_set=own`);
    expect(faults.kalamsa_set).toContain('kalamsha, kalamsha_of_time, kalamsha_of_aryabhata, arcus_visionis');
    expect(
      await refused(`${path}?planet=guru&lat=69.65&lon=18.96&${of2026}&kalamsa_set=kalamsha_of_time`),
    ).toMatchObject({ status: 422, error: 'beyond_latitude' });
    expect((await get(`${path}?planet=guru&lat=69.65&lon=18.96&${of2026}`)).status).toBe(200);
  });
});

describe('GET /v1/tara/status', () => {
  test('at an instant, with the event that governs it', async () => {
    expect(await status(`planet=shukra&${delhi}&at=2026-01-15T12:00:00Z`)).toMatchObject({
      at: '2026-01-15T17:30:00+05:30',
      is_asta: true,
      status: 'Asta',
      governing_event: { kind: 'asta', side: 'east' },
      kalamsa: { set: 'kalamsha', measure: 'longitude' },
    });
    expect(await status(`planet=shukra&${delhi}&at=2026-06-01T00:00Z`)).toMatchObject({
      is_asta: false,
      status: 'visible',
      governing_event: { kind: 'udaya', astronomical_date: '2026-02-17' },
    });
  });

  test('an instant without an offset is read in tz, else in the zone of the place', async () => {
    const at = async (more: string) => Date.parse((await status(`planet=guru&${delhi}&${more}`)).at);
    expect(await at('at=2026-01-15T12:00')).toBe(Date.UTC(2026, 0, 15, 6, 30));
    expect(await at('at=2026-01-15T12:00&tz=America/New_York')).toBe(Date.UTC(2026, 0, 15, 17));
    expect(await at('at=2026-01-15T12:00%2B02:00&tz=America/New_York')).toBe(Date.UTC(2026, 0, 15, 10));
    expect(await at('at=2026-01-15')).toBe(Date.UTC(2026, 0, 14, 18, 30));
    expect(await at('')).toBe(Date.UTC(2026, 10, 21, 6, 30));
  });

  test('beyond 60 degrees of latitude a set that counts risings leaves it indeterminate', async () => {
    expect(
      await status('planet=budh&lat=69.65&lon=18.96&at=2026-01-15&kalamsa_set=arcus_visionis'),
    ).toMatchObject({
      is_asta: null,
      status: 'indeterminate',
      governing_event: null,
      unavailable: { is_asta: expect.stringContaining('60 degrees') },
    });
  });

  test('what is refused', async () => {
    const path = '/v1/tara/status';
    for (const at of ['now', '2026-02-30T12:00', '2026-01-15T25:00', '12:00', '2026-01-15T12:00+5']) {
      const { status: code, faults } = await refused(`${path}?planet=budh&${delhi}&at=${at}`);
      expect([at, code, Object.keys(faults)]).toEqual([at, 400, ['at']]);
    }
    expect(await refused(`${path}?planet=moon&${delhi}`)).toMatchObject({ status: 422 });
    expect(await refused(`${path}?planet=budh&${delhi}&at=1650-01-01`)).toMatchObject({ status: 404 });
    expect(failures).toEqual([]);
  });
});
