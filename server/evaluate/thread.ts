// One thread that evaluates texts: started, asked, and ended when an answer takes too long or too much memory.

import { Worker } from 'node:worker_threads';
import { ServiceError, unprocessable } from '../errors.ts';
import type { Evaluated, Trial } from './trial.ts';

/** What the thread sends: that it begins with a text, all else being ready; and what came of it. */
export type Reply =
  | { readonly kind: 'begun' }
  | { readonly kind: 'evaluated'; readonly evaluated: Evaluated }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string; readonly message: string };

/** What a thread may take. */
export interface ThreadLimits {
  /** of a text, once all else is ready */
  readonly milliseconds: number;
  /** of the heap */
  readonly megabytes: number;
}

/** A thread. */
export interface Thread {
  /** whether it can be asked; one that failed is of no more use */
  readonly alive: boolean;
  /** Evaluates; one at a time. Rejects with `ServiceError` for what is refused or takes too long or too much. */
  ask(trial: Trial): Promise<Evaluated>;
  /** Ends it, whatever it is doing. */
  end(): Promise<void>;
}

/** How long a thread may take to start and to read the packs, in milliseconds. */
const startLimit = 30_000;

interface Waiting {
  readonly resolve: (evaluated: Evaluated) => void;
  readonly reject: (error: unknown) => void;
}

/** Starts a thread. It does not keep the process alive. */
export function startThread({ milliseconds, megabytes }: ThreadLimits): Thread {
  const worker = openWorker(megabytes);
  let alive = true;
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
    settle(({ reject }) => reject(reason));
    void worker.terminate();
  };
  const limit = (ms: number, reason: () => unknown): void => {
    clearTimeout(clock);
    // What was sent while this thread was busy itself is heard before the time is held to be over.
    const timer = setTimeout(() => setImmediate(() => timer === clock && waiting && die(reason())), ms);
    clock = timer;
  };

  worker.unref();
  worker.on('message', (reply: Reply) => {
    switch (reply.kind) {
      case 'begun':
        limit(milliseconds, () => tooLong(milliseconds));
        break;
      case 'evaluated':
        settle(({ resolve }) => resolve(reply.evaluated));
        break;
      case 'refused':
        settle(({ reject }) => reject(new ServiceError(reply.status, reply.code, reply.message)));
        break;
    }
  });
  worker.on('error', (error: unknown) => die(outOfMemory(error) ? tooLarge() : error));
  worker.on('exit', () => die(new Error('a thread of evaluation ended')));

  return {
    get alive() {
      return alive;
    },
    ask: (trial) =>
      new Promise((resolve, reject) => {
        if (!alive) {
          reject(new Error('a thread of evaluation could not be started'));
          return;
        }
        waiting = { resolve, reject };
        limit(startLimit, () => new Error('a thread of evaluation did not start in time'));
        worker.postMessage(trial);
      }),
    end: async () => {
      die(new Error('the service is closing'));
      await worker.terminate();
    },
  };
}

const tooLong = (milliseconds: number): ServiceError =>
  unprocessable('evaluation_too_long', `The text takes longer than ${milliseconds / 1000} s to evaluate.`);

const tooLarge = (): ServiceError =>
  unprocessable('evaluation_too_large', 'The text takes more memory to evaluate than is given to it.');

const outOfMemory = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

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
