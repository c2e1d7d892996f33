// The packs that were read last: read again from the same texts, as a server told to reload without a change does, they are the
// same set, and what was compiled of them stands. Of other packs, the files that are the same are not read again.

import { type PackSet, packSetOf } from '@nirnaya/compiler/compile';
import { readPack } from '@nirnaya/dsl/pack';
import { readingChanges, type SourceFile } from '@nirnaya/dsl/source';

interface LastSet {
  readonly files: readonly SourceFile[];
  readonly dataVersion: string;
  readonly set: PackSet;
}

let last: LastSet | undefined;

const readsOf = readingChanges((file) => readPack(file));

/** Reads packs as `readPackSet` does; the same texts as the last time give the set of then, with the files of then. */
export function readPackSetOnce(files: readonly SourceFile[], dataVersion: string): PackSet {
  if (last?.dataVersion !== dataVersion || !isSame(last.files, files)) {
    last = { files, dataVersion, set: packSetOf(readsOf(files), { dataVersion }) };
  }
  return last.set;
}

const isSame = (some: readonly SourceFile[], others: readonly SourceFile[]): boolean =>
  some.length === others.length &&
  some.every(({ path, text }, i) => path === others[i]?.path && text === others[i]?.text);
