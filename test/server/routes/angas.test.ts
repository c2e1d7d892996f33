import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestContext } from '../../../app/context/request-context.ts';
import { angasBrief, angasSection } from '../../../app/day/angas.ts';
import { panchangDay } from '../../../app/day/day.ts';
import { minuteText } from '../../../app/day/times.ts';
import { runningSection } from '../../../app/panchang/running.ts';
import { ujjain } from '../../../app/places/locations.ts';
import { civilDay, isoDate, JD_OF_CIVIL_DAY_0 } from '../../../engine/civil/civil.ts';
import { publishedBy } from '../../contract/published.ts';
import { type Refused, startClient } from '../harness.ts';

const { get, computing } = await startClient();
const { conforms } = await publishedBy(get);

interface Span {
  readonly number: number;
  readonly name: string;
  readonly period: { readonly start: string; readonly end: string };
  readonly [field: string]: unknown;
}

interface Anga extends Span {
  readonly ends_at: string;
  readonly remaining_minutes: number;
  readonly of_day: readonly Span[];
}

const angas = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
type AngaName = (typeof angas)[number];
type AngaAnswer = { readonly date: string; readonly at: string } & Readonly<Record<AngaName, Anga>>;

/** The answer of an anga's endpoint, which must be as described. */
async function answer(anga: AngaName, query: string): Promise<AngaAnswer> {
  const url = `/v1/${anga}?${query}`;
  expect(await conforms(`/v1/${anga}`, url)).toBe(200);
  return (await get(url)).json<AngaAnswer>();
}

const angaOf = async (anga: AngaName, query: string): Promise<Anga> => (await answer(anga, query))[anga];

const minutesApart = (a: string, b: string): number =>
  Math.abs(Date.parse(`${a.replace(' ', 'T')}Z`) - Date.parse(`${b.replace(' ', 'T')}Z`)) / 60_000;

const jdOf = (iso: string): number => Date.parse(iso) / 86_400_000 + JD_OF_CIVIL_DAY_0;

const context = (query: Parameters<typeof requestContext>[1]) => requestContext(computing, query, ujjain);

// Drik Panchang, New Delhi: what ends when, in the order of the day.
const printed: readonly (readonly [date: string, anga: AngaName, ends: readonly [string, string][]])[] = [
  ['2022-01-24', 'tithi', [['Shashthi', '2022-01-24 08:43']]],
  ['2022-01-24', 'nakshatra', [['Hasta', '2022-01-24 11:15']]],
  ['2022-01-24', 'yoga', [['Sukarma', '2022-01-24 11:12']]],
  [
    '2022-01-24',
    'karana',
    [
      ['Vanija', '2022-01-24 08:43'],
      ['Vishti', '2022-01-24 20:19'],
    ],
  ],
  ['2022-01-26', 'tithi', [['Navami', '2022-01-27 04:34']]],
  ['2022-01-26', 'nakshatra', [['Swati', '2022-01-26 10:07']]],
  ['2022-01-26', 'yoga', [['Ganda', '2022-01-27 04:09']]],
  [
    '2022-01-26',
    'karana',
    [
      ['Taitila', '2022-01-26 17:33'],
      ['Gara', '2022-01-27 04:34'],
    ],
  ],
  ['2025-11-22', 'tithi', [['Dwitiya', '2025-11-22 17:11']]],
  ['2025-11-22', 'nakshatra', [['Jyeshtha', '2025-11-22 16:47']]],
  ['2025-11-22', 'yoga', [['Sukarma', '2025-11-22 11:30']]],
  [
    '2025-11-22',
    'karana',
    [
      ['Kaulava', '2025-11-22 17:11'],
      ['Taitila', '2025-11-23 06:19'],
    ],
  ],
];

