// The dashboard in a browser, against a service with a store of its own.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../server/harness.ts';
import { type Receiver, startReceiver } from '../server/webhooks/receiver.ts';
import { violations } from './axe.ts';
import { chromiumPath } from './chromium.ts';
import { contrasts } from './contrast.ts';
import { closeCleanly, type Served, served } from './served.ts';
import { goTo, loaded, signIn, type Visit, visit } from './visit.ts';

const executable = chromiumPath();
let desk: Served;
let receiver: Receiver;
let key = '';
/** how far the clock of the service is ahead, in milliseconds */
let ahead = 0;

const views = ['Overview', 'Keys', 'Webhooks', 'Alerts', 'Feeds', 'Places'] as const;

describe.skipIf(executable === undefined)('the dashboard', () => {
  beforeAll(async () => {
    receiver = await startReceiver();
    const settings = { DEV_KEY: 'yes', WEBHOOK_ALLOW_PRIVATE: '127.0.0.1' };
    desk = await served(executable ?? '', settings, { now: () => Date.now() + ahead });
    if (desk.server.key.state !== 'shown') throw new Error('no key is known');
    key = desk.server.key.text;
    // The tests before that of the usage take as long as it takes to be written.
    for (let i = 0; i < 7; i++) await inApi('/v1/festivals?date=2026-11-08');
    for (let i = 0; i < 3; i++) await inApi('/v1/panchang?date=2026-11-08');
  });
  afterAll(() => desk?.close());

  let here: Visit;
  beforeEach(async () => {
    here = await visit(desk.browser, desk.server.url);
  });
  // Whatever a test does: no other host is asked, the key is in no address, and the browser has nothing to complain of.
  afterEach(async () => {
    await closeCleanly(here);
    expect(here.requests.filter(({ url }) => url.includes(key))).toEqual([]);
  });

  const newKey = async (name: string): Promise<string> => {
    const { page } = here;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Make the key' }).click();
    await page.getByRole('heading', { name: 'Your new key' }).waitFor();
    return page.getByLabel('Key', { exact: true }).inputValue();
  };
  const inApi = (path: string, init: RequestInit = {}) =>
    ask(`${desk.server.url}${path}`, {
      ...init,
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    });
  const newWebhook = async (path: string): Promise<number> => {
    const body = JSON.stringify({ url: `${receiver.url}${path}`, kinds: ['rules.updated'] });
    return (await inApi('/v1/webhooks', { method: 'POST', body })).json<{ id: number }>().id;
  };

  const ekadashiOnThursday = {
    all: [
      { fact: 'tithi', operator: 'in', value: [11, 26] },
      { fact: 'weekday', operator: 'equal', value: 'thursday' },
    ],
  };
  const newAlert = async (name: string): Promise<number> => {
    const body = JSON.stringify({ name, location_id: 2, conditions: ekadashiOnThursday });
    return (await inApi('/v1/alerts', { method: 'POST', body })).json<{ alert_id: number }>().alert_id;
  };
  const alertNamed = async (name: string) => {
    const { alerts } = (await inApi('/v1/alerts')).json<{
      alerts: { alert_id: number; settings: Record<string, unknown> }[];
    }>();
    return alerts.find(({ settings }) => settings.name === name);
  };
  const toNewAlert = async (): Promise<void> => {
    await signIn(here, key);
    await goTo(here, 'Alerts');
    const form = here.page.locator('details', {
      has: here.page.getByRole('heading', { name: 'New alert' }),
    });
    if ((await form.getAttribute('open')) === null) await form.locator('summary').first().click();
  };
  const choosePune = async (): Promise<void> => {
    await here.page.getByLabel('Place', { exact: true }).fill('Pune');
    await here.page.getByLabel('Place', { exact: true }).press('Enter');
    await here.page.getByRole('button', { name: 'Choose Pune' }).first().click();
  };

  // A key that was revoked is refused within 5 seconds.
  const refused = async (text: string): Promise<void> => {
    ahead += 5000;
    expect((await ask(`${desk.server.url}/v1/account`, { headers: { 'X-API-Key': text } })).status).toBe(401);
  };

  describe('its files', () => {
    test('come under a policy without exceptions, the page checked each time, the rest kept for good', async () => {
      const page = await ask(`${desk.server.url}/dashboard`);
      expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self';");
      expect(page.headers.get('Content-Security-Policy')).not.toMatch(/unsafe|https?:|sha256/);
      expect(page.headers.get('Cache-Control')).toBe('no-cache');
      const etag = page.headers.get('ETag') ?? '';
      expect(
        (
          await ask(`${desk.server.url}/dashboard`, {
            headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' },
          })
        ).status,
      ).toBe(304);
      const paths = [...page.text.matchAll(/(?:src|href)="(\/dashboard\/[^"]+)"/g)].map(([, path]) => path);
      expect(paths).toHaveLength(3);
      for (const path of paths) {
        const { status, headers } = await ask(`${desk.server.url}${path}`);
        expect(status).toBe(200);
        expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
        expect(headers.get('ETag')).toMatch(/^W\/"/);
      }
      expect((await ask(`${desk.server.url}/dashboard/assets/other.js`)).status).toBe(404);
      expect((await ask(`${desk.server.url}/dashboard`, { method: 'POST' })).status).toBe(405);
    });
  });

  describe('signing in', () => {
    test('a wrong key is refused beside its field, which has the focus', async () => {
      const { page } = here;
      for (const wrong of ['', 'nir_live_wrong', 'key with spaces', 'किल्ली']) {
        await page.getByLabel('Key', { exact: true }).fill(wrong);
        await page.getByRole('button', { name: 'Sign in' }).click();
        const field = page.getByLabel('Key', { exact: true });
        await page.locator('.error').waitFor();
        expect(await described(page, '[name=key]')).toMatch(/^Key (is required|is not known)/);
        await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
        expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
        await page.reload();
      }
    });

    test('the key is kept in the tab alone, and forgotten on signing out', async () => {
      const { page } = here;
      await signIn(here, key);
      expect(await page.evaluate(() => Object.values(sessionStorage))).toEqual([key]);
      expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
      await page.reload();
      await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });

    test('the key goes with requests to the API and to nothing else', async () => {
      await signIn(here, key);
      await goTo(here, 'Keys');
      const withKey = here.requests.filter((request) => request.key !== undefined);
      expect(withKey.length).toBeGreaterThan(2);
      expect(withKey.filter(({ url }) => !url.startsWith(`${desk.server.url}/v1/`))).toEqual([]);
    });
  });

  describe('usage', () => {
    test('the graph and its table have what was asked with the key', async () => {
      const { page } = here;
      await signIn(here, key);
      const usage = page.getByRole('region', { name: 'Usage' });
      // Usage is written a few seconds after it was made, and both may be written at different times.
      await expect
        .poll(async () => {
          await usage.getByRole('button', { name: 'Last 7 days' }).click();
          await loaded(page);
          await usage.getByRole('button', { name: 'This month' }).click();
          await loaded(page);
          // Where nothing is written yet there is no legend, and none is waited for.
          return (await usage.locator('.legend').allTextContents()).join();
        })
        .toMatch(/^(?=.*festivals\s*7(?!\d))(?=.*panchang\s*3(?!\d))/s);
      const today = new Date().toISOString().slice(0, 10);
      const bar = usage.locator('rect.part', { hasText: `${today}, festivals: 7` });
      expect(await bar.count()).toBe(1);
      const heightOf = (name: string) =>
        usage
          .locator('g > rect.part', { hasText: name })
          .evaluate((rect) => Number(rect.getAttribute('height')));
      expect((await heightOf('festivals: 7')) / (await heightOf('panchang: 3'))).toBeCloseTo(7 / 3, 3);
      await usage.getByText('The same as a table').click();
      await usage.getByRole('row', { name: `${today} festivals 7` }).waitFor();
    });

    test('days that the API refuses are named beside their fields', async () => {
      const { page } = here;
      await signIn(here, key);
      await page.getByText('Other days').click();
      await page.getByLabel('First day').fill('2026-05-01');
      await page.getByLabel('Last day').fill('2026-04-01');
      await page.getByRole('button', { name: 'Show' }).click();
      await page.locator('.error').waitFor();
      expect(await described(page, '[name=end_date]')).toContain('Last day must not be before');
      await page.getByLabel('Last day').fill('2026-05-20');
      await page.getByRole('button', { name: 'Show' }).click();
      await page.getByText('No requests on these days.').waitFor();
    });
  });

  describe('keys', () => {
    test('a new key is shown once, copied, works, and is refused when it was revoked', async () => {
      const { page } = here;
      await signIn(here, key);
      await goTo(here, 'Keys');
      const made = await newKey('phone');
      expect(made).toMatch(/^\S{40,}$/);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your new key');
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(made);
      await page.getByRole('status').filter({ hasText: 'Key copied.' }).waitFor({ state: 'attached' });
      const request = (await page.locator('.first-request pre').textContent()) ?? '';
      const [, header = '', url = ''] = /^curl -H 'X-API-Key: (\S+)' '(\S+)'$/.exec(request) ?? [];
      expect(header).toBe(made);
      const first = await ask(url, { headers: { 'X-API-Key': header } });
      expect([first.status, url.startsWith(`${desk.server.url}/v1/festivals?date=`)]).toEqual([200, true]);
      await page.getByRole('button', { name: 'Copy the request' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(request);
      await page.getByRole('button', { name: 'I have stored it' }).click();
      expect(await page.content()).not.toContain(made);
      const panchang = () =>
        ask(`${desk.server.url}/v1/panchang?date=2026-11-08`, { headers: { 'X-API-Key': made } });
      expect((await panchang()).status).toBe(200);

      await page.getByRole('button', { name: 'Revoke phone' }).click();
      const dialog = page.getByRole('dialog', { name: 'Revoke phone?' });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Revoke phone');
      await page.getByRole('button', { name: 'Revoke phone' }).click();
      await dialog.getByRole('button', { name: 'Revoke' }).click();
      await page.getByRole('button', { name: 'Revoke phone' }).waitFor({ state: 'detached' });
      await refused(made);
      await page.getByText(/Expired and revoked keys/).click();
      await page.getByRole('listitem').filter({ hasText: 'phone revoked' }).waitFor();
    });

    test('errors stand beside the fields that the API names', async () => {
      const { page } = here;
      await signIn(here, key);
      await goTo(here, 'Keys');
      await page.getByLabel('Days until it expires').fill('soon');
      await page.getByRole('button', { name: 'Make the key' }).click();
      await page.locator('.error').first().waitFor();
      expect(await described(page, '[name=name]')).toContain('Name must not be empty');
      expect(await described(page, '[name=expires_in_days]')).toContain(
        'must be a whole number from 1 to 3650',
      );
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    });

    test('after the rotation of its own key the dashboard goes on with the new one', async () => {
      const { page } = here;
      await signIn(here, key);
      await goTo(here, 'Keys');
      const own = await newKey('own');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await signIn(here, own);
      await goTo(here, 'Keys');
      await page.getByRole('button', { name: 'Rotate own' }).click();
      await page.getByLabel('Overlap in hours').fill('0');
      await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
      await page.getByRole('heading', { name: 'Your new key' }).waitFor();
      const next = await page.getByLabel('Key', { exact: true }).inputValue();
      expect(next).not.toBe(own);
      expect(await page.evaluate(() => Object.values(sessionStorage))).toEqual([next]);
      await refused(own);
      await goTo(here, 'Overview');
      await goTo(here, 'Keys');
      await page.getByRole('button', { name: 'Revoke own' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
      await page.getByText('You have revoked the key that you were signed in with.').waitFor();
    });

    test('a key that is revoked elsewhere ends the visit, and it is said why', async () => {
      const { page } = here;
      await signIn(here, key);
      await goTo(here, 'Keys');
      const other = await newKey('elsewhere');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await signIn(here, other);
      const { keys } = (await inApi('/v1/account/keys')).json<{ keys: { id: number; name: string }[] }>();
      const id = keys.find(({ name }) => name === 'elsewhere')?.id;
      await inApi(`/v1/account/keys/${id}`, { method: 'DELETE' });
      await refused(other);
      await page.getByRole('link', { name: 'Keys' }).click();
      await page.getByText('The key is no longer valid.').waitFor();
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });
  });

  describe('webhooks', () => {
    test('a private URL is refused beside its field; another is registered for the festivals of a place', async () => {
      const { page } = here;
      await signIn(here, key);
      await goTo(here, 'Webhooks');
      const form = page.locator('details', { has: page.getByRole('heading', { name: 'New webhook' }) });
      if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
      await page.getByLabel('URL').fill('https://10.0.0.1/hook');
      await page.getByLabel('rules.updated').check();
      await page.getByLabel('festival.upcoming').uncheck();
      await page.getByRole('button', { name: 'Create the webhook' }).click();
      await page.locator('.error').waitFor();
      expect(await described(page, '[name=url]')).toMatch(/^URL .*(private|special)/);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('url');

      await page.getByLabel('URL').fill(`${receiver.url}/festivals`);
      await page.getByLabel('festival.upcoming').check();
      await page.getByLabel('Days ahead').fill('99');
      await page.getByLabel('Place', { exact: true }).fill('Dwarka');
      await page.getByLabel('Place', { exact: true }).press('Enter');
      await page.getByRole('button', { name: 'Choose Dwarka' }).first().click();
      await page.getByRole('button', { name: 'Create the webhook' }).click();
      await page.locator('.error').waitFor();
      expect(await described(page, '[name="filter.days_ahead"]')).toContain(
        'Days ahead must be a whole number',
      );

      await page.getByLabel('Days ahead').fill('3');
      await page.getByRole('button', { name: 'Create the webhook' }).click();
      await page.getByRole('heading', { name: 'Signing secret' }).waitFor();
      expect(await page.getByLabel('Signing secret').inputValue()).toMatch(/^whsec_/);
      const { webhooks } = (await inApi('/v1/webhooks')).json<{ webhooks: Record<string, unknown>[] }>();
      expect(webhooks.find(({ url }) => url === `${receiver.url}/festivals`)).toMatchObject({
        kinds: ['rules.updated', 'festival.upcoming'],
        filter: { location_id: expect.any(Number), days_ahead: 3, at_hour: 6 },
      });
    });

    test('a test is delivered and logged, and sent again with the same id', async () => {
      const id = await newWebhook('/tested');
      const { page } = here;
      const came = () => receiver.received.filter(({ path }) => path === '/tested');
      receiver.answer = (_request, response) => response.writeHead(500).end('not today');
      await signIn(here, key);
      await goTo(here, 'Webhooks');
      await page.getByRole('link', { name: `${receiver.url}/tested` }).click();
      await page.getByRole('heading', { name: `Webhook ${id}` }).waitFor();
      const log = page.getByRole('region', { name: 'Deliveries' });
      await page.getByRole('button', { name: 'Send a test' }).waitFor();
      // An empty log offers it too.
      await log.getByRole('button', { name: 'Send the first test' }).click();
      await log.getByText('1 attempt').waitFor();
      await log.getByText('Attempts and body').click();
      await log.getByText('not today').waitFor();
      receiver.answer = (_request, response) => response.writeHead(204).end();
      await log.getByRole('button', { name: /Resend/ }).click();
      await log.getByText('delivered').waitFor();
      expect(came().length).toBeGreaterThanOrEqual(2);
      expect(new Set(came().map(({ headers }) => headers['x-service-event-id'])).size).toBe(1);
    });

    test('it is changed, disabled, enabled, its secret rotated, and deleted', async () => {
      const id = await newWebhook('/changed');
      const webhook = async () => (await inApi(`/v1/webhooks/${id}`)).json<Record<string, unknown>>();
      const { page } = here;
      await signIn(here, key);
      await goTo(here, 'Webhooks');
      await page.getByRole('link', { name: `${receiver.url}/changed` }).click();
      await page.getByRole('heading', { name: 'Change it' }).click();
      await page.getByLabel('Note').fill('for the temple');
      await page.getByLabel('quota.warning').check();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.locator('.facts').getByText('for the temple').waitFor();
      expect(await webhook()).toMatchObject({
        kinds: ['rules.updated', 'quota.warning'],
        description: 'for the temple',
      });
      await page.getByRole('button', { name: 'Disable' }).click();
      await page.getByRole('button', { name: 'Enable' }).waitFor();
      expect(await webhook()).toMatchObject({ status: 'disabled' });
      await page.getByRole('button', { name: 'Enable' }).click();
      await page.getByRole('button', { name: 'Disable' }).waitFor();
      expect(await webhook()).toMatchObject({ status: 'enabled' });
      await page.getByRole('button', { name: 'Rotate the secret' }).click();
      await page.getByLabel('Overlap in hours').fill('1000');
      await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
      await page.locator('dialog .error').waitFor();
      await page.getByLabel('Overlap in hours').fill('2');
      await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
      await page.getByRole('heading', { name: 'Signing secret', exact: true }).waitFor();
      expect((await webhook()).previous_secret_ends_at).not.toBeNull();
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('heading', { name: 'Webhooks', level: 1 }).waitFor();
      expect((await inApi(`/v1/webhooks/${id}`)).status).toBe(404);
    });
  });

  describe('feeds', () => {
    test('one of an occasion and a birthday is made, read and deleted; a missing date is said beside it', async () => {
      const { page } = here;
      await signIn(here, key);
      await goTo(here, 'Feeds');
      await page.getByRole('heading', { name: 'New feed' }).waitFor();
      await choosePune();
      await page.getByLabel('Title', { exact: true }).fill('Our days');
      await page.getByLabel('Festivals', { exact: true }).selectOption('none');
      await page.getByRole('button', { name: 'Add an occasion' }).click();
      await page.getByLabel('Occasion', { exact: true }).selectOption('griha_pravesh');
      await page.getByRole('button', { name: 'Add a person' }).click();
      await page.getByLabel('Title in the calendar').fill('Birthday of Asha');
      await page.getByRole('button', { name: 'Create the feed' }).click();
      await page.locator('.error').first().waitFor();
      expect(await described(page, '[name="tithis.0.date"]')).toContain('must be an existing date');
      await page.getByLabel('Date', { exact: true }).fill('1990-10-06');
      await page.getByRole('button', { name: 'Create the feed' }).click();
      await page.getByRole('heading', { name: 'Address of the feed' }).waitFor();
      const feed = await ask(await page.getByLabel('Address', { exact: true }).inputValue());
      expect(feed.text.match(/SUMMARY:Birthday of Asha/g)).toHaveLength(2);
      expect(feed.text).toContain('SUMMARY:Griha Pravesh (');
      await page.getByRole('button', { name: 'I have stored it' }).click();
      await page.getByText('times for griha pravesh; 1 tithi of people').waitFor();
      await page.getByRole('button', { name: 'Delete Our days' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('None yet. A feed is').waitFor();
    });
  });

  describe('alerts', () => {
    test('one is made by buttons, previewed before, and its feed has the days of the preview', async () => {
      const { page } = here;
      await toNewAlert();
      await page.getByRole('button', { name: 'A tithi on a weekday' }).click();
      await page.getByLabel('Weekday').selectOption('Friday');
      expect(await page.getByLabel('Name').inputValue()).toBe('Ekadashi on a Friday');
      await page.getByRole('button', { name: 'Remove condition 2' }).click();
      expect(await page.getByLabel('Name').inputValue()).toBe('Ekadashi');
      await choosePune();
      await page.getByRole('button', { name: 'Preview the next 90 days' }).click();
      const preview = page.getByRole('region', { name: 'Preview' });
      await preview.locator('.days time').first().waitFor();
      expect(await preview.locator('.days').first().textContent()).toMatch(/(Shukla|Krishna) Ekadashi/);
      await page.getByLabel('When').selectOption('during the day');
      await preview.getByText('Preview them again').waitFor();
      await page.getByLabel('When').selectOption('at sunrise');
      const shown = await preview.locator('.days time').evaluateAll(datesOf);
      await page.getByLabel('Name').fill('Fasting');
      await page.getByRole('button', { name: 'Create the alert' }).click();
      await page.getByRole('heading', { name: 'Calendar feed', level: 2 }).waitFor();
      const feed = await ask(await page.getByLabel('Address of the feed').inputValue());
      expect([...feed.text.matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map(([, date]) => date)).toEqual(
        shown.map((date) => date.replaceAll('-', '')),
      );
      await page.getByRole('button', { name: 'I have stored it' }).click();
      await page.getByRole('link', { name: 'Fasting' }).waitFor();
      expect((await alertNamed('Fasting'))?.settings).toMatchObject({
        location_id: expect.any(Number),
        conditions: { all: [{ fact: 'tithi', operator: 'in', value: [11, 26] }] },
      });
    });

    test('a condition is added by the keyboard and has the focus; the festivals are those of the API', async () => {
      const { page } = here;
      await toNewAlert();
      await page.getByRole('button', { name: 'A festival or vrat' }).click();
      await page.getByLabel('Festival or vrat').selectOption({ label: 'Diwali' });
      expect(await page.getByLabel('Name').inputValue()).toBe('Diwali');
      await page.getByRole('button', { name: 'Add a condition' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: 'Condition 2' }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.closest('fieldset')?.textContent)).toMatch(
        /^Condition 2/,
      );
      await page.keyboard.type('Ecl');
      await page.getByLabel('Eclipse', { exact: true }).selectOption('of the Sun');
      await page.getByRole('button', { name: 'As JSON', exact: true }).click();
      expect(JSON.parse(await page.getByLabel('JSON', { exact: true }).inputValue())).toEqual({
        all: [
          { fact: 'observances', operator: 'contains', value: 'FESTIVAL_DIWALI' },
          { fact: 'eclipse', operator: 'equal', value: 'solar' },
        ],
      });
    });

    test('JSON that is wrong is named by its line, which is marked; what buttons cannot show stays JSON', async () => {
      const { page } = here;
      await toNewAlert();
      await page.getByRole('button', { name: 'Your own' }).click();
      await page.getByRole('button', { name: 'As JSON', exact: true }).click();
      const field = page.getByLabel('JSON', { exact: true });
      const marked = () =>
        field.evaluate((area: HTMLTextAreaElement) =>
          area.value.slice(area.selectionStart, area.selectionEnd).trim(),
        );
      await field.fill('{\n  "any": [\n    thursday\n  ]\n}');
      await page.getByRole('button', { name: 'Create the alert' }).click();
      await page.locator('.error').first().waitFor();
      expect(await described(page, '[name=conditions]')).toContain(
        'line 3 has a "t" where a value is expected',
      );
      expect(await marked()).toBe('thursday');
      const weekday = (day: string) => `{ "fact": "weekday", "operator": "equal", "value": "${day}" }`;
      const nested = (day: string) =>
        `{\n"any": [\n${weekday('monday')},\n{ "all": [\n${weekday(day)}\n] } ] }`;
      await field.fill(nested('thu'));
      await page.getByRole('button', { name: 'Preview the next 90 days' }).click();
      await page.getByText('line 5, any.1.all.0.value: must be one of sunday').waitFor();
      expect(await marked()).toBe(weekday('thu'));
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('conditions');
      expect(await page.getByRole('group', { name: 'Place' }).textContent()).toContain('Place is required');
      await page.getByRole('button', { name: 'By buttons', exact: true }).click();
      await page.locator('.note').filter({ hasText: 'The buttons cannot show all' }).waitFor();
      expect(await field.inputValue()).toBe(nested('thu'));
      await field.fill(nested('thursday'));
      await page.getByLabel('Name').fill('Nested');
      await choosePune();
      await page.getByRole('button', { name: 'Create the alert' }).click();
      await page.getByRole('heading', { name: 'Calendar feed', level: 2 }).waitFor();
      expect((await alertNamed('Nested'))?.settings.conditions).toEqual(JSON.parse(nested('thursday')));
    });

    test('it is paused, resumed, changed and deleted', async () => {
      const id = await newAlert('Thursday fast');
      const { page } = here;
      await signIn(here, key);
      await goTo(here, 'Alerts');
      await page.getByRole('link', { name: 'Thursday fast' }).click();
      await page.getByText('Ekadashi at sunrise and a Thursday').waitFor();
      await page.locator('.facts').getByText('New Delhi').waitFor();
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('button', { name: 'Resume' }).waitFor();
      expect((await alertNamed('Thursday fast'))?.settings.enabled).toBe(false);
      await page.getByRole('button', { name: 'Resume' }).click();
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      expect((await alertNamed('Thursday fast'))?.settings.enabled).toBe(true);
      await page.getByRole('heading', { name: 'Change it' }).click();
      await page.getByLabel('A day fits if it has').selectOption('any of the conditions');
      await page.getByLabel('Name').fill('Either');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Ekadashi at sunrise or a Thursday').waitFor();
      expect((await alertNamed('Either'))?.settings).toMatchObject({
        location_id: 2,
        conditions: { any: ekadashiOnThursday.all },
      });
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('heading', { name: 'Alerts', level: 1 }).waitFor();
      expect((await inApi(`/v1/alerts/${id}`)).status).toBe(404);
    });

    test('the empty list teaches, and the webhooks that take the event are named', async () => {
      const { page } = here;
      const { alerts } = (await inApi('/v1/alerts')).json<{ alerts: { alert_id: number }[] }>();
      for (const { alert_id } of alerts) await inApi(`/v1/alerts/${alert_id}`, { method: 'DELETE' });
      const body = JSON.stringify({ url: `${receiver.url}/alerts`, kinds: ['alert.matched'] });
      await inApi('/v1/webhooks', { method: 'POST', body });
      await signIn(here, key);
      await goTo(here, 'Alerts');
      await page.getByText('An alert watches the days of a place').waitFor();
      await page.getByRole('button', { name: 'A good day for an event' }).waitFor();
      await page
        .getByRole('region', { name: 'Delivery' })
        .getByRole('link', { name: `${receiver.url}/alerts` })
        .waitFor();
    });
  });

  describe('places', () => {
    test('are found by any spelling, and by the script of the place', async () => {
      const { page } = here;
      await signIn(here, key);
      await goTo(here, 'Places');
      for (const text of ['Dvaraka', 'द्वारका']) {
        await page.getByLabel('Place', { exact: true }).fill(text);
        await page.getByRole('button', { name: 'Search' }).click();
        await page
          .getByRole('status')
          .filter({ hasText: /places? found/ })
          .waitFor({ state: 'attached' });
        await page.locator('.places > li').first().filter({ hasText: 'Dwarka' }).waitFor();
      }
      await page.getByRole('button', { name: 'Copy id of Dwarka' }).first().click();
      await page.getByRole('button', { name: 'Copied of Dwarka' }).waitFor();
      const id = await page.evaluate(() => navigator.clipboard.readText());
      const { location } = (await inApi(`/v1/panchang?date=2026-11-08&location_id=${id}`)).json<{
        location: Record<string, unknown>;
      }>();
      expect(JSON.stringify(location)).toContain('Dwarka');
    });

    test('an empty search is refused beside the field', async () => {
      const { page } = here;
      await signIn(here, key);
      await goTo(here, 'Places');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.locator('.error').waitFor();
      expect(await page.getByLabel('Place', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    });
  });

  describe('by the keyboard', () => {
    test('everything is reached in the order in which it stands, and nothing holds the focus', async () => {
      const { page } = here;
      await page.keyboard.press('Tab');
      await page.keyboard.type(key);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
      for (const view of [...views].reverse()) {
        await goTo(here, view);
        // A new view begins at its heading; Tab goes on from there, round the page, and comes back to where it was.
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
        await fromTheTop(page);
        const expected = await page.evaluate(focusable);
        const walked = await walk(page, expected.length);
        expect(walked).toEqual(expected);
        expect(walked[0]).toBe('Skip to content');
      }
    });

    test('a dialog keeps the focus within and gives it back', async () => {
      const { page } = here;
      await signIn(here, key);
      await goTo(here, 'Keys');
      const revoke = page.getByRole('button', { name: /^Revoke/ }).first();
      await revoke.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      for (let i = 0; i < 6; i++) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(
          () =>
            document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
        );
        expect(outside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await revoke.evaluate((button) => button === document.activeElement)).toBe(true);
    });

    test('the first link leads past the links to the content', async () => {
      const { page } = here;
      await signIn(here, key);
      await goTo(here, 'Keys');
      await fromTheTop(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
      await page.getByRole('heading', { name: 'Keys', level: 1 }).waitFor();
    });
  });

  describe('on every view', () => {
    // Everything that opens is opened, so that it is measured as well.
    const openAll = async (page: Page): Promise<void> => {
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      await loaded(page);
    };
    const everywhere = async (look: (name: string) => Promise<void>): Promise<void> => {
      const { page } = here;
      const id = await newWebhook(`/a-long-path-${'x'.repeat(120)}`);
      await inApi(`/v1/webhooks/${id}/test`, { method: 'POST' });
      const alert = await newAlert(`Ekadashi${'x'.repeat(80)}`);
      await look('Sign in');
      await signIn(here, key);
      for (const view of views) {
        await goTo(here, view);
        if (view === 'Places') {
          await page.getByLabel('Place', { exact: true }).fill('Thiruvananthapuram');
          await page.getByRole('button', { name: 'Search' }).click();
          await page.locator('.places > li').first().waitFor();
        }
        await openAll(page);
        if (view === 'Alerts') await page.getByRole('button', { name: 'A tithi on a weekday' }).click();
        await look(view);
      }
      await page.goto(`${desk.server.url}/dashboard#/alerts/${alert}`);
      await page.getByRole('heading', { name: 'Days ahead' }).waitFor();
      await loaded(page);
      await openAll(page);
      await look('Alert');
      await inApi(`/v1/alerts/${alert}`, { method: 'DELETE' });
      await page.goto(`${desk.server.url}/dashboard#/webhooks/${id}`);
      await page.locator('.delivery').first().waitFor();
      await openAll(page);
      await look('Webhook');
      await page.getByRole('button', { name: 'Rotate the secret' }).click();
      await page.getByLabel('Overlap in hours').fill('x');
      await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
      await page.locator('.error').waitFor();
      await look('a dialog with an error');
    };

    test('on a phone the header is one line, and the rest of it behind a button', async () => {
      await here.close();
      here = await visit(desk.browser, desk.server.url, { viewport: { width: 320, height: 640 } });
      const { page } = here;
      await signIn(here, key);
      const boxes = await page
        .locator('.top nav a, .top .more')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
      expect(boxes).toHaveLength(7);
      // Each reaches over the middle of every other.
      for (const { top, bottom } of boxes)
        for (const other of boxes) expect(bottom > other.top && top < other.bottom).toBe(true);
      expect(await page.locator('.top').evaluate((header) => header.clientHeight)).toBeLessThan(80);
      expect(await page.getByRole('button', { name: 'Sign out' }).isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Theme and signing out' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    });

    // One walk through the views serves every check: walking takes longer than they do.
    test('320 pixels are enough, texts stand out as WCAG AA asks, and every part has its words', async () => {
      const { page } = here;
      await everywhere(async (name) => {
        expect({ name, nameless: await page.evaluate(namelessParts) }).toEqual({ name, nameless: [] });
        expect({ name, violations: await violations(page) }).toEqual({ name, violations: [] });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const measured = await contrasts(page);
          expect(measured.length).toBeGreaterThan(5);
          const weak = measured.filter(({ ratio, least }) => ratio < least);
          expect({ name, colorScheme, weak }).toEqual({ name, colorScheme, weak: [] });
        }
        const usual = page.viewportSize() ?? { width: 1280, height: 720 };
        await page.setViewportSize({ width: 320, height: 640 });
        const widths = await page.evaluate(() => {
          scrollTo(1000, scrollY);
          return { scrolled: scrollX, wide: document.documentElement.scrollWidth };
        });
        expect({ name, ...widths }).toEqual({ name, scrolled: 0, wide: 320 });
        await page.setViewportSize(usual);
      });
    });

    test('the switch wins over the system, and is remembered', async () => {
      const { page } = here;
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await page.emulateMedia({ colorScheme: 'light' });
      const light = await background();
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await background();
      expect(dark).not.toBe(light);
      await page.getByLabel('Theme').selectOption('light');
      expect(await background()).toBe(light);
      await page.reload();
      await page.getByLabel('Theme').waitFor();
      expect(await background()).toBe(light);
      await page.getByLabel('Theme').selectOption('auto');
      expect(await background()).toBe(dark);
    });
  });
});

/** Fields without a label, buttons and pictures without a name, as they are written. Runs in the browser. */
const namelessParts = (): string[] =>
  [...document.querySelectorAll('input, select, textarea, button, a, meter, [role=img], dialog, summary')]
    .filter((element) => {
      const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element>) ?? [])] : [];
      const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const words = [
        element.getAttribute('aria-label'),
        ...by.map((id) => document.getElementById(id)?.textContent),
        ...labels.map((label) => label.textContent),
        element.textContent,
      ];
      return !words.some((text) => (text ?? '').trim() !== '');
    })
    .map((element) => element.outerHTML.slice(0, 80));

/** The dates of the days that a page lists. Runs in the browser. */
const datesOf = (days: (HTMLElement | SVGElement)[]): string[] =>
  days.map((day) => day.getAttribute('datetime') ?? '');

/** What a screen reader reads with a field: its error and its hint. */
const described = (page: Page, field: string): Promise<string> =>
  page.locator(field).evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/** Lets the Tab key begin before the first element of the page. */
const fromTheTop = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const mark = document.createElement('span');
    mark.tabIndex = -1;
    document.body.prepend(mark);
    mark.focus();
    mark.remove();
  });

/** What the Tab key should reach, in the order of the page. Runs in the browser. */
const focusable = (): string[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ]
    .filter((element) => element.tabIndex === 0 && element.checkVisibility())
    .map((element) => (element.textContent || element.id).trim());

/** What the Tab key reaches, so many times. */
async function walk(page: Page, count: number): Promise<string[]> {
  const walked: string[] = [];
  for (let i = 0; i < count; i++) {
    await page.keyboard.press('Tab');
    walked.push(
      await page.evaluate(() =>
        (document.activeElement?.textContent || document.activeElement?.id || '').trim(),
      ),
    );
  }
  return walked;
}
