// The files of a folder of packs.

import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type SourceFile, sourceFile } from '../source/source-file.ts';

/** Whether a path is that of a pack's file: `.yaml` or `.yml`, author tests aside. */
export const isPackFile = (path: string): boolean => /\.ya?ml$/.test(path) && !isTestFile(path);

/** Whether a path is that of a file of author tests. */
export const isTestFile = (path: string): boolean => /\.test\.ya?ml$/.test(path);

/**
 * Every `.yaml` and `.yml` file below a folder, author tests (`*.test.yaml`) aside, in order of their paths, which
 * are relative to the folder and written with `/`. Throws what the file system throws.
 */
export function loadPackFiles(folder: string): SourceFile[] {
  return filesBelow(folder, isPackFile);
}

/** Every file of author tests below a folder, as `loadPackFiles` gives packs. */
export const loadTestFiles = (folder: string): SourceFile[] => filesBelow(folder, isTestFile);

function filesBelow(folder: string, wanted: (path: string) => boolean): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(wanted)
    .sort()
    .map((path) => sourceFile(path.split(sep).join('/'), readFileSync(join(folder, path), 'utf8')));
}
