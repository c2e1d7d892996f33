// Packs and words for one process: from a file of compiled packs, from the bundle of the build where it is of the same texts, and
// otherwise from the texts, chain by chain as each is asked for.

import { basename, resolve } from 'node:path';
import { openBundle } from '@nirnaya/compiler/artifact';
import { wordsRead } from '../words/read-book.ts';
import { matchingBuild } from './built-bundle.ts';
import { readBundleFile } from './bundle-file.ts';
import { bundleVersion } from './bundle-version.ts';
import { type OpenedPacks, openedPacks } from './open-packs.ts';
import { readPackSetOnce } from './pack-memo.ts';
import { packTexts } from './pack-texts.ts';

/** Where packs are read from. */
export interface PackPlaces {
  /** folders of packs of one's own, laid over those that come with Nirnaya */
  readonly folders: readonly string[];
  /** a file of compiled packs, which is taken instead of any folder */
  readonly file?: string | undefined;
}

/**
 * Reads packs; the same texts as the last time give the set of then. Throws what the file system throws, and an `ArtifactError`
 * for a file of compiled packs that is damaged or was made by another version.
 */
export function readPacks({ folders, file }: PackPlaces, dataVersion: string): OpenedPacks {
  if (file !== undefined) return openedPacks(openBundle(readBundleFile(file), bundleVersion(dataVersion)));
  const texts = packTexts(folders, 'by folder');
  const built = matchingBuild(texts.digest, dataVersion);
  if (built !== undefined) return openedPacks(built);
  return { packs: readPackSetOnce(texts.packs, dataVersion), words: () => wordsRead(texts.words) };
}

/** That some folders have no packs. */
export const noFiles = (folders: readonly string[]): string =>
  `There are no rule packs (*.yaml) in ${folders.map((folder) => basename(resolve(folder))).join(', ')}.`;
