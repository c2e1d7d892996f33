// A host on the calling thread: for tests of what stands on a host, and where threads would gain nothing.

import { type Computations, type EventListener, type OpenComputations, resultOf } from './computations.ts';
import { HostUnavailable } from './errors.ts';
import type { Host, Task } from './host.ts';

interface QueuedTask {
  readonly task: Task;
  /** `performance.now()` when it came */
  readonly since: number;
  /** hears of its signal for as long as it waits */
  readonly drop: () => void;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Opens a host that computes on the calling thread, each task in a macrotask of its own, first come, first served. Inputs
 * and results are copied as they are for a thread. It has no bounds: nothing ends a task, and any number may wait.
 */
export function openInProcess(
  open: OpenComputations,
  state: unknown,
  onEvent: EventListener = () => undefined,
): Host {
  let queue: QueuedTask[] = [];
  let computations = opened(open, state, onEvent);
  let isRunning = false;
  let isClosed = false;
  let tasksDone = 0;

  const compute = async ({ task, resolve, reject }: QueuedTask): Promise<void> => {
    try {
      const { value, transfer } = resultOf(
        await ((await computations)(task.name, structuredClone(task.input)) as unknown),
      );
      resolve(structuredClone(value, { transfer: [...transfer] }));
    } catch (error) {
      reject(error);
    }
    tasksDone += 1;
  };
  const runNext = (): void => {
    const next = queue.shift();
    isRunning = next !== undefined;
    next?.task.signal?.removeEventListener('abort', next.drop);
    if (next !== undefined) void compute(next).then(() => setImmediate(runNext));
  };
  const start = (): void => {
    if (isRunning) return;
    isRunning = true;
    setImmediate(runNext);
  };

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        task.signal?.throwIfAborted();
        if (isClosed) throw closed();
        const drop = (): void => {
          queue = queue.filter((each) => each !== entry);
          reject(task.signal?.reason);
        };
        const entry: QueuedTask = { task, since: performance.now(), drop, resolve, reject };
        task.signal?.addEventListener('abort', drop);
        queue.push(entry);
        start();
      }),
    load: () => ({
      mostThreads: 1,
      startedThreads: 1,
      busyThreads: isRunning ? 1 : 0,
      waiting: queue.length,
      oldestWaitMs: queue[0] === undefined ? 0 : performance.now() - queue[0].since,
      tasksDone,
      tasksRepeated: 0,
      deaths: { deadline: 0, memory: 0, start: 0, unexpected: 0 },
    }),
    setState: (next) => {
      computations = opened(open, next, onEvent);
    },
    close: async () => {
      isClosed = true;
      for (const { task, drop, reject } of queue) {
        task.signal?.removeEventListener('abort', drop);
        reject(closed());
      }
      queue = [];
    },
  };
}

/** Computations opened with a state; a task is told where they cannot be, and nobody else. */
function opened(open: OpenComputations, state: unknown, onEvent: EventListener): Promise<Computations> {
  const computations = new Promise<Computations>((resolve) => {
    resolve(open(structuredClone(state), onEvent));
  }).catch((cause: unknown) => {
    throw new HostUnavailable('the computations could not be opened', { cause });
  });
  computations.catch(() => undefined);
  return computations;
}

const closed = (): HostUnavailable => new HostUnavailable('the host is closed');
