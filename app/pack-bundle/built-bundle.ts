// The bundle of the packs that come with Nirnaya, as the build wrote it.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PackBundle } from '../../compiler/artifact/pack-bundle.ts';
import { readBundleFile } from './bundle-file.ts';

/** The name of its file in the folder of the build. */
const builtBundleName = 'rulepacks.bundle';

/** The bundle of the build that this program is; undefined where it runs from sources, which change as it runs. */
export function builtBundle(): PackBundle | undefined {
  if (!import.meta.url.endsWith('.js')) return undefined;
  const path = fileURLToPath(new URL(`../../${builtBundleName}`, import.meta.url));
  return existsSync(path) ? readBundleFile(path) : undefined;
}
