import { describe, expect, test } from 'vitest';
import { locations } from '../../../app/places/locations.ts';
import { type Described, publishedBy } from '../../contract/published.ts';
import { type Refused, startClient } from '../harness.ts';

const { get, failures } = await startClient();
const { operations } = await publishedBy(get);

const nashik = 1261731;

interface Place {
  readonly id: number;
  readonly name_en: string;
  readonly match?: string;
}

interface Result {
  readonly count: number;
  readonly locations: readonly Place[];
  readonly catalogue_version: string;
}

interface Page {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
  readonly next_offset: number | null;
  readonly catalogue_version: string;
}

const version = (await get('/v1/status')).json<{
  statistics: { catalogue_version: string; locations: number };
}>().statistics;

describe('/v1/locations', () => {
  test('has the curated places', async () => {
    const { count, locations: listed } = (await get('/v1/locations')).json<Result>();
    expect(count).toBe(27);
    expect(listed).toEqual([...locations.values()]);
  });
});

describe('/v1/locations/{location_id}', () => {
  test('has a curated place and any other of the catalogue', async () => {
    expect((await get('/v1/locations/6')).json()).toMatchObject({
      name_en: 'Varanasi',
      subdivision_code: 'IN-UP',
      other_names: expect.arrayContaining(['Banaras', 'काशी']),
    });
    const { catalogue_version: _, other_names: __, ...place } = (await get(`/v1/locations/${nashik}`)).json();
    expect(place).toEqual({
      id: nashik,
      name_en: 'Nashik',
      latitude: expect.closeTo(19.997, 1),
      longitude: expect.closeTo(73.791, 1),
      timezone: 'Asia/Kolkata',
      timezone_offset: '+05:30',
      country_code: 'IN',
      region: 'WEST_INDIA',
      subdivision_code: 'IN-MH',
      is_default: false,
      name_native: 'नाशिक',
      type: 'district_seat',
      population: expect.any(Number),
    });
  });

  test.each(['28', '0', '999999999'])('%s: 404, with what to do', async (id) => {
    const answer = await get(`/v1/locations/${id}`);
    expect(answer.status).toBe(404);
    expect(answer.json<Refused>()).toMatchObject({
      error: 'unknown_location',
      message: expect.stringContaining('/v1/locations/search'),
    });
  });

  test.each(['abc', '1.5', '-1', '1e3', '1234567890'])('%s: 400', async (id) => {
    const answer = await get(`/v1/locations/${id}`);
    expect(answer.status).toBe(400);
    expect(answer.json<Refused>().errors?.map(({ field }) => field)).toEqual(['location_id']);
  });
});

describe('/v1/locations/search', () => {
  const first = async (query: string): Promise<Place | undefined> =>
    (await get(`/v1/locations/search?${query}`)).json<Result>().locations[0];

  test.each([
    ['q=Banaras', 6, 'exact'],
    [`q=${encodeURIComponent('வாரணாசி')}`, 6, 'exact'],
    ['q=nashikk', nashik, 'exact'],
    ['q=New%20Yrok', 22, 'near'],
    ['q=Hyderabad&lat=24.86&lon=67.01', 1176734, 'exact'],
    ['q=hyderabad&country=in&state=in-ts&type=state_capital', 8, 'exact'],
  ])('%s', async (query, id, match) => {
    expect(await first(query)).toMatchObject({ id, match });
  });

  test('ten at most, unless more are asked for; distances only from somewhere', async () => {
    const places = async (query: string) => (await get(`/v1/locations/search?${query}`)).json<Result>();
    expect((await places('q=pur')).count).toBe(10);
    const fifty = await places('q=pur&limit=50&lat=20&lon=78');
    expect(fifty.count).toBe(50);
    expect(fifty.locations[0]).toMatchObject({ distance_km: expect.any(Number) });
    expect((await places('q=pur&limit=1')).locations[0]).toMatchObject({ distance_km: null });
    expect((await places('q=xqzvwkj')).locations).toEqual([]);
  });

  test.each([
    ['', ['q']],
    ['q=', ['q']],
    [`q=${'x'.repeat(81)}`, ['q']],
    ['q=%20..%20', ['q']],
    ['q=x&limit=0', ['limit']],
    ['q=x&limit=51', ['limit']],
    ['q=x&lat=1', ['lon']],
    ['q=x&country=IND&state=MH&type=village', ['country', 'state', 'type']],
    ['q=x&pack=y', ['pack']],
  ])('%s: 400 that names every field', async (query, fields) => {
    const answer = await get(`/v1/locations/search?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json<Refused>().errors?.map(({ field }) => field)).toEqual(expect.arrayContaining(fields));
  });
});

describe('/v1/locations/catalogue/pages', () => {
  const page = async (query: string) => (await get(`/v1/locations/catalogue/pages?${query}`)).json<Page>();

  test('a hundred from the first, then on with the version', async () => {
    const one = await page('');
    expect([one.items.length, one.next_offset, one.catalogue_version]).toEqual([
      100,
      100,
      version.catalogue_version,
    ]);
    expect(one.total).toBe(version.locations);
    expect(one.total).toBeGreaterThan(25_000);
    const two = await page(`offset=${one.next_offset}&catalogue_version=${one.catalogue_version}`);
    expect(two.items).toHaveLength(100);
    expect(new Set([...one.items, ...two.items].map(({ location_id }) => location_id)).size).toBe(200);
  });

  test('every place once, in pages of 2000', async () => {
    const ids = new Set<unknown>();
    let offset: number | null = 0;
    let items = 0;
    while (offset !== null) {
      const next = await page(`limit=2000&offset=${offset}&representation=locations_v1`);
      for (const { id } of next.items) ids.add(id);
      items += next.items.length;
      offset = next.next_offset;
    }
    expect([ids.size, items]).toEqual([version.locations, version.locations]);
  });

  test('items have the names of parameters, or the fields of a location', async () => {
    const [plain] = (await page('limit=1')).items;
    expect(Object.keys(plain)).toEqual(
      'location_id name name_native country state type lat lon tz population region'.split(' '),
    );
    expect((await page('limit=27&representation=locations_v1')).items).toEqual([...locations.values()]);
  });

  test('filters', async () => {
    const maharashtra = await page('state=in-mh&limit=2000');
    expect(maharashtra.total).toBe(maharashtra.items.length);
    expect(new Set(maharashtra.items.map(({ country, state }) => `${country} ${state}`))).toEqual(
      new Set(['IN IN-MH']),
    );
    expect((await page('country=IN&type=capital')).items.map(({ name }) => name)).toEqual(['New Delhi']);
    expect(await page('country=ZZ')).toMatchObject({ items: [], total: 0, next_offset: null });
  });

  test('of another version: 409', async () => {
    const answer = await get('/v1/locations/catalogue/pages?offset=100&catalogue_version=000000000000');
    expect(answer.status).toBe(409);
    expect(answer.json<Refused>()).toMatchObject({
      error: 'catalogue_changed',
      message: expect.stringContaining(version.catalogue_version),
    });
  });

  test.each([
    ['limit=2001&offset=-1', ['limit', 'offset']],
    ['catalogue_version=latest&representation=v2', ['catalogue_version', 'representation']],
  ])('%s: 400 that names every field', async (query, fields) => {
    const answer = await get(`/v1/locations/catalogue/pages?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json<Refused>().errors?.map(({ field }) => field)).toEqual(fields);
  });
});

