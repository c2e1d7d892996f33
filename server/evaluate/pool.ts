// The threads in which texts are evaluated: few, started when first needed, with a short queue before them.

import { ServiceError } from '../errors.ts';
import { startThread, type Thread, type ThreadLimits } from './thread.ts';
import type { Evaluated, Trial } from './trial.ts';

/** Evaluates texts aside, so that no text can hold up or harm whoever asks. */
export interface Trials {
  /** Evaluates. Rejects with `ServiceError`: refused, too long, too large, too many waiting. */
  evaluate(trial: Trial): Promise<Evaluated>;
  /** Ends all threads. */
  close(): Promise<void>;
}

/** What texts may take. */
export interface TrialLimits extends ThreadLimits {
  /** evaluated at the same time */
  readonly threads: number;
  /** waiting for a thread */
  readonly queue: number;
}

const usual: TrialLimits = { threads: 2, queue: 8, milliseconds: 2000, megabytes: 192 };

interface Job {
  readonly trial: Trial;
  readonly resolve: (evaluated: Evaluated) => void;
  readonly reject: (error: unknown) => void;
}

/** Opens a pool; nothing is started before the first text. */
export function openTrials(limits: Partial<TrialLimits> = {}): Trials {
  const { threads, queue, ...perThread } = { ...usual, ...limits };
  const idle: Thread[] = [];
  const all = new Set<Thread>();
  const waiting: Job[] = [];
  let closed = false;

  const start = (): Thread => {
    const thread = startThread(perThread);
    all.add(thread);
    return thread;
  };
  const next = (): void => {
    if (waiting.length === 0 || (idle.length === 0 && all.size >= threads)) return;
    const job = waiting.shift();
    if (job !== undefined) void work(idle.pop() ?? start(), job);
  };
  const work = async (thread: Thread, { trial, resolve, reject }: Job): Promise<void> => {
    try {
      resolve(await thread.ask(trial));
    } catch (error) {
      reject(error);
    }
    if (!thread.alive) all.delete(thread);
    // One that failed is replaced at once, so that the next text need not wait for it.
    if (!closed) idle.push(thread.alive ? thread : start());
    next();
  };

  return {
    evaluate: (trial) =>
      new Promise((resolve, reject) => {
        if (closed || waiting.length >= queue) {
          reject(busy());
          return;
        }
        waiting.push({ trial, resolve, reject });
        next();
      }),
    close: async () => {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(busy());
      await Promise.all([...all].map((thread) => thread.end()));
    },
  };
}

const busy = (): ServiceError =>
  new ServiceError(503, 'busy', 'Too many texts are waiting to be evaluated. Try again in a moment.');
