import { describe, expect, test } from 'vitest';
import { startAccountService } from '../account-service.ts';
import type { Refused } from '../harness.ts';

const { ask, get, holder, store, failures } = await startAccountService();
const owner = await holder('pro');
const otherHolder = await holder('pro');
const birth = { name: 'Asha', date: '1990-05-15', time: '14:30', lat: 23.1793, lon: 75.7849 };

interface Chart {
  readonly profile_id: number | null;
  readonly birth: Record<string, unknown>;
  readonly conventions: Record<string, unknown>;
  readonly unavailable: Record<string, string>;
  readonly running_at: string;
  readonly sahams?: { readonly sahams: readonly object[] } | null;
  readonly varshaphala?: {
    readonly start_at: string;
    readonly end_at: string;
    readonly grahas: readonly { graha: string; longitude: number }[];
    readonly year_lord: { graha: string; office_bearers: readonly { graha: string }[] } | null;
    readonly dashas: readonly { periods: readonly { end_at: string }[] }[];
  };
  readonly grahas: readonly {
    graha: string;
    rashi: string;
    house: number;
    retrograde: boolean;
    longitude: number;
  }[];
  readonly lagna: { rashi: string };
  readonly houses: readonly { house: number; grahas: readonly string[]; cusp: number | null }[];
  readonly vargas: readonly { varga: string }[];
  readonly dashas: readonly {
    dasha: string;
    running: readonly object[];
    periods: readonly { lord: string; start_at: string; end_at: string; periods?: readonly object[] }[];
  }[];
  readonly shadbala?: { grahas: readonly { graha: string; rupas: number; observatory?: object }[] };
  readonly yogas?: {
    readonly yogas: readonly Stated[];
    readonly doshas: readonly Stated[];
  };
}

interface Stated {
  readonly code: string;
  readonly withheld?: string | null;
  readonly effects: string | null;
  readonly effects_language: string | null;
}

const chartOf = async (body: object = birth, query = '?store=false'): Promise<Chart> => {
  const answer = await ask(owner, 'POST', `/v1/birth-chart${query}`, body);
  expect(answer.text && answer.status).toBe(200);
  return answer.json<Chart>();
};

const refused = async (body: object, path = '/v1/birth-chart?store=false') => {
  const answer = await ask(owner, 'POST', path, body);
  return { status: answer.status, ...answer.json<Refused>() };
};

describe('the dashas of a life', () => {
  // Yogini has 36 years a round, Chara from 12 on.
  test.each([1926, 1944, 1957, 1969, 1990])('of a birth in %i all run in 2026', async (year) => {
    const { dashas } = await chartOf({ ...birth, date: `${year}-05-15` });
    expect(dashas.filter(({ running }) => running.length === 0).map(({ dasha }) => dasha)).toEqual([]);
    const yogini = dashas.find(({ dasha }) => dasha === 'yogini');
    const ends = Number(yogini?.periods.at(-1)?.end_at.slice(0, 4));
    expect(ends).toBeGreaterThanOrEqual(year + 120);
    expect(ends).toBeLessThanOrEqual(year + 128);
  });
});

describe('the time of a birth', () => {
  // Of a known birth: Tula rises by the mean time of Porbandar, Kanya by that of Howrah.
  const early = { ...birth, date: '1869-10-02', time: '07:11', lat: 21.64, lon: 69.6, tz: 'Asia/Kolkata' };

  test('is local mean time before the first legal time, and the other reading is offered', async () => {
    const chart = await chartOf(early);
    expect(chart.lagna.rashi).toBe('Tula');
    expect(chart.birth).toMatchObject({
      timezone: 'Asia/Kolkata',
      time_standard: 'lmt',
      utc_offset: '+04:38:24',
      other_time: { utc_offset: '+05:53:20' },
    });
    const zoned = await chartOf({ ...early, time_standard: 'zone' });
    expect([zoned.lagna.rashi, zoned.birth]).toMatchObject(['Kanya', { utc_offset: '+05:53:20' }]);
  });

  test('is by an offset where the request states one', async () => {
    const { birth: echoed } = await chartOf({ ...early, tz: '+04:38:31' });
    expect(echoed).toMatchObject({
      timezone: 'Asia/Kolkata',
      timezone_source: 'coordinates',
      time_standard: 'offset',
      utc_offset: '+04:38:31',
      at: '1869-10-02T02:32:29.000Z',
    });
  });

  test('two that contradict each other are refused', async () => {
    const { status, ...error } = await refused({ ...early, tz: 'LMT', time_standard: 'zone' });
    expect([status, JSON.stringify(error)]).toEqual([422, expect.stringContaining('contradicts tz=LMT')]);
  });
});

