import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locations } from '../../../app/places/locations.ts';
import { fullBlock } from '../../../contract/panchang/full.ts';
import { civilDay, isoDate } from '../../../engine/civil/civil.ts';
import { createApp, openApp } from '../../../server/compose/application.ts';
import { publishedBy } from '../../contract/published.ts';
import { type Refused, serve, serviceWith, startClient } from '../harness.ts';

const client = await startClient();
const { get, failures } = client;
const { conforms } = await publishedBy(get);

interface Period {
  readonly start: string;
  readonly end: string;
  readonly start_at: string;
  readonly end_at: string;
}

interface Anga {
  readonly number: number;
  readonly name: string;
  readonly period: Period;
  readonly of_day: readonly { readonly name: string; readonly period: Period }[];
}

interface Located {
  readonly id: number | null;
  readonly timezone: string;
  readonly timezone_source: string;
  readonly source: string;
  readonly region: string | null;
  readonly subdivision: string | null;
}

interface Panchang {
  readonly [section: string]: unknown;
  readonly date: string;
  readonly tithi: Anga & { readonly full_name: string; readonly paksha: string };
  readonly nakshatra: Anga;
  readonly timings: Readonly<Record<string, string | null>>;
  readonly festivals?: readonly { readonly code: string }[];
  readonly location: Located;
  readonly engine: { readonly rules_snapshot_version: string };
}

const delhi = 'location_id=2';
const svalbard = 'lat=78.22&lon=15.65';

/** The answer of a path, which must be as described. */
async function answer<T = Panchang>(path: string, query = ''): Promise<T> {
  const url = `${path}?${query}`;
  expect(await conforms(path, url)).toBe(200);
  return (await get(url)).json<T>();
}

const panchang = (query: string) => answer('/v1/panchang', query);

/** A refusal: its status, and its faults by field. */
async function refused(url: string) {
  const { status, json } = await get(url);
  const { error, message, errors = [] } = json<Refused>();
  return { status, error, message, faults: Object.fromEntries(errors.map((e) => [e.field, e.message])) };
}

/** What of an answer is about the day alone. */
const dayOf = ({ location: _, engine: __, region_resolution: ___, ...day }: Record<string, unknown>) => day;

