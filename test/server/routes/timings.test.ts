import { describe, expect, test } from 'vitest';
import { requestContext } from '../../../app/context/request-context.ts';
import { choghadiyaSection } from '../../../app/day/choghadiya.ts';
import { type PanchangDay, panchangDay } from '../../../app/day/day.ts';
import { horaSection } from '../../../app/day/hora.ts';
import { muhurtasSection } from '../../../app/day/muhurtas.ts';
import { timingsSection } from '../../../app/day/timings.ts';
import { windowNamed, windowsSection } from '../../../app/day/windows.ts';
import { newDelhi } from '../../../app/places/locations.ts';
import { civilDay, isoDate, parseIsoDate } from '../../../engine/civil/civil.ts';
import { type Refused, startClient } from '../harness.ts';

const { get, computing } = await startClient();

interface Span {
  readonly start_at: string;
  readonly end_at: string;
}

interface Timings {
  readonly [field: string]: unknown;
  readonly sunrise: string | null;
  readonly amrit_kaal: readonly Span[];
  readonly durmuhurta: readonly Span[];
  readonly varjyam: readonly Span[];
  readonly auspicious: readonly (Span & { readonly key: string; readonly authorities: readonly unknown[] })[];
  readonly inauspicious: Timings['auspicious'];
  readonly location: { readonly name_en: string };
}

const delhi = 'location_id=2';
const svalbard = 'lat=78.22&lon=15.65';

async function answer<T>(path: string): Promise<T> {
  const { status, text, json } = await get(path);
  expect(text).not.toContain('"error"');
  expect(status).toBe(200);
  return json<T>();
}

const timings = (query: string) => answer<Timings>(`/v1/timings?${query}`);

// Whole minutes by which a time misses one printed to the minute.
const off = (at: string, printed: string): number =>
  Math.abs(Date.parse(at) - Date.parse(`${printed}:00+05:30`)) / 60_000;

