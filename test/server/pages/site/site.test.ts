// The pages of the site as they are sent: valid, whole without scripts, of what the API answers.

import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../../../server/compose/application.ts';
import { readSiteAssets, readSiteFiles, siteDir } from '../../../../server/pages/site/assets.ts';
import { pageLanguages } from '../../../../web/words/languages.ts';
import { wordsOf } from '../../../../web/words/words.ts';
import { serve, startClient } from '../../harness.ts';

const client = await startClient();
const { get, failures } = client;

const addresses = [
  'new-delhi',
  'chennai',
  'new-delhi?date=2026-08-28',
  'pune-1259229',
  'places',
  'places?q=Pune',
  'source',
  'design',
  'tithi',
  'chart',
  'match',
  'tithi?date=1990-10-06&kind=shraddha&place=chennai',
  'tithi?month=1&tithi=24&kind=birthday',
  'calendar/new-delhi/2026/11',
  'calendar/new-delhi/2026',
  'festival/raksha-bandhan/2026',
  'festival/vrat-ekadashi-smarta/2026?place=chennai&date=2026-08-23',
  'no-such-place',
  'a/b',
];
// Left to right and right to left everywhere; the other languages where a page is made of most words. What takes long is looked at in two.
const wordy = ['new-delhi', 'tithi', 'chart', 'calendar/new-delhi/2026/11', 'festival/raksha-bandhan/2026'];
const slow = ['disputes/2026', 'map/vijayadashami/2026?area=india', 'muhurat/griha-pravesh/new-delhi/2026'];
const everywhere = pageLanguages.flatMap(({ code }) =>
  (code === 'en' || code === 'ur' ? [...addresses, ...slow] : wordy).map((address) => `/${code}/${address}`),
);