describe('a place of the catalogue', () => {
  const values: Readonly<Record<string, string>> = {
    date: '2026-09-14',
    year: '2026',
    month: '9',
    start: '2026-09-14',
    end: '2026-09-15',
    from: '2026-09-14',
    to: '2026-09-15',
    lat: '19.99',
    lon: '73.79',
    festival: 'FESTIVAL_GANESH_CHATURTHI',
  };
  const placed = operations.flatMap(
    ([path, method, { parameters = [] }]: readonly [string, string, Described]) =>
      method === 'get' &&
      parameters.some(({ name, in: where }) => name === 'location_id' && where === 'query')
        ? [{ path, parameters }]
        : [],
  );
  const requested = ({ path, parameters }: (typeof placed)[number], id: number): string => {
    const required = parameters.filter(
      (parameter) => parameter.required === true && parameter.in === 'query',
    );
    const words = required.map(
      ({ name, schema }) => `${name}=${values[name] ?? schema.enum?.[0] ?? schema.example}`,
    );
    // A description cannot say what is required where something else is not there.
    if (path === '/v1/bulk/day-context') words.push('lat=19.99', 'lon=73.79');
    if (path.startsWith('/v1/chakra/') || path === '/v1/tithi/anniversaries') words.push('date=2026-09-14');
    return `${path}?${[...words, `location_id=${id}`].join('&')}`;
  };

  test('is known to every operation that takes a place', async () => {
    expect(placed.length).toBeGreaterThan(30);
    for (const operation of placed) {
      const here = await get(requested(operation, nashik));
      expect([operation.path, here.status]).toEqual([operation.path, 200]);
      const nowhere = await get(requested(operation, 28));
      expect([operation.path, nowhere.status]).toEqual([operation.path, 404]);
    }
  });

  test('has its own sky, zone and tradition', async () => {
    const answer = (await get(`/v1/festivals?date=2026-09-14&location_id=${nashik}`)).json<{
      location: object;
      _engine: object;
    }>();
    expect(answer.location).toMatchObject({
      id: nashik,
      name_en: 'Nashik',
      day_zone: 'Asia/Kolkata',
      source: 'location_id',
      region: 'WEST_INDIA',
      subdivision: 'IN-MH',
    });
    expect(answer._engine).toMatchObject({
      rule_pack_chain: expect.arrayContaining(['WEST_INDIA', 'IN-MH']),
      region_resolution: { source: 'location' },
    });
    const leicester = (await get('/v1/panchang?date=2026-09-14&location_id=2644668')).json<{
      location: object;
    }>();
    expect(leicester.location).toMatchObject({ timezone: 'Europe/London', region: 'NORTH_INDIA' });
    const jaffna = (await get('/v1/panchang?date=2026-09-14&location_id=1242833')).json<{
      location: object;
    }>();
    expect(jaffna.location).toMatchObject({
      timezone: 'Asia/Colombo',
      region: 'SRI_LANKA',
      subdivision: 'LK-4',
    });
  });

  test('nothing failed inside', () => {
    expect(failures).toEqual([]);
  });
});
