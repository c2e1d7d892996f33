// Why a file that a command should write could not be written.

import { UsageError } from './failure.ts';

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'a file of that name is in the way',
  ENOENT: 'no such folder',
  ENOTDIR: 'a file is in the way',
  EISDIR: 'a folder of that name is in the way',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'permission denied',
  ENOSPC: 'no space is left',
};

/** Says why a file or a folder that an option names cannot be written. */
export function unwritable(path: string, error: unknown, option = '--out'): UsageError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  return new UsageError(`${option}: cannot write ${path}: ${reasons[code] ?? message}`);
}
