// The packs that a command line names: folders and single files, with the bundled packs beneath them where they
// extend what they do not hold.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type PackSet, readPackSet } from '../../compiler/compile.ts';
import { loadPackFiles } from '../../dsl/pack/load-folder.ts';
import { type SourceFile, sourceFile } from '../../dsl/source/source-file.ts';
import { bundledPacksDir } from '../../server/workspace.ts';
import { UsageError } from '../failure.ts';

/** Packs asked about. */
interface PacksAsked {
  readonly packs: PackSet;
  /** the files asked about; those beneath them are not */
  readonly files: readonly SourceFile[];
}

/** Reads the packs at some paths; without any, the bundled ones. The version of the sky is for fingerprints. */
export function packsAt(paths: readonly string[], dataVersion: string): PacksAsked {
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0)
    throw new UsageError(...missing.map((path) => `there is no file or folder ${path}`));
  const files = paths.length === 0 ? loadPackFiles(bundledPacksDir()) : paths.flatMap(filesAt);
  if (files.length === 0) throw new UsageError(`no .yaml files below ${paths.join(', ')}`);
  return { packs: packsOf(files, dataVersion), files };
}

/** The packs of some files; where they extend what they do not hold, the bundled packs stand beneath them. */
export function packsOf(files: readonly SourceFile[], dataVersion: string): PackSet {
  const read = (some: readonly SourceFile[]): PackSet => readPackSet(some, { dataVersion });
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

function filesAt(path: string): SourceFile[] {
  if (!statSync(path).isDirectory()) return [sourceFile(path, readFileSync(path, 'utf8'))];
  return loadPackFiles(path).map((file) => ({ ...file, path: join(path, file.path) }));
}