describe('an anga of a date', () => {
  test.each(printed)('New Delhi, %s: %s ends as printed', async (date, anga, ends) => {
    const answer = await angaOf(anga, `date=${date}&location_id=2`);
    expect(answer.name).toBe(ends[0][0]);
    expect(answer.period).toEqual(answer.of_day[0].period);
    ends.forEach(([name, end], i) => {
      expect(answer.of_day[i].name).toBe(name);
      expect(minutesApart(answer.of_day[i].period.end, end)).toBeLessThanOrEqual(2);
    });
  });

  test('New Delhi, 13 October 2022: Chaturthi begins and ends as the Hindustan Times has it', async () => {
    const { full_name, period } = await angaOf('tithi', 'date=2022-10-13&location_id=2');
    expect(full_name).toBe('Krishna Chaturthi');
    expect(minutesApart(period.start, '2022-10-13 01:59')).toBeLessThanOrEqual(2);
    expect(minutesApart(period.end, '2022-10-14 03:08')).toBeLessThanOrEqual(2);
  });

  test('what the packs say of it stands beside its name', async () => {
    const on = 'date=2022-01-24&location_id=2';
    expect(await angaOf('tithi', on)).toMatchObject({
      number: 21,
      paksha: 'Krishna',
      full_name: 'Krishna Shashthi',
      nature: 'Nanda',
      lord: 'Venus',
      deity: 'Kartikeya',
    });
    expect(await angaOf('nakshatra', on)).toMatchObject({
      number: 13,
      deity: 'Savitr',
      gana: 'Deva',
      nature: 'Kshipra',
      lord: 'Moon',
      yoni: 'Buffalo',
      nadi: 'Adi',
    });
    expect(await angaOf('yoga', on)).toMatchObject({ number: 7, nature: 'auspicious', lord: 'Mars' });
    const karana = await angaOf('karana', on);
    expect(karana).toMatchObject({ number: 6, half: 42, auspicious: true, class: 'chara', deity: 'Shri' });
    expect(karana.of_day[1]).toMatchObject({ number: 7, half: 43, auspicious: false });
  });

  test('padas end as printed: New Delhi, 24 January 2022', async () => {
    const answer = await angaOf('nakshatra', 'date=2022-01-24&location_id=2');
    const padas = answer.padas as Span[];
    const ends: readonly [string, number, string][] = [
      ['Hasta', 4, '2022-01-24 11:15'],
      ['Chitra', 1, '2022-01-24 17:13'],
      ['Chitra', 2, '2022-01-24 23:08'],
      ['Chitra', 3, '2022-01-25 05:02'],
    ];
    ends.forEach(([name, pada, end], i) => {
      expect(padas[i]).toMatchObject({ name, pada });
      expect(minutesApart(padas[i].period.end, end)).toBeLessThanOrEqual(2);
    });
    // The quarter in which the day ends began before it did.
    expect(padas.map(({ pada }) => pada)).toEqual([4, 1, 2, 3, 4]);
  });

  test('without a place it is that of Ujjain, at its sunrise', async () => {
    const { at, tithi } = await answer('tithi', 'date=2022-01-24');
    expect(at).toMatch(/^2022-01-24T07:0\d:\d\d\+05:30$/);
    expect(tithi.name).toBe('Shashthi');
    expect((await get('/v1/tithi?date=2022-01-24')).json()).toMatchObject({
      date: '2022-01-24',
      location: { id: 1, source: 'default' },
      engine: { name: 'nirnaya', ayanamsa: 'lahiri' },
    });
  });
});

