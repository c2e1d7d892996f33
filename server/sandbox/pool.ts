// The threads in which texts are evaluated: few, started when first needed, with a short queue of each caller before
// them. Callers take turns, so that one with many texts does not keep out the others.

import { Refusal } from '../../app/refusal.ts';
import type { EvaluationResult, EvaluationTask } from '../../authoring/evaluate/task.ts';
import { fairQueue } from '../fair-queue.ts';
import { busy } from '../http/busy.ts';
import { startThread, type Thread, type ThreadLimits, ThreadUnavailable } from './thread.ts';

/** Evaluates texts aside, so that no text can hold up or harm other callers. */
export interface Sandbox {
  /**
   * Evaluates for a caller what `prepare` hands over; nothing is prepared before a thread is free. Rejects with
   * `Refusal` for what is refused, too long or too large, with a 503 where too many wait or no thread can be had, and
   * with what `prepare` throws.
   */
  evaluate(caller: string, prepare: () => Promise<EvaluationTask>): Promise<EvaluationResult>;
  /** threads and texts at the moment */
  load(): SandboxLoad;
  /** Ends all threads. */
  close(): Promise<void>;
}

/** What a sandbox has to do. */
export interface SandboxLoad {
  /** threads that there may be, that were started, and that evaluate something */
  readonly most: number;
  readonly started: number;
  readonly busy: number;
  /** texts that wait for one */
  readonly waiting: number;
}

/** What texts may take. */
export interface SandboxLimits extends ThreadLimits {
  /** evaluated at the same time */
  readonly threads: number;
  /** waiting for a thread, of one caller */
  readonly queue: number;
  /** waiting for a thread, in all */
  readonly queueInAll: number;
  /** milliseconds that a text may wait for a thread */
  readonly patience: number;
}

const defaults: SandboxLimits = {
  threads: 2,
  queue: 8,
  queueInAll: 32,
  patience: 20_000,
  milliseconds: 2000,
  megabytes: 192,
};

interface Job {
  /** `performance.now()` when it came */
  readonly since: number;
  readonly prepare: () => Promise<EvaluationTask>;
  readonly resolve: (evaluated: EvaluationResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Opens a pool; nothing is started before the first text. */
export function openSandbox(limits: Partial<SandboxLimits> = {}): Sandbox {
  const { threads, queue, queueInAll, patience, ...perThread } = { ...defaults, ...limits };
  const idle: Thread[] = [];
  const all = new Set<Thread>();
  const waiting = fairQueue<Job>();
  let closed = false;

  const start = (): Thread => {
    const thread = startThread(perThread);
    all.add(thread);
    return thread;
  };
  // One that ended while nobody needed it is no thread any more.
  const take = (): Thread | undefined => {
    for (let thread = idle.pop(); thread !== undefined; thread = idle.pop()) {
      if (thread.alive) return thread;
      all.delete(thread);
    }
    return all.size < threads ? start() : undefined;
  };
  const next = (): void => {
    if (waiting.size === 0) return;
    const thread = take();
    if (thread === undefined) return;
    const job = waiting.shift();
    if (job === undefined) idle.push(thread);
    else void work(thread, job);
  };
  const work = async (thread: Thread, { since, prepare, resolve, reject }: Job): Promise<void> => {
    let replace = true;
    try {
      if (performance.now() - since > patience) throw tooMany();
      resolve(await thread.evaluate(await prepare()));
    } catch (error) {
      replace = error instanceof Refusal;
      reject(error instanceof ThreadUnavailable ? unavailable() : error);
    }
    if (!thread.alive) all.delete(thread);
    // One that was ended is replaced at once, so that the next text need not wait for it.
    if (!closed && (thread.alive || replace)) idle.push(thread.alive ? thread : start());
    next();
  };

  return {
    evaluate: (caller, prepare) =>
      new Promise((resolve, reject) => {
        if (closed || waiting.size >= queueInAll || waiting.waiting(caller) >= queue) {
          reject(tooMany());
          return;
        }
        waiting.push(caller, { since: performance.now(), prepare, resolve, reject });
        next();
      }),
    load: () => ({
      most: threads,
      started: all.size,
      busy: all.size - idle.length,
      waiting: waiting.size,
    }),
    close: async () => {
      closed = true;
      for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) job.reject(unavailable());
      await Promise.all([...all].map((thread) => thread.end()));
    },
  };
}

const tooMany = (): Error => busy('Too many texts are waiting to be evaluated. Try again in a moment.');

const unavailable = (): Error => busy('No text can be evaluated at the moment. Try again later.');
