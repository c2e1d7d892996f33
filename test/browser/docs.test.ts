// The pages for developers in a browser: on telephones and desks, light and dark, without scripts; and the reference, which
// sends the examples of its operations and keeps a key for the tab alone.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeArchive } from '../../server/pages/docs/rules/archive.ts';
import { townPages } from '../server/pages/docs/rules/town.ts';
import { violations } from './axe.ts';
import { chromiumPath } from './chromium.ts';
import { type Served, served, visiting } from './served.ts';

const executable = chromiumPath();
const rulesDir = mkdtempSync(join(tmpdir(), 'nirnaya-rules-'));
let docs: Served;

describe.skipIf(executable === undefined)('the pages for developers', () => {
  beforeAll(async () => {
    writeArchive(rulesDir, townPages);
    docs = await served(executable ?? '', { DEV_KEY: 'yes' }, { rulesDir });
  });
  afterAll(async () => {
    await docs?.close();
    rmSync(rulesDir, { recursive: true, force: true });
  });

  test.each([
    ['/docs', 320, 'dark'],
    ['/docs/guide/api/conventions', 320, 'light'],
    ['/docs/guide/dates/method', 768, 'dark'],
    ['/docs/guide/api/addresses', 1440, 'light'],
    ['/docs/changelog', 320, 'dark'],
    ['/docs/status', 768, 'light'],
  ] as const)('%s at %i px, %s, is within its width and accessible', async (path, width, colorScheme) => {
    await visiting(docs, path, { viewport: { width, height: 900 }, colorScheme }, async (page) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await violations(page)).toEqual([]);
    });
  });

  test('a list of the rule browser is narrowed to what one types', async () => {
    await visiting(
      docs,
      '/docs/rules/index.html',
      { viewport: { width: 320, height: 900 } },
      async (page) => {
        await page.getByLabel('Filter by name, code, type or tag').fill('fair of');
        expect(await page.locator('.columns > li:visible').allInnerTexts()).toEqual([
          'Fair of lamps FESTIVAL_LAMPS',
        ]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        expect(await violations(page)).toEqual([]);
      },
    );
  });

  test('without scripts a document is read, and others are gone to', async () => {
    await visiting(docs, '/docs', { javaScriptEnabled: false }, async (page) => {
      await page.getByRole('link', { name: 'Conventions' }).click();
      await page.getByRole('heading', { name: 'API conventions', level: 1 }).waitFor();
      await page.getByRole('navigation', { name: 'Pages of the guide' }).first().waitFor();
      await page.getByRole('link', { name: 'Whose sky' }).click();
      await page.locator('img[src="/docs/images/who-follows-which-sky.svg"]').waitFor();
    });
  });

  test('an old address of an operation leads to it, dark where the system is', async () => {
    await visiting(docs, '/docs#/Service/status', { colorScheme: 'dark' }, async (page) => {
      await page.locator('#operations-Service-status .reference-samples').waitFor();
      expect(new URL(page.url()).pathname).toBe('/docs/reference');
      expect(await page.locator('html').getAttribute('class')).toBe('dark-mode');
      await page.emulateMedia({ colorScheme: 'light' });
      await page.locator('html:not(.dark-mode)').waitFor();
    });
  });

  test('the reference fits a telephone, and what is its own is accessible', async () => {
    const viewport = { width: 320, height: 900 };
    await visiting(docs, '/docs/reference#/Panchang/panchang', { viewport }, async (page) => {
      await page.locator('.reference-samples').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(
        await violations(page, { parts: ['.masthead', '.docs-lead', '.reference-filter', '.foot'] }),
      ).toEqual([]);
    });
  });

  test('operations are filtered by what they do', async () => {
    await visiting(docs, '/docs/reference', {}, async (page) => {
      await page.getByLabel('Filter operations').fill('alerts preview');
      await page.locator('#operations-Alerts-previewConditions').waitFor();
      expect(await page.locator('.opblock:visible').count()).toBe(2);
      await page.getByLabel('Filter operations').fill('');
      await page.locator('h3.opblock-tag', { hasText: 'Panchang' }).waitFor();
      expect(await page.locator('.opblock-tag-section .opblock').count()).toBe(0);
    });
  });

  test('a key is for the tab, and examples are sent with it', async () => {
    if (docs.server.key.state !== 'shown') throw new Error('no key is known');
    const key = docs.server.key.text;
    await visiting(docs, '/docs/reference#/Alerts/previewConditions', {}, async (page) => {
      await page.locator('.auth-wrapper .authorize').click();
      await page.locator('.auth-container input').fill(key);
      await page.locator('.auth-container .authorize').click();
      await page.locator('.btn-done').click();
      await execute(page, 'Alerts-previewConditions');
      const sent = page.locator('#operations-Alerts-previewConditions .responses-wrapper .request-snippets');
      expect(await sent.innerText()).toContain('X-API-Key: $NIRNAYA_KEY');
      expect(await sent.innerText()).not.toContain(key);
      expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);

      await page.goto(`${docs.server.url}/docs/reference#/Panchang/panchangLite`);
      await page.reload();
      await execute(page, 'Panchang-panchangLite');
      await page.locator('.auth-wrapper .authorize').click();
      await page.getByRole('button', { name: /Logout|Remove/ }).click();
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });
    await visiting(docs, '/docs/reference', {}, async (page) => {
      await page.locator('.auth-wrapper .authorize.unlocked').waitFor();
    });
  });
});

/** Sends the example of an operation that is open, and waits until it is answered with success. */
async function execute(page: Page, operation: string): Promise<void> {
  const block = page.locator(`#operations-${operation}`);
  await block.locator('.try-out__btn').click();
  await block.locator('.execute').click();
  await block.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor();
}
