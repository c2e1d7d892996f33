// Files that are read whenever one of them may have changed.

import type { SourceFile } from './source-file.ts';

/** Reads files as `read` does; one that stood in the last call with the same text is not read again. Holds what it read last. */
export function readingChanges<T>(
  read: (file: SourceFile) => T,
): (files: readonly SourceFile[]) => readonly T[] {
  let last: ReadonlyMap<string, { readonly text: string; readonly made: T }> = new Map();
  return (files) => {
    const entries = files.map((file) => {
      const { path, text } = file;
      const known = last.get(path);
      return [path, known?.text === text ? known : { text, made: read(file) }] as const;
    });
    last = new Map(entries);
    return entries.map(([, { made }]) => made);
  };
}
