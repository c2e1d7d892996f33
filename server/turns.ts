// Computing in turns: between two slices of computing the event loop has its turn, so that connections are accepted,
// health is answered and what is ready is sent, however much there is to compute. In: computations that pause now and
// then. Out: their results.

import { type FairQueue, fairQueue } from './fair-queue.ts';

/** Shares the thread among computations. */
export interface Turns {
  /** Computes when the caller's turn has come. What it awaits besides `pause` holds up all others, so be it short. */
  run<T>(caller: string, compute: () => Promise<T>): Promise<T>;
  /** Lets others go on where the slice is over; undefined, and nothing to await, where it is not. */
  pause(): Promise<void> | undefined;
  /** computations that wait for their turn, new ones and those that have paused */
  readonly waiting: number;
}

/** How turns are taken. */
export interface TurnOptions {
  /** milliseconds after which a computation pauses */
  readonly slice?: number;
  /** computations that may be under way at the same time once they have paused: what they hold is kept in memory */
  readonly long?: number;
  /** milliseconds; default that of the process */
  readonly now?: () => number;
}

interface Task {
  readonly caller: string;
  /** whether it is one of those under way */
  long: boolean;
  resume: () => void;
}

/** Opens a scheduler; one for a thread. */
export function openTurns({ slice = 8, long = 4, now = () => performance.now() }: TurnOptions = {}): Turns {
  const fresh: FairQueue<Task> = fairQueue();
  // Those that have paused for the first time wait here for one of the places among those under way.
  const paused: FairQueue<Task> = fairQueue();
  const underWay: Task[] = [];
  let places = long;
  let current: Task | undefined;
  let began = 0;
  let scheduled = false;
  let wasFresh = false;

  // New ones and those under way alternate: a short answer never waits for the end of a long one.
  const pick = (): Task | undefined => {
    if (places > 0) {
      const next = paused.shift();
      if (next !== undefined) {
        places -= 1;
        next.long = true;
        underWay.push(next);
      }
    }
    wasFresh = fresh.size > 0 && (!wasFresh || underWay.length === 0);
    return wasFresh ? fresh.shift() : underWay.shift();
  };
  const proceed = (): void => {
    current = pick();
    current?.resume();
  };
  const schedule = (): void => {
    if (scheduled || current !== undefined) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      began = now();
      proceed();
    });
  };
  const letGo = (): void => {
    current = undefined;
    if (fresh.size + paused.size + underWay.length === 0) return;
    if (now() - began < slice) proceed();
    else schedule();
  };

  return {
    run: async (caller, compute) => {
      const task: Task = { caller, long: false, resume: () => {} };
      await new Promise<void>((resolve) => {
        task.resume = resolve;
        fresh.push(caller, task);
        schedule();
      });
      try {
        return await compute();
      } finally {
        if (task.long) places += 1;
        letGo();
      }
    },
    get waiting() {
      return fresh.size + paused.size + underWay.length;
    },
    pause: () => {
      const task = current;
      if (task === undefined || now() - began < slice) return undefined;
      return new Promise((resolve) => {
        task.resume = resolve;
        if (task.long) underWay.push(task);
        else paused.push(task.caller, task);
        letGo();
      });
    },
  };
}
