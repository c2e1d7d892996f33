// The packs that come with Nirnaya, read and compiled once in a process.

import { bundledPacksDir } from '../app/packs/pack-folders.ts';
import { type PackRead, type PackSet, packSetOf } from '../compiler/compile/compile.ts';
import { loadPackFiles } from '../dsl/pack/load-folder.ts';
import { readPack } from '../dsl/pack/read-pack.ts';

let reads: readonly PackRead[] | undefined;

/** Every file of them, read; `packSetOf` makes a set of them, alone or with files of a test's own. */
export function bundledReads(): readonly PackRead[] {
  reads ??= loadPackFiles(bundledPacksDir()).map((file) => readPack(file));
  return reads;
}

let set: PackSet | undefined;

/** The set of them alone, of the data version `test`; a chain is compiled when the first test asks for it. */
export function bundledSet(): PackSet {
  set ??= packSetOf(bundledReads(), { dataVersion: 'test' });
  return set;
}