describe('GET /v1/panchang', () => {
  // Drik Panchang, New Delhi.
  test('26 January 2022 as printed', async () => {
    const answer = await panchang(`date=2022-01-26&${delhi}`);
    expect(answer).toMatchObject({
      date: '2022-01-26',
      vara: { name: 'Wednesday', lord: 'Mercury' },
      tithi: { name: 'Navami', paksha: 'Krishna' },
      nakshatra: { name: 'Swati' },
      yoga: { name: 'Ganda' },
      karana: { name: 'Taitila' },
      hindu_calendar: { amanta: 'Pausha', purnimanta: 'Magha', vikram_samvat: 2078, shaka_samvat: 1943 },
    });
    const { sunrise, sunset, moonrise, moonset } = answer.timings;
    const printed = ['07:12', '17:55', '02:03', '12:18'];
    for (const [i, time] of [sunrise, sunset, moonrise, moonset].entries()) {
      expect(minutesApart(`2022-01-26 ${time?.slice(0, 5)}`, `2022-01-26 ${printed[i]}`)).toBeLessThan(2);
    }
    expect(minutesApart(answer.tithi.period.end, '2022-01-27 04:34')).toBeLessThan(2);
    expect(minutesApart(answer.nakshatra.period.end, '2022-01-26 10:07')).toBeLessThan(2);
  });

  const core = ['date', 'vara', 'tithi', 'nakshatra', 'yoga', 'karana', 'hindu_calendar', 'timings'];
  const envelope = ['location', 'engine'];

  test('angas, calendar and timings stand in every answer; New Delhi where no place is named', async () => {
    const answer = await panchang('date=2022-01-26');
    expect(Object.keys(answer)).toEqual([...core, ...envelope]);
    expect(answer.location).toMatchObject({ id: 2, source: 'default', timezone: 'Asia/Kolkata' });
    expect(await panchang('date=2022-01-26&include=tithi,nakshatra,yoga,karana,timings')).toEqual(answer);
    expect(await panchang('date=2022-01-26&lang=en')).toEqual(answer);
    expect(await panchang('date=2022-01-26&lang=hi')).toMatchObject({ hindu_calendar: { amanta: 'पौष' } });
  });

  test('include adds each section by its name, in any case, and that of its own endpoint', async () => {
    const on = `date=2022-01-24&${delhi}`;
    const { hora, measure } = await answer<{ hora: unknown; measure: string }>('/v1/hora', on);
    const { choghadiya } = await answer<{ choghadiya: unknown }>('/v1/choghadiya', on);
    const { festivals } = await answer<{ festivals: unknown }>('/v1/festivals', on);
    const stated: Record<string, object> = {
      hora: { hora, hora_measure: measure },
      choghadiya: { choghadiya },
      festivals: { festivals },
    };
    expect(measure).toBe('equal');
    const plain = await panchang(on);
    for (const [word, section] of Object.entries(stated)) {
      expect(await panchang(`${on}&include=${word.toUpperCase()}`)).toEqual({ ...plain, ...section });
    }
    const { muhurat } = await panchang(`${on}&include=muhurat`);
    expect(muhurat).toMatchObject({ muhurtas: { length: 30 } });
    expect(JSON.stringify(muhurat)).toContain('rahu_kaal');
    expect(await panchang(`${on}&include=%20hora,festivals,choghadiya,muhurat`)).toEqual({
      ...plain,
      ...Object.assign({}, ...Object.values(stated)),
      muhurat,
    });
  });

  test('include=eclipse tells a day with an eclipse, a day of its sutak, and a day without any', async () => {
    const eclipseOf = async (date: string) =>
      (await panchang(`date=${date}&${delhi}&include=eclipse`)).eclipse as {
        readonly eclipses: readonly {
          readonly eclipse_id: number;
          readonly sutak: { readonly start_at: string };
        }[];
      };
    const on = await eclipseOf('2025-09-07');
    expect(on).toMatchObject({
      occurs: true,
      visible: true,
      eclipses: [
        { eclipse_id: 74_845, kind: 'lunar', type: 'total', visible: true, sutak: { observed: true } },
      ],
      next: { eclipse_id: 74_846, kind: 'solar' },
    });
    expect(on.eclipses[0].sutak.start_at).toMatch(/^2025-09-07T12:1[89]/);
    // Four praharas before an eclipse of the forenoon begin in the night before, which is of the day before.
    expect(await eclipseOf('2020-06-20')).toMatchObject({
      occurs: false,
      visible: false,
      eclipses: [{ kind: 'solar', visible: true, sutak: { observed: true } }],
    });
    expect(await eclipseOf('2025-09-09')).toMatchObject({
      occurs: false,
      visible: false,
      eclipses: [],
      next: { eclipse_id: 74_846 },
    });
    expect(await answer('/v1/panchang/today', `${delhi}&include=eclipse`)).toMatchObject({
      eclipse: { occurs: false, eclipses: [], next: { kind: 'solar', type: 'annular' } },
    });
  });

  test('an eclipse of which nothing is seen takes place all the same, and has no sutak', async () => {
    const { eclipse } = await panchang(`date=2025-03-14&${delhi}&include=eclipse`);
    expect(eclipse).toMatchObject({
      occurs: true,
      visible: false,
      eclipses: [{ visible: false, sutak: { observed: false } }],
    });
  });

  test('at the end of the years served the next eclipse is null with a reason', async () => {
    const { eclipse, unavailable } = await panchang(`date=3100-12-31&${delhi}&include=eclipse`);
    expect(eclipse).toMatchObject({ eclipses: [], next: null });
    expect(unavailable).toMatchObject({ 'eclipse.next': expect.stringContaining('3100') });
  });

  test('horas by either measure, which is named', async () => {
    const on = `date=2022-01-24&${delhi}&include=hora&measure=day_night`;
    const own = await answer('/v1/hora', `date=2022-01-24&${delhi}&measure=day_night`);
    expect(await answer('/v1/panchang', on)).toMatchObject({ hora: own.hora, hora_measure: 'day_night' });
    expect(own.measure).toBe('day_night');
  });

  test.each(['bogus', 'hora,bogus', 'hora,', ','])(
    'include=%s is refused with the words there are',
    async (words) => {
      const { status, faults } = await refused(`/v1/panchang?date=2022-01-24&include=${words}`);
      expect(status).toBe(400);
      expect(Object.keys(faults)).toEqual(['include']);
      for (const word of ['tithi', 'hora', 'choghadiya', 'festivals', 'muhurat', 'eclipse', 'timings']) {
        expect(faults.include).toContain(word);
      }
    },
  );

  test('all faults at once', async () => {
    const { status, faults } = await refused(
      '/v1/panchang?date=2022-02-30&lat=91&lon=x&tz=IST&location_id=&region=&lang=1&include=sun&zone=UTC',
    );
    expect(status).toBe(400);
    expect(Object.keys(faults).sort()).toEqual(
      ['date', 'include', 'lang', 'lat', 'location_id', 'lon', 'region', 'tz', 'zone'].sort(),
    );
  });

  test('what is refused one by one', async () => {
    const on = '/v1/panchang?date=2022-01-24';
    expect((await refused('/v1/panchang')).faults).toEqual({ date: 'is required' });
    expect((await refused(`${on}&lat=5`)).faults).toEqual({ lon: 'is required with lat' });
    expect((await refused(`${on}&${delhi}&lon=5`)).faults).toEqual({ lat: 'is required with lon' });
    expect((await refused(`${on}&tz=IST`)).faults.tz).toContain('IST -> Asia/Kolkata');
    expect(await refused('/v1/panchang?date=1699-12-31')).toMatchObject({
      status: 404,
      error: 'out_of_range',
    });
    expect(await refused('/v1/panchang?date=3101-01-01')).toMatchObject({
      status: 404,
      error: 'out_of_range',
    });
    expect(await refused(`${on}&location_id=99`)).toMatchObject({ status: 404, error: 'unknown_location' });
    const { status, error, message } = await refused(`${on}&region=ATLANTIS&${delhi}`);
    expect([status, error]).toEqual([422, 'unsupported_region']);
    for (const region of ['NORTH_INDIA', 'NEPAL', 'SRI_LANKA', 'IN-MH']) expect(message).toContain(region);
  });
});