describe('GET /v1/timings', () => {
  // Drik Panchang, New Delhi, the days 24 and 26 January 2022 and 22 November 2025; the others from the daily
  // panchangs of Indian newspapers for New Delhi.
  test.each([
    ['2022-01-24', 'brahma_muhurta', '2022-01-24T05:26', '2022-01-24T06:20'],
    ['2022-01-24', 'pratah_sandhya', '2022-01-24T05:53', '2022-01-24T07:13'],
    ['2022-01-24', 'rahu_kaal', '2022-01-24T08:33', '2022-01-24T09:53'],
    ['2022-01-24', 'yamagandam', '2022-01-24T11:13', '2022-01-24T12:33'],
    ['2022-01-24', 'abhijit', '2022-01-24T12:12', '2022-01-24T12:55'],
    ['2022-01-24', 'vijaya_muhurta', '2022-01-24T14:20', '2022-01-24T15:03'],
    ['2022-01-24', 'sayam_sandhya', '2022-01-24T17:54', '2022-01-24T19:14'],
    ['2022-01-24', 'nishita', '2022-01-25T00:07', '2022-01-25T01:00'],
    ['2022-01-24', 'amrit_kaal', '2022-01-25T04:36', '2022-01-25T06:11'],
    ['2022-01-26', 'gulika', '2022-01-26T11:13', '2022-01-26T12:34'],
    ['2022-01-26', 'durmuhurta', '2022-01-26T12:12', '2022-01-26T12:55'],
    ['2022-01-26', 'amrit_kaal', '2022-01-27T00:31', '2022-01-27T02:02'],
    ['2025-11-22', 'amrit_kaal', '2025-11-22T06:56', '2025-11-22T08:43'],
    ['2025-11-22', 'rahu_kaal', '2025-11-22T09:28', '2025-11-22T10:48'],
    ['2021-12-22', 'varjyam', '2021-12-22T07:12', '2021-12-22T08:57'],
    ['2021-03-03', 'varjyam', '2021-03-03T08:39', '2021-03-03T10:07'],
    ['2021-05-21', 'varjyam', '2021-05-21T22:12', '2021-05-21T23:42'],
    ['2022-09-26', 'durmuhurta', '2022-09-26T12:36', '2022-09-26T13:24'],
    ['2022-09-26', 'durmuhurta', '2022-09-26T15:01', '2022-09-26T15:49'],
  ])('%s %s as printed', async (date, key, start, end) => {
    const { auspicious, inauspicious } = await timings(`date=${date}&${delhi}`);
    const windows = [...auspicious, ...inauspicious].filter((window) => window.key === key);
    const nearest = Math.min(
      ...windows.map((window) => Math.max(off(window.start_at, start), off(window.end_at, end))),
    );
    expect(nearest).toBeLessThanOrEqual(1);
  });

  test('rise and set, as Drik Panchang prints them for New Delhi; the Moon may rise on the next date', async () => {
    const printed = {
      '2022-01-24': ['2022-01-24T07:13', '2022-01-24T17:54', '2022-01-24T23:55', '2022-01-24T11:08'],
      '2022-01-26': ['2022-01-26T07:12', '2022-01-26T17:55', '2022-01-27T02:03', '2022-01-26T12:18'],
    };
    for (const [date, times] of Object.entries(printed)) {
      const answer = await timings(`date=${date}&${delhi}`);
      ['sunrise', 'sunset', 'moonrise', 'moonset'].forEach((event, i) => {
        expect(off(String(answer[`${event}_at`]), times[i])).toBeLessThanOrEqual(1);
        expect(answer[event]).toBe(String(answer[`${event}_at`]).slice(11, 19));
      });
    }
  });

  test('the windows by name are those of the lists', async () => {
    const answer = await timings(`date=2022-09-26&${delhi}`);
    const listed = (list: Timings['auspicious'], key: string) =>
      list.filter((window) => window.key === key).map(({ start_at, end_at }) => ({ start_at, end_at }));
    expect([answer.rahu_kaal]).toEqual(listed(answer.inauspicious, 'rahu_kaal'));
    expect([answer.gulika_kaal]).toEqual(listed(answer.inauspicious, 'gulika'));
    expect([answer.abhijit_muhurat]).toEqual(listed(answer.auspicious, 'abhijit'));
    expect(answer.amrit_kaal).toEqual(listed(answer.auspicious, 'amrit_kaal'));
    expect(answer.durmuhurta).toEqual(listed(answer.inauspicious, 'durmuhurta'));
    expect(answer.durmuhurta).toHaveLength(2);
  });

  test('the lists are in order of time and every window names its authorities', async () => {
    const { auspicious, inauspicious } = await timings(`date=2022-01-24&${delhi}`);
    for (const list of [auspicious, inauspicious]) {
      const starts = list.map(({ start_at: start }) => start);
      expect(starts).toEqual([...starts].sort());
      for (const { authorities } of list) expect(authorities.length).toBeGreaterThan(0);
    }
    expect(inauspicious.map(({ key }) => key)).not.toContain('abhijit');
  });

  test('/v1/muhurat/day answers the same', async () => {
    const query = `date=2022-01-24&region=NEPAL`;
    expect((await get(`/v1/muhurat/day?${query}`)).text).toBe((await get(`/v1/timings?${query}`)).text);
  });

  test('region fills the coordinates; New Delhi without any; tz writes the times', async () => {
    expect((await timings('date=2022-01-24&region=SOUTH_INDIA')).location.name_en).toBe('Chennai');
    expect((await timings('date=2022-01-24')).location.name_en).toBe('New Delhi');
    expect((await timings(`date=2022-01-24&${delhi}&tz=UTC`)).sunrise).toMatch(/^01:42/);
  });

  test.each(['2022-12-21', '2022-06-21'])(
    'on Svalbard on %s what hangs on the Sun is null, what hangs on the Moon stands',
    async (date) => {
      const answer = await timings(`date=${date}&${svalbard}`);
      for (const field of ['sunrise', 'sunset', 'sunrise_at', 'sunset_at', 'rahu_kaal', 'brahma_muhurta']) {
        expect(answer[field]).toBeNull();
      }
      expect(answer.durmuhurta).toEqual([]);
      const keys = [...answer.auspicious, ...answer.inauspicious].map(({ key }) => key);
      expect(keys.every((key) => ['varjyam', 'amrit_kaal'].includes(key))).toBe(true);
    },
  );
});

interface Single extends Span {
  readonly applicable: boolean;
  readonly reason: string | null;
  readonly authorities: readonly { readonly work: string }[];
  readonly location: { readonly name_en: string };
}

