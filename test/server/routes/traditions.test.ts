import { describe, expect, test } from 'vitest';
import { publishedBy } from '../../contract/published.ts';
import { type Festivals, startClient } from '../harness.ts';

const { get } = await startClient();

const codesOn = async (query: string): Promise<readonly string[]> => {
  const answer = await get(`/v1/festivals?${query}`);
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return answer.json<Festivals>().festivals.map(({ code }) => code);
};

describe('a tradition over a land', () => {
  test('its own fast alone counts, beside the days of the land', async () => {
    const of = 'date=2023-12-09&region=IN-MH';
    expect(await codesOn(`${of}&tradition=vaishnava`)).toContain('VRAT_EKADASHI_VAISHNAVA');
    expect(await codesOn(`${of}&tradition=smarta`)).not.toContain('VRAT_EKADASHI_VAISHNAVA');
    const pola = 'date=2026-09-10&region=IN-MH&tradition=vaishnava';
    expect(await codesOn(pola)).toContain('FESTIVAL_POLA');
  });

  test.each([
    'pack=IN-MH%2Bvaishnava',
    'pack=IN-MH+vaishnava',
    'pack=in_mh+Vaishnava',
    'pack=IN-MH&tradition=vaishnava',
    'region=IN-MH&tradition=VAISHNAVA',
    'location_id=3&tradition=vaishnava',
  ])('%s names the chain and the tradition', async (query) => {
    const answer = await get(`/v1/festivals?date=2026-09-14&${query}`);
    const { _engine, location } = answer.json<Festivals>();
    expect(_engine.rule_pack_chain).toEqual([
      ...['kala', 'conditions', 'base', 'WEST_INDIA', 'IN-MH', 'vaishnava'],
    ]);
    expect(_engine.region_resolution).toMatchObject({ tradition: 'vaishnava', subdivision: 'IN-MH' });
    if (query.startsWith('region')) expect(location.name_en).toBe('Mumbai');
  });

  test('without one there is none; a pack of one alone is it', async () => {
    const tradition = async (query: string) =>
      (await get(`/v1/festivals?date=2026-09-14&${query}`)).json<Festivals>()._engine.region_resolution;
    expect(await tradition('region=IN-MH')).toMatchObject({ tradition: null });
    expect(await tradition('pack=gaudiya')).toMatchObject({ tradition: 'gaudiya' });
    expect(await tradition('pack=gaudiya&tradition=vaishnava')).toMatchObject({ tradition: 'gaudiya' });
  });

  test.each([
    ['tradition=nobody', 422, 'unknown_tradition', /[Kk]nown traditions are .*smarta.*vaishnava/],
    ['tradition=base', 422, 'unknown_tradition', /[Kk]nown traditions are /],
    ['pack=IN-MH+nobody', 422, 'unknown_tradition', /[Kk]nown traditions are /],
    ['pack=nowhere+vaishnava', 422, 'unknown_pack', /[Kk]nown packs are /],
    ['pack=shaiva&tradition=vaishnava', 422, 'two_traditions', /shaiva and vaishnava/],
    ['pack=IN-MH+shaiva&tradition=vaishnava', 422, 'two_traditions', /shaiva and vaishnava/],
    ['pack=grahas&tradition=vaishnava', 422, 'tradition_elsewhere', /grahas/],
    ['tradition=%3Cb%3E', 400, 'invalid_parameters', /tradition/],
    ['tradition=', 400, 'invalid_parameters', /tradition/],
    ['pack=a+b+c', 400, 'invalid_parameters', /pack/],
  ])('%s is a %i %s', async (query, status, code, message) => {
    const answer = await get(`/v1/festivals?date=2026-09-14&${query}`);
    const body = answer.json<{ error: string; message: string }>();
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(code)]);
    expect(body.message).toMatch(message);
  });

  test('every operation that takes a region as a parameter takes a tradition', async () => {
    const { operations } = await publishedBy(get);
    const without = operations.flatMap(([, , { operationId, parameters = [] }]) => {
      const has = (name: string) => parameters.some((parameter) => parameter.name === name);
      return has('region') && !has('tradition') ? [operationId] : [];
    });
    expect(without).toEqual([]);
  });

  test('explain says whose rule it is', async () => {
    const answer = await get(
      '/v1/festivals/explain?date=2026-11-21&festival=VRAT_DEVUTTHANA_EKADASHI&region=IN-MH&tradition=vaishnava',
    );
    const { matched, human_readable, _engine } = answer.json<{
      matched: boolean;
      human_readable: string;
      _engine: { rule_pack_chain: string[] };
    }>();
    expect(matched).toBe(true);
    expect(human_readable).toContain('Hari Bhakti Vilasa');
    expect(_engine.rule_pack_chain.at(-1)).toBe('vaishnava');
  });
});