describe('a birth chart', () => {
  test('has every graha in its house, sixteen vargas and dashas that follow one another', async () => {
    const chart = await chartOf();
    expect(chart.birth).toMatchObject({
      timezone: 'Asia/Kolkata',
      utc_offset: '+05:30',
      at: '1990-05-15T09:00:00.000Z',
      clock: 'once',
    });
    expect(chart.conventions).toMatchObject({ ayanamsa: 'lahiri', node_type: 'mean', cusps: 'placidus' });
    for (const { graha, house } of chart.grahas) {
      expect(chart.houses.filter((of) => of.grahas.includes(graha)).map((of) => of.house)).toEqual([house]);
    }
    expect(chart.vargas).toHaveLength(16);
    const vimshottari = chart.dashas.find(({ dasha }) => dasha === 'vimshottari');
    expect(vimshottari?.periods).toHaveLength(9);
    for (const [i, { start_at: start, periods = [] }] of (vimshottari?.periods ?? []).entries()) {
      if (i > 0) expect(start).toBe(vimshottari?.periods[i - 1]?.end_at);
      expect(periods).toHaveLength(9);
    }
    const names = ['vimshottari', 'ashtottari', 'yogini', 'kalachakra', 'chara', 'narayana', 'sudasa'];
    expect(chart.dashas.map(({ dasha }) => dasha)).toEqual(names);
    expect(chart.shadbala).toBeUndefined();
  });

  test('says what yogas and doshas are read as in Hindi where that is asked', async () => {
    const [english, hindi] = [await chartOf(), await chartOf(birth, '?store=false&lang=hi')];
    const statedIn = ({ yogas }: Chart) => [...(yogas?.yogas ?? []), ...(yogas?.doshas ?? [])];
    const withheldIn = (chart: Chart) => statedIn(chart).filter(({ withheld }) => withheld != null);
    const given = (chart: Chart) => statedIn(chart).filter(({ withheld }) => withheld == null);
    expect(given(english).length).toBeGreaterThan(5);
    expect(statedIn(hindi).map(({ code }) => code)).toEqual(statedIn(english).map(({ code }) => code));
    for (const { effects, effects_language } of given(english)) {
      expect([effects, effects_language]).toEqual([expect.stringMatching(/^Read as/), 'en']);
    }
    for (const { effects, effects_language } of given(hindi)) {
      expect([effects, effects_language]).toEqual([expect.stringMatching(/।$/), 'hi']);
    }
    // What is read of illness and the like is listed where it is asked for.
    expect([...withheldIn(english), ...withheldIn(hindi)]).toEqual([]);
    const whole = await chartOf(birth, '?store=false&include_arishta=true&lang=hi');
    expect(withheldIn(whole)).toEqual([]);
    expect(statedIn(whole).length).toBeGreaterThan(statedIn(hindi).length);
    for (const { effects, effects_language } of statedIn(whole)) {
      expect([effects, effects_language]).toEqual([expect.stringMatching(/।$/), 'hi']);
    }
  });

  test('is the same in whichever spelling of its zone', async () => {
    const { birth: _first, ...chart } = await chartOf({ ...birth, tz: 'Asia/Kolkata' });
    const { birth: _second, ...other } = await chartOf({ ...birth, tz: 'Asia/Calcutta' });
    expect(other).toEqual(chart);
  });

  test('is that of its instant, by whichever clock it is told', async () => {
    const parts = ({ lagna, grahas, vargas, dashas }: Chart) => ({ lagna, grahas, vargas, dashas });
    const chart = parts(await chartOf());
    expect(chart.lagna.rashi).toBe('Kanya');
    // Half past two in Ujjain is nine o'clock UTC.
    for (const [tz, time] of [
      ['Asia/Kolkata', '14:30'],
      ['Etc/UTC', '09:00'],
      ['Asia/Kathmandu', '14:45'],
      ['Etc/GMT-5', '14:00'],
    ]) {
      const answer = await chartOf({ ...birth, tz, time });
      expect([tz, parts(answer)]).toEqual([tz, chart]);
    }
    expect(parts(await chartOf({ ...birth, time: '14:31' }))).not.toEqual(chart);
  });

  test('is computed by the conventions that were asked for, and says so', async () => {
    const chart = await chartOf({ ...birth, profile: 'raman', node_type: 'true' });
    expect(chart.conventions).toMatchObject({ profile: 'raman', ayanamsa: 'raman', node_type: 'true' });
    const lahiri = await chartOf({ ...birth, profile: 'raman', ayanamsa: 'lahiri' });
    expect(lahiri.conventions).toMatchObject({ profile: 'raman', ayanamsa: 'lahiri', node_type: 'mean' });
    const usual = await chartOf();
    expect(lahiri.grahas).toEqual(usual.grahas);
    expect(chart.grahas).not.toEqual(usual.grahas);
  });

  test('has strengths with their parts where they are asked for', async () => {
    const { shadbala } = await chartOf(
      birth,
      '?store=false&include_shadbala=true&observatory=true&include_yogas=false',
    );
    expect(shadbala?.grahas).toHaveLength(7);
    expect(shadbala?.grahas[0]?.observatory).toMatchObject({ parts: { naisargika: 60 } });
    const plain = await chartOf(birth, '?store=false&include_shadbala=true');
    expect(plain.shadbala?.grahas[0]?.observatory).toBeUndefined();
  });

  test('has sahams and a year of life where they are asked for', async () => {
    const usual = await chartOf();
    expect(usual).not.toHaveProperty('sahams');
    expect(usual).not.toHaveProperty('varshaphala');
    const query = '?store=false&include_sahams=true&include_varshaphala=true&include_yogas=false';
    const chart = await chartOf({ ...birth, varsha_years: 33 }, query);
    expect(chart.sahams).toMatchObject({ by: 'day', between: 'degrees' });
    expect(chart.sahams?.sahams).toHaveLength(37);
    expect(chart.varshaphala).toMatchObject({ years: 33, conventions: { friends: 'by_place' } });
    const {
      start_at: begins = '',
      end_at: ends = '',
      dashas = [],
      year_lord,
      grahas = [],
    } = chart.varshaphala ?? {};
    expect(begins).toMatch(/^2023-05-1/);
    const sun = (of: readonly { graha: string; longitude: number }[]) =>
      of.find(({ graha }) => graha === 'Sun')?.longitude ?? Number.NaN;
    expect(sun(grahas)).toBeCloseTo(sun(chart.grahas), 3);
    const bearers = year_lord?.office_bearers.map(({ graha }) => graha);
    expect(bearers).toHaveLength(5);
    expect(bearers).toContain(year_lord?.graha);
    // Mudda is nine lords from one begun before; patyayini is the year itself.
    expect(dashas.map(({ periods }) => periods.length)).toEqual([9, 8]);
    expect(dashas[1]?.periods.at(-1)?.end_at).toBe(ends);
    expect(chart.unavailable).toEqual({ profile_id: 'store=false' });
  });

  test('takes the year of life that runs, and none that is not served', async () => {
    const query = '?store=false&include_varshaphala=true&include_yogas=false';
    const { varshaphala, running_at } = await chartOf(birth, query);
    expect([varshaphala?.start_at, running_at, varshaphala?.end_at].toSorted()).toEqual([
      varshaphala?.start_at,
      running_at,
      varshaphala?.end_at,
    ]);
    const path = `/v1/birth-chart${query}`;
    expect(await refused({ ...birth, date: '3090-05-15', varsha_years: 20 }, path)).toMatchObject({
      status: 404,
    });
    const wrong = await refused({ ...birth, varsha_years: 151 }, path);
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong)).toContain('varsha_years');
  });

  test('where the Sun does not rise has no sahams and says why', async () => {
    const query = '?store=false&include_sahams=true&include_varshaphala=true';
    const north = await chartOf(
      { ...birth, date: '1990-06-21', lat: 78.2, lon: 15.6, varsha_years: 3 },
      query,
    );
    expect(north.sahams).toBeNull();
    expect(north.varshaphala).toMatchObject({ by: null, sahams: null, year_lord: null });
    expect(Object.keys(north.unavailable)).toEqual(
      expect.arrayContaining(['sahams', 'varshaphala.by', 'varshaphala.sahams', 'varshaphala.year_lord']),
    );
  });

  test('beyond the polar circles says what it lacks', async () => {
    const chart = await chartOf({ ...birth, date: '1990-06-21', lat: 78.2, lon: 15.6 });
    expect(Object.keys(chart.unavailable)).toEqual(
      expect.arrayContaining(['houses.cusp', 'special_lagnas', 'varnada_lagna']),
    );
    expect(chart.houses.every(({ cusp }) => cusp === null)).toBe(true);
  });
});

