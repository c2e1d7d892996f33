// One thread of the pool: started, opened with a state, given tasks that it runs one after another, and ended when one takes
// too long.

import type { Worker } from 'node:worker_threads';
import type { EventListener } from '../computations.ts';
import type { DeathReason } from '../host.ts';
import { type DecodeError, errorOf } from './error-data.ts';
import { givenTasks } from './given-tasks.ts';
import type { Reply, Request } from './messages.ts';
import { isOutOfMemory, startWorker, type WorkerLimits } from './start-worker.ts';
import type { PendingTask } from './task-queue.ts';
import { timeLimit } from './time-limit.ts';

/** How a thread is started, and what it may take. */
export interface ThreadOptions extends WorkerLimits {
  /** the file that it runs, named as in the sources; it calls `serveTasks` */
  readonly worker: URL;
  /** milliseconds that it may take to start, and to open a state */
  readonly startMs: number;
  /** its environment */
  readonly env: Record<string, string>;
  readonly decodeError: DecodeError;
  readonly onEvent: EventListener;
}

/** What came of a task, and the milliseconds that it ran. */
export type Outcome =
  | { readonly kind: 'result'; readonly value: unknown; readonly ms: number }
  | { readonly kind: 'error'; readonly error: unknown; readonly ms: number };

/** Why a thread died, what was thrown, where something was, and what became of its tasks. */
export interface Death {
  readonly reason: DeathReason;
  readonly cause: unknown;
  /** its first task, which the reason is about; not begun where the thread died as it took it in; others that it had begun */
  readonly started: readonly PendingTask[];
  /** milliseconds that the first of them ran */
  readonly ms: number;
  /** the other tasks, in their order */
  readonly notStarted: readonly PendingTask[];
}

/** Hears what becomes of a thread. After its death it hears nothing more. */
export interface ThreadListener {
  /** it has opened the state that it was given last */
  onReady(): void;
  /** the first of its tasks ended */
  onOutcome(pending: PendingTask, outcome: Outcome): void;
  onDeath(death: Death): void;
}

/** A thread. */
export interface Thread {
  /** Gives it another state to open. It has no task, and gets none before it is ready. */
  open(state: unknown): void;
  /** the tasks that it was given and has not ended */
  readonly tasks: number;
  /** milliseconds since it began the first of them, as far as is known; 0 where it has none */
  runningMs(): number;
  /** Gives it a task, which it begins when it has ended those before. It is ready. Throws what says that the input is no plain data. */
  give(pending: PendingTask): void;
  /** Takes back the tasks that it has not begun, in their order. */
  takeBack(): PendingTask[];
  /** Ends it as the system might: its death is heard of afterwards. */
  kill(): void;
  /** Ends it and has its tasks fail; nothing is heard of it any more. */
  end(error: unknown): Promise<void>;
}

/** What a thread is doing. */
type Activity = 'opening' | 'open' | 'dead';

/**
 * Starts a thread and gives it a state. It does not keep the process alive. `deadlineMs` is how long a task may run that does
 * not say.
 */
export function startThread(
  options: ThreadOptions,
  { state, deadlineMs }: { readonly state: unknown; readonly deadlineMs: number },
  listener: ThreadListener,
): Thread {
  const { startMs, decodeError, onEvent } = options;
  let activity: Activity = 'opening';
  let worker: Worker | undefined;
  const limit = timeLimit();
  const given = givenTasks<PendingTask>();
  // `performance.now()` when the first task is known to have begun.
  let since = 0;

  const runningMs = (): number => (given.size === 0 ? 0 : performance.now() - since);
  const allGiven = (): PendingTask[] => {
    const tasks: PendingTask[] = [];
    for (let next = given.shift(); next !== undefined; next = given.shift()) tasks.push(next);
    return tasks;
  };
  const die = (reason: DeathReason, cause: unknown): void => {
    if (activity === 'dead') return;
    limit.stop();
    const ms = runningMs();
    const taken = given.takeBack();
    const all = [...allGiven(), ...taken];
    const started = all.slice(0, Math.max(1, all.length - taken.length));
    const notStarted = all.slice(started.length);
    const death: Death = {
      reason: activity === 'opening' ? 'start' : reason,
      cause,
      started,
      ms,
      notStarted,
    };
    activity = 'dead';
    void worker?.terminate();
    listener.onDeath(death);
  };
  const send = (request: Request): void => worker?.postMessage(request);
  const open = (next: unknown): void => {
    activity = 'opening';
    limit.start(startMs, () => die('start', undefined));
    send({ kind: 'open', state: next, next: given.next });
  };
  const onOver = (): void => die('deadline', undefined);
  // The time of a task counts from when the thread can have begun it.
  const watchFirst = (): void => {
    const first = given.first;
    if (first === undefined) {
      limit.stop();
      return;
    }
    since = performance.now();
    limit.start(first.task.deadlineMs ?? deadlineMs, onOver);
  };
  const end = (outcome: Outcome): void => {
    const pending = given.shift();
    watchFirst();
    if (pending !== undefined) listener.onOutcome(pending, outcome);
  };
  const hear = (reply: Reply): void => {
    if (activity === 'dead') return;
    switch (reply.kind) {
      case 'opened':
        limit.stop();
        activity = 'open';
        listener.onReady();
        break;
      case 'not opened':
        die('start', errorOf(reply.error, decodeError));
        break;
      case 'result':
        end(reply);
        break;
      case 'error':
        end({ ...reply, error: errorOf(reply.error, decodeError) });
        break;
      case 'event':
        onEvent(reply.event);
        break;
    }
  };

  try {
    worker = startWorker(options.worker, options, options.env);
    worker.on('message', hear);
    worker.on('messageerror', (error) => die('unexpected', error));
    worker.on('error', (error) => die(isOutOfMemory(error) ? 'memory' : 'unexpected', error));
    worker.on('exit', () => die('unexpected', undefined));
    // Only now: whoever begins to hear of its messages holds it again.
    worker.unref();
    open(state);
  } catch (error) {
    // Heard of after whoever starts it has it.
    queueMicrotask(() => die('start', error));
  }

  return {
    get tasks() {
      return given.size;
    },
    runningMs,
    open,
    give: (pending) => {
      const { name, input } = pending.task;
      send({ kind: 'task', ticket: given.ticket, name, input });
      given.add(pending);
      if (given.size === 1) watchFirst();
    },
    takeBack: () => {
      const tasks = given.takeBack();
      if (given.size === 0) limit.stop();
      return tasks;
    },
    kill: () => void worker?.terminate(),
    end: async (error) => {
      activity = 'dead';
      limit.stop();
      for (const pending of allGiven()) pending.reject(error);
      await worker?.terminate();
    },
  };
}
