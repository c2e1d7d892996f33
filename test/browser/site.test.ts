// The pages of the site in a browser: on telephones and desks, light and dark, in every language, by keyboard alone, and
// without scripts.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playgroundExamples } from '../../web/pages/playground/examples.ts';
import { violations } from './axe.ts';
import { chromiumPath } from './chromium.ts';
import { type Served, served, visiting } from './served.ts';
import { visit } from './visit.ts';

const executable = chromiumPath();
let site: Served;

/** Every page with what a reader comes for. */
const pages = [
  { name: 'a day', path: (lang: string) => `/${lang}/chennai?date=2026-08-28`, shows: '.day-tithi' },
  {
    name: 'an observance',
    path: (lang: string) => `/${lang}/festival/raksha-bandhan/2026`,
    shows: '.festival-date',
  },
  {
    name: 'places',
    path: (lang: string) => `/${lang}/places?q=Pune`,
    shows: '.places a[href$="/pune-1259229"]',
  },
  {
    name: 'the converter',
    path: (lang: string) => `/${lang}/tithi?date=1990-10-06&kind=shraddha`,
    shows: '.returns',
  },
  {
    name: 'the map of a date',
    path: (lang: string) => `/${lang}/map/diwali/2026`,
    shows: '.map-drawing svg',
  },
  { name: 'the differing days', path: (lang: string) => `/${lang}/disputes/2026`, shows: '.dispute' },
  {
    name: 'an occasion',
    path: (lang: string) => `/${lang}/muhurat/griha-pravesh/pune-1259229/2026`,
    shows: '.muhurat-day',
  },
  { name: 'the form of a birth', path: (lang: string) => `/${lang}/chart`, shows: '#place' },
  { name: 'a page that there is not', path: (lang: string) => `/${lang}/atlantis`, shows: 'main h1' },
];

/** A telephone, a tablet, a desk and the widest screen, in px. */
const widths = [320, 768, 1440, 3840];

/** Short and long words, both directions. */
const languages = ['en', 'ta', 'ml', 'ur', 'hi'] as const;