describe('a time that the clocks did not show once', () => {
  const newYork = { ...birth, lat: 40.7128, lon: -74.006 };

  test('says which instant was taken and offers the other', async () => {
    const twice = await chartOf({ ...newYork, date: '2018-11-04', time: '01:30' });
    expect(twice.birth).toMatchObject({
      clock: 'twice',
      at: '2018-11-04T05:30:00.000Z',
      clock_change: {
        taken: 'before',
        other: { clock_change: 'after', at: '2018-11-04T06:30:00.000Z' },
      },
    });
    const second = await chartOf({ ...newYork, date: '2018-11-04', time: '01:30', clock_change: 'after' });
    expect(second.birth).toMatchObject({ at: '2018-11-04T06:30:00.000Z' });
    const never = await chartOf({ ...newYork, date: '2018-03-11', time: '02:30' });
    expect(never.birth).toMatchObject({
      clock: 'never',
      clock_change: { clock_reads: '2018-03-11T03:30:00', note: expect.stringContaining('skipped') },
    });
  });
});

describe('what cannot be a birth is refused', () => {
  test('a missing time says what can be had without it', async () => {
    const { time: _, ...timeless } = birth;
    const { status, errors = [] } = await refused(timeless);
    expect([status, errors.map(({ field }) => field)]).toEqual([400, ['time']]);
    expect(errors[0]?.message).toContain('/v1/nakshatra');
  });

  test('every fault at once', async () => {
    const { status, errors = [] } = await refused({
      name: '',
      date: '1990-02-30',
      time: '25:00',
      lat: 99,
      lon: 0,
      tz: 'IST',
      ayanamsa: 'tropical',
    });
    expect(status).toBe(400);
    expect(errors.map(({ field }) => field).sort()).toEqual([
      'ayanamsa',
      'date',
      'lat',
      'name',
      'time',
      'tz',
    ]);
    expect(errors.find(({ field }) => field === 'tz')?.message).toContain('Asia/Kolkata');
  });

  test('a time that is null is a missing one', async () => {
    const { errors = [] } = await refused({ ...birth, time: null });
    expect(errors[0]?.message).toContain('/v1/nakshatra');
  });

  test.each([
    ['date', 19900515, 'must be an existing date in the form YYYY-MM-DD'],
    ['tz', 5.5, 'must be an IANA time zone'],
    ['tz', '+5:30', 'is not a valid offset; write sign, hours and minutes'],
    ['tz', '+16:00', 'is not a valid offset'],
    ['tz', 'UTC+5:30', 'is not a valid offset'],
    ['time_standard', 'local', 'must be zone, lmt or offset'],
    ['time', 14.5, 'must be a string'],
    ['name', { en: 'Asha' }, 'must be a string'],
    // A zero, the half of a pair, a turn of direction, a second line
    ['name', 'As\u0000ha', 'without control characters'],
    ['name', 'As\ud800ha', 'without control characters'],
    ['name', '\u202eahsA', 'without control characters'],
    ['name', 'Asha\nRavi', 'without control characters'],
  ])('%s %j, in words of its own', async (field, value, message) => {
    const { status, errors = [] } = await refused({ ...birth, [field]: value });
    expect([status, errors.map((error) => error.field)]).toEqual([400, [field]]);
    expect(errors[0]?.message).toContain(message);
  });

  test('a name of joined letters is none of these, and is not read as markup', async () => {
    for (const name of ['क्\u200dष', '<script>alert(1)</script>'])
      expect((await chartOf({ ...birth, name })).birth).toMatchObject({ name });
  });

  test('a star that there is not, by name or number', async () => {
    const family = (star: unknown) =>
      refused(
        {
          date_of_birth: '1990-05-15',
          time_of_birth: '14:30',
          latitude: 23,
          longitude: 75,
          family_janma_nakshatras: [star],
        },
        '/v1/kundli/birth-dosha',
      );
    for (const star of [28, 0, 1.5, '', null]) {
      const { status, errors = [] } = await family(star);
      expect([star, status]).toEqual([star, 400]);
      expect(errors[0]?.message).toBe('must be the name of a nakshatra, or its number from 1 to 27');
    }
    expect((await family('Abc')).status).toBe(422);
  });

  test('a date that is not served or never was', async () => {
    expect(await refused({ ...birth, date: '1699-12-31' })).toMatchObject({
      status: 404,
      error: 'out_of_range',
    });
    expect(await refused({ ...birth, date: '3101-01-01' })).toMatchObject({ status: 404 });
    const samoa = { ...birth, date: '2011-12-30', lat: -13.8333, lon: -171.7667 };
    expect(await refused(samoa)).toMatchObject({ status: 404, error: 'skipped_date' });
  });

  test('both ends of the range are served', async () => {
    for (const date of ['1700-01-01', '3100-12-31'])
      expect((await chartOf({ ...birth, date })).grahas).toHaveLength(9);
  });
});

