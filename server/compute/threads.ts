// The threads of a service: three lanes of one mechanism, which differ in their bounds.

import { availableParallelism } from 'node:os';
import { openThreads, type ThreadsOptions } from '@nirnaya/host/threads';
import { type Compute, openCompute } from './compute.ts';
import type { ThreadEvent } from './events.ts';
import type { Lane } from './lanes.ts';
import type { LaneState, ThreadState } from './thread-state.ts';

/** How the threads of a service are opened. */
export interface ComputeThreadsOptions {
  /** the module that a thread runs: it serves the computations of the operations */
  readonly worker: URL;
  /** threads for answers about days; default one a processor but one. For longer ones there are half as many */
  readonly threads?: number | undefined;
  /** threads for texts of rules; default 2, or 1 where there are two processors or fewer */
  readonly textThreads?: number | undefined;
  /** is called with failures that did not prevent an answer */
  readonly failed: (error: unknown) => void;
  /** is called with reports of the caches of a thread */
  readonly caches: (event: Extract<ThreadEvent, { kind: 'caches' }>) => void;
}

/** What every thread may take beside its heap, and how long it may take to start and to open the packs. */
const ofThread = { youngMb: 8, stackMb: 4, startMs: 60_000 } as const;

/**
 * The niceness of threads for what takes long. Where processors are short, the thread that serves and the one for answers about
 * days come before them.
 */
const longNiceness = 10;

/** Opens the threads; none is started before it is needed. */
export function openComputeThreads(
  state: ThreadState,
  { worker, threads, textThreads, failed, caches }: ComputeThreadsOptions,
): Compute {
  const processors = availableParallelism();
  const quick = threads ?? Math.max(1, processors - 1);
  const onEvent = (event: unknown): void => {
    const message = event as ThreadEvent;
    if (message.kind === 'caches') caches(message);
    else failed(Object.assign(new Error(message.error.message), message.error));
  };
  const open = (
    lane: Lane,
    bounds: Omit<ThreadsOptions, 'worker' | 'state' | 'onEvent' | keyof typeof ofThread>,
  ) =>
    openThreads({ worker, state: { ...state, lane } satisfies LaneState, onEvent, ...ofThread, ...bounds });
  return openCompute({
    quick: open('quick', {
      threads: quick,
      heapMb: 192,
      deadlineMs: 15_000,
      ahead: 4,
      queuePerCaller: 128,
      queueInAll: 512,
      patienceMs: 20_000,
    }),
    long: open('long', {
      threads: Math.ceil(quick / 2),
      heapMb: 192,
      niceness: longNiceness,
      deadlineMs: 30_000,
      queuePerCaller: 64,
      queueInAll: 256,
      patienceMs: 25_000,
    }),
    texts: open('texts', {
      threads: textThreads ?? (processors > 2 ? 2 : 1),
      heapMb: 128,
      niceness: longNiceness,
      deadlineMs: 2000,
      queuePerCaller: 8,
      queueInAll: 32,
      patienceMs: 20_000,
    }),
  });
}
