// Pages without a network: what a device computes is what the service answers, page by page, and what it keeps is bounded.

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from './chromium.ts';
import { type Served, served } from './served.ts';

const executable = chromiumPath();
let site: Served;

interface Reader {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: readonly string[];
}

async function reader(): Promise<Reader> {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  const complain = (text: string): void => {
    // A page that a device cannot compute is answered with a status of its own.
    if (!text.startsWith('Failed to load resource')) complaints.push(text);
  };
  page.on('pageerror', (error) => complain(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  context.on('serviceworker', (worker) => {
    worker.on('console', (message) => complain(message.text()));
  });
  return { context, page, complaints };
}

const stored = async ({ page }: Reader, path: string): Promise<void> => {
  await page.goto(`${site.server.url}${path}`);
  await page.locator('[data-offline] button').click();
  await page
    .locator('[data-offline] [role=status]')
    .filter({ hasText: (await page.locator('[data-offline]').getAttribute('data-done')) ?? '-' })
    .waitFor({ timeout: 60_000 });
};

/** What a page says and shows, but for that it was computed here and the offer to store it. */
const contentOf = (html: string): string =>
  html.replace(/<p class="computed-here">[^<]*<\/p>/, '').replace(/<div class="offline".*?<\/div>/s, '');

describe.skipIf(executable === undefined)('without a network', () => {
  beforeAll(async () => {
    site = await served(executable ?? '', { DEV_KEY: 'no', MAX_PAGES_PER_MINUTE: '1000' });
  });
  afterAll(() => site?.close());

  // Two lands, two languages, a place of the catalogue and a curated one; years of which no page was visited.
  test.each([
    {
      language: 'hi',
      place: 'pune-1259229',
      paths: ['calendar/pune-1259229/2027/8', 'calendar/pune-1259229/2031', 'pune-1259229?date=2026-08-28'],
      festival: 'festival/raksha-bandhan/2027?place=pune-1259229',
    },
    {
      language: 'ta',
      place: 'chennai',
      paths: ['calendar/chennai/2027/4', 'calendar/chennai/2025/12', 'chennai?date=2027-01-15'],
      festival: 'festival/janmashtami-vaishnava/2027?place=chennai&tradition=vaishnava',
    },
  ])(
    'pages of $place in $language are those of the service',
    async ({ language, place, paths, festival }) => {
      const own = await reader();
      await stored(own, `/${language}/calendar/${place}/2026/11`);
      const addresses = [...paths, festival].map((path) => `${site.server.url}/${language}/${path}`);
      const online = new Map<string, string>();
      for (const address of addresses) online.set(address, await (await fetch(address)).text());
      await own.context.setOffline(true);
      for (const address of addresses) {
        const response = await own.page.goto(address);
        expect(response?.fromServiceWorker(), address).toBe(true);
        expect(response?.status(), address).toBe(200);
        const html = (await response?.text()) ?? '';
        expect(html).toContain('computed-here');
        expect(contentOf(html), address).toBe(contentOf(online.get(address) ?? ''));
        expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
      }
      expect(own.complaints).toEqual([]);
      await own.context.close();
    },
  );

  test('a reader goes from the month to a day and to a reason; what is not computed says so', async () => {
    const own = await reader();
    const { page, context } = own;
    await page.goto(`${site.server.url}/en/calendar/pune-1259229/2026/11`);
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await registrations()).toBe(0);
    await stored(own, '/en/calendar/pune-1259229/2026/11');
    // Another place is stored when its month is visited.
    await page.goto(`${site.server.url}/en/calendar/nashik-1261731/2026/11`);
    await page.waitForFunction(async () => {
      const record = await caches.match('/offline/stored.json');
      return record !== undefined && (await record.json()).places.length === 2;
    });
    await context.setOffline(true);
    await page.goto(`${site.server.url}/en/calendar/nashik-1261731/2027/1`);
    await page.getByText('Computed on your device').waitFor();
    await page.locator('.month a[href*="/festival/"]').first().click();
    await page.locator('.festival-date').waitFor();
    expect(await page.locator('.clause').count()).toBeGreaterThan(0);
    for (const path of [
      '/en/map/diwali/2026',
      '/hi/chennai',
      '/en/calendar/chennai/1900/1',
      '/en/nagpur-1262180',
    ]) {
      const response = await page.goto(`${site.server.url}${path}`);
      expect(`${path} ${response?.status()}`).toBe(`${path} 504`);
      await page.locator('main a[href="/en/nashik-1261731"]').waitFor();
    }
    expect(own.complaints).toEqual([]);
    await context.close();
  });

  test('what is stored is as much as the documents say, and of three languages at most', async () => {
    const own = await reader();
    const contents = () =>
      own.page.evaluate(async () => {
        const [name = '', ...others] = await caches.keys();
        const cache = await caches.open(name);
        const sizes = (await cache.keys()).map(async (request) => {
          const bytes = await (await cache.match(request))?.arrayBuffer();
          return bytes?.byteLength ?? 0;
        });
        const record = await (await cache.match('/offline/stored.json'))?.json();
        const all = await Promise.all(sizes);
        return {
          others: others.length,
          bytes: all.reduce((sum, size) => sum + size, 0),
          languages: record.languages,
          words: (await cache.keys()).filter(({ url }) => url.includes('/assets/words-')).length,
        };
      });
    for (const language of ['en', 'hi', 'ta', 'ur'])
      await stored(own, `/${language}/calendar/chennai/2026/11`);
    const { bytes, ...rest } = await contents();
    expect(rest).toEqual({ others: 0, languages: ['hi', 'ta', 'ur'], words: 3 });
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThan(6_000_000);
    expect(own.complaints).toEqual([]);
    await own.context.close();
  });
});
