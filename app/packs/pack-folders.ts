// The folders of the bundled packs, and of the packs with mistakes that explain the diagnostics.

import { fileURLToPath } from 'node:url';

/** The folder of the packs that come with Nirnaya. */
export function bundledPacksDir(): string {
  return fileURLToPath(new URL('../../rulepacks', import.meta.url));
}

/** The folder of the conformance suite's packs with mistakes. */
export function badPacksDir(): string {
  return fileURLToPath(new URL('../../conformance/bad', import.meta.url));
}
