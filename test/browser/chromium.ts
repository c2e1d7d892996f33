// A browser for tests: the Chromium of the machine, or none.

import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Where the browser is: CHROMIUM, else one of the usual places; undefined where there is none, which is said. Throws where there is
 * none and BROWSER_TESTS is `required`, as in CI.
 */
export function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM;
  const places = named === undefined || named === '' ? usual : [named];
  const match = places.find((path) => existsSync(path));
  if (match === undefined) {
    const missing = `There is no Chromium at ${places.join(', ')}`;
    if (process.env.BROWSER_TESTS === 'required') throw new Error(`${missing}; name one in CHROMIUM.`);
    console.warn(`${missing}: tests in a browser are skipped.`);
  }
  return match;
}

const options = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  // No other host has an address, so that nothing leaves this machine. Stopping requests one by one would take each through this process.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  // Each page would start the process of the next, which most tests do not open.
  '--disable-features=SpareRendererForSitePerProcess',
];

/** Starts the browser, which reaches this machine alone. */
export const launched = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: options });
