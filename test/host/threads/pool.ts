// Pools for tests, ended after each.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { onTestFinished } from 'vitest';
import type { Task } from '../../../host/host.ts';
import { openThreads, type ThreadsHost, type ThreadsOptions } from '../../../host/threads/open-threads.ts';
import { Refused } from './refused.ts';

// A thread that loads one bundle starts in a tenth of the time that sources take.
const folder = mkdtempSync(join(tmpdir(), 'nirnaya-threads-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
const worker = join(folder, 'worker.mjs');
await build({
  entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
  outfile: worker,
  bundle: true,
  format: 'esm',
  platform: 'node',
  sourcemap: 'inline',
});

const options: ThreadsOptions = {
  worker: pathToFileURL(worker),
  threads: 2,
  heapMb: 64,
  youngMb: 16,
  stackMb: 4,
  deadlineMs: 60_000,
  startMs: 60_000,
  queuePerCaller: 1000,
  queueInAll: 1000,
  patienceMs: 60_000,
  state: undefined,
  decodeError: (data) => {
    const { code, message } = data as Refused;
    return new Refused(code, message);
  },
};

/** A pool of two threads with some options of its own. */
export function openPool(own: Partial<ThreadsOptions> = {}): ThreadsHost {
  const pool = openThreads({ ...options, ...own });
  onTestFinished(() => pool.close());
  return pool;
}

/** A task of anybody. */
export const task = (name: string, input?: unknown, own: Partial<Task> = {}): Task => ({
  name,
  input,
  caller: 'anyone',
  ...own,
});

/** A task that runs until it is let go. */
export interface RetainedTask {
  readonly result: Promise<unknown>;
  letGo(): void;
}

/** Has a pool run a task that ends when it is let go; resolves when a thread has begun with it. */
export async function hold(pool: ThreadsHost, own: Partial<Task> = {}): Promise<RetainedTask> {
  const busyBefore = pool.load().busyThreads;
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const letGo = (): void => {
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
  };
  onTestFinished(letGo);
  const result = pool.run(task('wait', flag, own));
  result.catch(() => undefined);
  await until(() => pool.load().busyThreads > busyBefore);
  return { result, letGo };
}

/** Waits until something holds. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** The error of what must fail. */
export const errorOf = (failing: Promise<unknown>): Promise<unknown> =>
  failing.then(
    () => {
      throw new Error('it did not fail');
    },
    (error: unknown) => error,
  );