describe('an anga of a time', () => {
  test('before sunrise the tithi of the day before still runs; of_day stays that of the day', async () => {
    // Navami ends on 27 January 2022 at 04:34, before the sunrise of 07:12.
    const day = 'date=2022-01-27&location_id=2';
    const before = await answer('tithi', `${day}&time=04:00`);
    const after = await answer('tithi', `${day}&time=05:00`);
    const sunrise = await answer('tithi', day);
    expect(before.at).toBe('2022-01-27T04:00:00+05:30');
    expect([before, after, sunrise].map(({ tithi }) => tithi.number)).toEqual([24, 25, 25]);
    expect(before.tithi.remaining_minutes).toBeGreaterThan(32);
    expect(before.tithi.remaining_minutes).toBeLessThan(36);
    expect(before.tithi.of_day).toEqual(sunrise.tithi.of_day);
    expect(sunrise.tithi.of_day.map(({ number }) => number)).not.toContain(24);
  });

  test.each([
    ['07:30', 'Hasta', 4],
    ['12:00', 'Chitra', 1],
    ['20:00', 'Chitra', 2],
    ['23:30:30', 'Chitra', 3],
  ])('New Delhi, 24 January 2022, %s: the Moon is in %s %i', async (time, name, pada) => {
    expect(await angaOf('nakshatra', `date=2022-01-24&location_id=2&time=${time}`)).toMatchObject({
      name,
      pada,
    });
  });

  test('a skipped time is the end of the gap, one that comes twice the first', async () => {
    const newYork = 'location_id=22';
    const skipped = await answer('yoga', `date=2026-03-08&time=02:30&${newYork}`);
    expect(skipped.at).toBe('2026-03-08T03:00:00-04:00');
    const twice = await answer('yoga', `date=2026-11-01&time=01:30&${newYork}`);
    expect(twice.at).toBe('2026-11-01T01:30:00-04:00');
  });

  test('runs at that time, and the rest of it is what remains', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...angas),
        fc.integer({ min: civilDay(2024, 1, 1), max: civilDay(2027, 12, 31) }).map(isoDate),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 1, max: 27 }),
        async (anga, date, minute, location) => {
          const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
          const response = await answer(anga, `date=${date}&time=${time}&location_id=${location}`);
          const { period, ends_at, remaining_minutes, of_day } = response[anga];
          // A time that a change of clocks skips is taken as the end of the gap.
          fc.pre(response.at.startsWith(`${date}T${time}:00`));
          expect(period.start <= `${date} ${time}` && `${date} ${time}` <= period.end).toBe(true);
          const rest = (Date.parse(ends_at) - Date.parse(response.at)) / 60_000;
          expect(Math.abs(rest - remaining_minutes)).toBeLessThan(0.1);
          // Where the time lies within the day, what runs is one of the day's.
          const [begin, end] = [of_day[0].period.start, of_day[of_day.length - 1].period.end];
          const isOfDay = begin < `${date} ${time}` && `${date} ${time}` < end;
          if (isOfDay) expect(of_day.map((span) => span.period)).toContainEqual(period);
        },
      ),
      { seed: 20_220_124, numRuns: 60 },
    );
  });

  test('the time is that of the place, and tz only writes it', async () => {
    const [here, elsewhere] = [
      await answer('tithi', 'date=2026-03-03&time=12:00&location_id=2'),
      await answer('tithi', 'date=2026-03-03&time=12:00&location_id=2&tz=America/New_York'),
    ];
    expect(here.at).toBe('2026-03-03T12:00:00+05:30');
    expect(elsewhere.at).toBe('2026-03-03T01:30:00-05:00');
    expect(elsewhere.tithi.remaining_minutes).toBe(here.tithi.remaining_minutes);
  });

  test('the first and the last minute that are served have angas everywhere', async () => {
    for (const place of ['lat=1.87&lon=-157.4', 'lat=21.3&lon=-157.86']) {
      for (const [date, time] of [
        ['1700-01-01', '00:00'],
        ['3100-12-31', '23:59:59'],
      ]) {
        const { at } = await answer('karana', `date=${date}&time=${time}&${place}`);
        expect(at.slice(0, 10)).toBe(date);
      }
    }
  });
});

