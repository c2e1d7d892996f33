// Starts a worker thread with limits of memory, from built files or from the sources.

import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { StartData } from './messages.ts';

/** What a thread may have, and at which priority. */
export interface WorkerLimits {
  /** of the old generation of its heap, in megabytes: what it may hold */
  readonly heapMb: number;
  /** of the young generation of its heap, in megabytes */
  readonly youngMb: number;
  /** of its stack, in megabytes */
  readonly stackMb: number;
  /** how much nicer than this process, 0 to 19; default 0: where processors are short, what is less nice runs first (`priority.ts`) */
  readonly niceness?: number;
}

/**
 * Starts the thread of a file: a source, or JavaScript. It has the environment that
 * it is given and no options of this process, and keeps the process alive until it is released with `unref`.
 */
export function startWorker(
  file: URL,
  { heapMb, youngMb, stackMb, niceness = 0 }: WorkerLimits,
  env: Record<string, string>,
): Worker {
  const options = {
    env,
    execArgv: [],
    workerData: { niceness } satisfies StartData,
    resourceLimits: {
      maxOldGenerationSizeMb: heapMb,
      maxYoungGenerationSizeMb: youngMb,
      stackSizeMb: stackMb,
    },
  };
  // `--max-old-space-size` of the process would take the place of every thread's limit; the heap of this thread has it already.
  setFlagsFromString('--max-old-space-size=0');
  const isSource = file.href.endsWith('.ts');
  return isSource
    ? new Worker(fromSources(file), { ...options, execArgv: ['--conditions=@nirnaya/source'], eval: true })
    : new Worker(file, options);
}

/** A script that teaches the thread to read the sources, as this one was, and runs the file. */
function fromSources(file: URL): string {
  const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const script = JSON.stringify(file.href);
  return `import(${tsx}).then(({ register }) => { register(); return import(${script}); });`;
}

/** What the system says when it has no more files, threads or memory to give. */
const shortages: readonly unknown[] = ['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM', 'ERR_WORKER_INIT_FAILED'];

/** Whether an error says that the system has no more files, threads or memory to give. */
export const isShortage = (error: unknown): boolean => shortages.includes(errorCode(error));

/** Whether a thread was ended because its heap is full. */
export const isOutOfMemory = (error: unknown): boolean => errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY';

const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
