// A visit to a page of the service, the dashboard where none is named: a page of the browser of which everything is watched that must not happen on it.

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A page, and what happened on it. */
export interface Visit {
  readonly page: Page;
  /** requests to other hosts; each was stopped */
  readonly abroad: string[];
  /** errors and warnings of the console, errors of scripts, violations of the policy */
  readonly complaints: string[];
  /** every address that was asked for, with the key that was sent with it */
  readonly requests: { readonly url: string; readonly key: string | undefined }[];
  close(): Promise<void>;
}

/** Opens a page of its own: nothing is kept from other visits. A refusal of the API is no complaint. */
export async function visit(
  browser: Browser,
  url: string,
  { path = '/dashboard', ...options }: BrowserContextOptions & { readonly path?: string } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const abroad: string[] = [];
  const complaints: string[] = [];
  const requests: { url: string; key: string | undefined }[] = [];
  const { host } = new URL(url);
  await page.route('**/*', async (route) => {
    const request = route.request();
    requests.push({ url: request.url(), key: request.headers()['x-api-key'] });
    if (new URL(request.url()).host === host) return route.continue();
    abroad.push(request.url());
    return route.abort();
  });
  page.on('console', (message) => {
    const isRefusal = message
      .text()
      .startsWith('Failed to load resource: the server responded with a status of 4');
    if (['error', 'warning'].includes(message.type()) && !isRefusal) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  await page.goto(`${url}${path}`);
  return { page, abroad, complaints, requests, close: () => context.close() };
}

/** Signs in with a key. */
export async function signIn({ page }: Visit, key: string): Promise<void> {
  await page.getByLabel('Key', { exact: true }).fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
}

/** Goes to a view by its link. */
export async function goTo({ page }: Visit, view: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: view }).click();
  await page.getByRole('heading', { name: view, level: 1 }).waitFor();
  await loaded(page);
}

/** Waits until nothing is being loaded. */
export const loaded = (page: Page): Promise<void> =>
  page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
