// The pages of births: sent as a form, answered from what the API answers, stored nowhere.

import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { startClient } from '../../harness.ts';

const { get, failures } = await startClient();

const birth = { date: '1990-05-15', time: '14:30', place: 'Ujjain' };
const two = {
  bride_date: '1990-05-15',
  bride_time: '14:30',
  bride_place: 'Ujjain',
  groom_date: '1985-03-02',
  groom_time: '18:05',
  groom_place: 'Chennai',
};

const send = (path: string, fields: Readonly<Record<string, string>>, type?: string) =>
  get(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': type ?? 'application/x-www-form-urlencoded' },
  });

const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

const valid = (text: string): readonly string[] => {
  const errors: string[] = [];
  parse(text, {
    onParseError: ({ code, startLine, startCol }) => errors.push(`${code} ${startLine}:${startCol}`),
  });
  return errors;
};

describe('the page of a birth', () => {
  test.each(['en', 'ta', 'ur'])('in %s is valid, and is stored nowhere', async (lang) => {
    const { status, text, headers } = await send(`/${lang}/chart`, birth);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('name="robots" content="noindex"');
    expect(valid(text)).toEqual([]);
    // Nothing inline, and no birth in any address.
    expect(text).not.toMatch(/<style|<script(?! type="module" src="\/assets\/)| style="| on[a-z]+="/);
    expect(text).not.toMatch(/(?:href|action|formaction)="[^"]*1990/);
  });

  test('says what the API says', async () => {
    const place = (await get('/v1/locations/search?q=Ujjain&limit=1')).json<{
      locations: { latitude: number; longitude: number }[];
    }>().locations[0];
    const body = JSON.stringify({
      date_of_birth: birth.date,
      time_of_birth: birth.time,
      latitude: place?.latitude,
      longitude: place?.longitude,
    });
    const chart = (
      await get('/v1/kundli/chart?lang=ta', {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      })
    ).json<{
      lagna: { rashi: string };
      grahas: { graha: string; nakshatra: string; pada: number }[];
      yogas: { yogas: { name: string; authorities: { work: string }[] }[]; doshas: { name: string }[] };
    }>();
    const text = decoded((await send('/ta/chart', birth)).text);
    expect(chart.grahas).toHaveLength(9);
    for (const { graha, nakshatra, pada } of chart.grahas) {
      expect(text).toContain(graha);
      expect(text).toContain(`${nakshatra} ${pada}`);
    }
    expect(text).toContain(chart.lagna.rashi);
    const claims = [...chart.yogas.yogas, ...chart.yogas.doshas];
    expect(claims.length).toBeGreaterThan(5);
    for (const { name } of claims) expect(text).toContain(name);
    for (const { authorities } of chart.yogas.yogas)
      for (const { work } of authorities) expect(text).toContain(work);
    expect(text.match(/<svg class="chart-picture"/g)).toHaveLength(3);
  });

  test('is drawn in the form that is usual for the language, or that was chosen', async () => {
    const chosen = /<option value="(\w+)" selected>(?:South|தென்|North|வட)/;
    expect(chosen.exec((await send('/en/chart', birth)).text)?.[1]).toBe('north');
    expect(chosen.exec((await send('/ta/chart', birth)).text)?.[1]).toBe('south');
    expect(chosen.exec((await send('/ta/chart', { ...birth, style: 'north' })).text)?.[1]).toBe('north');
  });

  test('offers the other places of a name, and takes the one that is chosen', async () => {
    const first = (await send('/en/chart', { ...birth, place: 'Hyderabad' })).text;
    const options = [...first.matchAll(/<option value="(hyderabad[-\d]*)"( selected)?/g)];
    expect(options.length).toBeGreaterThan(1);
    expect(options.map(([, , selected]) => selected).indexOf(' selected')).toBe(0);
    const other = options.at(-1)?.[1] ?? '';
    const { text } = await send('/en/chart', { ...birth, place: 'Hyderabad', which: other });
    expect(text).toContain(`<option value="${other}" selected`);
    // A choice among places of another name does not count.
    const moved = (await send('/en/chart', { ...birth, place: 'Chennai', which: other })).text;
    expect(moved).toContain('<bdi>Chennai</bdi>');
  });

  test('takes no place that only sounds like the name before it is chosen', async () => {
    const first = await send('/en/chart', { ...birth, place: 'Ujjaint' });
    expect(first.status).toBe(404);
    const [, slug = ''] = /<option value="(ujjain)"/.exec(first.text) ?? [];
    expect((await send('/en/chart', { ...birth, place: 'Ujjaint', which: slug })).status).toBe(200);
  });

  test('says what a less certain time may change', async () => {
    const sure = (await send('/en/chart', birth)).text;
    const unsure = (await send('/en/chart', { ...birth, sure: '60' })).text;
    expect(sure).toContain('The time may be up to 30 s earlier or later. Within that, no sign');
    expect(unsure).toContain('The time may be up to 1 h earlier or later. Within that, these change:');
  });

  test('is offered again in every language with what was entered', async () => {
    const { text } = await send('/en/chart', birth);
    expect(text).toContain('<form action="/ur/chart" method="post"');
    expect(text.match(/type="hidden" name="date" value="1990-05-15"/g)).toHaveLength(13);
  });

  test.each([
    [{ ...birth, place: 'Bxwtrqplm' }, 404, 'No place is called “Bxwtrqplm”'],
    [{ ...birth, time: '' }, 400, 'time_of_birth: '],
    [{ ...birth, date: '1990-02-31' }, 400, 'date_of_birth: '],
    [{}, 404, 'No place is called'],
  ])('of %j is a page that says what is wrong beside its form', async (fields, status, why) => {
    const answer = await send('/en/chart', fields);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('role="alert"');
    expect(decoded(answer.text)).toContain(why);
    expect(answer.text).toContain('name="date"');
  });

  test('takes a form of some kilobytes and no other body', async () => {
    expect((await send('/en/chart', { ...birth, more: 'x'.repeat(5000) })).status).toBe(413);
    expect((await send('/en/chart', birth, 'application/json')).status).toBe(415);
    const put = await get('/en/chart', { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD, OPTIONS']);
    expect((await get('/en/tithi', { method: 'POST' })).status).toBe(405);
  });

  test('before anything is sent is its form, which anybody may cache', async () => {
    const { text, headers } = await get('/hi/chart');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(text).toContain('<form class="choose" action="/hi/chart" method="post">');
    expect(text).not.toContain('chart-picture');
  });
});

describe('the page of a match', () => {
  test.each(['en', 'hi'])('in %s is valid, and is stored nowhere', async (lang) => {
    const { status, text, headers } = await send(`/${lang}/match`, two);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(valid(text)).toEqual([]);
    expect(text).not.toMatch(/<style|<script(?! type="module" src="\/assets\/)| style="| on[a-z]+="/);
  });

  test('has the points of the API with what each rests on', async () => {
    const places = await Promise.all(
      ['Ujjain', 'Chennai'].map(async (q) => {
        const answer = await get(`/v1/locations/search?q=${q}&limit=1`);
        return answer.json<{ locations: { latitude: number; longitude: number }[] }>().locations[0];
      }),
    );
    const query = new URLSearchParams({
      bride_dob: two.bride_date,
      bride_time: two.bride_time,
      bride_lat: String(places[0]?.latitude),
      bride_lon: String(places[0]?.longitude),
      groom_dob: two.groom_date,
      groom_time: two.groom_time,
      groom_lat: String(places[1]?.latitude),
      groom_lon: String(places[1]?.longitude),
    });
    const score = (await get(`/v1/compatibility/score?${query}`)).json<{
      total_by_table: number;
      kutas: {
        name: string;
        points: number;
        maximum: number;
        authorities: { work: string; says: string }[];
      }[];
    }>();
    const text = decoded((await send('/en/match', two)).text);
    expect(text).toContain(`${score.total_by_table} of 36`);
    expect(score.kutas).toHaveLength(8);
    for (const { name, points, maximum, authorities } of score.kutas) {
      expect(text).toContain(name);
      expect(text).toContain(`${points} of ${maximum}`);
      for (const { work, says } of authorities) {
        expect(text).toContain(work);
        expect(text).toContain(says);
      }
    }
    expect(text.match(/class="kuta"/g)).toHaveLength(18);
  });
});

test('nothing failed', () => expect(failures).toEqual([]));
