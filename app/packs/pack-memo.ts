// The packs that were read last: read again from the same texts, as a server told to reload without a change does, they are the
// same set, and what was compiled of them stands. Of other packs, the files that are the same are not read again.

import { type PackRead, type PackSet, packSetOf } from '@nirnaya/compiler/compile';
import { readPack } from '@nirnaya/dsl/pack';
import type { SourceFile } from '@nirnaya/dsl/source';

interface LastSet {
  readonly files: readonly SourceFile[];
  readonly dataVersion: string;
  /** what was read, file by file */
  readonly reads: readonly PackRead[];
  readonly set: PackSet;
}

let last: LastSet | undefined;

/** Reads packs as `readPackSet` does; the same texts as the last time give the set of then, with the files of then. */
export function readPackSetOnce(files: readonly SourceFile[], dataVersion: string): PackSet {
  if (last?.dataVersion !== dataVersion || !isSame(last.files, files)) {
    const reads = readsOf(files);
    last = { files, dataVersion, reads, set: packSetOf(reads, { dataVersion }) };
  }
  return last.set;
}

function readsOf(files: readonly SourceFile[]): readonly PackRead[] {
  const before = new Map(last?.files.map(({ path, text }, i) => [path, { text, read: last?.reads[i] }]));
  return files.map((file) => {
    const same = before.get(file.path);
    return same?.text === file.text ? (same.read ?? readPack(file)) : readPack(file);
  });
}

const isSame = (some: readonly SourceFile[], others: readonly SourceFile[]): boolean =>
  some.length === others.length &&
  some.every(({ path, text }, i) => path === others[i]?.path && text === others[i]?.text);
