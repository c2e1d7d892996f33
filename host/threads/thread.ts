// One thread of the pool: started, opened with a state, given one task after another, and ended when it takes too long.

import type { Worker } from 'node:worker_threads';
import type { EventListener } from '../computations.ts';
import type { DeathReason } from '../host.ts';
import { type DecodeError, errorOf } from './error-data.ts';
import type { Reply, Request } from './messages.ts';
import { isOutOfMemory, startWorker, type WorkerLimits } from './start-worker.ts';
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

/** Why a thread died, and what was thrown, where something was. */
export interface Death {
  readonly reason: DeathReason;
  readonly cause: unknown;
}

/** Hears what becomes of a thread. After its death it hears nothing more. */
export interface ThreadListener {
  /** it has opened the state that it was given last */
  onReady(): void;
  /** its task ended */
  onOutcome(outcome: Outcome): void;
  onDeath(death: Death): void;
}

/** A thread. */
export interface Thread {
  /** Gives it another state to open. It has no task, and gets none before it is ready. */
  open(state: unknown): void;
  /** Gives it a task. It is ready and has none. Throws what says that the input is no plain data. */
  begin(name: string, input: unknown, deadlineMs: number): void;
  /** Ends it as the system might: its death is heard of afterwards. */
  kill(): void;
  /** Ends it; nothing is heard of it any more. */
  end(): Promise<void>;
}

/** What a thread is doing. */
type Activity = 'opening' | 'idle' | 'running' | 'dead';

/** Starts a thread and gives it a state. It does not keep the process alive. */
export function startThread(options: ThreadOptions, state: unknown, listener: ThreadListener): Thread {
  const { startMs, decodeError, onEvent } = options;
  let activity: Activity = 'opening';
  let worker: Worker | undefined;
  const limit = timeLimit();

  const die = (reason: DeathReason, cause: unknown): void => {
    if (activity === 'dead') return;
    limit.stop();
    const death: Death = { reason: activity === 'opening' ? 'start' : reason, cause };
    activity = 'dead';
    void worker?.terminate();
    listener.onDeath(death);
  };
  const rest = (): void => {
    limit.stop();
    activity = 'idle';
  };
  const send = (request: Request): void => worker?.postMessage(request);
  const open = (next: unknown): void => {
    activity = 'opening';
    limit.start(startMs, () => die('start', undefined));
    send({ kind: 'open', state: next });
  };
  const hear = (reply: Reply): void => {
    if (activity === 'dead') return;
    switch (reply.kind) {
      case 'opened':
        rest();
        listener.onReady();
        break;
      case 'not opened':
        die('start', errorOf(reply.error, decodeError));
        break;
      case 'result':
        rest();
        listener.onOutcome(reply);
        break;
      case 'error':
        rest();
        listener.onOutcome({ ...reply, error: errorOf(reply.error, decodeError) });
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
    open,
    begin: (name, input, deadlineMs) => {
      send({ kind: 'task', name, input });
      activity = 'running';
      limit.start(deadlineMs, () => die('deadline', undefined));
    },
    kill: () => void worker?.terminate(),
    end: async () => {
      activity = 'dead';
      limit.stop();
      await worker?.terminate();
    },
  };
}
