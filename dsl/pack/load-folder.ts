// The files of a folder of packs.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { largestFile, type SourceFile, sourceFile } from '../source/source-file.ts';
import { isPackFile, isTestFile, isWordsFile } from './file-kinds.ts';

/**
 * Every `.yaml` and `.yml` file below a folder, author tests (`*.test.yaml`), words (`*.words.yaml`) and names (`*.names.yaml`)
 * aside, in order of their paths, which are relative to the folder and written with `/`. Throws what the file system throws.
 */
export function loadPackFiles(folder: string): SourceFile[] {
  return filesBelow(folder, isPackFile);
}

/** Every file of author tests below a folder, as `loadPackFiles` returns packs. */
export const loadTestFiles = (folder: string): SourceFile[] => filesBelow(folder, isTestFile);

/** Every file of words below a folder, as `loadPackFiles` returns packs. */
export const loadWordsFiles = (folder: string): SourceFile[] => filesBelow(folder, isWordsFile);

const filesBelow = (folder: string, isIncluded: (path: string) => boolean): SourceFile[] =>
  namesBelow(folder, '')
    .filter(isIncluded)
    .sort()
    .flatMap((name) => readSourceFile(`${folder}/${name}`, name) ?? []);

// The paths of files below a folder, written with `/`. Node's own recursion takes several times as long.
const namesBelow = (folder: string, within: string): readonly string[] =>
  readdirSync(`${folder}/${within}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? namesBelow(folder, `${within}${entry.name}/`) : [`${within}${entry.name}`],
  );

/** The most bytes of a file that are read: a character of the longest file takes up to four. */
const mostBytes = 4 * largestFile;

/**
 * A file as a text to be read, under a name; undefined for what is no regular file, as a pipe that would be waited on for
 * ever, and for a folder. Of one that is too large so much is read that the reader refuses it. Throws what the file system
 * throws.
 */
export function readSourceFile(path: string, name: string): SourceFile | undefined {
  const stats = statSync(path);
  if (!stats.isFile()) return undefined;
  if (stats.size > mostBytes) return sourceFile(name, ' '.repeat(largestFile + 1));
  return sourceFile(name, readFileSync(path, 'utf8'));
}
