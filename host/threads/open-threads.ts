// The pool: a few threads, the tasks that wait for them, and what becomes of both when a thread dies.

import { DeadlineExceeded, HostUnavailable, OutOfMemory } from '../errors.ts';
import type { DeathReason, Host } from '../host.ts';
import { slotOfKey } from './affinity.ts';
import { keepAlive } from './keep-alive.ts';
import { emptySlot, resetFailures, type Slot, vacate } from './slot.ts';
import { isShortage } from './start-worker.ts';
import { type PendingTask, type QueueBounds, taskQueue } from './task-queue.ts';
import { type Death, type Outcome, startThread, type ThreadOptions } from './thread.ts';

/** A pool of threads: what they run, what they may take, and how much may wait for them. */
export interface ThreadsOptions extends QueueBounds, Omit<ThreadOptions, 'env' | 'decodeError' | 'onEvent'> {
  /** how many threads there may be */
  readonly threads: number;
  /** milliseconds that a task may run, where it does not say */
  readonly deadlineMs: number;
  /**
   * tasks that a thread may be given ahead, beside the one that it runs; default none. For short tasks: a thread that ends one
   * begins the next without waiting for this one, and both work at the same time
   */
  readonly ahead?: number;
  /** what computations are opened with: plain data */
  readonly state: unknown;
  /** the environment of the threads; default: none */
  readonly env?: ThreadOptions['env'];
  /** gives back the errors that the threads' `encodeError` gave data for */
  readonly decodeError?: ThreadOptions['decodeError'];
  /** hears what computations emit */
  readonly onEvent?: ThreadOptions['onEvent'];
}

/** A host of threads. */
export interface ThreadsHost extends Host {
  /** Ends a random thread that is ready, as the system might; false where none is. For tests of faults. */
  killOne(): boolean;
}

/**
 * How often a task is run where its threads die for no known fault of its own. With three, of 159 requests beside threads that
 * were ended every 2 s, on a busy machine, one failed.
 */
const mostRuns = 5;

/** A thread that has been at a task for so many milliseconds gives back those that it was given ahead, and gets no more. */
const lateMs = 5;

/** How many threads may fail to start, one after another, before tasks are refused. */
const mostFailures = 3;

/**
 * The same where they ended without an error, and a thread has opened this state before: then something else ends them. Tasks
 * wait meanwhile for as long as they may.
 */
const maxUnexplainedExits = 12;

/**
 * Opens a pool. A thread is started when a task waits and no thread is free; one that was ended, or died, is replaced at
 * once, unless it failed as it started. The pool keeps the process alive while it has tasks. Throws where the state is no
 * plain data.
 */
