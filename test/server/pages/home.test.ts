import { describe, expect, test } from 'vitest';
import { greeting } from '../../../server/compose/greeting.ts';
import { startClient } from '../harness.ts';

const { get, service } = await startClient();
const browser = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

describe('GET /', () => {
  test('JSON by default', async () => {
    const answer = await get('/');
    expect(answer.headers.get('content-type')).toMatch(/json/);
    expect(answer.json()).toMatchObject({
      status: 'ok',
      name: 'nirnaya',
      links: { openapi: '/openapi.json' },
    });
  });

  test('a page for browsers: the day of New Delhi', async () => {
    const { text, headers } = await get('/', browser);
    expect(headers.get('content-type')).toMatch(/html/);
    expect(headers.get('vary')).toMatch(/Accept,.*Accept-Language/);
    expect(text).toContain('<h1>Saturday, 21 November 2026</h1>');
    expect(text).toContain('New Delhi');
  });

  test('in the language that the browser prefers', async () => {
    const { text } = await get('/', { headers: { ...browser.headers, 'Accept-Language': 'ta-IN,en;q=0.5' } });
    expect(text).toContain('<html lang="ta"');
  });

  test('the links of the JSON answer too', async () => {
    const { links } = (await get('/')).json<{ links: Record<string, string> }>();
    for (const link of Object.values(links))
      expect(`${(await get(link)).status} ${link}`).toBe(`200 ${link}`);
  });
});

describe('health', () => {
  test('status and statistics', async () => {
    expect((await get('/v1/status')).json()).toMatchObject({
      status: 'ok',
      uptime_seconds: 90,
      statistics: { locations: 36_176, first_date: '1700-01-01', last_date: '3100-12-31' },
    });
  });

  test('health in detail', async () => {
    expect((await get('/v1/health')).json()).toMatchObject({
      status: 'ok',
      checks: { ephemeris: { status: 'ok' }, packs: { status: 'ok', last_reload: null } },
    });
  });
});

describe('the greeting', () => {
  const started = { service, url: 'http://here', metricsUrl: undefined };

  test('tells the next festivals with their reasons, and addresses that answer', async () => {
    const text = await greeting({ ...started, key: { state: 'shown', text: 'nir_shown' } });
    const dates = [...text.matchAll(/^ {2}(\d{4}-\d\d-\d\d) {2}\S/gm)].map(([, date]) => date);
    expect(dates).toHaveLength(7);
    expect(dates[0] ?? '').toMatch(/^2026-1[12]/);
    expect([...dates].sort()).toEqual(dates);
    const links = [...text.matchAll(/^ {2}(?:curl .*')?http:\/\/here([^\s']+)'?$/gm)].map(
      ([, link = '']) => link,
    );
    expect(links).toHaveLength(5);
    for (const link of links) expect(`${(await get(link)).status} ${link}`).toBe(`200 ${link}`);
  });

  test('asks with the key where it may be shown, and otherwise says how to get one', async () => {
    const shown = await greeting({ ...started, key: { state: 'shown', text: 'nir_shown' } });
    expect(shown.match(/^ {2}curl -H 'X-API-Key: nir_shown' 'http:\/\/here\/v1\/festivals/gm)).toHaveLength(
      2,
    );
    const hidden = await greeting({ ...started, key: { state: 'hidden' } });
    expect(hidden).not.toContain('nir_');
    expect(hidden).toContain("curl -H 'X-API-Key: KEY'");
    expect(hidden).toContain('nirnaya keys create');
  });
});
