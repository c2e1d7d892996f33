import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { buildPlaceYear, type PlaceYear } from '../../engine/almanac/place-year.ts';
import { civilDay, civilFromDay, isoDate } from '../../engine/civil/civil.ts';
import { type Parameter, publishedBy } from '../contract/published.ts';
import { type Client, startClient } from '../server/harness.ts';

const warm = await startClient();
const cold = await forgetful();

/** A service of freshly loaded modules that caches one sky year, one place-year and no answer. */
async function forgetful(): Promise<Client['get']> {
  vi.resetModules();
  const { serve: serveFresh, serviceWith, startClient: startFresh } = await import('../server/harness.ts');
  const { createApp, openApp } = await import('../../server/compose/application.ts');
  const { openAlmanac } = await import('../../engine/almanac/place-year.ts');
  const { openBundledSky } = await import('../../ephemeris/bundled.ts');
  const { uncachedDayContexts } = await import('../server/uncached-day-contexts.ts');
  const client = await startFresh();
  const sky = openBundledSky();
  afterAll(() => sky.close());
  const { computing } = client;
  const workspace = {
    ...computing.workspace,
    sky,
    almanac: openAlmanac(sky, { cachedYears: 1, calendars: computing.workspace.almanac.calendars }),
  };
  const service = serviceWith(client, { workspace, dayContexts: uncachedDayContexts() });
  return serveFresh(createApp({ ...openApp(service), responseCacheBytes: 0 }));
}

const firstDay = civilDay(1700, 1, 1);
const lastDay = civilDay(3100, 12, 31);

const kolkata = { lat: 22.5726, lon: 88.3639, zone: 'Asia/Kolkata' };

/** Dates served, as civil day numbers: any, at the turn of a year, and the ends of what is served. */
const anyDate = fc.oneof(
  fc.integer({ min: firstDay, max: lastDay }),
  fc
    .tuple(fc.integer({ min: 1701, max: 3100 }), fc.integer({ min: -2, max: 2 }))
    .map(([year, day]) => civilDay(year, 1, 1) + day),
  fc.constantFrom(firstDay, lastDay - 1),
);

const degrees = (most: number) => fc.integer({ min: -most * 1000, max: most * 1000 }).map((n) => n / 1000);

const zones = fc.constantFrom(
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Europe/London',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
);

const coordinates = fc
  .tuple(degrees(90), degrees(180))
  .map(([lat, lon]) => ({ lat: `${lat}`, lon: `${lon}` }));
const byItsOwnClock = fc.tuple(coordinates, zones).map(([at, tz]) => ({ ...at, tz }));

