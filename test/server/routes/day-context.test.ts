import { describe, expect, test } from 'vitest';
import { createApp, openApp } from '../../../server/compose/application.ts';
import type { ComputeService } from '../../../server/compute/compute-service.ts';
import { openDayContexts } from '../../../server/compute/day-contexts.ts';
import { publishedBy } from '../../contract/published.ts';
import { type Client, type Refused, serve, serviceWith, startClient } from '../harness.ts';

const client = await startClient();
const { get, computing, failures } = client;
const { conforms } = await publishedBy(get);

interface Context {
  readonly [part: string]: unknown;
  readonly date: string;
  readonly location: { readonly lat: number; readonly lon: number };
  readonly _note: string;
  readonly _cache: 'hit' | 'miss';
}

const path = '/v1/day-context';
const newDelhi = 'lat=28.6139&lon=77.209';
const on = `date=2026-09-17&${newDelhi}`;

/** Another service with parts of its own, and what it was told of failures. */
async function servedWith(parts: Partial<ComputeService>): Promise<{ get: Client['get']; told: unknown[] }> {
  const stated: unknown[] = [];
  const service = serviceWith(client, { failed: (error) => stated.push(error), ...parts });
  return { get: await serve(createApp(openApp(service))), told: stated };
}

async function context(query: string, ask: Client['get'] = get): Promise<Context> {
  const { status, text, json } = await ask(`${path}?${query}`);
  expect([status, text.includes('"error"')]).toEqual([200, false]);
  return json<Context>();
}

const cacheOf = async (query: string, ask: Client['get']) => (await context(query, ask))._cache;

const fresh = () => openDayContexts(() => 0);

/** What a context says, whether cached or not. */
const declared = ({ _cache: _, ...context }: Context) => context;

describe('GET /v1/day-context', () => {
  test('panchang, festivals and conditions are those of their own endpoints', async () => {
    expect(await conforms(path, `${path}?${on}&region=IN-MH`)).toBe(200);
    const answer = await context(`${on}&region=IN-MH`);
    const own = async (at: string) => (await get(`${at}?${on}&region=IN-MH`)).json();
    expect(await own('/v1/panchang')).toMatchObject(answer.panchang as object);
    const short = (await get(`/v1/festivals?${on}&region=IN-MH&words=short`)).json<{ festivals: unknown }>();
    expect(short.festivals).toEqual(answer.festivals);
    expect((await own('/v1/panchang/full')).conditions).toEqual(answer.conditions);
    expect((await own('/v1/panchang')).engine).toEqual(answer.engine);
    expect(answer.location).toEqual({
      lat: 28.6139,
      lon: 77.209,
      region: 'WEST_INDIA',
      subdivision: 'IN-MH',
      location_id: null,
      timezone: 'Asia/Kolkata',
      day_zone: 'Asia/Kolkata',
    });
    const { astronomical } = await own('/v1/panchang/full');
    expect(answer.astronomical).toEqual({ eclipse: (astronomical as { eclipse: unknown }).eclipse });
    expect(answer.astronomical).toMatchObject({ eclipse: { occurs: false, eclipses: [] } });
    for (const word of ['Panchak', 'Bhadra', 'Ganda Mool', 'not festivals'])
      expect(answer._note).toContain(word);
    expect(failures).toEqual([]);
  });

  test('location_id wins over the coordinates, which must stand all the same', async () => {
    expect((await context(`${on}&location_id=5`)).location).toMatchObject({
      location_id: 5,
      lat: 22.5726,
      region: 'EAST_INDIA',
      subdivision: 'IN-WB',
    });
    const { errors = [] } = (await get(`${path}?date=2026-09-17&location_id=5`)).json<Refused>();
    expect(errors.map(({ field }) => field).sort()).toEqual(['lat', 'lon']);
  });

  test('on Svalbard in the polar night it stands', async () => {
    const answer = await context('date=2026-12-21&lat=78.22&lon=15.65');
    expect(answer.panchang).toMatchObject({
      timings: { sunrise: null },
      tithi: { full_name: 'Shukla Dwadashi' },
    });
    expect(answer.conditions).toMatchObject({ bhadra: { at_sunrise: null } });
  });
});

