// The files of the packs that come with Nirnaya, read once in a process.

import { bundledPacksDir } from '../app/packs/pack-folders.ts';
import type { PackRead } from '../compiler/compile/compile.ts';
import { loadPackFiles } from '../dsl/pack/load-folder.ts';
import { readPack } from '../dsl/pack/read-pack.ts';

let reads: readonly PackRead[] | undefined;

/** Every file of them, read; `packSetOf` makes a set of them, alone or with files of a test's own. */
export function bundledReads(): readonly PackRead[] {
  reads ??= loadPackFiles(bundledPacksDir()).map((file) => readPack(file));
  return reads;
}