describe('single windows', () => {
  test.each([
    ['rahukaal', '2022-01-18', '15:10', '16:29'],
    ['yamagandam', '2022-09-26', '10:42', '12:12'],
    ['gulika', '2022-10-26', '10:41', '12:05'],
    ['abhijit', '2022-01-18', '12:10', '12:53'],
  ])('/v1/%s on %s as printed for New Delhi', async (path, date, start, end) => {
    const response = await answer<Single>(`/v1/${path}?date=${date}&${delhi}`);
    expect(off(response.start_at, `${date}T${start}`)).toBeLessThanOrEqual(1);
    expect(off(response.end_at, `${date}T${end}`)).toBeLessThanOrEqual(1);
    expect(response).toMatchObject({ applicable: true, reason: null });
    expect(response.authorities.length).toBeGreaterThan(0);
  });

  test('there is no Abhijit on Wednesday, where Drik Panchang prints none', async () => {
    const response = await answer<Single>(`/v1/abhijit?date=2022-01-26&${delhi}`);
    expect(response).toMatchObject({
      applicable: false,
      start_at: null,
      end_at: null,
      duration_minutes: null,
    });
    expect(response.reason).toMatch(/Wednesday/);
    expect((await timings(`date=2022-01-26&${delhi}`)).abhijit_muhurat).toBeNull();
  });

  test('without sunrise there is none, and the reason is the Sun', async () => {
    const response = await answer<Single>(`/v1/rahukaal?date=2022-12-21&${svalbard}`);
    expect(response).toMatchObject({
      applicable: false,
      start_at: null,
      reason: expect.stringMatching(/Sun/),
    });
  });

  test('Ujjain where no place is named', async () => {
    expect((await answer<Single>('/v1/gulika?date=2022-01-26')).location.name_en).toBe('Ujjain');
  });
});

const dayAt = (query: object, date: string): PanchangDay =>
  panchangDay(requestContext(computing, query, newDelhi), parseIsoDate(date) ?? Number.NaN);

describe('the parts of a day', () => {
  const places = [
    [{ location_id: 2 }, '2022-01-24'],
    [{ location_id: 21 }, '2022-03-26'], // clocks go forward in the night
    [{ location_id: 27 }, '2022-12-22'],
    [{ lat: 65.6, lon: 22.1 }, '2022-06-20'], // two hours of night
  ] as const;

  test.each(places)('tile %o on %s from sunrise to the next sunrise', (query, date) => {
    const day = dayAt(query, date);
    const { sunrise_at, sunset_at } = timingsSection(day);
    const next = timingsSection(panchangDay(day.context, day.day + 1)).sunrise_at;
    const slots = choghadiyaSection(day);
    expect([slots?.day.length, slots?.night.length]).toEqual([8, 8]);
    const tilings = [
      horaSection(day, 'day_night'),
      [...(slots?.day ?? []), ...(slots?.night ?? [])],
      muhurtasSection(day),
    ];
    expect(tilings.map((parts) => parts?.length)).toEqual([24, 16, 30]);
    for (const parts of tilings) {
      const edges = [sunrise_at, ...(parts ?? []).map(({ end_at: end }) => end)];
      expect(parts?.map(({ start_at: start }) => start)).toEqual(edges.slice(0, -1));
      expect(edges.at(-1)).toBe(next);
      expect(edges[edges.length >> 1]).toBe(sunset_at);
    }
  });

  test('horas are 24 equal parts by default, twelve of day and of night where so asked, with the same rulers', async () => {
    interface Horas {
      readonly measure: string;
      readonly hora: readonly { lord: string; start_at: string; end_at: string; is_day: boolean }[];
    }
    const horas = async (measure: string) =>
      (await get(`/v1/hora?date=2022-01-24&location_id=2${measure}`)).json<Horas>();
    const [equal, parted] = [await horas(''), await horas('&measure=day_night')];
    expect([equal.measure, parted.measure]).toEqual(['equal', 'day_night']);
    expect(await horas('&measure=EQUAL')).toEqual(equal);
    const lengths = equal.hora.map(({ start_at: start, end_at: end }) => Date.parse(end) - Date.parse(start));
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1000);
    expect([equal.hora[0].start_at, equal.hora[23].end_at]).toEqual([
      parted.hora[0].start_at,
      parted.hora[23].end_at,
    ]);
    expect(equal.hora.map(({ lord }) => lord)).toEqual(parted.hora.map(({ lord }) => lord));
    expect(parted.hora.filter(({ is_day }) => is_day)).toHaveLength(12);
    // The January day is shorter than its night: less than twelve equal parts begin in it.
    expect(equal.hora.filter(({ is_day }) => is_day)).toHaveLength(11);
    expect((await get('/v1/hora?date=2022-01-24&measure=long')).status).toBe(400);
  });

  test('the lord of the weekday rules the first hora, and the 25th is the first of the next day', () => {
    const lords = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
    const sunday = '2022-01-23';
    const first = dayAt({}, sunday);
    const order = ['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars'];
    for (let i = 0; i < 7; i++) {
      const rulers = horaSection(panchangDay(first.context, first.day + i))?.map(({ lord }) => lord) ?? [];
      expect(rulers[0]).toBe(lords[i]);
      const from = order.indexOf(rulers[0]);
      expect(rulers).toEqual(Array.from({ length: 24 }, (_, n) => order[(from + n) % 7]));
    }
  });

  test('choghadiyas are rated as almanacs rate them', async () => {
    const { choghadiya } = await answer<{
      choghadiya: Record<'day' | 'night', { name: string; rating: string; lord: string }[]>;
    }>('/v1/choghadiya?date=2022-01-23');
    expect(choghadiya.day.map(({ name }) => name).join(' ')).toBe(
      'Udveg Char Labh Amrit Kaal Shubh Rog Udveg',
    );
    const rating = {
      Amrit: 'good',
      Shubh: 'good',
      Labh: 'good',
      Char: 'caution',
      Rog: 'bad',
      Kaal: 'bad',
      Udveg: 'bad',
    };
    const rated = [...choghadiya.day, ...choghadiya.night].map(({ name, rating }) => [name, rating]);
    expect(Object.fromEntries(rated)).toEqual(rating);
    // The first of the day is that of the day's lord, here the Sun.
    expect(choghadiya.day[0].lord).toBe('Sun');
  });

  test('the eighth muhurta of the day is Abhijit, and every muhurta is said to be good or bad', () => {
    const day = dayAt({}, '2022-01-24');
    const muhurtas = muhurtasSection(day) ?? [];
    const [abhijit] = windowNamed(day, 'abhijit');
    expect(muhurtas[7]).toMatchObject({
      number: 8,
      name: 'Abhijit',
      start_at: abhijit.start_at,
      end_at: abhijit.end_at,
    });
    expect(new Set(muhurtas.map(({ nature }) => nature))).toEqual(new Set(['auspicious', 'inauspicious']));
  });

  test('are null where the Sun does not rise', async () => {
    const day = dayAt({ lat: 78.22, lon: 15.65 }, '2022-12-21');
    expect([horaSection(day), choghadiyaSection(day), muhurtasSection(day)]).toEqual([null, null, null]);
    expect(await answer(`/v1/hora?date=2022-06-21&${svalbard}`)).toMatchObject({ hora: null });
  });
});

