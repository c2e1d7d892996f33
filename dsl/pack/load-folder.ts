// The files of a folder of packs.

import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type SourceFile, sourceFile } from '../source/source-file.ts';

/**
 * Every `.yaml` and `.yml` file below a folder, author tests (`*.test.yaml`) aside, in order of their paths, which
 * are relative to the folder and written with `/`. Throws what the file system throws.
 */
export function loadPackFiles(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ya?ml$/.test(path) && !/\.test\.ya?ml$/.test(path))
    .sort()
    .map((path) => sourceFile(path.split(sep).join('/'), readFileSync(join(folder, path), 'utf8')));
}
