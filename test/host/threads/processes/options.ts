// The pool of the processes: two threads without bounds that matter.

import type { ThreadsOptions } from '../../../../host/threads/open-threads.ts';

export const options: ThreadsOptions = {
  worker: new URL('../worker.ts', import.meta.url),
  threads: 2,
  heapMb: 64,
  youngMb: 16,
  stackMb: 4,
  deadlineMs: 60_000,
  startMs: 60_000,
  queuePerCaller: 100,
  queueInAll: 100,
  patienceMs: 60_000,
  state: undefined,
};
