// A service with a store of its own, a browser, and visits to its pages on which nothing may happen that must not.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type RunningServer, type StartOptions, startServer } from '../../server/compose/start-server.ts';
import { type Environment, settingsFrom } from '../../server/settings/settings.ts';
import { launched } from './chromium.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

/** A service and the browser that looks at it. */
export interface Served {
  readonly server: RunningServer;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Starts both, the service with some settings beside the usual ones of tests. */
export async function served(
  executable: string,
  env: Environment,
  options: StartOptions = {},
): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'nirnaya-served-'));
  const settings = settingsFrom({
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    METRICS_PORT: 'off',
    // Other tests may keep the machine busy; no load is shed here for that.
    MAX_LAG_MS: '60000',
    ...env,
  });
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const server = await startServer(settings, {
    log: { write: () => true },
    // What no test of the file asks for is not computed.
    warmsUp: false,
    ...options,
  });
  const stop = async (): Promise<void> => {
    await server.close();
    remove();
  };
  // A service without its browser would go on, and keep the worker from ending.
  const browser = await launched(executable).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    server,
    browser,
    close: async () => {
      await browser.close();
      await stop();
    },
  };
}

/** Ends a visit. Whatever was done: no other host was asked, and the browser had nothing to complain of. */
export async function closeCleanly(here: Visit): Promise<void> {
  const { abroad, complaints } = here;
  await here.close();
  expect(abroad).toEqual([]);
  expect(complaints).toEqual([]);
}

/** Visits a page, and ends the visit well. */
export async function visiting(
  { browser, server }: Served,
  path: string,
  options: VisitOptions,
  act: (page: Page, here: Visit) => Promise<void>,
): Promise<void> {
  const here = await visit(browser, server.url, { path, ...options });
  await act(here.page, here);
  await closeCleanly(here);
}
