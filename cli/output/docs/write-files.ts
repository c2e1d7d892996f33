// The pages of a site as files of a folder.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwritable } from '../../options/unwritable.ts';

/** Makes a folder where there is none. Throws `UsageError`. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw unwritable(folder, error);
  }
}

/** Writes files into a folder, each by its name; those of the same names are overwritten. Throws `UsageError`. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    try {
      writeFileSync(join(folder, file), text);
    } catch (error) {
      throw unwritable(join(folder, file), error);
    }
  }
}
