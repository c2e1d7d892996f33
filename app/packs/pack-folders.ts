// The folders of the bundled packs, and of the packs with mistakes that explain the diagnostics.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the packs that come with Nirnaya, from the sources or from the build. */
export function bundledPacksDir(): string {
  const near = fileURLToPath(new URL('../../rulepacks', import.meta.url));
  return existsSync(near) ? near : fileURLToPath(new URL('../../../rulepacks', import.meta.url));
}

/** The folder of the conformance suite's packs with mistakes, from the sources or from the build. */
export function badPacksDir(): string {
  const near = fileURLToPath(new URL('../../conformance/bad', import.meta.url));
  return existsSync(near) ? near : fileURLToPath(new URL('../../../conformance/bad', import.meta.url));
}