describe('the angas of a day', () => {
  test('New Delhi 2026: every number of tithis from one to three, each weekday with its lord', () => {
    const at = context({ location_id: 2 });
    const first = civilDay(2026, 1, 1);
    const days = Array.from({ length: 365 }, (_, i) => angasSection(panchangDay(at, first + i)));
    expect(new Set(days.map(({ tithi }) => tithi.of_day.length))).toEqual(new Set([1, 2, 3]));
    const lords = new Map(days.map(({ vara }) => [vara.name, vara.lord]));
    expect(Object.fromEntries(lords)).toEqual({
      Sunday: 'Sun',
      Monday: 'Moon',
      Tuesday: 'Mars',
      Wednesday: 'Mercury',
      Thursday: 'Jupiter',
      Friday: 'Venus',
      Saturday: 'Saturn',
    });
    expect(days[0].vara).toEqual({
      number: 5,
      name: 'Thursday',
      name_sa: 'Guruvara',
      lord: 'Jupiter',
      nature: 'Kshipra',
    });
    const named = new Map(
      days.map(({ tithi }) => [tithi.number, [tithi.name, tithi.full_name, tithi.paksha]]),
    );
    expect(named.size).toBe(30);
    expect(named.get(11)).toEqual(['Ekadashi', 'Shukla Ekadashi', 'Shukla']);
    expect(named.get(15)).toEqual(['Purnima', 'Purnima', 'Shukla']);
    expect(named.get(26)).toEqual(['Ekadashi', 'Krishna Ekadashi', 'Krishna']);
    expect(named.get(30)).toEqual(['Amavasya', 'Amavasya', 'Krishna']);
  });

  test('19 March 2026, New Delhi: Amavasya at sunrise, Pratipada lost, Dwitiya before the next', async () => {
    const { of_day } = await angaOf('tithi', 'date=2026-03-19&location_id=2');
    expect(of_day.map(({ number }) => number)).toEqual([30, 1, 2]);
  });

  test('spans follow one another and cover the day, at the poles too; the brief is their first', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: civilDay(1700, 1, 1), max: civilDay(3100, 12, 31) }),
        fc.integer({ min: -90, max: 90 }),
        fc.integer({ min: -180, max: 180 }),
        async (date, lat, lon) => {
          // In a zone without changes of the clock, so that texts stand in the order of time.
          const day = panchangDay(context({ lat, lon, tz: 'UTC' }), date);
          const [from, to] = [day.from, day.to].map((jd) => minuteText(day.clock, jd));
          const { vara: _, ...section } = angasSection(day);
          const brief = angasBrief(day);
          for (const spans of [...angas.map((anga) => section[anga].of_day), section.nakshatra.padas]) {
            expect(spans[0].period.start <= from && from <= spans[0].period.end).toBe(true);
            const last = spans.at(-1)?.period;
            expect(last !== undefined && last.start <= to && to <= last.end).toBe(true);
            for (let i = 1; i < spans.length; i++) {
              expect(spans[i].period.start).toBe(spans[i - 1].period.end);
            }
          }
          for (const anga of angas) {
            expect(brief[anga]).toEqual(section[anga].of_day[0]);
            expect(section[anga]).toMatchObject(brief[anga]);
          }
          const { padas, pada, number } = section.nakshatra;
          expect([padas[0].number, padas[0].pada]).toEqual([number, pada]);
        },
      ),
      { seed: 20_260_319, numRuns: 60 },
    );
  });

  test('where the Sun does not rise the day begins six hours after midnight', async () => {
    const svalbard = 'lat=78.22&lon=15.65&date=2025-12-21';
    for (const anga of angas) {
      const response = await answer(anga, svalbard);
      expect(response.at).toBe('2025-12-21T06:00:00+01:00');
      expect(response[anga].of_day.length).toBeGreaterThan(0);
    }
  });
});

