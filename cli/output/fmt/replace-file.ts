// Writing a file whole or not at all.

import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces the text of a file. It is written beside it and renamed, so that no reader finds half of it; the mode stays, and
 * a link stays one. Throws what the file system throws, and leaves the file as it was.
 */
export function replaceFile(path: string, text: string): void {
  const target = realpathSync(path);
  const { mode } = statSync(target);
  const fresh = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    writeFileSync(fresh, text, { mode, flag: 'wx' });
    // Whatever the mask took from it.
    chmodSync(fresh, mode);
    renameSync(fresh, target);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}
