// A visit to a page of the service, the dashboard where none is named: a page of the browser of which everything is watched that must not happen on it.

import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from 'playwright-core';

/** A page, and what happened on it. */
export interface Visit extends Watched {
  readonly page: Page;
  close(): Promise<void>;
}

/** What happened on a page. */
interface Watched {
  /** requests to other hosts; the browser sends none of them */
  readonly abroad: string[];
  /** errors and warnings of the console, errors of scripts, violations of the policy */
  readonly complaints: string[];
  /** every address that was asked for, with the key that was sent with it */
  readonly requests: { readonly url: string; readonly key: string | undefined }[];
}

/** What a visit is opened with. */
export interface VisitOptions extends Omit<BrowserContextOptions, 'viewport' | 'colorScheme'>, Looks {
  readonly path?: string;
  /** nothing is in the cache of the browser, where what is loaded is measured; others may have files in it */
  readonly emptyCache?: boolean;
}

/** What a page is told of its screen, and may be told anew. */
interface Looks {
  readonly viewport?: ViewportSize;
  readonly colorScheme?: 'light' | 'dark';
}

/** A page between visits. */
interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  /** where what happens on it is recorded; nowhere between visits */
  watched: Watched | undefined;
}

// A process of the browser takes longer to start than most pages to load: visits with the same options follow each other in a page.
const idleTabs = new WeakMap<Browser, Map<string, Tab[]>>();

/** Opens a page: nothing is stored in it by other visits, and nobody is signed in. A refusal of the API is no complaint. */
export async function visit(
  browser: Browser,
  url: string,
  {
    path = '/dashboard',
    emptyCache = false,
    viewport = { width: 1280, height: 720 },
    colorScheme = 'light',
    ...options
  }: VisitOptions = {},
): Promise<Visit> {
  const idle = idleOf(browser, JSON.stringify([url, options]));
  const tab = idle.pop() ?? (await openTab(browser, url, options));
  const { page } = tab;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  if (emptyCache) await clearCache(tab);
  const watched: Watched = { abroad: [], complaints: [], requests: [] };
  tab.watched = watched;
  await page.goto(`${url}${path}`);
  const close = async (): Promise<void> => {
    tab.watched = undefined;
    await clear(tab, url);
    idle.push(tab);
  };
  return { ...watched, page, close };
}

function idleOf(browser: Browser, key: string): Tab[] {
  const ofBrowser = idleTabs.get(browser) ?? new Map<string, Tab[]>();
  idleTabs.set(browser, ofBrowser);
  const tabs = ofBrowser.get(key) ?? [];
  ofBrowser.set(key, tabs);
  return tabs;
}

async function openTab(browser: Browser, url: string, options: BrowserContextOptions): Promise<Tab> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const tab: Tab = { context, page, watched: undefined };
  const { host } = new URL(url);
  page.on('request', (request) => {
    tab.watched?.requests.push({ url: request.url(), key: request.headers()['x-api-key'] });
    if (new URL(request.url()).host !== host) tab.watched?.abroad.push(request.url());
  });
  page.on('console', (message) => {
    const isRefusal = message
      .text()
      .startsWith('Failed to load resource: the server responded with a status of 4');
    if (['error', 'warning'].includes(message.type()) && !isRefusal)
      tab.watched?.complaints.push(message.text());
  });
  page.on('pageerror', (error) => tab.watched?.complaints.push(String(error)));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  return tab;
}

/** Leaves the page of a visit and removes what it has stored. */
async function clear({ page, context }: Tab, url: string): Promise<void> {
  // A page of the same host without a script.
  await page.goto(`${url}/v1/status`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
}

async function clearCache({ page, context }: Tab): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
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
