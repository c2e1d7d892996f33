// The packs in force as texts, to be handed to threads that keep their own compiled packs.

import type { PackSet } from '../../compiler/compile.ts';

/** The files of a set of packs. */
export interface PackTexts {
  /** distinguishes one set of packs from another */
  readonly version: number;
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

let versions = 0;
const known = new WeakMap<PackSet, PackTexts>();

/** The files of packs; the same object each time. */
export function packTexts(set: PackSet): PackTexts {
  let texts = known.get(set);
  if (texts === undefined) {
    // A file whose rules several packs share is one of the documents of each.
    const files = new Set(
      [...set.packs.values()].flatMap(({ documents }) => documents.map(({ file }) => file)),
    );
    versions += 1;
    texts = { version: versions, files: [...files].map(({ path, text }) => ({ path, text })) };
    known.set(set, texts);
  }
  return texts;
}