describe.skipIf(executable === undefined)('the site', () => {
  beforeAll(async () => {
    site = await served(executable ?? '', { DEV_KEY: 'no' });
  });
  afterAll(() => site?.close());

  test.each(pages)(
    '$name is within every width in every language, and accessible',
    async ({ path, shows }) => {
      await visiting(site, path('en'), {}, async (page) => {
        for (const lang of languages) {
          if (lang !== 'en') await page.goto(`${site.server.url}${path(lang)}`);
          await page.locator(shows).first().waitFor();
          await expectFits(page);
          await expectAccessible(page, lang === 'en' ? 'with contrast' : 'without contrast');
        }
      });
    },
  );

  describe('the first view', () => {
    test.each(['en', 'hi', 'ta', 'bn', 'kn', 'ur'])(
      'in %s is small, and nothing in it moves',
      async (lang) => {
        await visiting(
          site,
          `/${lang}/festival/diwali/2026`,
          { viewport: { width: 390, height: 844 }, emptyCache: true },
          async (page) => {
            await page.evaluate(async () => {
              await document.fonts.ready;
            });
            const { bytes, shift, cached } = await page.evaluate(firstView);
            expect(cached).toEqual([]);
            expect(bytes).toBeLessThan(150_000);
            expect(shift).toBeLessThan(0.02);
          },
        );
      },
    );

    test('loads the fonts of its script alone', async () => {
      await visiting(
        site,
        '/ta/chennai?date=2026-08-28',
        { emptyCache: true },
        async (page, { requests }) => {
          await page.evaluate(async () => {
            await document.fonts.ready;
          });
          const fonts = requests.flatMap(({ url }) => /assets\/(\w+)-[\w-]+\.woff2/.exec(url)?.[1] ?? []);
          expect([...new Set(fonts)].sort()).toEqual(['sans', 'tamil']);
        },
      );
    });
  });

  test('by keyboard alone a place is found, and its day read', async () => {
    await visiting(site, '/en/places', {}, async (page) => {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
      await page.keyboard.type('Poona');
      await page.keyboard.press('Enter');
      await page.locator('#found').waitFor();
      const link = page.locator('.places a').first();
      await link.focus();
      await page.keyboard.press('Enter');
      await page.locator('.day-tithi').waitFor();
      expect(new URL(page.url()).pathname).toBe('/en/pune-1259229');
    });
  });

  test('without scripts a place is found, and an observance read for another tradition', async () => {
    await visiting(site, '/en/places', { javaScriptEnabled: false }, async (page) => {
      await page.locator('input[name=q]').fill('Chennai');
      await page.locator('.place-form button[type=submit]').click();
      await page.locator('.places a[href="/en/chennai"]').first().click();
      await page.locator('.day-tithi').waitFor();
      await page.goto(`${site.server.url}/en/festival/raksha-bandhan/2026`);
      await page.locator('#choose-tradition').selectOption('vaishnava');
      await page.locator('form:has(#choose-tradition) button').click();
      await page.locator('.festival-date').waitFor();
      expect(page.url()).toContain('tradition=vaishnava');
      await page.locator('#rule-source summary').click();
      expect(await page.locator('#rule-source pre').first().innerText()).toContain('observe:');
    });
  });

  test('without scripts a birthday is found by its date, and a remembrance by its tithi', async () => {
    await visiting(site, '/en/tithi', { javaScriptEnabled: false }, async (page) => {
      await page.locator('#date').fill('1990-10-06');
      await page.locator('#time').fill('09:15');
      await page.locator('#date-place').selectOption('chennai');
      await page.locator('form:has(#date) button').click();
      await page.locator('.returns').waitFor();
      expect(await page.locator('.returns > li').count()).toBe(30);
      await page.locator('#month').selectOption({ label: 'Chaitra' });
      await page.locator('#tithi').selectOption('9');
      await page.locator('form:has(#month) input[value=shraddha]').check();
      await page.locator('form:has(#month) button').click();
      await page.locator('.returns').waitFor();
      expect(new URL(page.url()).searchParams.get('kind')).toBe('shraddha');
    });
  });

  test.each(languages)('a birth and a match are entered and read in %s', async (lang) => {
    const contrast = lang === 'en' ? 'with contrast' : 'without contrast';
    await visiting(site, `/${lang}/chart`, {}, async (page) => {
      await enter(page, '', births[0]);
      await page.locator('form.choose button').click();
      await page.locator('.chart-picture').first().waitFor();
      await expectFits(page);
      await expectAccessible(page, contrast);
      await page.goto(`${site.server.url}/${lang}/match`);
      await enter(page, 'bride-', births[0]);
      await enter(page, 'groom-', births[1]);
      await page.locator('.match-send button').click();
      await page.locator('.kuta').first().waitFor();
      // What is behind a disclosure is there too.
      await page.locator('.kuta summary').first().click();
      await expectFits(page);
      await expectAccessible(page, contrast);
    });
  });

  test('without scripts, by keyboard alone, a birth is entered, and nothing of it stands in an address', async () => {
    await visiting(site, '/en/chart', { javaScriptEnabled: false }, async (page, { requests }) => {
      await page.locator('#date').focus();
      for (const key of '05151990') await page.keyboard.press(key);
      await page.keyboard.press('Tab');
      for (let i = 0; i < 5 && !(await isFocused(page, 'time')); i++) await page.keyboard.press('Tab');
      for (const key of '0230P') await page.keyboard.press(key);
      for (let i = 0; i < 5 && !(await isFocused(page, 'place')); i++) await page.keyboard.press('Tab');
      await page.keyboard.type('Ujjain');
      await page.keyboard.press('Enter');
      await page.locator('.chart-picture').first().waitFor();
      expect(await page.locator('.festival-head time').getAttribute('datetime')).toBe('1990-05-15T14:30');
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/en/chart');
      expect(requests.filter(({ url }) => /1990|Ujjain/.test(url))).toEqual([]);
      // The same birth in another language.
      await page.locator('.languages summary').click();
      await page.locator('.languages form[lang=ta] button').click();
      await page.locator('html[lang=ta] .chart-picture').first().waitFor();
    });
  });

  describe('the playground', () => {
    const ready = async (page: Page): Promise<void> => {
      await page.locator('.playground-years li').first().waitFor();
    };
    const rakhi = playgroundExamples[0]?.text ?? '';
    const write = async (page: Page, text: string): Promise<void> => {
      await page.locator('.cm-content').focus();
      await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Control+V');
    };

    test('is within every width, with an error too, and accessible', async () => {
      await visiting(site, '/playground', { viewport: { width: 320, height: 900 } }, async (page) => {
        await ready(page);
        await write(page, rakhi.replace('touches pradosha', 'touches pradosh'));
        await page.locator('.playground-errors').waitFor();
        await expectFits(page);
        await expectAccessible(page, 'with contrast');
      });
    });

    test('decides as one types: errors in their place, what differs from the rule in force, and why', async () => {
      await visiting(site, '/playground', {}, async (page) => {
        await ready(page);
        expect(await page.locator('.year-changed').count()).toBe(0);
        await write(page, rakhi.replace('for 3 muhurta', 'for muhurt'));
        await page.locator('.playground-errors').waitFor();
        expect(await page.locator('.cm-lintRange-error').count()).toBeGreaterThan(0);
        await write(page, rakhi.replace('for 3 muhurta', 'for 9 muhurta'));
        await page.locator('.year-changed').first().waitFor();
        await page.locator('.year-changed .button-link').first().click();
        await page.locator('.playground-before').waitFor();
        expect(await page.locator('.playground-sentence').innerText()).toContain('first 9 muhurtas');
        expect(await page.locator('.playground-before').innerText()).toContain('first 3 muhurtas');
        expect(await page.locator('.decision svg').count()).toBe(2);
        console.info(`playground: ${await page.locator('.playground-took').innerText()}`);
      });
    });

    test('proposes words, and says what one means', async () => {
      await visiting(site, '/playground', {}, async (page) => {
        await ready(page);
        await page.locator('.cm-line').getByText('NORTH_INDIA').hover();
        await page.locator('.hover-box').waitFor();
        await write(page, rakhi.slice(0, rakhi.indexOf('pradosha')));
        await page.keyboard.type('prad');
        await page.locator('.cm-tooltip-autocomplete li', { hasText: 'pradosha' }).first().click();
        await page.locator('.cm-line', { hasText: 'touches pradosha' }).waitFor();
      });
    });

    test('is shared by an address that holds the text and is sent to nobody', async () => {
      await visiting(site, '/playground', {}, async (page, { requests }) => {
        await ready(page);
        await write(page, rakhi.replace('name: Raksha Bandhan', 'name: रक्षा'));
        await page.getByRole('button', { name: 'Share by link' }).click();
        await page.locator('[data-part=shared]:not(:empty)').waitFor();
        const address = page.url();
        expect(address).toContain('#text=');
        await page.goto('about:blank');
        await page.goto(address);
        await page.locator('.cm-line', { hasText: 'name: रक्षा' }).waitFor();
        expect(requests.filter(({ url }) => url.includes('text='))).toEqual([]);
        expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      });
    });

    test('goes on without a network', async () => {
      const context = await site.browser.newContext();
      const page = await context.newPage();
      await page.goto(`${site.server.url}/playground`);
      await ready(page);
      const failed: string[] = [];
      page.on('requestfailed', (request) => failed.push(request.url()));
      await context.setOffline(true);
      await page.locator('[data-part=examples]').selectOption('sankranti');
      const sentence = page.locator('.playground-sentence', { hasText: 'Day of kites is on' });
      await sentence.waitFor();
      const atDelhi = await sentence.innerText();
      await page.locator('[data-part=place]').selectOption('New York');
      await expect.poll(() => sentence.innerText()).not.toBe(atDelhi);
      await context.close();
      expect(failed).toEqual([]);
    });

    test('is used by keyboard alone', async () => {
      await visiting(site, '/playground', {}, async (page) => {
        await ready(page);
        const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-part'));
        await page.locator('[data-part=share]').focus();
        await page.keyboard.press('Tab');
        expect(await focused()).toBe('editor');
        await page.keyboard.press('Control+End');
        await page.keyboard.type('# end');
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.className)).toBe('button-link');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await page.locator('.playground-years .button-link[aria-pressed=true]').nth(0).waitFor();
      });
    });

    test('shows its examples without scripts, and begins small', async () => {
      await visiting(site, '/playground', { javaScriptEnabled: false }, async (page) => {
        await page.getByText('The editor needs scripts.').waitFor();
        await page.locator('[data-example=kala] summary').click();
        expect(await page.locator('[data-example=kala] pre').innerText()).toContain('procession');
      });
      // What the page loads by itself; the editor and its data come after.
      const page = await fetch(`${site.server.url}/playground`);
      const text = await page.text();
      const scripts = [...text.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, at]) => at);
      const sizes = await Promise.all(
        scripts.map(async (at) => (await (await fetch(`${site.server.url}${at}`)).arrayBuffer()).byteLength),
      );
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3000);
      expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|data:|blob:|\*/);
    });
  });

  test('the position of the reader is asked for on a click alone', async () => {
    const options = {
      permissions: ['geolocation'],
      geolocation: { latitude: 18.52043, longitude: 73.856744 },
    };
    await visiting(site, '/hi/places', options, async (page, { requests }) => {
      expect(requests.filter(({ url }) => url.includes('lat='))).toEqual([]);
      await page.locator('.here button').click();
      await page.locator('.day-tithi').waitFor();
      expect(new URL(page.url()).pathname).toBe('/hi/pune-1259229');
      expect(requests.map(({ url }) => url)).toContain(`${site.server.url}/hi/at?lat=18.52&lon=73.86`);
      expect(
        await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length),
      ).toBe(0);
    });
  });

  test.each([
    ['dispute', '.drawn-sides a', 2],
    ['place', '.drawn > a', 1],
  ])('of what differs by %s nothing is drawn until a reader opens it', async (kind, drawings, least) => {
    const isDrawing = ({ url }: { readonly url: string }): boolean => /\d{4}\.svg/.test(url);
    await visiting(site, `/en/disputes/2026?kind=${kind}`, {}, async (page, { requests }) => {
      expect(requests.filter(isDrawing)).toEqual([]);
      const first = page.locator('.drawn').first();
      await first.locator('summary').click();
      const images = first.locator('img');
      await images.first().waitFor();
      const count = await images.count();
      expect(count).toBeGreaterThanOrEqual(least);
      await page.waitForFunction(() =>
        [...document.images]
          .filter(({ src }) => src.includes('.svg?'))
          .every(({ naturalWidth }) => naturalWidth > 0),
      );
      expect(requests.filter(isDrawing)).toHaveLength(count);
    });
    await visiting(
      site,
      `/en/disputes/2026?kind=${kind}`,
      { javaScriptEnabled: false },
      async (page, { requests }) => {
        await page.locator('.drawn summary').first().click();
        expect(await page.locator(drawings).first().getAttribute('href')).toMatch(/^\/en\/(festival|map)\//);
        expect(requests.filter(isDrawing)).toEqual([]);
      },
    );
  });

  test('a page that asks for another host, by name or by number, is seen to, and gets nothing', async () => {
    const { page, abroad, close } = await visit(site.browser, site.server.url, { path: '/en/places' });
    for (const other of ['http://example.org/', 'http://192.0.2.1/', 'http://localhost/']) {
      // The page of an error comes after the error, and is waited for from a page that is none.
      await page.goto('about:blank');
      await expect(page.goto(other)).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
      await page.waitForURL('chrome-error://chromewebdata/');
      expect(abroad).toContain(other);
    }
    await close();
  });

  test('the site can be installed', async () => {
    await visiting(site, '/en/chennai', {}, async (page) => {
      const session = await page.context().newCDPSession(page);
      const { data, errors } = await session.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(JSON.parse(data ?? '{}').name).toBe('Nirnaya');
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    });
  });

  test('a reader changes the language and stays on the page', async () => {
    await visiting(site, '/en/festival/diwali/2026', {}, async (page) => {
      await page.locator('.languages summary').click();
      await page.locator('.languages a[lang=ur]').click();
      await page.locator('html[dir=rtl] .festival-date').waitFor();
      expect(new URL(page.url()).pathname).toBe('/ur/festival/diwali/2026');
    });
  });
});

