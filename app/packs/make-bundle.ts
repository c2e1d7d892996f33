// Packs compiled to a bundle, with their words beside them.

import { bundleOf, entriesOf, type PackBundle } from '@nirnaya/compiler/artifact';
import type { PackSet } from '@nirnaya/compiler/compile';
import type { BookContent } from '../words/book.ts';
import { wordsContent } from '../words/read-book.ts';
import { bundleVersion } from './bundle-version.ts';
import type { PackTexts } from './pack-texts.ts';

/** What stands beside the packs of a bundle. */
export interface BesidePacks {
  readonly words: BookContent;
  /** what `textsDigest` gives of the texts of the words */
  readonly wordsTexts: string;
}

/** The bundle of packs and words: the chains without errors, and all that others are composed of. */
export function makeBundle(set: PackSet, texts: PackTexts, dataVersion: string): PackBundle {
  const beside: BesidePacks = {
    words: apart(wordsContent(texts.words)),
    wordsTexts: texts.digest.words ?? '',
  };
  return bundleOf(set, bundleVersion(dataVersion), { texts: texts.digest.packs, beside });
}

// A request reads the words of one language.
const apart = ({ texts, levels, variants, names, ...others }: BookContent): BookContent => ({
  texts: entriesOf(texts),
  levels: entriesOf(levels),
  variants: entriesOf(variants),
  names: entriesOf(names),
  ...others,
});
