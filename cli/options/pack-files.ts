// The files of packs that a command line names. Reading them needs none of what compiles them.

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPacksDir } from '../../app/pack-folders.ts';
import { loadPackFiles, readSourceFile } from '../../dsl/pack/load-folder.ts';
import type { SourceFile } from '../../dsl/source/source-file.ts';
import { UsageError } from '../failure.ts';

/** The files at some paths; without any, the bundled ones. Throws where there is no such path, or none has packs. */
export function packFilesAt(paths: readonly string[]): readonly SourceFile[] {
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0)
    throw new UsageError(...missing.map((path) => `there is no file or folder ${path}`));
  const files = paths.length === 0 ? loadPackFiles(bundledPacksDir()) : paths.flatMap(filesAt);
  if (files.length === 0) throw new UsageError(`no .yaml files below ${paths.join(', ')}`);
  return files;
}

function filesAt(path: string): SourceFile[] {
  if (!statSync(path).isDirectory()) {
    const file = readSourceFile(path, path);
    if (file === undefined) throw new UsageError(`${path} is neither a file nor a folder`);
    return [file];
  }
  return loadPackFiles(path).map((file) => ({ ...file, path: join(path, file.path) }));
}