describe('an observance once a date', () => {
  interface Listed {
    readonly days: readonly {
      readonly date: string;
      readonly count: number;
      readonly festivals: readonly {
        readonly code: string;
        readonly weight: string | null;
        readonly tags: readonly string[];
        readonly traditions?: readonly { readonly tradition: string; readonly date: string }[];
      }[];
    }[];
    readonly count: number;
  }
  const monthOf = async (query: string) =>
    (await get(`/v1/festivals/month?year=2023&month=12&region=IN-MH&${query}`)).json<Listed>();

  test('with its traditions beneath, counted once', async () => {
    const { days, count } = await monthOf('tags=EKADASHI');
    expect(count).toBe(days.reduce((sum, day) => sum + day.festivals.length, 0));
    for (const { festivals } of days) {
      const of = festivals.filter(({ code }) => /^VRAT_EKADASHI_(SMARTA|VAISHNAVA|MADHVA)$/.test(code));
      expect(of.length).toBeLessThanOrEqual(1);
      for (const { traditions } of of) {
        expect(traditions?.map(({ tradition }) => tradition)).toEqual(['smarta', 'vaishnava', 'madhva']);
      }
    }
  });

  test('the principal ones stand first, and weights filter', async () => {
    const { days } = await monthOf('');
    const order = ['major', 'regional', 'minor'];
    for (const { festivals } of days) {
      const ranks = festivals.map(({ weight }) => order.indexOf(weight ?? ''));
      expect(ranks).toEqual([...ranks].sort());
    }
    const major = await monthOf('weight=major');
    expect(major.days.flatMap(({ festivals }) => festivals.map(({ weight }) => weight))).not.toContain(
      'minor',
    );
    expect(major.count).toBeGreaterThan(0);
    expect((await monthOf('weight=major,regional,minor')).count).toBe((await monthOf('')).count);
    expect((await get('/v1/festivals?date=2026-09-14&weight=great')).status).toBe(400);
  });
});

