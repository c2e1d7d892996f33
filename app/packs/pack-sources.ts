// The one loader of packs: folders and files of one's own laid over the packs that come with Nirnaya. An own pack replaces the
// bundled pack of its name. In: paths. Out: the files of packs and of words, the own ones first.

import { statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { loadPackFiles, loadWordsFiles, readSourceFile } from '@nirnaya/dsl/pack';
import type { SourceFile } from '@nirnaya/dsl/source';
import { notReplaced } from './not-replaced.ts';
import { bundledPacksDir } from './pack-folders.ts';

/** The files of packs, or of the words beside them. */
export interface PackSources {
  /** those of one's own; the bundled ones where no path is given */
  readonly own: readonly SourceFile[];
  /** all of them */
  readonly files: readonly SourceFile[];
}

/** How files of one's own are called: by the path as it was typed, or by the name of their folder, which tells nothing else of a machine. */
export type FileNaming = 'as typed' | 'by folder';

/** The packs at some paths over the bundled ones. Throws what the file system throws. */
export function packSources(paths: readonly string[], naming: FileNaming = 'as typed'): PackSources {
  const bundled = loadPackFiles(bundledPacksDir());
  if (paths.length === 0) return { own: bundled, files: bundled };
  const own = paths.flatMap((path) => filesAt(path, loadPackFiles, naming));
  return { own, files: [...own, ...notReplaced(bundled, own)] };
}

/** The files of words in some folders, then the bundled ones: of a text that stands twice the first counts. */
export function wordsSources(paths: readonly string[], naming: FileNaming = 'as typed'): PackSources {
  const bundled = loadWordsFiles(bundledPacksDir());
  if (paths.length === 0) return { own: bundled, files: bundled };
  const own = paths
    .filter((path) => statSync(path).isDirectory())
    .flatMap((path) => filesAt(path, loadWordsFiles, naming));
  return { own, files: [...own, ...bundled] };
}

function filesAt(
  path: string,
  load: (folder: string) => readonly SourceFile[],
  naming: FileNaming,
): readonly SourceFile[] {
  const called = naming === 'as typed' ? path : basename(resolve(path));
  if (!statSync(path).isDirectory()) return [readSourceFile(path, called) ?? []].flat();
  return load(path).map((file) => ({ ...file, path: join(called, file.path).replaceAll('\\', '/') }));
}
