// Waits for changes of files below some folders. Editors write a file in several steps, so that changes that come in
// quick succession are one. Each folder is watched by itself: a watch of a whole tree loses files that are replaced.

import { existsSync, type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';

/** Milliseconds without a further change after which a change is told. */
const quiet = 120;

/**
 * Calls `changed` after each change of a `.yaml` file below the paths, until the signal is given; then resolves.
 * While `changed` runs, further changes wait.
 */
export async function watchPaths(
  paths: readonly string[],
  changed: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let wake: () => void = () => undefined;
  let pending = false;
  let timer: NodeJS.Timeout | undefined;
  const watchers = new Map<string, FSWatcher>();
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      pending = true;
      wake();
    }, quiet);
  };
  // Folders that came are watched as well; those that went are not any more.
  const follow = (): boolean => {
    const folders = new Set(paths.flatMap(foldersAt));
    const come = [...folders].filter((folder) => !watchers.has(folder));
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of come) {
      const watcher = watch(folder, (_event, file) => {
        if (file === null || /\.ya?ml$/.test(file) || follow()) heard();
      });
      // A folder that is removed while it is watched.
      watcher.on('error', () => follow());
      watchers.set(folder, watcher);
    }
    return come.length > 0;
  };
  follow();
  signal.addEventListener('abort', () => wake(), { once: true });
  while (!signal.aborted) {
    if (pending) {
      pending = false;
      await changed();
    } else {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  clearTimeout(timer);
  for (const watcher of watchers.values()) watcher.close();
}

function foldersAt(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [dirname(path)];
  const below = readdirSync(path, { recursive: true, withFileTypes: true });
  return [
    path,
    ...below.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name)),
  ];
}
