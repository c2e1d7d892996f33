// The tasks that wait for a thread: bounded by caller, in all and in time, and dropped when nobody waits for them any more.

import { HostBusy } from '../errors.ts';
import { fairQueue } from '../fair-queue.ts';
import type { Task } from '../host.ts';
import { longestTimerMs } from './time-limit.ts';

/** How many tasks may wait, and for how long. */
export interface QueueBounds {
  /** tasks of one caller */
  readonly queuePerCaller: number;
  /** tasks in all */
  readonly queueInAll: number;
  /** milliseconds that a task waits before it is refused */
  readonly patienceMs: number;
}

/** A task, and who waits for its result. */
export interface PendingTask {
  readonly task: Task;
  /** the index of the thread that it prefers, by its affinity */
  readonly preferredThread: number | undefined;
  /** how often a thread died while it ran it */
  runs: number;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** The tasks that wait. */
export interface TaskQueue {
  readonly size: number;
  /** milliseconds that the oldest has waited; 0 where none waits */
  oldestMs(): number;
  /** Adds a task. Throws `HostBusy` where too many wait. */
  add(pending: PendingTask): void;
  /** Puts back a task whose thread died, before others of its caller. It counts for no bound but that of time. */
  putBack(pending: PendingTask): void;
  /** Puts back tasks that no thread has begun, in their order, in the same way. Those that nobody waits for are dropped. */
  putBackUnused(tasks: readonly PendingTask[]): void;
  /** the first task of the caller who is next */
  peek(): PendingTask | undefined;
  /** takes a task of the caller who is next, one that is preferred where one of the next few is */
  next(prefers: (pending: PendingTask) => boolean): PendingTask | undefined;
  /** a task that was taken ran so many milliseconds; of a task that is put back, before it is */
  charge(pending: PendingTask, ms: number): void;
  /** Refuses all tasks that wait. */
  rejectAll(error: unknown): void;
}

interface QueuedTask {
  /** `performance.now()` when it began to wait */
  readonly since: number;
  readonly drop: () => void;
}

/** An empty set of tasks. Hears in `onDropped` that it holds fewer, of itself. */
export function taskQueue(
  { queuePerCaller, queueInAll, patienceMs }: QueueBounds,
  onDropped: () => void,
): TaskQueue {
  const queue = fairQueue<PendingTask>();
  // In the order in which they began to wait.
  const queued = new Map<PendingTask, QueuedTask>();
  let timer: NodeJS.Timeout | undefined;

  const forget = (pending: PendingTask): void => {
    pending.task.signal?.removeEventListener('abort', queued.get(pending)?.drop ?? ignore);
    queued.delete(pending);
  };
  const refuse = (pending: PendingTask, error: unknown): void => {
    queue.remove(pending.task.caller, pending);
    forget(pending);
    pending.reject(error);
  };
  const oldestMs = (): number => {
    for (const { since } of queued.values()) return performance.now() - since;
    return 0;
  };
  const refuseImpatient = (): void => {
    timer = undefined;
    const now = performance.now();
    for (const [pending, { since }] of queued) {
      if (now - since < patienceMs) break;
      refuse(pending, new HostBusy('time'));
    }
    watch();
    onDropped();
  };
  // One timer for the oldest: it may find that this one was taken meanwhile, and waits for the next.
  const watch = (): void => {
    if (timer !== undefined || queued.size === 0) return;
    const ms = Math.max(1, Math.ceil(patienceMs - oldestMs()));
    timer = setTimeout(refuseImpatient, Math.min(ms, longestTimerMs));
    timer.unref();
  };
  const begin = (pending: PendingTask): void => {
    const { signal } = pending.task;
    const drop = (): void => {
      refuse(pending, signal?.reason);
      onDropped();
    };
    queued.set(pending, { since: performance.now(), drop });
    signal?.addEventListener('abort', drop);
    watch();
  };

  return {
    get size() {
      return queue.size;
    },
    oldestMs,
    add: (pending) => {
      const { caller } = pending.task;
      if (queue.size >= queueInAll) throw new HostBusy('all');
      if (queue.waiting(caller) >= queuePerCaller) throw new HostBusy('caller');
      queue.push(caller, pending);
      begin(pending);
    },
    putBack: (pending) => {
      queue.putBack(pending.task.caller, pending);
      begin(pending);
    },
    putBackUnused: (tasks) => {
      for (const pending of [...tasks].reverse()) {
        const { caller, signal } = pending.task;
        queue.putBackUnused(caller, pending);
        begin(pending);
        if (signal?.aborted) refuse(pending, signal.reason);
      }
    },
    peek: () => queue.peek(),
    next: (prefers) => {
      const pending = queue.next(prefers);
      if (pending !== undefined) forget(pending);
      return pending;
    },
    charge: ({ task }, ms) => queue.charge(task.caller, ms),
    rejectAll: (error) => {
      for (const pending of [...queued.keys()]) refuse(pending, error);
    },
  };
}

const ignore = (): void => undefined;