describe('/v1/festivals/search', () => {
  interface Searched {
    readonly count: number;
    readonly next_cursor: string | null;
    readonly festivals: readonly {
      readonly code: string;
      readonly match: string | null;
      readonly matched: string | null;
      readonly tags: readonly string[];
      readonly land: { readonly pack: string; readonly is_own: boolean };
      readonly also_in: readonly { readonly pack: string }[];
      readonly dates: string[];
    }[];
  }
  const search = async (query: string) => (await get(`/v1/festivals/search?${query}`)).json<Searched>();

  test.each(['deepavali', 'Diwali', 'दीपावली', 'தீபாவளி', 'দীপাবলী'])('%s is Diwali', async (q) => {
    const { festivals } = await search(`q=${encodeURIComponent(q)}&year=2026`);
    expect(festivals[0]).toMatchObject({
      code: 'FESTIVAL_DIWALI',
      land: { pack: 'NORTH_INDIA', is_own: true },
      dates: ['2026-11-08'],
    });
  });

  test('what another land observes has its dates there', async () => {
    const { festivals } = await search('q=onam&year=2026&location_id=2');
    expect(festivals[0]).toMatchObject({
      code: 'FESTIVAL_ONAM',
      match: 'code',
      land: { pack: 'SOUTH_INDIA', name: 'South India', is_own: false },
      dates: ['2026-08-26'],
    });
  });

  test('the name of an occurrence has the dates of that occurrence', async () => {
    const { festivals } = await search('q=Kamada+Ekadashi&year=2026&location_id=2');
    expect(festivals[0]).toMatchObject({ variant: 'KAMADA', match: 'occurrence', dates: ['2026-03-29'] });
  });

  test('what the land of the request observes and others state too names those', async () => {
    const { festivals } = await search('q=onam&year=2026&region=IN-KL');
    expect(festivals[0]).toMatchObject({ code: 'FESTIVAL_ONAM', land: { pack: 'IN-KL', is_own: true } });
    const [ugadi] = (await search('q=gudi+padwa&year=2026&region=IN-MH')).festivals;
    expect(ugadi?.land).toMatchObject({ pack: 'IN-MH', is_own: true });
    const own = (await search('year=2026&region=IN-KA&limit=100')).festivals.filter(
      ({ land }) => land.is_own,
    );
    const elsewhere = own.flatMap(({ also_in }) => also_in.map(({ pack }) => pack));
    expect(elsewhere).toContain('SRI_LANKA');
    for (const above of ['IN-KA', 'SOUTH_INDIA', 'base']) expect(elsewhere).not.toContain(above);
  });

  test('lands are named in the language of the request', async () => {
    const { festivals } = await search('q=gudi+padwa&year=2026&region=IN-MH&lang=hi');
    expect(festivals[0]?.land).toMatchObject({ pack: 'IN-MH', name: 'महाराष्ट्र' });
  });

  test('without a name all that have the tag are listed, those of the land of the request first', async () => {
    const all = await search('tag=SHAIVA&weight=major,regional&year=2026&region=IN-MH&limit=100');
    expect(all).toMatchObject({ q: null, count: all.festivals.length });
    expect(all.count).toBeGreaterThan(5);
    for (const { tags, match, matched } of all.festivals)
      expect([tags.includes('SHAIVA'), match, matched]).toEqual([true, null, null]);
    const isOwn = all.festivals.map(({ land }) => land.is_own);
    expect(isOwn.indexOf(false)).toBe(isOwn.filter(Boolean).length);
    const more = await search('tag=SHAIVA,VAISHNAVA&weight=major,regional&year=2026&region=IN-MH');
    expect(more.count).toBeGreaterThan(all.count);
    expect((await search('year=2026&region=IN-MH')).count).toBeGreaterThan(more.count);
    expect((await get('/v1/festivals/search?q=holi&tags=SHAIVA')).status).toBe(400);
  });

  test('the current year is that of the place, and no cache keeps it', async () => {
    const now = await get('/v1/festivals/search?q=holi');
    expect(now.json<{ year: number }>().year).toBe(2026);
    const given = await get('/v1/festivals/search?q=holi&year=2026');
    expect(given.json<Searched>().festivals).toEqual(now.json<Searched>().festivals);
    expect(now.headers.get('cache-control')).toBe('no-store');
  });

  test('pages, filters and what there is not', async () => {
    const all = await search('q=ekadashi&limit=100');
    expect(all.count).toBeGreaterThan(5);
    expect(all.next_cursor).toBeNull();
    const first = await search('q=ekadashi&limit=2');
    const second = await search(`q=ekadashi&limit=2&cursor=${first.next_cursor}`);
    expect(second.festivals).toEqual(all.festivals.slice(2, 4));
    expect((await get(`/v1/festivals/search?q=holi&cursor=${first.next_cursor}`)).status).toBe(400);
    expect((await search('q=zzzzqq')).festivals).toEqual([]);
    expect((await search('q=holi&type=VRAT')).festivals.map(({ code }) => code)).not.toContain(
      'FESTIVAL_HOLI',
    );
    expect((await get('/v1/festivals/search?q=')).status).toBe(400);
    expect((await get(`/v1/festivals/search?q=${'a'.repeat(101)}`)).status).toBe(400);
    expect((await get('/v1/festivals/search?q=holi&year=1500')).status).toBe(404);
  });
});

describe('/v1/festivals/disputes', () => {
  interface Disputed {
    readonly count: number;
    readonly next_cursor: string | null;
    readonly compared: {
      readonly traditions: string[];
      readonly regions: string[];
      readonly places: string[];
    };
    readonly disputes: readonly {
      readonly code: string;
      readonly others: readonly { readonly by: string }[];
    }[];
  }
  const disputes = async (query: string) => (await get(`/v1/festivals/disputes?${query}`)).json<Disputed>();

  test('a page of them, filtered', async () => {
    const all = await disputes('year=2024&region=IN-MH&limit=1000');
    expect(all.count).toBe(all.disputes.length);
    expect(new Set(all.disputes.flatMap(({ others }) => others.map(({ by }) => by)))).toEqual(
      new Set(['tradition', 'region', 'mode', 'place', 'clause']),
    );
    expect(all.compared.traditions).toContain('gaudiya');
    const { next_cursor } = await disputes('year=2024&region=IN-MH&limit=2');
    const page = await disputes(`year=2024&region=IN-MH&limit=3&cursor=${next_cursor}`);
    expect(page.disputes).toEqual(all.disputes.slice(2, 5));
    const major = await disputes('year=2024&region=IN-MH&weight=major');
    expect(major.count).toBeLessThan(all.count);
    expect((await get('/v1/festivals/disputes')).status).toBe(400);
    expect((await get('/v1/festivals/disputes?year=1500')).status).toBe(404);
    expect((await get('/v1/festivals/disputes?year=2026&tradition=nobody')).status).toBe(422);
  });
});