const births = [
  { date: '1990-05-15', time: '14:30', place: 'Ujjain' },
  { date: '1985-03-02', time: '18:05', place: 'Chennai' },
] as const;

async function enter(page: Page, prefix: string, birth: (typeof births)[number]): Promise<void> {
  for (const [name, value] of Object.entries(birth)) await page.locator(`#${prefix}${name}`).fill(value);
}

const isFocused = (page: Page, name: string): Promise<boolean> =>
  page.evaluate((field) => document.activeElement?.getAttribute('name') === field, name);

/** That nothing of the page reaches beyond any of the widths. */
async function expectFits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `at ${width} px of ${page.url()}`).toBeLessThanOrEqual(0);
  }
}

/** Rules of axe that read colours. */
const readsColours = ['color-contrast', 'link-in-text-block'];

/**
 * That axe has nothing to say of the page at its narrowest: by every rule, and of its colours in light and dark. Colours are the
 * same in every language, and take axe longer than all its other rules: they are looked at in one.
 */
async function expectAccessible(page: Page, colours: 'with contrast' | 'without contrast'): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  if (colours === 'without contrast') {
    const rules = Object.fromEntries(readsColours.map((name) => [name, { enabled: false }]));
    expect(await violations(page, { rules })).toEqual([]);
    return;
  }
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { runOnly: readsColours })).toEqual([]);
}

// Bytes of the page with all that it loaded, as sent, what was not sent, and by how much of the view its parts have moved.
function firstView(): Promise<{
  readonly bytes: number;
  readonly shift: number;
  readonly cached: readonly string[];
}> {
  const sent = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const cached = sent.flatMap((entry) =>
    (entry as PerformanceResourceTiming).transferSize === 0 ? [entry.name] : [],
  );
  const bytes = sent.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
  return new Promise((resolve) => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve({ bytes, shift, cached }), 100);
  });
}
