// The page of the status says what the service says of itself, and asks for it every 5 seconds at most.

import type { renderDocs } from '@nirnaya/web/pages';
import { describe, expect, test } from 'vitest';
import { type OwnStatus, statusPage } from '../../../../server/pages/docs/status.ts';
import { readSiteFiles, siteDir } from '../../../../server/pages/site/assets.ts';
import { startClient } from '../../harness.ts';

const { get } = await startClient();
const site = { files: readSiteFiles(siteDir()), version: '1.2.3' };
const answers = {
  status: (await get('/v1/status')).json() as Parameters<typeof renderDocs.status>[1]['status'],
  health: (await get('/v1/health')).json() as Parameters<typeof renderDocs.status>[1]['health'],
};

const own = (health: () => Promise<typeof answers.health>): OwnStatus => ({
  status: () => answers.status,
  health,
});

test('the page of a service', async () => {
  const { status, headers, text } = await get('/docs/status');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(text).toContain('All is well');
  expect(text).toContain('0.0.0-test');
  expect(text).toMatch(/Rule packs<\/dt><dd><span class="fact-value">\d\d/);
});

test('what is wrong is named', async () => {
  const { checks } = answers.health;
  const packs = { ...checks.packs, status: 'degraded' as const, failing: ['IN-MH', 'IN-TN'] };
  const page = statusPage(
    site,
    own(async () => ({ status: 'degraded', checks: { ...checks, packs } })),
    () => 0,
  );
  const html = await page();
  expect(html).toContain('Degraded');
  expect(html).toContain('until their rules compile: IN-MH, IN-TN.');
});

describe('it is made anew', () => {
  test('after 5 seconds, and those who ask meanwhile share one', async () => {
    let now = 1_000_000;
    let calls = 0;
    const page = statusPage(
      site,
      own(async () => {
        calls++;
        return answers.health;
      }),
      () => now,
    );
    await Promise.all([page(), page()]);
    now += 4999;
    await page();
    expect(calls).toBe(1);
    now += 1;
    await page();
    expect(calls).toBe(2);
    // The clock was set back.
    now -= 60_000;
    await page();
    expect(calls).toBe(3);
  });

  test('after a failure', async () => {
    let fails = true;
    const page = statusPage(
      site,
      own(async () => {
        if (fails) throw new Error('the store is gone');
        return answers.health;
      }),
      () => 0,
    );
    await expect(page()).rejects.toThrow('the store is gone');
    fails = false;
    expect(await page()).toContain('All is well');
  });
});
