// One thread that evaluates texts: started, asked, and ended when an answer takes too long or too much memory.

import { Worker } from 'node:worker_threads';
import { Refusal, type RefusalReason, unsupported } from '../../app/refusal.ts';
import type { EvaluationResult, EvaluationTask } from '../../authoring/evaluate/task.ts';

/** What the thread sends: that it begins with a text, all else being ready; and what came of it. */
export type Reply =
  | { readonly kind: 'begun' }
  | { readonly kind: 'evaluated'; readonly evaluated: EvaluationResult }
  | {
      readonly kind: 'refused';
      readonly reason: RefusalReason;
      readonly code: string;
      readonly message: string;
    };

/** What a thread may take. */
export interface ThreadLimits {
  /** of a text, once all else is ready */
  readonly milliseconds: number;
  /** of the heap */
  readonly megabytes: number;
}

/** No thread can be had: the process is out of files, threads or memory, or is closing. */
export class ThreadUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ThreadUnavailable';
  }
}

/** A thread. */
export interface Thread {
  /** whether it can be used; one that failed is of no more use */
  readonly alive: boolean;
  /**
   * Evaluates; one at a time. Rejects with `Refusal` for what is refused or takes too long or too much, and with
   * `ThreadUnavailable` where the thread did not come to evaluate it.
   */
  evaluate(task: EvaluationTask): Promise<EvaluationResult>;
  /** Ends it, whatever it is doing. */
  end(): Promise<void>;
}

/** How long a thread may take to start and to read the packs, in milliseconds. */
const startLimit = 30_000;

interface Waiting {
  readonly resolve: (evaluated: EvaluationResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Starts a thread. It does not keep the process alive. */
export function startThread({ milliseconds, megabytes }: ThreadLimits): Thread {
  let worker: Worker | undefined;
  let alive = true;
  // The version of the packs that the thread has; they are sent once.
  let packs: number | undefined;
  let begun = false;
  let waiting: Waiting | undefined;
  let clock: NodeJS.Timeout | undefined;

  const settle = (act: (waiting: Waiting) => void): void => {
    clearTimeout(clock);
    const settled = waiting;
    waiting = undefined;
    if (settled !== undefined) act(settled);
  };
  const die = (reason: unknown): void => {
    alive = false;
    settle(({ reject }) => reject(begun ? reason : notBegun(reason)));
    void worker?.terminate();
  };
  const limit = (ms: number, reason: () => unknown): void => {
    clearTimeout(clock);
    // What was sent while this thread was busy itself is heard before the time is held to be over.
    const timer = setTimeout(() => setImmediate(() => timer === clock && waiting && die(reason())), ms);
    clock = timer;
  };

  const hear = (reply: Reply): void => {
    switch (reply.kind) {
      case 'begun':
        begun = true;
        limit(milliseconds, () => tooLong(milliseconds));
        break;
      case 'evaluated':
        settle(({ resolve }) => resolve(reply.evaluated));
        break;
      case 'refused':
        settle(({ reject }) => reject(new Refusal(reply.reason, reply.code, reply.message)));
        break;
    }
  };
  try {
    worker = openWorker(megabytes);
    worker.unref();
    worker.on('message', hear);
    worker.on('error', (error: unknown) => die(outOfMemory(error) ? tooLarge() : error));
    worker.on('exit', () => die(new ThreadUnavailable('a thread of evaluation ended')));
  } catch (error) {
    die(error);
  }

  return {
    get alive() {
      return alive;
    },
    evaluate: (task) =>
      new Promise((resolve, reject) => {
        if (!alive) {
          reject(new ThreadUnavailable('a thread of evaluation could not be started'));
          return;
        }
        begun = false;
        waiting = { resolve, reject };
        limit(startLimit, () => new ThreadUnavailable('a thread of evaluation did not start in time'));
        const { version } = task.packs;
        worker?.postMessage(packs === version ? { ...task, packs: { version, files: [] } } : task);
        packs = version;
      }),
    end: async () => {
      begun = false;
      die(new ThreadUnavailable('the service is closing'));
      await worker?.terminate();
    },
  };
}

const tooLong = (milliseconds: number): Refusal =>
  unsupported('evaluation_too_long', `The text takes longer than ${milliseconds / 1000} s to evaluate.`);

const tooLarge = (): Refusal =>
  unsupported('evaluation_too_large', 'The text takes more memory to evaluate than is given to it.');

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const outOfMemory = (error: unknown): boolean => codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY';

/** What the system says when it has no more files, threads or memory to give. */
const shortages: readonly unknown[] = ['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM', 'ERR_WORKER_INIT_FAILED'];

// Why a text was not begun: for want of something, or by a mistake of ours, which is given as it is.
const notBegun = (reason: unknown): unknown =>
  shortages.includes(codeOf(reason))
    ? new ThreadUnavailable('a thread of evaluation could not be started', { cause: reason })
    : reason;

// The thread gets no environment, and too little memory to hurt.
function openWorker(megabytes: number): Worker {
  const options = {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  };
  const own = import.meta.url;
  if (own.endsWith('.js')) return new Worker(new URL('./worker.js', own), options);
  // From the sources, which the thread has to be taught to read as this one was.
  const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const script = JSON.stringify(new URL('./worker.ts', own).href);
  const taught = `import(${tsx}).then(({ register }) => { register(); return import(${script}); });`;
  return new Worker(taught, { ...options, eval: true });
}