describe('a chart that is kept', () => {
  test('before special tithis and houses with bounds were computed says so', async () => {
    const { profile_id, chalita, ...made } = (await chartOf(birth, '')) as Chart & { chalita: object };
    expect(chalita).toMatchObject({ house_system: 'placidus' });
    const { panchang, ...rest } = made as typeof made & { panchang: Record<string, unknown> };
    const { special_tithis, ...before } = panchang;
    expect(special_tithis).not.toBeNull();
    const { id } = (await store.createRecord(
      {
        accountId: owner.account.id,
        kind: 'birth-profile',
        data: '{}',
        body: JSON.stringify({ ...rest, panchang: before }),
        createdAt: 0,
      },
      100,
      1e9,
    )) ?? { id: 0 };
    const stored = (await ask(owner, 'GET', `/v1/birth-chart/${id}`)).json<{
      panchang: Record<string, unknown>;
      chalita: object | null;
      unavailable: Record<string, string>;
    }>();
    expect(stored.chalita).toBeNull();
    expect(stored.unavailable.chalita).toContain('POST /v1/birth-chart');
    expect(stored.panchang).toEqual({ ...before, special_tithis: null });
    expect(stored.unavailable['panchang.special_tithis']).toContain('POST /v1/birth-chart');
  });

  test('is had again as it was, by its owner alone, until it is deleted', async () => {
    const { profile_id: id, ...made } = await chartOf(birth, '?include_shadbala=true');
    expect(id).toBeGreaterThan(0);
    const path = `/v1/birth-chart/${id}`;
    const { stored_at, profile_id, ...stored } = (await ask(owner, 'GET', path)).json<
      Record<string, unknown>
    >();
    expect([profile_id, stored_at]).toEqual([id, '2026-11-21T06:30:00.000Z']);
    expect(stored).toEqual(made);
    expect((await ask(owner, 'GET', `/v1/profiles/${id}`)).json()).toMatchObject({
      name: 'Asha',
      time: '14:30',
    });

    expect((await ask(otherHolder, 'GET', path)).json<Refused>().error).toBe('unknown_profile');
    expect((await ask(otherHolder, 'DELETE', path)).status).toBe(404);
    expect((await ask(owner, 'DELETE', path)).json()).toEqual({ profile_id: id, deleted: true });
    expect((await ask(owner, 'GET', path)).status).toBe(404);
  });

  test('is none where store=false, nor of a profile that was kept by itself', async () => {
    const { profile_id, unavailable } = await chartOf();
    expect([profile_id, unavailable.profile_id]).toEqual([null, 'store=false']);
    const profile = await ask(owner, 'POST', '/v1/profiles', birth);
    const { profile_id: plain } = profile.json<{ profile_id: number }>();
    const answer = await ask(owner, 'GET', `/v1/birth-chart/${plain}`);
    expect([answer.status, answer.json<Refused>().error]).toEqual([404, 'no_chart']);
  });

  test('is bounded by the plan, which the refusal names with what is kept', async () => {
    const full = await holder('pro');
    const record = { accountId: full.account.id, kind: 'birth-profile' as const, data: '{}', createdAt: 0 };
    for (let i = 0; i < 1000; i++) await store.createRecord(record, 1000);
    const answer = await ask(full, 'POST', '/v1/birth-chart', birth);
    const { error, message } = answer.json<Refused>();
    expect([answer.status, error]).toEqual([409, 'store_full']);
    expect(message).toContain('1000 profiles of 200 MB');
    expect((await ask(full, 'POST', '/v1/birth-chart?store=false', birth)).status).toBe(200);
  });

  test('is in the export of its account', async () => {
    const other = await holder('pro');
    const { profile_id } = (await ask(other, 'POST', '/v1/birth-chart', birth)).json<Chart>();
    const page = await ask(other, 'GET', '/v1/account/export?cursor=charts-0');
    expect(page.json()).toMatchObject({
      birth_charts: [{ profile_id, chart: { birth: { name: 'Asha' } } }],
      next_cursor: 'compatibility-0',
    });
  });

  test('is kept once however often it is sent with one key', async () => {
    const key = { 'Idempotency-Key': 'chart-1' };
    const first = (await ask({ ...owner, headers: key }, 'POST', '/v1/birth-chart', birth)).json<Chart>();
    const again = (await ask({ ...owner, headers: key }, 'POST', '/v1/birth-chart', birth)).json<Chart>();
    expect(again).toEqual(first);
  });

  test('needs a key', async () => {
    const answer = await get('/v1/birth-chart', undefined, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(birth),
    });
    expect(answer.status).toBe(401);
  });
});

