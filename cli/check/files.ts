// The pack files that a check is about: folders and single files, with the bundled packs beneath them where they
// extend what they do not hold.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type PackSet, readPackSet } from '../../compiler/compile.ts';
import { loadPackFiles } from '../../dsl/pack/load-folder.ts';
import { type SourceFile, sourceFile } from '../../dsl/source/source-file.ts';
import { bundledPacksDir } from '../../server/workspace.ts';
import { UsageError } from '../failure.ts';

/** Packs to be checked. */
export interface ToCheck {
  readonly packs: PackSet;
  /** the files asked about; those beneath them are not */
  readonly files: readonly SourceFile[];
}

// The fingerprint is not shown, so the version of the sky does not matter.
const read = (files: readonly SourceFile[]): PackSet => readPackSet(files, { dataVersion: 'check' });

/** Reads the packs at some paths; without any, the bundled ones. */
export function packsAt(paths: readonly string[]): ToCheck {
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0)
    throw new UsageError(...missing.map((path) => `PACKS: there is no file or folder ${path}`));
  const files = paths.length === 0 ? loadPackFiles(bundledPacksDir()) : paths.flatMap(filesAt);
  if (files.length === 0) throw new UsageError(`PACKS: no .yaml files below ${paths.join(', ')}`);
  const packs = read(files);
  const names = new Set(packs.packs.keys());
  const needy = [...packs.packs.values()].some(
    (pack) => pack.extends !== undefined && !names.has(pack.extends),
  );
  if (!needy || paths.length === 0) return { packs, files };
  const beneath = loadPackFiles(bundledPacksDir()).filter((file) => {
    const [name] = readPackSet([file], { dataVersion: 'check' }).packs.keys();
    return name !== undefined && !names.has(name);
  });
  return { packs: read([...files, ...beneath]), files };
}

function filesAt(path: string): SourceFile[] {
  if (!statSync(path).isDirectory()) return [sourceFile(path, readFileSync(path, 'utf8'))];
  return loadPackFiles(path).map((file) => ({ ...file, path: join(path, file.path) }));
}