export function openThreads(options: ThreadsOptions): ThreadsHost {
  const threadOptions: ThreadOptions = {
    ...options,
    env: options.env ?? {},
    decodeError: options.decodeError ?? ((data) => new Error('an error of the thread', { cause: data })),
    onEvent: options.onEvent ?? (() => undefined),
  };
  const slots = Array.from({ length: options.threads }, (_, index) => emptySlot(index));
  const queue = taskQueue(options, dispatch);
  const alive = keepAlive();
  const deaths: Record<DeathReason, number> = { deadline: 0, memory: 0, start: 0, unexpected: 0 };
  // Copied, so that threads that are started later open what was given, whatever became of it meanwhile.
  let state = structuredClone(options.state);
  let stateVersion = 0;
  let isClosed = false;
  let tasksDone = 0;
  let tasksRepeated = 0;
  // Threads in a row that could not be started; and why none can be had, until one is ready.
  let failures = 0;
  // The last version of the state that a thread has opened.
  let openedVersion: number | undefined;
  let outage: HostUnavailable | undefined;
  let retry: NodeJS.Timeout | undefined;
  const { ahead = 0 } = options;

  const started = (): Slot[] => slots.filter(({ thread }) => thread !== undefined);
  const busy = (): Slot[] => slots.filter((slot) => tasksOf(slot) > 0);
  const idle = (): Slot[] => slots.filter((slot) => slot.isReady && tasksOf(slot) === 0);

  const recover = (): void => {
    failures = 0;
    outage = undefined;
  };
  // A thread that has an older state is given the present one before its next task.
  const update = (slot: Slot): void => {
    slot.isReady = slot.stateVersion === stateVersion;
    if (slot.isReady) return;
    slot.stateVersion = stateVersion;
    slot.thread?.open(state);
  };
  const start = (slot: Slot): void => {
    slot.stateVersion = stateVersion;
    slot.thread = startThread(
      threadOptions,
      { state, deadlineMs: options.deadlineMs },
      {
        onReady: () => {
          recover();
          openedVersion = slot.stateVersion;
          update(slot);
          dispatch();
        },
        onOutcome: (pending, outcome) => onOutcome(slot, pending, outcome),
        onDeath: (death) => onDeath(slot, death),
      },
    );
  };

  // Gives a thread a task that waits, one that it is preferred by where one of the next few is.
  const give = (slot: Slot): void => {
    const pending = queue.next(({ preferredThread }) => preferredThread === slot.index);
    if (pending === undefined) return;
    try {
      slot.thread?.give(pending);
    } catch (error) {
      // The input is no plain data.
      queue.charge(pending, 0);
      pending.reject(error);
    }
  };
  const takeBack = (slot: Slot): void => queue.putBackUnused(slot.thread?.takeBack() ?? []);
  const isLate = ({ thread }: Slot): boolean => (thread?.runningMs() ?? 0) > lateMs;
  const assignIdle = (): void => {
    for (let free = idle(); free.length > 0 && queue.size > 0; free = idle()) {
      const preferred = free.length > 1 ? queue.peek()?.preferredThread : undefined;
      const slot = free.find(({ index }) => index === preferred) ?? free[0];
      if (slot !== undefined) give(slot);
    }
  };
  // What a thread was given ahead waits no longer than it would in the queue: not behind a task that takes long, nor while
  // another thread has none.
  const assign = (): void => {
    for (const slot of slots) if (tasksOf(slot) > 1 && isLate(slot)) takeBack(slot);
    assignIdle();
    for (const slot of slots) {
      if (queue.size > 0 || idle().length === 0) break;
      if (tasksOf(slot) > 1) takeBack(slot);
      assignIdle();
    }
    // Rather than wait for a thread that is busy, a task has one started.
    if (!slots.every((slot) => slot.isReady)) return;
    for (const slot of slots) {
      if (isLate(slot) || slot.stateVersion !== stateVersion) continue;
      while (queue.size > 0 && tasksOf(slot) <= ahead) give(slot);
    }
  };
  // As many threads are on their way as tasks wait for one, where there may be so many.
  const startForQueued = (): void => {
    if (queue.size === 0) return;
    const opening = started().filter(({ isReady }) => !isReady).length;
    const now = performance.now();
    const startable = slots.filter(({ thread, notBefore }) => thread === undefined && notBefore <= now);
    for (const slot of startable.slice(0, Math.max(0, queue.size - opening))) start(slot);
    if (started().length > 0) return;
    // All have failed, and are not to be started again before some time.
    if (outage !== undefined) queue.rejectAll(outage);
    else retryAfter(Math.min(...slots.map(({ notBefore }) => notBefore)) - now);
  };
  const retryAfter = (ms: number): void => {
    clearTimeout(retry);
    retry = setTimeout(dispatch, Math.ceil(ms) + 1);
    retry.unref();
  };
  function dispatch(): void {
    if (isClosed) return;
    assign();
    startForQueued();
    alive.hold(queue.size > 0 || busy().length > 0);
  }

  function onOutcome(slot: Slot, pending: PendingTask, outcome: Outcome): void {
    slot.isProven = true;
    slot.failures = 0;
    tasksDone += 1;
    queue.charge(pending, outcome.ms);
    if (outcome.kind === 'result') pending.resolve(outcome.value);
    else pending.reject(outcome.error);
    if (tasksOf(slot) === 0) update(slot);
    dispatch();
  }

  function onDeath(slot: Slot, death: Death): void {
    deaths[death.reason] += 1;
    vacate(slot, death.reason);
    queue.putBackUnused(death.notStarted);
    for (const [i, pending] of death.started.entries()) {
      queue.charge(pending, i === 0 ? death.ms : 0);
      // Only the first can be at fault: of others the results were on their way.
      settleDead(pending, i === 0 ? death : { ...death, reason: 'unexpected' });
    }
    if (death.reason === 'start') onFailure(death.cause);
    if (slot.failures === 0) start(slot);
    dispatch();
  }

  // Threads that were ready before may have tasks still; one that is starting may be luckier in a shortage.
  function onFailure(cause: unknown): void {
    failures += 1;
    const isUnexplained = cause === undefined && openedVersion === stateVersion;
    const most = isUnexplained ? maxUnexplainedExits : mostFailures;
    const isHopeless = failures >= most || (isShortage(cause) && started().length === 0);
    if (!isHopeless || slots.some(({ isReady }) => isReady)) return;
    outage = new HostUnavailable('no thread can be started', { cause });
    queue.rejectAll(outage);
  }

  function settleDead(pending: PendingTask, { reason, cause }: Pick<Death, 'reason' | 'cause'>): void {
    const { signal, isRepeatable = true, deadlineMs = options.deadlineMs } = pending.task;
    pending.runs += 1;
    if (reason === 'deadline') pending.reject(new DeadlineExceeded(deadlineMs));
    else if (reason === 'memory') pending.reject(new OutOfMemory(options.heapMb));
    else if (signal?.aborted) pending.reject(signal.reason);
    else if (isRepeatable && pending.runs < mostRuns) {
      tasksRepeated += 1;
      queue.putBack(pending);
    } else pending.reject(new HostUnavailable('the thread of the task died', { cause }));
  }

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        task.signal?.throwIfAborted();
        if (isClosed) throw closed();
        const { affinity } = task;
        const preferredThread = affinity === undefined ? undefined : slotOfKey(affinity, slots.length);
        queue.add({ task, preferredThread, runs: 0, resolve, reject });
        dispatch();
      }),
    load: () => ({
      mostThreads: slots.length,
      startedThreads: started().length,
      busyThreads: busy().length,
      waiting: queue.size,
      oldestWaitMs: queue.oldestMs(),
      tasksDone,
      tasksRepeated,
      deaths: { ...deaths },
    }),
    setState: (next) => {
      state = structuredClone(next);
      stateVersion += 1;
      // What could not open the last one may open this.
      recover();
      slots.forEach(resetFailures);
      slots.forEach(takeBack);
      idle().forEach(update);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      queue.rejectAll(closed());
      alive.hold(false);
      await Promise.all(started().map(({ thread }) => thread?.end(closed())));
    },
    killOne: () => {
      const ready = slots.filter(({ isReady }) => isReady);
      const { thread } = ready[Math.floor(Math.random() * ready.length)] ?? {};
      thread?.kill();
      return thread !== undefined;
    },
  };
}

const tasksOf = ({ thread }: Slot): number => thread?.tasks ?? 0;

const closed = (): HostUnavailable => new HostUnavailable('the host is closed');
