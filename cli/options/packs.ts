// The packs that a command line names, read: folders and single files laid over the bundled packs.

import { bundledPacksDir, notReplaced, readPackSetOnce } from '@nirnaya/app/packs';
import type { PackSet } from '@nirnaya/compiler/compile';
import { loadPackFiles } from '@nirnaya/dsl/pack';
import type { SourceFile } from '@nirnaya/dsl/source';
import { packFilesAt } from './pack-files.ts';

/** The requested packs. */
interface NamedPacks {
  readonly packs: PackSet;
  /** the requested files, without those that they are laid over */
  readonly files: readonly SourceFile[];
}

/** Reads the packs at some paths; without any, the bundled ones. The version of the sky is for fingerprints. */
export function packsAt(paths: readonly string[], dataVersion: string): NamedPacks {
  const { own, files } = packFilesAt(paths);
  return { packs: readPackSetOnce(files, dataVersion), files: own };
}

/** The packs of some files, laid over the bundled ones. */
export const packsOf = (files: readonly SourceFile[], dataVersion: string): PackSet =>
  readPackSetOnce([...files, ...notReplaced(loadPackFiles(bundledPacksDir()), files)], dataVersion);

/** The packs that some files are of, and those whose chains they are part of. */
export function packsWith(files: readonly SourceFile[], { packs }: PackSet): ReadonlySet<string> {
  const own = new Set(files.map(({ path }) => path));
  const names = new Set(
    [...packs.values()].flatMap(({ name, documents }) =>
      documents.some(({ file }) => own.has(file.path)) ? [name] : [],
    ),
  );
  const isOn = (name: string, seen: readonly string[]): boolean => {
    const parent = packs.get(name)?.extends;
    return (
      names.has(name) || (parent !== undefined && !seen.includes(parent) && isOn(parent, [...seen, name]))
    );
  };
  return new Set([...packs.keys()].filter((name) => isOn(name, [])));
}