test('each varjyam and amrit kaal stands on one day, the one in which it begins', () => {
  const { context } = dayAt({}, '2022-01-01');
  const py = context.year(2022);
  const [from, to] = [civilDay(2022, 1, 1), civilDay(2022, 12, 31)];
  for (const key of ['varjyam', 'amrit_kaal']) {
    const starts: string[] = [];
    for (let day = from; day <= to; day++) {
      starts.push(...windowNamed(panchangDay(context, day), key).map(({ start_at: start }) => start));
    }
    expect(new Set(starts).size).toBe(starts.length);
    expect(starts).toEqual([...starts].sort());
    const all = (context.pack.dayWindows.kala(py, key, from) ?? []).filter(
      (jd, i) => i % 2 === 0 && jd >= py.dayStart[py.yearStart] && jd < py.dayStart[py.yearEnd],
    );
    expect(starts).toHaveLength(all.length);
    expect(all.length).toBeGreaterThan(360);
  }
});

test('a day lists no window twice and none without a length', () => {
  const { context, day: first } = dayAt({ location_id: 22 }, '2022-11-06');
  for (let day = first; day < first + 30; day++) {
    const { auspicious, inauspicious } = windowsSection(panchangDay(context, day));
    const stated = [...auspicious, ...inauspicious].map(({ key, start_at: start }) => `${key} ${start}`);
    expect(new Set(stated).size, isoDate(day)).toBe(stated.length);
    for (const { duration_minutes } of [...auspicious, ...inauspicious]) {
      expect(duration_minutes).toBeGreaterThan(10);
    }
  }
});

describe('what is refused', () => {
  const paths = [
    'timings',
    'muhurat/day',
    'inauspicious-timings',
    'rahukaal',
    'yamagandam',
    'gulika',
    'abhijit',
    'hora',
    'choghadiya',
  ];

  test.each(paths)(
    '/v1/%s: no date, a date out of range, an unsupported region, a zone by its letters',
    async (path) => {
      const refused = async (query: string) => {
        const { status, json } = await get(`/v1/${path}?${query}`);
        return { status, ...json<Refused>() };
      };
      expect(await refused('location_id=2')).toMatchObject({ status: 400, errors: [{ field: 'date' }] });
      expect(await refused('date=2022-02-30')).toMatchObject({ status: 400, errors: [{ field: 'date' }] });
      expect(await refused('date=2022-01-24&tz=IST')).toMatchObject({
        status: 400,
        errors: [{ field: 'tz' }],
      });
      expect((await refused('date=1699-12-31')).message).toMatch(/1700-01-01 \.\. 3100-12-31/);
      expect(await refused('date=1699-12-31')).toMatchObject({ status: 404, error: 'out_of_range' });
      expect(await refused('date=2022-01-24&location_id=99')).toMatchObject({ status: 404 });
      expect(await refused('date=2022-01-24&region=MARS')).toMatchObject({
        status: 422,
        error: 'unsupported_region',
      });
    },
  );
});
