// The packs that a command line names: folders and single files, with the bundled packs below them where they
// extend what they do not hold.

import { packsRead } from '../../app/last-packs.ts';
import { bundledPacksDir } from '../../app/pack-folders.ts';
import type { PackSet } from '../../compiler/compile.ts';
import { loadPackFiles } from '../../dsl/pack/load-folder.ts';
import type { SourceFile } from '../../dsl/source/source-file.ts';
import { packFilesAt } from './pack-files.ts';

/** The requested packs. */
interface NamedPacks {
  readonly packs: PackSet;
  /** the requested files, without those that they build on */
  readonly files: readonly SourceFile[];
}

/** Reads the packs at some paths; without any, the bundled ones. The version of the sky is for fingerprints. */
export function packsAt(paths: readonly string[], dataVersion: string): NamedPacks {
  const files = packFilesAt(paths);
  return { packs: packsOf(files, dataVersion), files };
}

/** The packs of some files; where they extend packs that they lack, the bundled packs are added. */
export function packsOf(files: readonly SourceFile[], dataVersion: string): PackSet {
  const read = (some: readonly SourceFile[]): PackSet => packsRead(some, dataVersion);
  const packs = read(files);
  const names = new Set(packs.packs.keys());
  const needy = [...packs.packs.values()].some(
    (pack) => pack.extends !== undefined && !names.has(pack.extends),
  );
  if (!needy) return packs;
  const beneath = loadPackFiles(bundledPacksDir()).filter((file) => {
    const [name] = read([file]).packs.keys();
    return name !== undefined && !names.has(name);
  });
  return read([...files, ...beneath]);
}
