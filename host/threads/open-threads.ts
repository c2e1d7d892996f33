// The pool: a few threads, the tasks that wait for them, and what becomes of both when a thread dies.

import { DeadlineExceeded, HostUnavailable, OutOfMemory } from '../errors.ts';
import type { DeathReason, Host } from '../host.ts';
import { slotOfKey } from './affinity.ts';
import { keepAlive } from './keep-alive.ts';
import { emptySlot, resetFailures, type Slot, vacate } from './slot.ts';
import { isShortage } from './start-worker.ts';
import { type Death, type Outcome, startThread, type ThreadOptions } from './thread.ts';
import { type PendingTask, type WaitingBounds, waitingTasks } from './waiting-tasks.ts';

/** A pool of threads: what they run, what they may take, and how much may wait for them. */
export interface ThreadsOptions
  extends WaitingBounds,
    Omit<ThreadOptions, 'env' | 'decodeError' | 'onEvent'> {
  /** how many threads there may be */
  readonly threads: number;
  /** milliseconds that a task may run, where it does not say */
  readonly deadlineMs: number;
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

/** How often a task is run where its threads die for no known fault of its own. */
const mostRuns = 3;

/** How many threads may fail to start, one after another, before tasks are refused. */
const mostFailures = 3;

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
  const waiting = waitingTasks(options, dispatch);
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
  let outage: HostUnavailable | undefined;
  let retry: NodeJS.Timeout | undefined;

  const started = (): Slot[] => slots.filter(({ thread }) => thread !== undefined);
  const busy = (): Slot[] => slots.filter(({ running }) => running !== undefined);
  const idle = (): Slot[] => slots.filter(({ isReady, running }) => isReady && running === undefined);

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
    slot.thread = startThread(threadOptions, state, {
      onReady: () => {
        recover();
        update(slot);
        dispatch();
      },
      onOutcome: (outcome) => onOutcome(slot, outcome),
      onDeath: (death) => onDeath(slot, death),
    });
  };

  const begin = (slot: Slot, pending: PendingTask): void => {
    const { name, input, deadlineMs = options.deadlineMs } = pending.task;
    try {
      slot.thread?.begin(name, input, deadlineMs);
      slot.running = { pending, since: performance.now() };
      pending.runs += 1;
    } catch (error) {
      // The input is no plain data.
      waiting.charge(pending, 0);
      pending.reject(error);
    }
  };
  const assign = (): void => {
    for (let free = idle(); free.length > 0 && waiting.size > 0; free = idle()) {
      const preferred = free.length > 1 ? waiting.peek()?.preferredThread : undefined;
      const slot = free.find(({ index }) => index === preferred) ?? free[0];
      const pending = waiting.next(({ preferredThread }) => preferredThread === slot?.index);
      if (slot === undefined || pending === undefined) return;
      begin(slot, pending);
    }
  };
  // As many threads are on their way as tasks wait for one, where there may be so many.
  const startForWaiting = (): void => {
    const opening = started().filter(({ isReady }) => !isReady).length;
    const now = performance.now();
    const startable = slots.filter(({ thread, notBefore }) => thread === undefined && notBefore <= now);
    for (const slot of startable.slice(0, Math.max(0, waiting.size - opening))) start(slot);
    if (started().length > 0 || waiting.size === 0) return;
    // All have failed, and are not to be started again before some time.
    if (outage !== undefined) waiting.rejectAll(outage);
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
    startForWaiting();
    alive.hold(waiting.size > 0 || busy().length > 0);
  }

  function onOutcome(slot: Slot, outcome: Outcome): void {
    const pending = slot.running?.pending;
    slot.running = undefined;
    slot.isProven = true;
    slot.failures = 0;
    tasksDone += 1;
    if (pending !== undefined) {
      waiting.charge(pending, outcome.ms);
      if (outcome.kind === 'result') pending.resolve(outcome.value);
      else pending.reject(outcome.error);
    }
    update(slot);
    dispatch();
  }

  function onDeath(slot: Slot, death: Death): void {
    const { running } = slot;
    deaths[death.reason] += 1;
    vacate(slot, death.reason);
    if (running !== undefined) {
      waiting.charge(running.pending, performance.now() - running.since);
      settleDead(running.pending, death);
    }
    if (death.reason === 'start') onFailure(death.cause);
    if (slot.failures === 0) start(slot);
    dispatch();
  }

  // Threads that were ready before may have tasks still; one that is starting may be luckier in a shortage.
  function onFailure(cause: unknown): void {
    failures += 1;
    const isHopeless = failures >= mostFailures || (isShortage(cause) && started().length === 0);
    if (!isHopeless || slots.some(({ isReady }) => isReady)) return;
    outage = new HostUnavailable('no thread can be started', { cause });
    waiting.rejectAll(outage);
  }

  function settleDead(pending: PendingTask, { reason, cause }: Death): void {
    const { signal, isRepeatable = true, deadlineMs = options.deadlineMs } = pending.task;
    if (reason === 'deadline') pending.reject(new DeadlineExceeded(deadlineMs));
    else if (reason === 'memory') pending.reject(new OutOfMemory(options.heapMb));
    else if (signal?.aborted) pending.reject(signal.reason);
    else if (isRepeatable && pending.runs < mostRuns) {
      tasksRepeated += 1;
      waiting.putBack(pending);
    } else pending.reject(new HostUnavailable('the thread of the task died', { cause }));
  }

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        task.signal?.throwIfAborted();
        if (isClosed) throw closed();
        const { affinity } = task;
        const preferredThread = affinity === undefined ? undefined : slotOfKey(affinity, slots.length);
        waiting.add({ task, preferredThread, runs: 0, resolve, reject });
        dispatch();
      }),
    load: () => ({
      mostThreads: slots.length,
      startedThreads: started().length,
      busyThreads: busy().length,
      waiting: waiting.size,
      oldestWaitMs: waiting.oldestMs(),
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
      idle().forEach(update);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      waiting.rejectAll(closed());
      for (const slot of busy()) {
        slot.running?.pending.reject(closed());
        slot.running = undefined;
      }
      alive.hold(false);
      await Promise.all(started().map(({ thread }) => thread?.end()));
    },
    killOne: () => {
      const ready = slots.filter(({ isReady }) => isReady);
      const { thread } = ready[Math.floor(Math.random() * ready.length)] ?? {};
      thread?.kill();
      return thread !== undefined;
    },
  };
}

const closed = (): HostUnavailable => new HostUnavailable('the host is closed');
