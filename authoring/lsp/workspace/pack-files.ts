// Which files are packs, and the packs below a folder. Other YAML of a workspace is ignored.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isPackFile, isTestFile, isWordsFile, packNamedIn } from '@nirnaya/dsl/pack';

/** A file as it lies on the disk. */
export interface DiskFile {
  readonly path: string;
  readonly text: string;
}

/** The largest file read, in bytes; a pack may have fewer characters than that. */
const largestFile = 2_000_000;
/** How many folders and files are looked at below a root before the search is given up. */
const mostEntries = 50_000;

/** Whether a text declares itself a pack: `pack:` at the left margin. */
export const isPackText = (text: string): boolean => /^\uFEFF?(?:pack|"pack"|'pack')[ \t]*:/m.test(text);

/** Whether a document may be a pack by its name: author tests name packs as well, and words are none. */
export const mayBePack = (path: string, languageId: string): boolean =>
  !isTestFile(path) && !isWordsFile(path) && (isPackFile(path) || languageId === 'yaml');

/** The text of a file; undefined where it cannot be read, or is too large for a pack. */
export function textAt(path: string): string | undefined {
  try {
    const stats = statSync(path);
    // A pipe would be waited on for ever.
    return !stats.isFile() || stats.size > largestFile ? undefined : readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The packs below a folder, in order of their paths. What cannot be read is passed over. */
export const packFilesBelow = (folder: string): DiskFile[] =>
  filesBelow(folder, isPackFile).filter(({ text }) => isPackText(text));

/** The author tests below a folder. */
export const testFilesBelow = (folder: string): DiskFile[] => filesBelow(folder, isTestFile);

/** The words below a folder. */
export const wordsFilesBelow = (folder: string): DiskFile[] => filesBelow(folder, isWordsFile);

/** The packs in a folder itself that name a pack. */
export const packFilesBeside = (folder: string, pack: string): DiskFile[] =>
  entriesOf(folder)
    .filter((entry) => entry.isFile() && isPackFile(entry.name))
    .flatMap((entry) => diskFile(join(folder, entry.name)))
    .filter(({ text }) => packNamedIn(text) === pack);

function filesBelow(root: string, isIncluded: (path: string) => boolean): DiskFile[] {
  const paths: string[] = [];
  const folders = [root];
  let looked = 0;
  for (let folder = folders.pop(); folder !== undefined && looked < mostEntries; folder = folders.pop()) {
    for (const entry of entriesOf(folder)) {
      looked++;
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !isForeign(entry.name)) folders.push(path);
      else if (entry.isFile() && isIncluded(path)) paths.push(path);
    }
  }
  return paths.sort().flatMap(diskFile);
}

function diskFile(path: string): DiskFile[] {
  const text = textAt(path);
  return text === undefined ? [] : [{ path, text }];
}

/** Whether a file or a folder below a root lies in a folder of tools, or is one, where no pack is looked for. */
export const isForeignBelow = (root: string, path: string): boolean =>
  relative(root, isPackFile(path) ? dirname(path) : path)
    .split(sep)
    .some(isForeign);

// Folders of tools.
const isForeign = (name: string): boolean => name === 'node_modules' || name.startsWith('.');

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