describe('parts of a chart by themselves', () => {
  const kundli = {
    date_of_birth: '1990-05-15',
    time_of_birth: '14:30:00',
    latitude: 23.1793,
    longitude: 75.7849,
  };
  const part = async <T>(path: string, more: object = {}): Promise<T> => {
    const answer = await ask(owner, 'POST', `/v1/kundli/${path}`, { ...kundli, ...more });
    expect(answer.text && answer.status).toBe(200);
    return answer.json<T>();
  };

  test('the canonical chart is that of the birth chart, with five vargas', async () => {
    const chart = await part<Chart>('chart');
    expect(chart.vargas.map(({ varga }) => varga)).toEqual(['D1', 'D7', 'D9', 'D10', 'D30']);
    expect(chart.grahas).toEqual((await chartOf()).grahas);
  });

  test('bindus of the samudaya are 337, and the prastara says who gives each', async () => {
    const { ashtakavarga } = await part<{
      ashtakavarga: {
        samudaya: { total: number; bindus: number[] };
        bhinna: { bindus: number[]; prastara: { bindus: number[] }[] }[];
      };
    }>('ashtakavarga');
    expect(ashtakavarga.samudaya.total).toBe(337);
    for (const { bindus, prastara } of ashtakavarga.bhinna) {
      expect(bindus).toEqual(
        bindus.map((_, rashi) => prastara.reduce((sum, row) => sum + (row.bindus[rashi] ?? 0), 0)),
      );
    }
  });

  test('avasthas have a strength where the name is known', async () => {
    interface Avasthas {
      readonly grahas: readonly { shayanadi: { strength: string | null }; observatory?: object }[];
    }
    const without = await part<Avasthas>('avasthas');
    expect(without.grahas.every(({ shayanadi }) => shayanadi.strength === null)).toBe(true);
    const named = await part<Avasthas>('avasthas?observatory=true', { name_syllable_number: 3 });
    expect(named.grahas.every(({ shayanadi }) => shayanadi.strength !== null)).toBe(true);
    expect(named.grahas[0]?.observatory).toBeDefined();
  });

  test('kalavelas are none beyond the polar circles without sunrise, with the reason', async () => {
    const at = { date_of_birth: '1990-06-21', latitude: 78.2, longitude: 15.6 };
    const north = await part<{ kalavelas: null; aprakasha: object[]; unavailable: object }>('upagrahas', at);
    expect([north.kalavelas, north.aprakasha.length]).toEqual([null, 5]);
    expect(north.unavailable).toMatchObject({ kalavelas: expect.stringContaining('sunrise') });
    expect((await part<{ kalavelas: object[] }>('upagrahas')).kalavelas).toHaveLength(6);
  });

  test('the zone of a birth is called timezone', async () => {
    const { errors = [] } = await refused({ ...kundli, timezone: 'PST' }, '/v1/kundli/chart');
    expect(errors).toMatchObject([
      { field: 'timezone', message: expect.stringContaining('America/Los_Angeles') },
    ]);
    const missing = await refused({ ...kundli, time_of_birth: undefined }, '/v1/kundli/chart');
    expect(missing.errors).toMatchObject([
      { field: 'time_of_birth', message: expect.stringContaining('lagna') },
    ]);
  });
});

test('nothing failed on the way', () => expect(failures).toEqual([]));
