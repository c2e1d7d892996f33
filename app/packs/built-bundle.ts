// The bundle of the packs that come with Nirnaya, as the build wrote it.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ArtifactError, type OpenedBundle, openBundle, type PackBundle } from '@nirnaya/compiler/artifact';
import { buildId } from './build-id.ts';
import { readBundleFile } from './bundle-file.ts';
import { bundleVersion } from './bundle-version.ts';
import type { BesidePacks } from './make-bundle.ts';
import type { TextsDigest } from './pack-texts.ts';

/** The bundle of the build that this program is; undefined where it runs from sources, which change as it runs. */
export function builtBundle(): PackBundle | undefined {
  if (buildId === undefined) return undefined;
  // `scripts/build.mjs` writes it.
  const path = fileURLToPath(new URL('../../dist/rulepacks.bundle', import.meta.url));
  return existsSync(path) ? readBundleFile(path) : undefined;
}

/** A bundle opened, if it is of some texts and every pack has its chain in it; undefined where it is another, or damaged. */
export function matching(
  bundle: PackBundle | undefined,
  digest: TextsDigest,
  dataVersion: string,
): OpenedBundle | undefined {
  if (bundle === undefined) return undefined;
  try {
    const opened = openBundle(bundle, bundleVersion(dataVersion));
    const { wordsTexts } = (opened.beside ?? {}) as Partial<BesidePacks>;
    if (opened.texts !== digest.packs || (digest.words ?? wordsTexts) !== wordsTexts) return undefined;
    return [...opened.packs.keys()].every((name) => opened.fingerprints.has(name)) ? opened : undefined;
  } catch (error) {
    if (error instanceof ArtifactError) return undefined;
    throw error;
  }
}

/** The bundle of the build, opened, if it is of some texts. */
export const matchingBuild = (digest: TextsDigest, dataVersion: string): OpenedBundle | undefined =>
  matching(attempt(builtBundle), digest, dataVersion);

// A file that is no bundle is compiled again.
function attempt<T>(read: () => T | undefined): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ArtifactError) return undefined;
    throw error;
  }
}
