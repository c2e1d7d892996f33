// The reference in a browser: it shows the operations and asks one, breaks no policy, and asks no other host. Needs Chromium,
// as the other tests in a browser do.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launched } from '../../browser/chromium.ts';
import { startClient } from '../harness.ts';

const executablePath = chromiumPath();
const { url } = await startClient();

describe.skipIf(executablePath === undefined)('/docs in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launched(executablePath ?? '');
  });
  afterAll(() => browser?.close());

  test('shows every group, asks an operation, and nothing is refused or asked of others', async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    const hosts = new Set<string>();
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(`${url}/docs`);
    await page.waitForSelector('.opblock-tag-section', { timeout: 60_000 });
    const groups = await page.locator('h3.opblock-tag').allInnerTexts();
    expect(groups.join('\n')).toMatch(/Panchang[\s\S]*Bulk[\s\S]*Service/);

    await page.locator('h3.opblock-tag', { hasText: 'Service' }).click();
    await page.locator('#operations-Service-status .opblock-summary-control').click();
    await page.locator('#operations-Service-status .try-out__btn').click();
    await page.locator('#operations-Service-status .execute').click();
    const live = page.locator('#operations-Service-status .live-responses-table');
    await live.waitFor({ timeout: 30_000 });
    expect(await live.innerText()).toMatch(/200[\s\S]*"uptime_seconds"/);

    await page.locator('.auth-wrapper .authorize').click();
    expect(await page.locator('.auth-container').innerText()).toContain('X-API-Key');
    expect(complaints).toEqual([]);
    expect([...hosts].filter((host) => host !== 'null')).toEqual([url]);
  });
});