describe('GET /v1/panchang/now', () => {
  interface Now extends AngaAnswer {
    readonly vara: Anga;
    readonly location: Readonly<Record<string, unknown>>;
  }
  const now = async (query: string): Promise<Now> => {
    expect(await conforms('/v1/panchang/now', `/v1/panchang/now?${query}`)).toBe(200);
    return (await get(`/v1/panchang/now?${query}`)).json<Now>();
  };

  test('at noon of Saturday, 21 November 2026: Shukla Dwadashi, the day after Prabodhini Ekadashi', async () => {
    const answer = await now('');
    expect(answer.at).toBe('2026-11-21T12:00:00+05:30');
    expect(answer.date).toBe('2026-11-21');
    expect(answer.location.id).toBe(1);
    expect(answer.vara).toMatchObject({ name: 'Saturday', lord: 'Saturn' });
    expect(answer.vara.ends_at).toMatch(/^2026-11-22T06:4\d:\d\d\+05:30$/);
    expect(answer.tithi).toMatchObject({ number: 12, full_name: 'Shukla Dwadashi' });
    for (const anga of angas) {
      const asRequested = await angaOf(anga, 'date=2026-11-21&time=12:00');
      const { number, ends_at, remaining_minutes } = asRequested;
      expect(answer[anga]).toMatchObject({ number, ends_at, remaining_minutes });
    }
  });

  test('runs everywhere alike but for the weekday and the clock', async () => {
    const here = await now('');
    const there = await now('location_id=23');
    expect(there.date).toBe('2026-11-20');
    expect(there.vara.name).toBe('Friday');
    for (const anga of angas) {
      expect(Date.parse(there[anga].ends_at)).toBe(Date.parse(here[anga].ends_at));
    }
  });
});

describe('what runs at an instant', () => {
  test('before the sunrise of New Year the last weekday of the old year goes on', () => {
    const delhi = context({ location_id: 2 });
    const before = runningSection(delhi, jdOf('2026-01-01T04:00:00+05:30'));
    expect(before?.vara).toMatchObject({ name: 'Wednesday' });
    expect(before?.vara.ends_at).toMatch(/^2026-01-01T07:1\d/);
    const after = runningSection(delhi, jdOf('2026-01-01T08:00:00+05:30'));
    expect(after?.vara).toMatchObject({ name: 'Thursday' });
  });

  test('goes on without a break over the end of the year', () => {
    const delhi = context({ location_id: 2 });
    const eve = jdOf('2026-01-01T00:00:00+05:30');
    const [before, after] = [-1, 1].map((seconds) => runningSection(delhi, eve + seconds / 86_400));
    for (const anga of angas) {
      expect(after?.[anga].period).toEqual(before?.[anga].period);
      expect(after?.[anga].ends_at).toBe(before?.[anga].ends_at);
    }
  });

  test('the last second that is served has its angas; far outside nothing runs', () => {
    const delhi = context({ location_id: 2 });
    expect(runningSection(delhi, jdOf('3100-12-31T23:59:59+05:30'))?.tithi.number).toBeGreaterThan(0);
    expect(runningSection(delhi, jdOf('1600-01-01T00:00:00Z'))).toBeNull();
    expect(runningSection(delhi, jdOf('3200-01-01T00:00:00Z'))).toBeNull();
  });
});

describe('refusals', () => {
  const refused = async (url: string): Promise<readonly [number, Refused]> => {
    const answer = await get(url);
    return [answer.status, answer.json<Refused>()];
  };

  test.each(angas)(
    '/v1/%s wants a date, of the years served, and regions that are supported',
    async (anga) => {
      const [missing, { errors }] = await refused(`/v1/${anga}`);
      expect([missing, errors?.map(({ field }) => field)]).toEqual([400, ['date']]);
      const [malformed, answer] = await refused(`/v1/${anga}?date=2026-02-30&time=25:00`);
      expect([malformed, answer.errors?.map(({ field }) => field)]).toEqual([400, ['date', 'time']]);
      expect((await refused(`/v1/${anga}?date=1699-12-31`))[0]).toBe(404);
      expect((await refused(`/v1/${anga}?date=2026-01-01&location_id=99`))[0]).toBe(404);
      const [status, { message }] = await refused(`/v1/${anga}?date=2026-01-01&region=ATLANTIS`);
      expect(status).toBe(422);
      expect(message).toContain('NORTH_INDIA');
    },
  );

  test('now takes no date', async () => {
    expect((await refused('/v1/panchang/now?date=2026-01-01'))[0]).toBe(400);
    expect((await refused('/v1/panchang/now?location_id=99'))[0]).toBe(404);
  });
});
