// Packs in service, opened: in a thread that answers, all of them; where nothing is computed, their outlines.

import { type OpenedBundle, openBundle, packSetOfBundle } from '@nirnaya/compiler/artifact';
import type { PackSet } from '@nirnaya/compiler/compile';
import type { PackOutline } from '@nirnaya/compiler/front';
import { type BookContent, bookContent, type WordsBook, wordsBook } from '../words/book.ts';
import { bundleVersion } from './bundle-version.ts';
import type { BesidePacks } from './make-bundle.ts';
import type { TextsDigest } from './pack-texts.ts';
import { withRetained } from './retained-packs.ts';
import type { ServedPacks } from './served-packs.ts';

/** Packs and words, opened. */
export interface OpenedPacks {
  readonly packs: PackSet;
  /** opens the words of every language */
  words(): WordsBook;
}

/** The packs and words of a bundle that is open. */
export const openedPacks = (bundle: OpenedBundle): OpenedPacks => ({
  packs: packSetOfBundle(bundle),
  words: () => wordsBook(wordsBeside(bundle)),
});

/** Opens packs in service, in milliseconds; what is asked of them is read then. Damage is an `ArtifactError`. */
export function openPacks(served: ServedPacks, dataVersion: string): OpenedPacks {
  const version = bundleVersion(dataVersion);
  const current = openBundle(served.bundle, version);
  const retained = served.retained.flatMap(({ names, bundle }) => {
    const set = packSetOfBundle(openBundle(bundle, version));
    return names.flatMap((name) => {
      const pack = set.packs.get(name);
      return pack === undefined ? [] : [[name, { pack, compile: () => set.compile(name) }] as const];
    });
  });
  const { packs, words } = openedPacks(current);
  return { packs: withRetained(packs, new Map(retained)), words };
}

/** Outlines and fingerprints of packs in service, with those of retained chains in the place of others. */
export interface ServedOutlines {
  readonly packs: ReadonlyMap<string, PackOutline>;
  readonly fingerprints: ReadonlyMap<string, string>;
  /** digest of the texts that the packs were last compiled of */
  readonly texts: string;
}

/** Reads them. Damage is an `ArtifactError`. */
export function outlinesOf(served: ServedPacks, dataVersion: string): ServedOutlines {
  const version = bundleVersion(dataVersion);
  const current = openBundle(served.bundle, version);
  const packs = new Map(current.packs);
  const fingerprints = new Map(current.fingerprints);
  for (const { names, bundle } of served.retained) {
    const before = openBundle(bundle, version);
    for (const name of names) {
      const outline = before.packs.get(name);
      const fingerprint = before.fingerprints.get(name);
      if (outline !== undefined) packs.set(name, outline);
      if (fingerprint !== undefined) fingerprints.set(name, fingerprint);
    }
  }
  return { packs, fingerprints, texts: current.texts };
}

/** The words beside the packs of a bundle; none where it has none. */
export function wordsBeside(bundle: OpenedBundle): BookContent {
  const { words } = (bundle.beside ?? {}) as Partial<BesidePacks>;
  return words ?? bookContent([]);
}

/** Digests of the texts that a bundle was made of. */
export function textsInBundle(bundle: OpenedBundle): TextsDigest {
  const { wordsTexts } = (bundle.beside ?? {}) as Partial<BesidePacks>;
  return { packs: bundle.texts, ...(wordsTexts === undefined ? {} : { words: wordsTexts }) };
}

/** Those of packs in service; undefined where a chain serves as it was before. */
export const textsServed = (
  { bundle, retained }: ServedPacks,
  dataVersion: string,
): TextsDigest | undefined =>
  retained.length > 0 ? undefined : textsInBundle(openBundle(bundle, bundleVersion(dataVersion)));
