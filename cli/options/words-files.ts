// The files of words that a command line names.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPacksDir } from '../../app/pack-folders.ts';
import { loadWordsFiles } from '../../dsl/pack/load-folder.ts';
import type { SourceFile } from '../../dsl/source/source-file.ts';

/** The files of words below some folders; without any paths, the bundled ones. Single files are packs. */
export function wordsFilesAt(paths: readonly string[]): readonly SourceFile[] {
  if (paths.length === 0) return loadWordsFiles(bundledPacksDir());
  return paths
    .filter((path) => statSync(path).isDirectory())
    .flatMap((folder) => loadWordsFiles(folder).map((file) => ({ ...file, path: join(folder, file.path) })));
}