describe('the cache of day contexts', () => {
  test('a miss, then hits, alike', async () => {
    const { get: ask } = await servedWith({ dayContexts: fresh() });
    const first = await context(on, ask);
    expect(first._cache).toBe('miss');
    expect(await context(on, ask)).toEqual({ ...first, _cache: 'hit' });
    expect(await context(on, ask)).toEqual({ ...first, _cache: 'hit' });
  });

  test('six hours, and no longer', async () => {
    let now = Date.UTC(2026, 0, 1);
    const sixHours = 6 * 3_600_000;
    const dayContexts = openDayContexts(() => now);
    const { get: ask } = await servedWith({ dayContexts });
    expect(await cacheOf(on, ask)).toBe('miss');
    now += sixHours - 1000;
    expect(await cacheOf(on, ask)).toBe('hit');
    now += 2000;
    expect(await cacheOf(on, ask)).toBe('miss');
    expect(await cacheOf(on, ask)).toBe('hit');
  });

  test('coordinates that agree to four decimals share an entry, and are answered for those', async () => {
    const { get: ask } = await servedWith({ dayContexts: fresh() });
    const at = (lat: string, lon: string) => context(`date=2026-09-17&lat=${lat}&lon=${lon}`, ask);
    const first = await at('28.61394', '77.20896');
    expect(first.location).toMatchObject({ lat: 28.6139, lon: 77.209 });
    expect(await at('28.6139', '77.209')).toEqual({ ...first, _cache: 'hit' });
    expect((await at('28.61396', '77.209'))._cache).toBe('miss');
    expect((await at('-0.00001', '0.00001'))._cache).toBe('miss');
    expect((await at('0', '0'))._cache).toBe('hit');
  });

  test('date, zone, tradition, language and location each make an entry of their own', async () => {
    const { get: ask } = await servedWith({ dayContexts: fresh() });
    const queries = [
      on,
      `date=2026-09-18&${newDelhi}`,
      `${on}&tz=Asia/Kathmandu`,
      `${on}&region=NEPAL`,
      `${on}&region=IN-MH`,
      `${on}&lang=hi`,
      `${on}&location_id=2`,
    ];
    for (const query of queries) expect(await cacheOf(query, ask), query).toBe('miss');
    for (const query of queries) expect(await cacheOf(query, ask), query).toBe('hit');
    // A region is the same in any case.
    expect(await cacheOf(`${on}&region=in-mh`, ask)).toBe('hit');
  });

  test('other rules make another entry', async () => {
    const { workspace } = computing;
    const packs = workspace.packs();
    const renewed = () => {
      const compile: typeof packs.compile = (name) => {
        const { pack, ...rest } = packs.compile(name);
        return { ...rest, pack: pack && { ...pack, fingerprint: 'other' } };
      };
      return { ...packs, compile };
    };
    const dayContexts = fresh();
    const before = await servedWith({ dayContexts });
    const after = await servedWith({ dayContexts, workspace: { ...workspace, packs: renewed } });
    expect(await cacheOf(on, before.get)).toBe('miss');
    expect(await cacheOf(on, after.get)).toBe('miss');
    expect(await cacheOf(on, before.get)).toBe('hit');
  });

  test('what is refused is refused whatever is cached', async () => {
    const dayContexts = fresh();
    await context(on, (await servedWith({ dayContexts })).get);
    const [known] = dayContexts.values();
    const { get: ask } = await servedWith({
      dayContexts: Object.assign(fresh(), { get: () => known }),
    });
    expect(await cacheOf('date=2026-09-18&lat=1&lon=1', ask)).toBe('hit');
    const status = async (query: string) => (await ask(`${path}?${query}`)).status;
    expect(await status(`date=1699-12-31&${newDelhi}`)).toBe(404);
    expect(await status(`${on}&location_id=99`)).toBe(404);
    expect(await status(`${on}&region=ATLANTIS`)).toBe(422);
    expect(await status(`${on}&tz=IST`)).toBe(400);
    expect(await status('date=2026-09-17&lat=91&lon=0')).toBe(400);
  });
});

describe('a part that fails is null, and the rest stands', () => {
  const { workspace } = computing;
  const broken = () => {
    throw new Error('no graha');
  };

  test('the grahas of the full panchang', async () => {
    const sky = { ...workspace.sky, ephemeris: { ...workspace.sky.ephemeris, moving: broken } };
    const { get: ask, told: answer } = await servedWith({ workspace: { ...workspace, sky } });
    const url = `/v1/panchang/full?date=2026-09-17&location_id=2`;
    const whole = (await get(url)).json<{ astronomical: object }>();
    const without = await ask(url);
    expect(without.status).toBe(200);
    const failure = 'It could not be computed; the failure was reported.';
    expect(without.json()).toEqual({
      ...whole,
      astronomical: { ...whole.astronomical, grahas: null },
      unavailable: { 'astronomical.grahas': failure },
    });
    expect(answer.map(String)).toEqual(['Error: no graha']);
  });

  test('festivals and conditions whose rules cannot be run', async () => {
    const packs = workspace.packs();
    const compile: typeof packs.compile = (name) => {
      const { pack, ...rest } = packs.compile(name);
      return {
        ...rest,
        pack: pack && {
          ...pack,
          conditions: { ...pack.conditions, on: broken },
          observances: { ...pack.observances, on: broken },
        },
      };
    };
    const { get: ask, told: answer } = await servedWith({
      dayContexts: fresh(),
      workspace: { ...workspace, packs: () => ({ ...packs, compile }) },
    });
    const whole = declared(await context(on));
    expect(declared(await context(on, ask))).toEqual({
      ...whole,
      festivals: null,
      conditions: null,
      unavailable: {
        festivals: 'It could not be computed; the failure was reported.',
        conditions: 'It could not be computed; the failure was reported.',
      },
    });
    expect(answer).toHaveLength(2);
  });
});
