// Names in a language: on every operation that has any, by parameter or by what a client prefers.

import { describe, expect, test } from 'vitest';
import { languages } from '../../../dsl/vocabulary/languages.ts';
import { publishedBy } from '../../contract/published.ts';
import { type Refused, startClient } from '../harness.ts';

const { get } = await startClient();
const { conforms } = await publishedBy(get);

interface Panchang {
  readonly vara: { readonly name: string; readonly lord: string };
  readonly tithi: {
    readonly number: number;
    readonly name: string;
    readonly paksha: string;
    readonly full_name: string;
  };
  readonly nakshatra: { readonly name: string };
  readonly hindu_calendar: { readonly amanta: string; readonly ritu: string; readonly vikram_samvat: number };
  readonly timings: Readonly<Record<string, string>>;
}

const day = '/v1/panchang?date=2026-11-08&location_id=1';
const panchang = async (query: string, headers: Record<string, string> = {}): Promise<Panchang> =>
  (await get(`${day}${query}`, { headers })).json<Panchang>();

describe('lang', () => {
  test('writes every name of a panchang and leaves its numbers and times', async () => {
    const [english, tamil] = [await panchang(''), await panchang('&lang=ta')];
    expect(tamil.vara).toMatchObject({ name: 'ஞாயிற்றுக்கிழமை', lord: 'சூரியன்' });
    expect(tamil.tithi.paksha).toBe('தேய்பிறை');
    expect(tamil.timings).toEqual(english.timings);
    expect([tamil.tithi.number, tamil.hindu_calendar.vikram_samvat]).toEqual([
      english.tithi.number,
      english.hindu_calendar.vikram_samvat,
    ]);
  });

  test.each(languages.filter(({ script }) => script !== 'Latn').map(({ code }) => code))(
    'leaves no Latin letter in the names of a panchang in %s',
    async (code) => {
      const { vara, tithi, nakshatra, hindu_calendar: calendar } = await panchang(`&lang=${code}`);
      const names = [
        vara.name,
        vara.lord,
        tithi.name,
        tithi.full_name,
        nakshatra.name,
        calendar.amanta,
        calendar.ritu,
      ];
      for (const name of names) expect(name).toMatch(/^[^A-Za-z]+$/);
    },
  );

  test('is the same with a region, in any case', async () => {
    expect(await panchang('&lang=TA-in')).toEqual(await panchang('&lang=ta'));
  });

  test('that is unknown is a 400 with the nearest', async () => {
    for (const [lang, near] of [
      ['tamil', 'ta (Tamil)'],
      ['xx', ''],
      ['Bangali', 'bn (Bengali)'],
    ] as const) {
      const refused = await get(`${day}&lang=${lang}`);
      expect(refused.status).toBe(400);
      expect(refused.json<Refused>().errors).toEqual([
        {
          field: 'lang',
          message: expect.stringContaining(near === '' ? 'must be a language' : `did you mean ${near}?`),
        },
      ]);
    }
  });

  test.each([
    '/v1/festivals?date=2026-11-08',
    '/v1/festivals/year?year=2026&limit=20',
    '/v1/calendar/month?year=2026&month=11',
    '/v1/vrat?date=2026-11-20',
    '/v1/sankranti?year=2026',
    '/v1/shraddha/mahalaya?year=2026&lat=28.6&lon=77.2',
    '/v1/choghadiya?date=2026-11-08',
    '/v1/eclipse?year=2026',
    '/v1/chakra/nakshatras?',
    '/v1/bulk/festivals?start_date=2026-11-07&end_date=2026-11-09',
    '/v1/panchang/full?date=2026-11-08',
    '/v1/rules?limit=5',
  ])('is taken by %s, whose answer keeps its shape', async (path) => {
    const [english, hindi] = [await get(path), await get(`${path}&lang=hi`)];
    expect([english.status, hindi.status]).toEqual([200, 200]);
    expect(hindi.text).not.toBe(english.text);
    expect(hindi.text).toMatch(/"(name|rashi)":"[\u0900-\u097f]/);
    expect([english, hindi].map(({ headers }) => headers.get('content-language'))).toEqual(['en', 'hi']);
    expect(hindi.headers.get('vary') ?? '').not.toContain('Accept-Language');
    expect(await conforms(path.replace(/\?.*/, ''), `${path}&lang=hi`)).toBe(200);
  });

  test('of a body is taken too', async () => {
    const body = JSON.stringify({ dates: ['2026-11-08'], location_id: 1, lang: 'hi' });
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    const answer = await get('/v1/bulk/panchang', init);
    expect(answer.json<{ days: Panchang[] }>().days[0]?.vara.name).toBe('रविवार');
    expect(answer.headers.get('content-language')).toBe('hi');
  });
});

describe('Accept-Language', () => {
  test('is followed with lang=auto alone, and a cached answer is that of the language', async () => {
    const hindi = { 'Accept-Language': 'fr-CH;q=0.3, hi-IN, en;q=0.8' };
    for (let turn = 0; turn < 2; turn++) {
      expect((await panchang('&lang=auto', hindi)).vara.name).toBe('रविवार');
      const english = { 'Accept-Language': 'en-US,en;q=0.9,hi;q=0.8' };
      expect((await panchang('&lang=auto', english)).vara.name).toBe('Sunday');
      expect((await panchang('&lang=auto', { 'Accept-Language': '*' })).vara.name).toBe('Sunday');
      expect((await panchang('', hindi)).vara.name).toBe('Sunday');
      expect((await panchang('')).vara.name).toBe('Sunday');
      expect((await panchang('&lang=ta', hindi)).vara.name).toBe('ஞாயிற்றுக்கிழமை');
      expect((await panchang('&lang=en', hindi)).vara.name).toBe('Sunday');
    }
  });

  test('is said of with Vary and Content-Language', async () => {
    const headers = { 'Accept-Language': 'hi-IN' };
    const [auto, english] = [await get(`${day}&lang=auto`, { headers }), await get(day, { headers })];
    expect(auto.headers.get('vary')).toContain('Accept-Language');
    expect(auto.headers.get('content-language')).toBe('hi');
    expect(english.headers.get('vary') ?? '').not.toContain('Accept-Language');
    expect(english.headers.get('content-language')).toBe('en');
  });

  test('that makes no sense is none', async () => {
    for (const header of ['hi;q=0', ';;;,,,', 'hi;q=2', 'x'.repeat(5000)]) {
      expect((await get(`${day}&lang=auto`, { headers: { 'Accept-Language': header } })).status).toBe(200);
    }
  });
});

describe('/v1/languages', () => {
  test('lists 58, each with its own name, script and direction', async () => {
    const answer = await get('/v1/languages');
    await conforms('/v1/languages', '/v1/languages');
    const { count, languages: listed } = answer.json<{
      count: number;
      languages: { code: string; direction: string; names: { established: number } }[];
    }>();
    expect([count, listed.length]).toEqual([58, 58]);
    expect(listed.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual([
      'ar',
      'fa',
      'he',
      'ks',
      'sd',
      'ur',
    ]);
    expect(listed.find(({ code }) => code === 'ta')?.names.established).toBeGreaterThan(100);
  });

  test.each(['TITHI', 'NAKSHATRA', 'YOGA', 'KARANA', 'WEEKDAY', 'MONTH', 'FESTIVAL'])(
    'has the strings of %s',
    async (category) => {
      const answer = await get(`/v1/languages/strings?category=${category}&lang=te`);
      await conforms('/v1/languages/strings', `/v1/languages/strings?category=${category}&lang=te`);
      const { count, strings } = answer.json<{
        count: number;
        strings: { key: string; text: string; source: string }[];
      }>();
      expect(strings).toHaveLength(count);
      // An English name that has neither a Sanskrit one nor words of its own stands as it is.
      const written = strings.filter(({ source }) => source !== 'as_in_packs');
      for (const { text } of written) expect(text).not.toMatch(/[A-Za-z]/);
      expect(written.length).toBeGreaterThan(0.6 * count);
    },
  );

  test('wants a category', async () => {
    expect((await get('/v1/languages/strings?lang=hi')).json<Refused>().errors).toEqual([
      { field: 'category', message: 'is required' },
    ]);
  });
});