const minutesApart = (a: string, b: string): number =>
  Math.abs(Date.parse(`${a.replace(' ', 'T')}Z`) - Date.parse(`${b.replace(' ', 'T')}Z`)) / 60_000;

describe('where and by whose rules', () => {
  const london = 'lat=51.5&lon=-0.12';

  // location_id before coordinates before region before the endpoint's own place; the tradition by region, else of
  // the location, else New Delhi's.
  test.for<readonly [string, number | null, string, string, string, string, null | string]>([
    [`location_id=4&${london}&region=NEPAL`, 4, 'location_id', 'Asia/Kolkata', 'location', 'NEPAL', null],
    [`location_id=4&${london}`, 4, 'location_id', 'Asia/Kolkata', 'location', 'SOUTH_INDIA', 'IN-TN'],
    [`${london}&region=IN-MH`, null, 'coordinates', 'Europe/London', 'coordinates', 'WEST_INDIA', 'IN-MH'],
    [london, null, 'coordinates', 'Europe/London', 'coordinates', 'NORTH_INDIA', 'IN-DL'],
    ['lat=27.72&lon=85.32', null, 'coordinates', 'Asia/Kathmandu', 'coordinates', 'NORTH_INDIA', 'IN-DL'],
    ['region=NEPAL', 19, 'region', 'Asia/Kathmandu', 'region', 'NEPAL', null],
    ['region=in-gj', 9, 'region', 'Asia/Kolkata', 'region', 'WEST_INDIA', 'IN-GJ'],
    ['', 2, 'default', 'Asia/Kolkata', 'location', 'NORTH_INDIA', 'IN-DL'],
  ])('%s', async ([query, id, source, timezone, timezone_source, region, subdivision]) => {
    const { location } = await panchang(`date=2026-07-01&${query}`);
    expect(location).toMatchObject({ id, source, timezone, timezone_source, region, subdivision });
    const elsewhere = await panchang(`date=2026-07-01&${query}&tz=Pacific/Chatham`);
    expect(elsewhere.location).toEqual({
      ...location,
      timezone: 'Pacific/Chatham',
      timezone_source: 'tz',
      utc_offset: '+12:45',
    });
  });

  test('a state code in any case is the same state', async () => {
    const [upper, lower] = [
      await panchang('date=2026-03-19&region=IN-MH'),
      await panchang('date=2026-03-19&region=in-mh'),
    ];
    expect(lower).toEqual(upper);
  });

  test('coordinates choose where, never the tradition', async () => {
    const at = async (query: string) => panchang(`date=2026-09-10&include=festivals&${query}`);
    const codes = ({ festivals = [] }: Panchang) => festivals.map(({ code }) => code);
    const mumbai = 'lat=19.076&lon=72.8777';
    const [byPlace, byRegion, byLocation, byDefault] = [
      await at(mumbai),
      await at(`${mumbai}&region=IN-MH`),
      await at('location_id=3'),
      await at(''),
    ];
    expect(byPlace.engine).toEqual(byDefault.engine);
    expect(byPlace.engine).not.toEqual(byRegion.engine);
    expect(codes(byPlace)).toEqual(codes(byDefault));
    expect(codes(byRegion)).toEqual(codes(byLocation));
    // Bail Pola is Maharashtra's own.
    expect(codes(byRegion)).toContain('FESTIVAL_POLA');
    expect(codes(byPlace)).not.toContain('FESTIVAL_POLA');
    expect(dayOf(byRegion)).toEqual(dayOf(byLocation));
    expect(byPlace.timings).toEqual(byRegion.timings);
  });

  test('a tithi ends at one instant everywhere, and the Sun rises at many', async () => {
    const on = 'date=2022-01-24&tz=UTC';
    const answer = await Promise.all([1, 2, 3, 4, 5].map((id) => panchang(`${on}&location_id=${id}`)));
    expect(new Set(answer.map(({ tithi }) => tithi.period.end)).size).toBe(1);
    expect(new Set(answer.map(({ timings }) => timings.sunrise)).size).toBe(5);
  });
});

