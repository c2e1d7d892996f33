// The packs that a command line names: the option, and their files. Reading them needs none of what compiles them.

import { existsSync } from 'node:fs';
import { type PackSources, packSources } from '@nirnaya/app/packs';
import type { Command } from 'commander';
import { UsageError } from './failure.ts';

/** Adds `--packs`, which may be repeated. */
export const packsOption = (command: Command): Command =>
  command.option(
    '--packs <folder>',
    'folder of packs to lay over the bundled ones; repeatable',
    (folder: string, folders: readonly string[] = []) => [...folders, folder],
  );

/** The files of packs at some paths, over the bundled ones. Throws where there is no such path, or none has packs. */
export function packFilesAt(paths: readonly string[]): PackSources {
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new UsageError(...missing.map((path) => `no such file or folder: ${path}`));
  const sources = packSources(paths);
  if (sources.own.length === 0) throw new UsageError(`no .yaml files below ${paths.join(', ')}`);
  return sources;
}
