// Packs and words for one process: from a file of compiled packs, from the bundle of the build where it is of the same texts, and
// otherwise from the texts, chain by chain as each is asked for.

import { basename, resolve } from 'node:path';
import { packSetOfBundle } from '../../compiler/artifact/bundled-set.ts';
import { type OpenedBundle, openBundle } from '../../compiler/artifact/pack-bundle.ts';
import type { PackSet } from '../../compiler/compile/compile.ts';
import type { WordsBook } from '../words/book.ts';
import { wordsRead } from '../words/read-book.ts';
import { matchingBuild } from './built-bundle.ts';
import { readBundleFile } from './bundle-file.ts';
import { bundleVersion } from './bundle-version.ts';
import { packsRead } from './last-packs.ts';
import { wordsOf } from './open-packs.ts';
import { packTexts, type TextsDigest } from './pack-texts.ts';

/** Where packs are read from. */
export interface PackPlaces {
  /** folders of packs of one's own, laid over those that come with Nirnaya */
  readonly folders: readonly string[];
  /** a file of compiled packs, which is taken instead of any folder */
  readonly file?: string | undefined;
}

/** Packs as read. */
export interface ReadPacks {
  readonly set: PackSet;
  words(): WordsBook;
}

let last: { readonly digest: TextsDigest; readonly packs: ReadPacks } | undefined;

/**
 * Reads packs; the same texts as the last time give the set of then. Throws what the file system throws, and an `ArtifactError`
 * for a file of compiled packs that is damaged or was made by another version.
 */
export function readPacks({ folders, file }: PackPlaces, dataVersion: string): ReadPacks {
  if (file !== undefined) return openedPacks(openBundle(readBundleFile(file), bundleVersion(dataVersion)));
  const texts = packTexts(folders, 'by folder');
  const { digest } = texts;
  if (last?.digest.packs === digest.packs && last.digest.words === digest.words) return last.packs;
  const built = matchingBuild(digest, dataVersion);
  if (built !== undefined) {
    last = { digest, packs: openedPacks(built) };
    return last.packs;
  }
  const set = packsRead(texts.packs, dataVersion);
  return {
    set,
    words: () => wordsRead(texts.words),
  };
}

function openedPacks(bundle: OpenedBundle): ReadPacks {
  const set = packSetOfBundle(bundle);
  return { set, words: () => wordsOf(bundle) };
}

/** That some folders have no packs. */
export const noFiles = (folders: readonly string[]): string =>
  `There are no rule packs (*.yaml) in ${folders.map((folder) => basename(resolve(folder))).join(', ')}.`;