describe('an answer hangs on nothing but its request', async () => {
  const groups = ['Panchang', 'Timings', 'Sky', 'Conditions', 'Calendar'];
  const operations = (await publishedBy(warm.get)).operations
    .filter(([, method, { tags }]) => method === 'get' && tags.some((tag) => groups.includes(tag)))
    .map(([path, , { parameters = [] }]) => ({ path, parameters }));
  const dear = operations.filter(({ path }) => path.startsWith('/v1/calendar/') && !path.endsWith('/day'));
  const cheap = operations.filter((operation) => !dear.includes(operation));

  const where = fc.oneof(
    coordinates,
    byItsOwnClock,
    fc.integer({ min: 1, max: 27 }).map((id) => ({ location_id: `${id}` })),
    fc.constantFrom('NEPAL', 'in-kl', 'IN-GJ', 'EAST_INDIA').map((region) => ({ region })),
    fc.constant({}),
  );

  const optional: Readonly<Record<string, fc.Arbitrary<string>>> = {
    include: fc.constantFrom('hora', 'festivals,muhurat', 'choghadiya,eclipse'),
    time: fc.constantFrom('00:00', '05:59:59', '12:00', '23:59'),
    region: fc.constantFrom('SOUTH_INDIA', 'IN-MH', 'ATLANTIS'),
    measure: fc.constantFrom('equal', 'seasonal'),
    lang: fc.constantFrom('en', 'hi'),
  };

  const dated = (day: number): Readonly<Record<string, string>> => {
    const { year, month } = civilFromDay(day);
    return {
      date: isoDate(day),
      start: isoDate(day),
      end: isoDate(Math.min(day + 2, lastDay)),
      year: `${year}`,
      month: `${month}`,
    };
  };

  /** A request of an operation at a place about a date; its other parameters come now and then. */
  const asking = ({ path, parameters }: (typeof operations)[number], place: object, day: number) => {
    const known: Readonly<Record<string, string | undefined>> = { ...dated(day), ...place };
    const value = ({ name, required }: Parameter): fc.Arbitrary<string | undefined> => {
      if (known[name] !== undefined) return fc.constant(known[name]);
      if (required) return fc.constant('0');
      return optional[name] === undefined
        ? fc.constant(undefined)
        : fc.option(optional[name], { nil: undefined });
    };
    const given = fc.tuple(...parameters.map((p) => value(p).map((text) => [p.name, text] as const)));
    return given.map((all) => {
      const pairs = all.flatMap(([name, text]) =>
        text === undefined ? [] : `${name}=${encodeURIComponent(text)}`,
      );
      return { url: `${path}?${pairs.join('&')}`, turned: `${path}?${pairs.reverse().join('&')}` };
    });
  };

  /** Some operations, two or three places of which one is another by a clock of its own, and a day. */
  const about = fc.record({
    operations: fc.tuple(
      fc.constantFrom(...cheap),
      fc.constantFrom(...cheap),
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...cheap) },
        { weight: 1, arbitrary: fc.constantFrom(...dear) },
      ),
    ),
    places: fc.tuple(where, where, zones).map(([here, there, tz]) => [here, there, { ...here, tz }]),
    day: anyDate,
  });

  /** Some requests about them, and another order of these. */
  const session = about.chain(({ operations, places, day }) => {
    const request = fc
      .tuple(fc.constantFrom(...operations), fc.constantFrom(...places), fc.integer({ min: -1, max: 1 }))
      .chain(([operation, place, offset]) => asking(operation, place, day + offset));
    return fc
      .array(request, { minLength: 4, maxLength: 12 })
      .chain((first) =>
        fc.tuple(fc.constant(first), fc.shuffledSubarray(first, { minLength: first.length })),
      );
  });

  // Whether a context was cached, and the id of a refused request, are about the request and not part of the answer.
  const rendered = async (get: Client['get'], url: string): Promise<string> => {
    const { status, text } = await get(url);
    return `${status} ${text.replace(/"_cache":"\w+"|"request_id":"[^"]+"/, '')}`;
  };

  test('not on earlier requests, nor on what is cached, nor on the order of its parameters', async () => {
    await fc.assert(
      fc.asyncProperty(session, async ([first, again]) => {
        const answers = new Map<string, string>();
        for (const { url } of first) answers.set(url, await rendered(warm.get, url));
        for (const { url, turned: reversed } of again) {
          expect(await rendered(cold, reversed), reversed).toBe(answers.get(url));
          expect(await rendered(warm.get, url), url).toBe(answers.get(url));
        }
      }),
      { seed: 20_261_124, numRuns: 25 },
    );
    expect(warm.failures).toEqual([]);
  });

  test('what a day observes stands in one order, its year decided or not', () => {
    const { sky, pack } = warm.computing.workspace;
    const [singly, whole] = [1, 2].map(() => buildPlaceYear(sky.year(2026), kolkata));
    for (const name of ['NORTH_INDIA', 'IN-WB']) {
      const rules = pack(name);
      const codes = (py: PlaceYear, day: number) =>
        rules?.observances.on(py, day).map(({ rule, lastDay: last }) => [rule.code, last]);
      expect(rules?.observances.inYear(whole).length).toBeGreaterThan(100);
      for (let day = civilDay(2026, 1, 1); day < civilDay(2027, 1, 1); day++) {
        expect(codes(singly, day)).toEqual(codes(whole, day));
      }
    }
  });
});

interface Period {
  readonly start_at: string;
  readonly end_at: string;
}

interface Anga {
  readonly number: number;
  readonly period: Period;
  readonly of_day: readonly { readonly number: number; readonly half?: number; readonly period: Period }[];
}

interface Full {
  readonly tithi: Anga;
  readonly nakshatra: Anga & {
    readonly padas: readonly { readonly number: number; readonly pada: number; readonly period: Period }[];
  };
  readonly yoga: Anga;
  readonly karana: Anga;
  readonly timings: Readonly<Record<'sunrise_at' | 'sunset_at', string | null>>;
  readonly hora: readonly Period[] | null;
  readonly choghadiya: Readonly<Record<'day' | 'night', readonly Period[]>> | null;
  readonly muhurtas: readonly Period[] | null;
  readonly astronomical: {
    readonly lagna: readonly Period[] | null;
    readonly moon: { readonly rashis: readonly { readonly rashi: string; readonly period: Period }[] };
  };
}

