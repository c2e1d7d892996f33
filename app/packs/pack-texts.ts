// The texts that a bundle is made of: packs and words, own ones laid over the bundled.

import type { SourceFile } from '@nirnaya/dsl/source';
import { type FileNaming, packSources, wordsSources } from './pack-sources.ts';
import { textsDigest } from './texts-digest.ts';

/** The texts of packs and of words. */
export interface PackTexts {
  readonly packs: readonly SourceFile[];
  readonly words: readonly SourceFile[];
  /** how many of the packs' files are one's own */
  readonly own: number;
  /** by which a bundle is known to be made of them: of the packs, and of the words */
  readonly digest: TextsDigest;
}

/** What `textsDigest` gives of packs, and of words where they matter. */
export interface TextsDigest {
  readonly packs: string;
  readonly words?: string;
}

/** The texts at some paths over the bundled ones. Throws what the file system throws. */
export function packTexts(paths: readonly string[], naming: FileNaming): PackTexts {
  const packs = packSources(paths, naming);
  const words = wordsSources(paths, naming).files;
  const digest = { packs: textsDigest(packs.files), words: textsDigest(words) };
  return { packs: packs.files, words, own: packs.own.length, digest };
}