describe('GET /v1/panchang/lite', () => {
  const anyone = fc.record({
    day: fc.integer({ min: civilDay(1700, 1, 1), max: civilDay(3100, 12, 31) }),
    where: fc.oneof(
      fc.integer({ min: 1, max: locations.size }).map((id) => `location_id=${id}`),
      fc
        .tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -1800, max: 1800 }))
        .map(([lat, lon]) => `lat=${lat / 10}&lon=${lon / 10}`),
    ),
  });

  test('any date and place: under 1 KB, no more than its fields, and those of the panchang', async () => {
    await fc.assert(
      fc.asyncProperty(anyone, async ({ day, where }) => {
        const query = `date=${isoDate(day)}&${where}`;
        const { text } = await get(`/v1/panchang/lite?${query}`);
        expect(Buffer.byteLength(text)).toBeLessThan(1024);
        const lite = await answer('/v1/panchang/lite', query);
        const fields = ['date', 'tithi', 'nakshatra', 'paksha', 'paksha_key', 'sunrise', 'sunset'];
        expect(Object.keys(lite)).toEqual(fields);
        const { tithi, nakshatra, timings } = await panchang(query);
        expect(tithi).toMatchObject(lite.tithi);
        expect(nakshatra).toMatchObject(lite.nakshatra);
        expect([lite.paksha, lite.sunrise, lite.sunset]).toEqual([
          tithi.paksha,
          timings.sunrise,
          timings.sunset,
        ]);
      }),
      { seed: 20_261_123, numRuns: 40 },
    );
  });

  test('a region names its place', async () => {
    const at = async (query: string) => answer('/v1/panchang/lite', `date=2022-01-24&${query}`);
    expect(await at('region=NEPAL')).toEqual(await at('location_id=19'));
    expect((await get('/v1/panchang/lite?date=2022-01-24&region=MARS')).status).toBe(422);
  });
});

