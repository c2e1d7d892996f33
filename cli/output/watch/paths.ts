// Waits for changes of pack files below some folders. Changes that come in quick succession are one.

import { once } from 'node:events';
import { type ChokidarOptions, watch } from 'chokidar';

/** Milliseconds without a further change after which a change is reported. */
const quiet = 120;

// Editors replace a file in several steps; `atomic` takes those for one change.
const options: ChokidarOptions = {
  ignoreInitial: true,
  atomic: true,
  ignored: (path, stats) => stats?.isFile() === true && !/\.ya?ml$/.test(path),
};

/**
 * Calls `run` once the paths are watched, and again after each change of a `.yaml` file below them, until the signal is
 * given; then resolves. While `run` runs, further changes wait.
 */
export async function watchPaths(
  paths: readonly string[],
  run: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let wake: () => void = () => undefined;
  // What changed before the watching began is seen by the first run.
  let pending = true;
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch([...paths], options);
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      pending = true;
      wake();
    }, quiet);
  });
  await once(watcher, 'ready');
  signal.addEventListener('abort', () => wake(), { once: true });
  while (!signal.aborted) {
    if (pending) {
      pending = false;
      await run();
    } else {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  clearTimeout(timer);
  await watcher.close();
}