describe('a day is whole', () => {
  /** The panchang of a date; undefined where the clocks of the place skipped it. */
  const full = async (day: number, place: Readonly<Record<string, string>>): Promise<Full | undefined> => {
    const query = new URLSearchParams({ date: isoDate(day), measure: 'day_night', ...place });
    const { status, json } = await warm.get(`/v1/panchang/full?${query}`);
    if (status === 404) expect(json()).toMatchObject({ error: 'skipped_date' });
    else expect(status).toBe(200);
    return status === 404 ? undefined : json<Full>();
  };

  /** Where one ends the next begins. */
  const expectChain = (spans: readonly Period[]): void => {
    expect(spans.slice(1).map(({ start_at }) => start_at)).toEqual(
      spans.slice(0, -1).map(({ end_at }) => end_at),
    );
  };

  /** Each counts one on from the one before it, `count` of them in a round. */
  const expectRound = (numbers: readonly number[], count: number): void => {
    for (const [i, number] of numbers.slice(1).entries()) expect(number).toBe((numbers[i] % count) + 1);
  };

  const seconds = (iso: string): number => Date.parse(iso) / 1000;

  /** Parts from sunrise over sunset to the next sunrise, one after the other and none of them empty. */
  const expectTiled = (
    parts: readonly Period[],
    sunrise: string,
    sunset: string,
    next: string | null,
  ): void => {
    expectChain(parts);
    expect([parts[0].start_at, parts[parts.length / 2].start_at]).toEqual([sunrise, sunset]);
    // The last day of a year ends by that year's sky, the next begins by its own.
    if (next !== null)
      expect(Math.abs(seconds(parts[parts.length - 1].end_at) - seconds(next))).toBeLessThanOrEqual(1);
    for (const { start_at, end_at } of parts) expect(seconds(end_at)).toBeGreaterThan(seconds(start_at));
  };

  const expectWindows = (day: Full, next: Full | undefined): void => {
    const { hora, choghadiya, muhurtas, timings } = day;
    const { sunrise_at: sunrise, sunset_at: sunset } = timings;
    const whole = sunrise !== null && sunset !== null && next?.timings.sunrise_at !== null;
    for (const parts of [hora, choghadiya, muhurtas]) expect(parts !== null).toBe(whole);
    if (sunrise === null || sunset === null || hora === null || choghadiya === null || muhurtas === null)
      return;
    const slots = [...choghadiya.day, ...choghadiya.night];
    expect([hora.length, slots.length, muhurtas.length]).toEqual([24, 16, 30]);
    for (const parts of [hora, slots, muhurtas]) {
      expectTiled(parts, sunrise, sunset, next?.timings.sunrise_at ?? null);
    }
  };

  // The last of a day is the first of the next, or ends as that begins.
  const expectJoined = (before: readonly Period[], after: readonly Period[]): void => {
    const [last, first] = [before[before.length - 1], after[0]];
    expect(
      last.end_at === first.start_at || (last.start_at === first.start_at && last.end_at === first.end_at),
    ).toBe(true);
  };

  const periods = (spans: readonly { readonly period: Period }[]) => spans.map(({ period }) => period);

  const expectAngas = (day: Full, next: Full | undefined): void => {
    const rounds = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 } as const;
    for (const [name, count] of Object.entries(rounds) as [keyof typeof rounds, number][]) {
      const anga = day[name];
      expect([anga.of_day[0].number, anga.of_day[0].period]).toEqual([anga.number, anga.period]);
      expectChain(periods(anga.of_day));
      expectRound(
        anga.of_day.map(({ number, half }) => half ?? number),
        count,
      );
      if (next !== undefined) expectJoined(periods(anga.of_day), periods(next[name].of_day));
    }
    const { padas } = day.nakshatra;
    expectChain(periods(padas));
    expectRound(
      padas.map(({ number, pada }) => (number - 1) * 4 + pada),
      108,
    );
    if (next !== undefined) expectJoined(periods(padas), periods(next.nakshatra.padas));
    expectChain(periods(day.astronomical.moon.rashis));
    if (day.astronomical.lagna !== null) expectChain(day.astronomical.lagna);
  };

  const cameTwice = (day: number, { lon }: Readonly<Record<string, string>>): boolean =>
    lon === apia.lon && isoDate(day) === '1892-07-04';

  const expectWhole = async (day: number, place: Readonly<Record<string, string>>): Promise<void> => {
    const today = await full(day, place);
    if (today === undefined) return;
    const next = day < lastDay ? ((await full(day + 1, place)) ?? (await full(day + 2, place))) : undefined;
    // Of a date that came twice the windows are those of its first sunrise; the next date's begin a day after them.
    expectWindows(today, cameTwice(day, place) ? undefined : next);
    expectAngas(today, next);
  };

  test('anywhere, 1700 to 3100', async () => {
    const place = fc.oneof(coordinates, byItsOwnClock);
    await fc.assert(fc.asyncProperty(anyDate, place, expectWhole), { seed: 20_261_125, numRuns: 60 });
  });

  const lordHowe = { lat: '-31.55', lon: '159.08' };
  const apia = { lat: '-13.83', lon: '-171.77' };
  const kathmandu = { lat: '27.7172', lon: '85.324' };
  const atKolkata = { location_id: '5' };
  const newYork = { lat: '40.71', lon: '-74' };

  test.each([
    ['Lord Howe takes half an hour and gives it back', lordHowe, ['2026-04-04', '2026-10-03']],
    ['New York takes an hour and gives it back', newYork, ['2026-03-07', '2026-10-31']],
    ['Apia leaves out 30 December 2011', apia, ['2011-12-28']],
    ['Apia had 4 July 1892 twice', apia, ['1892-07-03']],
    ['Kathmandu by Indian time, and from 1986 by its own', kathmandu, ['1950-06-01', '1985-12-30']],
    ['Kolkata in the war', atKolkata, ['1941-09-30', '1942-05-14', '1942-08-31', '1945-10-14']],
    ['Kolkata by its own mean time', atKolkata, ['1800-01-01', '1853-12-31']],
    ['the first and the last dates', atKolkata, ['1700-01-01', '3100-12-28']],
  ])('%s', async (_, place, dates) => {
    for (const date of dates) {
      const first = Date.parse(date) / 86_400_000;
      for (let day = first; day < first + 4; day++) await expectWhole(day, place);
    }
  });
});