describe('GET /v1/panchang/today, /tomorrow, /yesterday', () => {
  const days = async (query = '', ask = get) =>
    Promise.all(
      ['yesterday', 'today', 'tomorrow'].map(
        async (name) => (await ask(`/v1/panchang/${name}?${query}`)).json<Panchang>().date,
      ),
    );

  test('the standing clock shows 21 November in India, and where it is still the day before', async () => {
    expect(await days()).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    expect(await days('tz=Pacific/Kiritimati')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    expect(await days('tz=America/Los_Angeles')).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
    // It is the date of tz, else of India: the place has no say.
    expect(await days('lat=34.05&lon=-118.24')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  });

  test('half past midnight in India is the evening before in London, and the end of the year turns', async () => {
    const at = async (iso: string) =>
      serve(createApp(openApp(serviceWith(client, { now: () => Date.parse(iso) }))));
    const late = await at('2026-12-31T19:00:00Z');
    expect(await days('', late)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
    expect(await days('tz=Europe/London', late)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(await days('tz=Pacific/Kiritimati', late)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
    const last = await at('3100-12-31T12:00:00Z');
    expect((await last('/v1/panchang/today')).status).toBe(200);
    expect((await last('/v1/panchang/tomorrow')).json<Refused>()).toMatchObject({ error: 'out_of_range' });
  });

  test('they are the panchang of their date, at Ujjain, with what include asks for', async () => {
    const today = await answer('/v1/panchang/today', 'include=hora,festivals');
    const ofDate = await panchang('date=2026-11-21&location_id=1&include=hora,festivals');
    expect(dayOf(today)).toEqual(dayOf(ofDate));
    expect(today.location).toMatchObject({ id: 1, source: 'default' });
    expect(await answer('/v1/panchang/tomorrow', 'location_id=9')).toEqual(
      await panchang('date=2026-11-22&location_id=9'),
    );
    expect((await refused('/v1/panchang/today?include=sun')).faults).toHaveProperty('include');
  });
});

describe('GET /v1/panchang/full', () => {
  const sections = Object.keys(fullBlock.shape);
  // Where all is well nothing is unavailable.
  const only = ['unavailable'];

  test('every section, none of them empty', async () => {
    const response = await answer('/v1/panchang/full', `date=2022-01-26&${delhi}`);
    const always = sections.filter((section) => !only.includes(section));
    expect(Object.keys(response).sort()).toEqual([...always, 'location', 'engine'].sort());
    const empty = (from: object) =>
      Object.entries(from).flatMap(([key, value]) => (value === null ? [key] : []));
    expect(empty(response)).toEqual([]);
    expect(empty(response.astronomical as object)).toEqual([]);
    expect(response.astronomical).toMatchObject({
      eclipse: { occurs: false, eclipses: [], next: { kind: 'solar' } },
    });
  });

  test('each section is what its own endpoint answers', async () => {
    const on = `date=2025-11-22&region=IN-GJ`;
    const response = await answer('/v1/panchang/full', on);
    const own: Record<string, string> = {
      tithi: 'tithi',
      nakshatra: 'nakshatra',
      yoga: 'yoga',
      karana: 'karana',
      hindu_calendar: 'hindu-month',
      season: 'ritu',
      hora: 'hora',
      choghadiya: 'choghadiya',
      festivals: 'festivals',
    };
    for (const [section, path] of Object.entries(own)) {
      expect((await answer(`/v1/${path}`, on))[section], section).toMatchObject(response[section] as object);
    }
    const { astronomical } = await answer<{ astronomical: Record<string, unknown> }>('/v1/panchang/full', on);
    expect((await answer('/v1/sun-position', on)).sun).toEqual(astronomical.sun);
    expect((await answer('/v1/lagna', on)).udaya_lagna).toEqual(astronomical.lagna);
    expect(astronomical.moon).toMatchObject((await answer('/v1/moon-phase', on)).moon as object);
    expect(dayOf(await panchang(on))).toEqual(
      Object.fromEntries(Object.keys(dayOf(await panchang(on))).map((key) => [key, response[key]])),
    );
  });

  test.each(['2026-12-21', '2026-06-21'])(
    'on Svalbard on %s what hangs on the Sun is null, the rest stands',
    async (date) => {
      const response = await answer('/v1/panchang/full', `date=${date}&${svalbard}`);
      for (const section of sections) {
        const none = ['hora', 'choghadiya', 'muhurtas', 'suitability'].includes(section);
        expect(response[section] === null, section).toBe(none);
        if (none) expect(response.unavailable).toHaveProperty(section, 'The Sun does not rise on this date.');
      }
      expect(response.timings).toMatchObject({ sunrise: null, sunset: null });
      expect(Object.keys(response.unavailable as object)).toEqual(
        expect.arrayContaining(['timings.sunrise', 'timings.sunset', 'astronomical.lagna']),
      );
      expect(response.astronomical).toMatchObject({ lagna: null, sun: { sunrise: null, day_length: null } });
      expect(response.conditions).toMatchObject({ panchak: { at_sunrise: null } });
      expect(failures).toEqual([]);
    },
  );
});

describe('GET /v1/panchang/range', () => {
  interface Range {
    readonly count: number;
    readonly days: readonly Record<string, unknown>[];
    readonly location: Located;
    readonly region_resolution: Record<string, unknown>;
  }
  const range = (query: string) => answer<Range>('/v1/panchang/range', query);

  test('31 dates over the turn of a year are the single days', async () => {
    const { count, days, location } = await range('start=2025-12-17&end=2026-01-16&location_id=5');
    expect(count).toBe(31);
    expect(location).toMatchObject({ id: 5, source: 'location_id' });
    const first = Date.parse('2025-12-17') / 86_400_000;
    const single = await Promise.all(
      Array.from({ length: 31 }, (_, i) => panchang(`date=${isoDate(first + i)}&location_id=5`)),
    );
    expect(days).toEqual(single.map(dayOf));
  });

  test('one date; Ujjain where no place is named; coordinates before region', async () => {
    const one = await range('start=2026-02-01&end=2026-02-01');
    expect([one.count, one.location.id]).toEqual([1, 1]);
    const there = await range('start=2026-02-01&end=2026-02-02&lat=13&lon=80&region=KASHMIR');
    expect(there.location).toMatchObject({ source: 'coordinates', region: 'KASHMIR' });
    expect((await range('start=2026-02-01&end=2026-02-02&region=KASHMIR')).location.id).toBe(17);
  });

  test('a region that is not supported is ignored and named', async () => {
    const within = 'start=2026-02-01&end=2026-02-02';
    const { region_resolution, location, ...days } = await range(`${within}&region=ATLANTIS`);
    expect(region_resolution).toEqual({
      requested: 'ATLANTIS',
      used: 'NORTH_INDIA',
      subdivision: 'IN-DL',
      source: 'default',
      tradition: null,
      ignored_region: 'ATLANTIS',
    });
    expect(await range(within)).toMatchObject({ ...days, location });
    const known = await range(`${within}&region=in-tn`);
    expect(known.region_resolution).toEqual({
      requested: 'in-tn',
      used: 'SOUTH_INDIA',
      subdivision: 'IN-TN',
      source: 'region',
      tradition: null,
    });
  });

  test('what is refused', async () => {
    const ask = (start: string, end: string) => refused(`/v1/panchang/range?start=${start}&end=${end}`);
    expect(await ask('2026-01-01', '2026-02-01')).toMatchObject({
      status: 422,
      error: 'range_too_long',
    });
    expect(await ask('2026-01-02', '2026-01-01')).toMatchObject({
      status: 400,
      faults: { end: expect.any(String) },
    });
    expect(await ask('3100-12-31', '3101-01-01')).toMatchObject({
      status: 404,
      error: 'out_of_range',
    });
    expect((await refused('/v1/panchang/range')).faults).toEqual({
      start: 'is required',
      end: 'is required',
    });
  });
});

describe('GET /v1/today', () => {
  test('the parts are those of their own endpoints', async () => {
    const response = await answer('/v1/today', '');
    const on = `date=2026-11-21&${delhi}`;
    expect(response).toMatchObject({ date: '2026-11-21', location: { id: 2, source: 'default' } });
    expect(response.panchang).toEqual(dayOf(await panchang(on)));
    expect(response.festivals).toEqual((await answer('/v1/festivals', `${on}&words=short`)).festivals);
    expect(await answer('/v1/rahukaal', on)).toMatchObject({
      start_at: (response.rahukaal as Period).start_at,
      end_at: (response.rahukaal as Period).end_at,
    });
    const { phase } = await answer<{ phase: object }>('/v1/moon-phase', on);
    expect(response.moon_phase).toEqual(phase);
    // Shukla Dwadashi: more than half of the Moon, full on 24 November.
    expect(response.moon_phase).toMatchObject({ name: 'Waxing Gibbous', paksha: 'Shukla' });
  });

  test('today is that of the clock of the place', async () => {
    const dateAt = async (query: string) => (await answer('/v1/today', query)).date;
    expect(await dateAt('lat=34.05&lon=-118.24')).toBe('2026-11-20');
    expect(await dateAt('lat=34.05&lon=-118.24&tz=Asia/Tokyo')).toBe('2026-11-21');
    expect((await refused('/v1/today?tz=PST')).faults.tz).toContain('America/Los_Angeles');
  });

  test('on Svalbard in the polar night there is no Rahu Kaal, and the Moon has its phase', async () => {
    const response = await answer('/v1/today', svalbard);
    expect(response).toMatchObject({ rahukaal: null, moon_phase: { name: 'Waxing Gibbous' } });
  });
});
