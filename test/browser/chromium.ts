// A browser for tests: the Chromium of the machine, or none.

import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where the browser is: CHROMIUM, else one of the usual places; undefined where there is none, which is said. */
export function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM;
  const places = named === undefined || named === '' ? usual : [named];
  const found = places.find((path) => existsSync(path));
  if (found === undefined) {
    console.warn(`There is no Chromium at ${places.join(', ')}: tests in a browser are skipped.`);
  }
  return found;
}

/** Starts the browser. */
export const launched = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