describe('every page', () => {
  test('names the manifest by which the site is installed', async () => {
    const { text } = await get('/ta/chennai');
    const [, address = ''] = /<link rel="manifest" href="\/assets\/([^"]+)"/.exec(text) ?? [];
    const asset = readSiteAssets(siteDir()).assets.get(address);
    expect(asset?.type).toBe('application/manifest+json; charset=utf-8');
    const { icons, start_url: start } = JSON.parse(asset?.bytes.toString() ?? '{}');
    expect(start).toBe('/');
    expect(readSiteAssets(siteDir()).assets.has(icons[0].src.replace('/assets/', ''))).toBe(true);
  });

  test('the playground is valid HTML without anything inline', async () => {
    const { status, text } = await get('/playground');
    expect(status).toBe(200);
    const errors: string[] = [];
    parse(text, { onParseError: ({ code }) => errors.push(code) });
    expect(errors).toEqual([]);
    expect(text).not.toMatch(/<style|<script(?! type="module" src="\/assets\/)| style="| on[a-z]+="/);
  });

  test.each(everywhere)('%s is valid HTML in one language', async (path) => {
    const { text, headers } = await get(path);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const errors: string[] = [];
    parse(text, {
      onParseError: ({ code, startLine, startCol }) => errors.push(`${code} ${startLine}:${startCol}`),
    });
    expect(errors).toEqual([]);
    expect(text).toContain(`<html lang="${path.split('/')[1]}"`);
    expect(text.match(/<h1/g)).toHaveLength(1);
    // Nothing inline, nothing from elsewhere.
    expect(text).not.toMatch(/<style|<script(?! type="module" src="\/assets\/)| style="| on[a-z]+="/);
    expect(text).not.toMatch(/(src|href)="(?!\/|#)/);
  });

  test('leads to its source, and to itself in every language', async () => {
    const { text } = await get('/en/chennai');
    expect(text).toContain('<a href="/source" rel="license">');
    for (const { code } of pageLanguages)
      expect(text).toContain(`<link rel="alternate" hreflang="${code}" href="/${code}/chennai"/>`);
  });

  test('ids are unique', async () => {
    const { text } = await get('/en/new-delhi');
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is cached by its ETag, in caches between too', async () => {
    const { headers } = await get('/hi/new-delhi?date=2026-08-28');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await get('/hi/new-delhi?date=2026-08-28', {
      headers: { 'If-None-Match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect((await get('/hi/new-delhi')).headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('lets nothing be loaded that is not ours', async () => {
    const policy = (await get('/en')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });
});

describe('a page of what there is not', () => {
  test.each([
    ['/en/nowhereville', 404, 'No place is called “nowhereville”'],
    ['/en/new-delhi?date=2026-02-30', 400, 'date: '],
    ['/en/new-delhi?date=9999-01-01', 404, '3100'],
    ['/en/new-delhi/festival', 404, 'There is no page at'],
    ['/en/at?lat=91&lon=0', 400, 'must be degrees'],
    ['/en/at?lat=-60.00&lon=-120.00', 404, 'No town lies within'],
  ])('%s is a %i that says why', async (path, status, why) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(why);
    expect(answer.text).toContain('name="robots" content="noindex"');
  });

  test.each([
    ['/or/bhubaneswar', '/or/bhubaneswar-1275817'],
    ['/en/Tiruchirappalli?date=2026-01-15', '/en/tiruchirappalli-1254388?date=2026-01-15'],
    ['/ta/calendar/madurai/2026/4', '/ta/calendar/madurai-1264521/2026/4'],
  ])('%s, a name without its number, leads to %s', async (path, location) => {
    const { status, headers: answered } = await get(path, { redirect: 'manual' });
    expect([status, answered.get('location')]).toEqual([302, location]);
  });

  test.each([
    ['/hi/bhubaneswer', '“bhubaneswer” नाम का कोई स्थान नहीं मिला', '/hi/bhubaneswar-1275817'],
    ['/ta/festival/diwa/2026', '“diwa” என்னும் பண்டிகை', '/ta/festival/diwali/2026'],
    ['/mr/map/ganesh/2026', '“ganesh” नावाचा', '/mr/festival/ganesh-chaturthi/2026'],
  ])('%s says so in its language, and leads to what may be meant', async (path, message, meant) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).toContain(message);
    expect(text).toContain(`href="${meant}"`);
  });

  test('other methods than GET are refused', async () => {
    expect((await get('/en/new-delhi', { method: 'POST' })).status).toBe(405);
  });

  test('what is no address of the site is left to the service', async () => {
    expect((await get('/xx/new-delhi')).json()).toMatchObject({ error: 'unknown_route' });
  });
});

describe('a place', () => {
  test.each([
    ['/en/Poona-1259229?date=2026-08-28', '/en/pune-1259229?date=2026-08-28'],
    ['/ta/1259229', '/ta/pune-1259229'],
    ['/ur/at?lat=18.52&lon=73.86', '/ur/pune-1259229'],
    ['/en/at?lat=28.61&lon=77.21', '/en/new-delhi'],
  ])('%s has one address, %s', async (path, location) => {
    const { status, headers } = await get(path, { redirect: 'manual' });
    expect(`${status} ${headers.get('location')}`).toBe(`302 ${location}`);
  });

  test('is found by its name in any script', async () => {
    for (const name of ['Pune', 'पुणे', 'Poona'])
      expect((await get(`/en/places?q=${encodeURIComponent(name)}`)).text).toContain(
        'href="/en/pune-1259229"',
      );
  });
});

describe('the page of a day', () => {
  test('says what the API says', async () => {
    const at = 'location_id=4&date=2026-08-28&lang=ta';
    const { text } = await get('/ta/chennai?date=2026-08-28');
    const panchang = (await get(`/v1/panchang?${at}`)).json<{
      tithi: { full_name: string };
      nakshatra: { name: string };
      timings: { sunrise: string };
    }>();
    const festivals = (await get(`/v1/festivals?${at}`)).json<{
      festivals: { name: string; reason: string; summary: string }[];
    }>();
    const timings = (await get(`/v1/timings?${at}`)).json<{ auspicious: { name: string }[] }>();
    expect(text).toContain(panchang.tithi.full_name);
    expect(text).toContain(panchang.nakshatra.name);
    expect(festivals.festivals.length).toBeGreaterThan(1);
    for (const { name, reason, summary } of festivals.festivals)
      for (const stated of [name, reason, summary]) expect(text).toContain(escaped(stated));
    for (const { name } of timings.auspicious) expect(text).toContain(name);
  });

  test('without a sunrise says so', async () => {
    const tromso = (await get('/v1/locations/search?q=Tromso&country=NO')).json<{
      locations: { id: number }[];
    }>();
    const { status, text } = await get(`/en/tromso-${tromso.locations[0]?.id}?date=2026-12-21`);
    expect(status).toBe(200);
    expect(text).toContain('The Sun does not rise and set here on this date');
  });

  test('marks the present in the ring, and of another day does not', async () => {
    expect((await get('/en/new-delhi')).text).toContain('class="dial-now"');
    expect((await get('/en/new-delhi?date=2026-08-28')).text).not.toContain('class="dial-now"');
  });
});

describe('the page of an observance', () => {
  const at = 'location_id=2&festival=FESTIVAL_RAKSHA_BANDHAN';
  interface Explained {
    readonly human_readable: string;
    readonly about: string;
    readonly observatory: {
      readonly clauses: readonly { readonly clause: string; readonly decided: boolean }[];
      readonly authorities: readonly { readonly work: string; readonly says: string | null }[];
    };
  }

  test('says what the API says: the date, why, the clauses, the authorities, the times', async () => {
    const { text } = await get('/en/festival/raksha-bandhan/2026');
    const explained = (await get(`/v1/festivals/explain?${at}&year=2026`)).json<Explained>();
    expect(text).toContain('<time datetime="2026-08-28">Friday, 28 August 2026</time>');
    expect(text).toContain(escaped(explained.human_readable));
    expect(text).toContain(escaped(explained.about));
    const { clauses, authorities } = explained.observatory;
    for (const { clause } of clauses) expect(text).toContain(escaped(clause));
    for (const { work, says } of authorities)
      for (const stated of [work, says ?? '']) expect(text).toContain(escaped(stated));
    const decides = clauses.find(({ decided }) => decided)?.clause ?? '';
    expect(text).toMatch(new RegExp(`class="clause clause-decides"><code[^>]*>${escaped(decides)}`));
    const { festivals } = (await get('/v1/festivals?location_id=2&date=2026-08-28')).json<{
      festivals: { code: string; windows: { label: string; start_at: string }[] }[];
    }>();
    const windows = festivals.find(({ code }) => code === 'FESTIVAL_RAKSHA_BANDHAN')?.windows ?? [];
    expect(windows.length).toBeGreaterThan(1);
    for (const { label } of windows) expect(text).toContain(escaped(label));
  });

  test('has the dates of ten years that the API has', async () => {
    const { text } = await get('/en/festival/raksha-bandhan/2026');
    for (const year of [2025, 2029, 2034]) {
      const { date } = (await get(`/v1/festivals/explain?${at}&year=${year}`)).json<{ date: string }>();
      const short = new Intl.DateTimeFormat('en-IN', {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        timeZone: 'UTC',
      });
      expect(text).toContain(`>${year}</a><span>${short.format(new Date(date))}</span>`);
    }
  });

  test('names the traditions where the date is another, with their dates', async () => {
    const { text } = await get('/en/festival/vrat-ekadashi-smarta/2026?date=2026-08-23');
    const other = (
      await get(
        '/v1/festivals/explain?location_id=2&festival=VRAT_EKADASHI_PARANA&date=2026-08-24&tradition=vaishnava',
      )
    ).json<{ matched: boolean }>();
    expect(other.matched).toBe(false);
    const parana = await get('/en/festival/vrat-ekadashi-parana/2026?date=2026-08-24');
    expect(parana.text).toContain('tradition=vaishnava&amp;date=2026-08-25');
    expect(text).toContain('23 August 2026');
  });

  test('is set beside another place, tradition and year, as the API explains them', async () => {
    const beside = 'with_place=chennai&with_tradition=vaishnava&with_year=2023';
    const { text } = await get(`/en/festival/raksha-bandhan/2026?${beside}`);
    const [own, other] = text.split('<div class="decision">').slice(1);
    const explained = async (query: string) =>
      (await get(`/v1/festivals/explain?festival=FESTIVAL_RAKSHA_BANDHAN&${query}`)).json<
        Explained & { date: string }
      >();
    const first = await explained('location_id=2&year=2026');
    const second = await explained('location_id=4&tradition=vaishnava&year=2023');
    expect(first.date).not.toBe(second.date);
    for (const [column = '', { date, human_readable: reason }] of [
      [own, first],
      [other, second],
    ] as const) {
      expect(column).toContain(`<time datetime="${date}">`);
      expect(column).toContain(escaped(reason));
      expect(column).toContain('<svg class="timeline timeline-narrow"');
    }
    expect(text).toContain(`href="/ta/festival/raksha-bandhan/2026?${beside.replaceAll('&', '&amp;')}"`);
    expect((await get('/en/festival/raksha-bandhan/2026?with_year=3500')).status).toBe(404);
  });

  test('where it is not observed says so, and no date', async () => {
    const { text } = await get('/en/festival/vrat-ekadashi-smarta/2026?date=2026-08-23&tradition=vaishnava');
    expect(text).toContain('<p class="festival-date"><span>not observed</span>');
  });

  test('shows the source of the rule, by file and line', async () => {
    const { text } = await get('/en/festival/raksha-bandhan/2026');
    const { source } = (await get('/v1/rules/FESTIVAL_RAKSHA_BANDHAN?pack=NORTH_INDIA')).json<{
      source: { file: string; line: number; text: string }[];
    }>();
    for (const { file, line, text: written } of source) {
      expect(text).toContain(`${file}, line ${line}`);
      expect(text).toContain(escaped(written));
    }
  });

  test.each([
    ['hi', 'निशीथ', 'धर्मसिंधु', 'अंग्रेज़ी में'],
    ['ta', 'நிசீத காலம்', 'தர்மசிந்து', 'ஆங்கிலத்தில்'],
    ['ur', 'نشیتھ', 'دھرم سندھو', 'انگریزی میں'],
  ])(
    'in %s names windows and works in the language, and says what is in English',
    async (language, window, work, mark) => {
      const { text: html } = await get(`/${language}/festival/maha-shivaratri/2026`);
      const drawing = /<svg[\s\S]*?<\/svg>/.exec(html.slice(html.indexOf('decision-wide')))?.[0] ?? '';
      expect(drawing).toContain(window);
      expect(drawing).not.toMatch(/nishita|pradosha/);
      expect(html).toContain(work);
      expect(html).toContain(mark);
      expect((await get('/en/festival/maha-shivaratri/2026')).text).not.toContain('in-english"');
    },
  );

  test.each(pageLanguages.filter(({ code }) => code !== 'en'))(
    'the drawing in $code says the entry of the Sun in its words',
    async ({ code }) => {
      const { text: svg } = await get(`/${code}/festival/sankranti-makara/2026.svg`);
      expect(svg).toContain('<svg');
      expect(svg).not.toContain('entry into');
    },
  );

  test('draws the decision for wide and for narrow pages, and as a picture of its own', async () => {
    const { text } = await get('/ta/festival/raksha-bandhan/2026?place=chennai');
    expect(text.match(/<svg class="timeline timeline-(wide|narrow)"/g)).toHaveLength(2);
    const picture = await get('/ta/festival/raksha-bandhan/2026.svg?place=chennai');
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture.text).toMatch(/^<svg xmlns=[\s\S]*<style>[\s\S]*தேர்வு/);
    expect(text).toContain('content="/ta/festival/raksha-bandhan/2026.png?place=chennai"');
    const preview = await get('/ta/festival/raksha-bandhan/2026.png?place=chennai');
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(widthOf(preview.bytes)).toBe(1200);
  });

  test.each([
    ['/en/festival/FESTIVAL_DIWALI/2026', '/en/festival/diwali/2026'],
    ['/hi/festival/दीपावली/2026', '/hi/festival/diwali/2026'],
    ['/en/festival/diwali/2027?date=2026-11-08', '/en/festival/diwali/2026?date=2026-11-08'],
  ])('%s has one address, %s', async (path, location) => {
    const { status, headers } = await get(encodeURI(path), { redirect: 'manual' });
    expect(`${status} ${headers.get('location')}`).toBe(`302 ${location}`);
  });

  test.each([
    ['/en/festival/qwertyuiop/2026', 404, 'No festival called'],
    ['/en/festival/diwali/3500', 404, '3100'],
    ['/en/festival/diwali/2026?tradition=none', 422, 'This tradition cannot be combined'],
    ['/en/festival/diwali', 404, 'There is no page'],
  ])('%s is a %i that says why', async (path, status, why) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(why);
  });
});

describe('the calendar', () => {
  interface Month {
    readonly days: readonly {
      readonly date: string;
      readonly tithi: { readonly name: string };
      readonly nakshatra: { readonly name: string };
      readonly festivals: readonly { readonly name: string }[];
    }[];
  }

  test('has every day of the month with what the API says of it', async () => {
    const { text } = await get('/hi/calendar/varanasi/2026/11');
    const { days } = (await get('/v1/calendar/month?year=2026&month=11&location_id=6&lang=hi')).json<Month>();
    const cells = text.split(/<li class="cell[ "]/).slice(1);
    expect(cells).toHaveLength(30);
    for (const [i, { tithi, nakshatra, festivals }] of days.entries()) {
      const cell = cells[i] ?? '';
      expect(cell).toContain(`<span class="cell-number">${i + 1}</span>`);
      expect(cell).toContain(tithi.name);
      expect(cell).toContain(nakshatra.name);
      for (const { name } of festivals.slice(0, 3)) expect(cell).toContain(escaped(name));
    }
  });

  test('counts lunar months as the land of the place does', async () => {
    expect((await get('/en/calendar/varanasi/2026/11')).text).toContain(
      '>Kartika until 24 Nov · Margashirsha<',
    );
    expect((await get('/en/calendar/mumbai/2026/11')).text).toContain('>Ashvina until 9 Nov · Kartika<');
  });

  test('has the dates of the solar calendar by which people live in the land', async () => {
    const { text } = await get('/en/calendar/chennai/2026/10');
    expect(text).toContain('>Purattaasi until 17 Oct · Aippasi<');
    const first = (await get('/v1/panchang?date=2026-10-01&location_id=4')).json<{
      hindu_calendar: { solar: { calendar: string; day: number }[] };
    }>();
    const day = first.hindu_calendar.solar.find(({ calendar }) => calendar === 'Tamil')?.day;
    expect(text).toContain(`<span class="cell-solar">Purattaasi ${day}</span>`);
    expect(text).toContain('<span class="cell-solar">Aippasi 1</span>');
    expect((await get('/en/calendar/varanasi/2026/10')).text).not.toContain('cell-solar');
  });

  test('begins weeks as the land of the place does', async () => {
    // 1 November 2026 is a Sunday.
    expect((await get('/en/calendar/new-delhi/2026/11')).text).toContain('<ol class="month begins-0">');
    expect((await get('/en/calendar/london/2026/11')).text).toContain('<ol class="month begins-6">');
  });

  test('of a year has the great days of each month', async () => {
    const { text } = await get('/en/calendar/new-delhi/2026');
    expect(text.match(/<h2>/g)).toHaveLength(12);
    expect(text).toContain('<span class="quiet">Sun, 8 Nov</span> <a href="/en/festival/diwali/2026?');
  });

  test.each([
    ['/en/calendar', '/en/calendar/new-delhi/2026/11'],
    ['/ta/calendar/chennai', '/ta/calendar/chennai/2026/11'],
    ['/en/calendar/1259229/2026/3', '/en/calendar/pune-1259229/2026/3'],
    ['/en/calendar/1259229/2026', '/en/calendar/pune-1259229/2026'],
  ])('%s is at %s', async (path, location) => {
    const { status, headers } = await get(path, { redirect: 'manual' });
    expect(`${status} ${headers.get('location')}`).toBe(`302 ${location}`);
  });

  test.each([
    '/en/calendar/new-delhi/2026/13',
    '/en/calendar/new-delhi/26',
    '/en/calendar/nowhereville/2026',
  ])('%s is a 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('the converter between dates and tithis', () => {
  interface Anniversaries {
    readonly tithi: { readonly full_name: string };
    readonly lunar_month: { readonly amanta: string; readonly purnimanta: string };
    readonly nakshatra: { readonly name: string };
    readonly anniversaries: readonly {
      readonly reason: string;
      readonly candidates: readonly { readonly date: string }[];
    }[];
  }

  test.each(['birthday', 'shraddha'])('of a %s says what the API says', async (kind) => {
    const query = 'date=1990-10-06&time=09:15';
    const { text } = await get(`/ta/tithi?${query}&kind=${kind}&place=chennai`);
    const api = (
      await get(`/v1/tithi/anniversaries?${query}&kind=${kind}&location_id=4&lang=ta`)
    ).json<Anniversaries>();
    expect(api.anniversaries).toHaveLength(30);
    const { amanta, purnimanta } = api.lunar_month;
    for (const name of [
      api.tithi.full_name,
      api.nakshatra.name,
      [...new Set([amanta, purnimanta])].join(' / '),
    ])
      expect(text).toContain(name);
    for (const { reason, candidates } of api.anniversaries) {
      expect(text).toContain(escaped(reason));
      for (const { date } of candidates) expect(text).toContain(`<a href="/ta/chennai?date=${date}">`);
    }
  });

  test('takes months as the land of the place counts them', async () => {
    const next = async (path: string): Promise<string | undefined> =>
      /<p class="festival-date"><time datetime="([\d-]+)"/.exec((await get(path)).text)?.[1];
    // A dark half is of the next month where months end with the full moon.
    expect(await next('/en/tithi?month=8&tithi=26&kind=birthday&place=varanasi')).toBe(
      await next('/en/tithi?month=7&tithi=26&kind=birthday&place=mumbai'),
    );
  });

  test('keeps what was asked, in every language, and out of search engines', async () => {
    const { text } = await get('/en/tithi?month=3&tithi=20&adhika=true&kind=shraddha');
    expect(text).toContain('<option value="20" selected>');
    expect(text).toContain('<option value="3" selected>');
    expect(text).toContain('name="adhika" value="true" checked');
    expect(text).toContain('href="/ur/tithi?kind=shraddha&amp;month=3&amp;tithi=20&amp;adhika=true"');
    expect(text).toContain('name="robots" content="noindex"');
    expect((await get('/en/tithi')).text).not.toContain('noindex');
  });

  test.each([
    ['/en/tithi?date=1990-02-30', 400, 'date: '],
    ['/en/tithi?date=1990-10-06&time=9', 400, 'time: '],
    ['/en/tithi?month=3', 400, 'tithi: is required'],
    ['/en/tithi?date=1600-01-01', 404, '1700'],
    ['/en/tithi?place=nowhereville', 404, 'No place is called'],
  ])('%s is a %i that says why', async (path, status, why) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(why);
  });
});

describe('where the operator says how readers reach the service', () => {
  const origin = 'https://panchang.example.org';
  const read = async (path: string): Promise<string> => {
    const ask = await serve(createApp({ ...client.parts, publicOrigin: origin }));
    return (await ask(path)).text;
  };

  test('a page names itself, its picture and its translations by whole addresses', async () => {
    const text = await read('/ur/festival/diwali/2026?place=chennai');
    expect(text).toContain(`<link rel="canonical" href="${origin}/ur/festival/diwali/2026?place=chennai"/>`);
    expect(text).toContain(`hreflang="ta" href="${origin}/ta/festival/diwali/2026?place=chennai"/>`);
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(text) ?? [];
    expect(picture).toContain(`${origin}/en/festival/diwali/2026.png?`);
    expect((await get(picture.slice(origin.length).replaceAll('&amp;', '&'))).status).toBe(200);
  });

  test('an event of a calendar names the page that says why', async () => {
    const text = await read('/en/chennai/calendar.ics?tradition=vaishnava');
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const [first] = events;
    const page = String(first?.getFirstPropertyValue('url'));
    expect(page).toMatch(
      /^https:\/\/panchang\.example\.org\/en\/festival\/.*place=chennai&tradition=vaishnava/,
    );
    const { status, text: shown } = await get(page.slice(origin.length));
    expect(status).toBe(200);
    expect(shown).toContain('class="festival-date"');
    expect(events.every((event) => event.hasProperty('url'))).toBe(true);
  });

  test('otherwise addresses have no host', async () => {
    expect((await get('/en/festival/diwali/2026')).text).not.toContain('canonical');
    expect((await get('/en/chennai/calendar.ics')).text).not.toContain('\nURL');
  });
});

describe('the calendar that applications subscribe to', () => {
  test('is that of the API for its place and tradition, without a key', async () => {
    const page = await get('/hi/pune-1259229/calendar.ics?tradition=vaishnava&weight=major&windows=true');
    expect(page.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const api = await get(
      '/v1/festivals/calendar.ics?location_id=1259229&lang=hi&tradition=vaishnava&weight=major&windows=true',
    );
    expect(page.text).toBe(api.text);
    const events = new ICAL.Component(ICAL.parse(page.text)).getAllSubcomponents('vevent');
    expect(events.length).toBeGreaterThan(20);
  });

  test('has what few observe only where it is asked for, and answers 304', async () => {
    const usual = await get('/en/chennai/calendar.ics');
    const api = await get('/v1/festivals/calendar.ics?location_id=4&weight=major,regional&lang=en');
    expect(usual.text).toBe(api.text);
    const again = await get('/en/chennai/calendar.ics', {
      headers: { 'If-None-Match': usual.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test.each(['/ta/chennai', '/ta/calendar/chennai/2026', '/ta/calendar/chennai/2026/11'])(
    '%s leads to it',
    async (path) => {
      expect((await get(path)).text).toContain('href="/ta/chennai/calendar.ics"');
    },
  );

  test('of the tradition of an observance is that of the tradition', async () => {
    const { text } = await get('/en/festival/diwali/2026?place=chennai&tradition=vaishnava');
    expect(text).toContain('href="/en/chennai/calendar.ics?tradition=vaishnava"');
  });

  test.each([
    ['/en/nowhereville/calendar.ics', 404],
    ['/en/chennai/calendar.ics?tradition=none', 422],
    ['/en/chennai/calendar.ics?weight=heavy', 400],
  ])('%s is a %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  test('has one address', async () => {
    const { status, headers } = await get('/en/1259229/calendar.ics?weight=major', { redirect: 'manual' });
    expect(`${status} ${headers.get('location')}`).toBe('302 /en/pune-1259229/calendar.ics?weight=major');
  });
});

describe('the differing days of a year', () => {
  interface Disputes {
    readonly count: number;
    readonly disputes: readonly {
      readonly name: string;
      readonly date: string;
      readonly others: readonly {
        readonly by: string;
        readonly date: string;
        readonly authority: { readonly work: string } | null;
      }[];
    }[];
  }

  test('are those of the API, each with its days and authorities', async () => {
    const { text } = await get('/en/disputes/2026');
    const { count, disputes } = (
      await get('/v1/festivals/disputes?year=2026&location_id=2&kind=dispute&limit=200&lang=en')
    ).json<Disputes>();
    expect(disputes.length).toBeGreaterThan(30);
    expect(text).toContain(`${count} observances`);
    const items = text.split(/<li id="d\d+" class="dispute">/).slice(1);
    expect(items).toHaveLength(disputes.length);
    for (const [i, { name, date, others }] of disputes.entries()) {
      const item = items[i] ?? '';
      expect(item).toContain(escaped(name));
      expect(item).toContain(`<time datetime="${date}">`);
      for (const { by, date: other, authority } of others)
        if (by !== 'clause') {
          expect(item).toContain(`<time datetime="${other}">`);
          expect(item).toContain(escaped(authority?.work ?? ''));
        }
    }
    expect(text.match(/<circle class="fill-target"/g)).toHaveLength(disputes.length);
  });

  test.each([
    ['/en/disputes', '/en/disputes/2026'],
    ['/ta/disputes?place=1259229', '/ta/disputes/2026?place=pune-1259229'],
    ['/en/disputes?kind=place', '/en/disputes/2026?kind=place'],
  ])('%s is at %s', async (path, location) => {
    const { status, headers } = await get(path, { redirect: 'manual' });
    expect(`${status} ${headers.get('location')}`).toBe(`302 ${location}`);
  });

  test.each([
    ['/en/disputes/26', 404],
    ['/en/disputes/3500', 404],
    ['/en/disputes/2026?kind=none', 400],
  ])('%s is a %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});

describe('the days of a year for an occasion', () => {
  interface Times {
    readonly windows: readonly {
      readonly date: string;
      readonly score: number;
      readonly factors: { readonly for: readonly { readonly factor: string }[] };
    }[];
  }

  test('have the times and reasons of the API', async () => {
    const { text } = await get('/en/muhurat/griha-pravesh/new-delhi/2026');
    const { windows } = (
      await get(
        '/v1/muhurat/find?event=griha_pravesh&start_date=2026-02-01&end_date=2026-02-28&lat=28.6139&lon=77.209&location_id=2',
      )
    ).json<Times>();
    expect(windows.length).toBeGreaterThan(5);
    for (const { date, score, factors } of windows) {
      const day = text.split(`<li id="on-${date}"`)[1]?.split('</li><li id="on-')[0] ?? '';
      expect(day).toContain(`${score} of 100`);
      for (const { factor } of factors.for) expect(day).toContain(escaped(factor));
      expect(text).toContain(`<a href="#on-${date}"`);
    }
  });

  test.each([
    ['/en/muhurat', '/en/muhurat/marriage/new-delhi/2026'],
    ['/en/muhurat?event=griha_pravesh&place=chennai&year=2027', '/en/muhurat/griha-pravesh/chennai/2027'],
    ['/ta/muhurat/travel/1259229/2026', '/ta/muhurat/travel/pune-1259229/2026'],
  ])('%s is at %s', async (path, location) => {
    const { status, headers } = await get(path, { redirect: 'manual' });
    expect(`${status} ${headers.get('location')}`).toBe(`302 ${location}`);
  });

  test.each([
    ['/en/muhurat/none/new-delhi/2026', 422, 'There is no occasion called “none”'],
    ['/en/muhurat/marriage/new-delhi/3500', 404, '3100'],
    ['/en/muhurat/marriage/nowhereville/2026', 404, 'No place is called'],
    ['/en/muhurat/marriage/new-delhi/26', 404, 'There is no page'],
  ])('%s is a %i that says why', async (path, status, why) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(why);
  });
});

describe('the files of pages', () => {
  test('are sent for ever, and every one that a page names is there', async () => {
    const assets = readSiteAssets(siteDir());
    const withFiles = await serve(createApp({ ...client.parts, assets }));
    const { text } = await withFiles('/hi');
    const named = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(4);
    for (const path of named) {
      const { status, headers } = await withFiles(path);
      expect(`${status} ${path}`).toBe(`200 ${path}`);
      expect(headers.get('cache-control')).toContain('immutable');
    }
    expect((await withFiles('/assets/none.css')).status).toBe(404);
  });
});

describe('what is refused', () => {
  test.each([
    ['calendar/new-delhi/3500/1', 404, 'error.range', { first: '1700', last: '3100' }],
    ['chennai?date=soon', 400, 'error.invalid', { field: 'date' }],
    ['festival/diwali/2026?tradition=nobody', 422, 'error.tradition', {}],
    [
      'festival/vrat-ekadashi-smarta/2027?place=chennai&tradition=vaishnava',
      422,
      'error.notInYear',
      { query: 'vrat ekadashi smarta', year: '2027' },
    ],
    ['festival/no-such-day/2026', 404, 'error.noFestival', { query: 'no such day' }],
    ['muhurat/no-such-thing/new-delhi/2026', 422, 'error.noOccasion', { query: 'no such thing' }],
    ['at?lat=0&lon=-140', 404, 'error.noPlaceNear', {}],
    ['a/b', 404, 'error.nothing', {}],
    ['calendar/no-such-town/2026/1', 404, 'place.none', { query: 'no such town' }],
  ] as const)('%s is a %i in the language of the page', async (path, status, key, fills) => {
    for (const code of ['hi', 'ur'] as const) {
      const answer = await get(`/${code}/${path}`);
      const main = /<main.*<\/main>/s.exec(answer.text)?.[0] ?? '';
      expect(`${code} ${answer.status}`).toBe(`${code} ${status}`);
      expect(main).toContain(escaped(wordsOf(code).say(key, fills)));
      expect(main).not.toContain('lang="en"');
    }
  });

  test('a day that is not in the year leads to the years beside it, and these have it or say so', async () => {
    const { text } = await get('/en/festival/vrat-ekadashi-smarta/2027?place=chennai&tradition=vaishnava');
    expect(text).toContain('/en/festival/vrat-ekadashi-smarta/2026"');
    expect(text).toContain('/en/festival/vrat-ekadashi-smarta/2028"');
  });
});

describe('pages without a network', () => {
  const { texts } = JSON.parse(readFileSync('dist/web/offline/data.json', 'utf8'));
  const worker = readSiteAssets(siteDir()).offline;

  test('are offered by a service with the packs of the build alone', () => {
    expect(readSiteFiles(siteDir(), texts).offline?.program).toMatch(/^\/assets\/offline-/);
    for (const served of [
      null,
      undefined,
      { ...texts, packs: 'of my own' },
      { ...texts, words: 'of my own' },
    ])
      expect(readSiteFiles(siteDir(), served).offline).toBeUndefined();
  });

  test('have a worker that changes with the packs and the version', () => {
    const own = worker('1.2.3', texts);
    expect(own).toContain(readSiteFiles(siteDir(), texts).offline?.packs);
    expect(worker('1.2.3', texts)).toBe(own);
    expect(worker('1.2.4', texts)).not.toBe(own);
    expect(worker('1.2.3', null)).not.toContain('"offline":');
  });
});

describe('an error before a page is made', () => {
  const assets = readSiteAssets(siteDir());

  test('of too many pages is a page that says when to ask again; of a calendar it is JSON', async () => {
    const limits = { ...client.parts.limits, pagesPerMinute: 1 };
    const limited = await serve(createApp({ ...client.parts, assets, limits }));
    expect((await limited('/hi/source')).status).toBe(200);
    const { status, headers, text } = await limited('/hi/places');
    expect(status).toBe(429);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    const seconds = headers.get('retry-after');
    expect(text).toContain('<html lang="hi"');
    expect(text).toContain(`${seconds} सेकंड में फिर प्रयास करें।`);
    expect((await limited('/hi/chennai/calendar.ics')).json()).toMatchObject({ error: 'too_many_pages' });
  });

  test('of a service that is too busy is a page, and of its API JSON', async () => {
    const busy = await serve(createApp({ ...client.parts, assets, lag: () => 100_000 }));
    const page = await busy('/ta/chennai');
    expect(page.status).toBe(503);
    expect(page.text).toContain('<html lang="ta"');
    expect(page.text).toContain('name="robots" content="noindex"');
    expect((await busy('/v1/panchang?date=2026-01-01')).json()).toHaveProperty('error');
  });
});

describe('the map of a date', () => {
  test('lists the regions that the API answers, each with its reason and its places', async () => {
    const query = 'festival=vijayadashami&year=2026&area=india&location_id=2';
    const { features } = (await get(`/v1/festivals/map?${query}`)).json<{
      readonly features: readonly { readonly properties: MapRegion }[];
    }>();
    const { text } = await get('/en/map/vijayadashami/2026?area=india');
    expect(features).toHaveLength(2);
    for (const { properties } of features) {
      expect(text).toContain(escaped(properties.reason.text));
      for (const { name_en } of properties.places) expect(text).toContain(`<bdi>${name_en}</bdi>`);
    }
    expect(text.match(/class="date0"/g)).toHaveLength(3);
    expect(text.match(/<pattern id="/g)).toHaveLength(1);
  });

  test('is a picture too, in letters that there are', async () => {
    const map = '/ta/map/vijayadashami/2026';
    const svg = await get(`${map}.svg?area=india`);
    expect(svg.headers.get('content-type')).toBe('image/svg+xml');
    const png = await get(`${map}.png?area=india`);
    expect([png.headers.get('content-type'), widthOf(png.bytes)]).toEqual(['image/png', 1200]);
    // No font has the letters of Urdu: the preview of its page is in English.
    expect((await get('/ur/map/vijayadashami/2026.png?area=india')).status).toBe(422);
    expect((await get('/ur/map/vijayadashami/2026?area=india')).text).toContain(
      'content="/en/map/vijayadashami/2026.png?area=india"',
    );
  });

  test('of another name is at its own address, and of what there is not is missing', async () => {
    const { status, headers } = await get('/en/map/dussehra/2026?area=india', { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, '/en/map/vijayadashami/2026?area=india']);
    for (const path of ['/en/map/nowhereville-day/2026', '/en/map/diwali', '/en/map/diwali/2026/x'])
      expect((await get(path)).status).toBe(404);
  });
});

interface MapRegion {
  readonly reason: { readonly text: string };
  readonly places: readonly { readonly name_en: string }[];
}

/** Pixels across a PNG, by its header. */
const widthOf = (bytes: Uint8Array): number => new DataView(bytes.buffer, bytes.byteOffset).getUint32(16);

test('an address that asks for too many pages is asked to wait; cached ones are free', async () => {
  const limits = { ...client.parts.limits, pagesPerMinute: 2 };
  const limited = await serve(createApp({ ...client.parts, limits }));
  for (const date of ['2026-01-01', '2026-01-02', '2026-01-01', '2026-01-02'])
    expect((await limited(`/en/new-delhi?date=${date}`)).status).toBe(200);
  const { status, headers } = await limited('/en/new-delhi?date=2026-01-03');
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBe(30);
});

test('nothing failed', () => {
  expect(failures).toEqual([]);
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
