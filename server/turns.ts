// Computing in turns: between two slices of computing the event loop has its turn, so that connections are accepted,
// health is answered and what is ready is sent, however much there is to compute. In: computations that pause now and
// then. Out: their results. Callers share the processor by the time that they use, whatever number of requests that is.

import { type Computed, shares } from './processor-shares.ts';

/** The computations of one request, one after the other; what they pause by is their own. */
export interface Turn {
  /**
   * Computes when the caller's turn has come; at once within a computation of the same request. What it awaits besides
   * `pause` keeps none of the others from going on.
   */
  run<T>(compute: () => Promise<T>): Promise<T>;
  /**
   * Lets others go on where the slice is over; undefined, and nothing to await, where it is not. Outside of `run` it lets
   * the event loop go on.
   */
  pause(): Promise<void> | undefined;
}

/** Computations that wait and have made no progress. */
export interface Stall {
  /** computations that wait */
  readonly waiting: number;
  /** milliseconds since one of them last went on */
  readonly forMs: number;
}

/** Shares the thread among computations. */
export interface Turns {
  /** opens the turns of a request of a caller */
  of(caller: string): Turn;
  /** computations that wait for their turn, new ones and those that have paused */
  readonly waiting: number;
  /** what has waited so long, with none of its kind going on, that it will not end; undefined where all is well */
  stall(): Stall | undefined;
}

/** How turns are taken. */
export interface TurnOptions {
  /** milliseconds after which a computation pauses */
  readonly slice?: number;
  /** computations that may be under way at the same time once they have paused: what they hold is kept in memory */
  readonly long?: number;
  /** the same, of one caller; default half of them */
  readonly longPerCaller?: number;
  /** milliseconds without progress after which what waits counts as stalled */
  readonly patience?: number;
  /** milliseconds; default that of the process */
  readonly now?: () => number;
  /** calls back in a later turn of the event loop */
  readonly later?: (call: () => void) => void;
}

interface Task {
  readonly caller: string;
  /** computations that were begun, or wait for their turn, and have not ended: one within or beside another counts too */
  open: number;
  /** whether it has a place among those under way */
  isLong: boolean;
  /** what it waits by */
  queued: Entry | undefined;
}

/** A task in one of the queues of its caller. */
interface Entry extends Computed {
  readonly task: Task;
  readonly turn: Promise<void>;
  readonly begin: () => void;
}

/** Opens a scheduler; one for a thread. */
export function openTurns({
  slice = 8,
  long = 4,
  longPerCaller = Math.ceil(long / 2),
  patience = 10_000,
  now = () => performance.now(),
  later = setImmediate,
}: TurnOptions = {}): Turns {
  const callers = shares<Entry>();
  let places = long;
  let running: Task | undefined;
  // When the one that runs went on, and when the slice began.
  let resumed = 0;
  let began = 0;
  let isScheduled = false;
  // When one of those that were new, or that have paused, last went on, or had nobody of its kind to wait for.
  let freshAt = now();
  let longAt = now();

  const pick = (): Entry | undefined => {
    while (places > 0) {
      const next = callers.admit(longPerCaller);
      if (next === undefined) break;
      places -= 1;
      next.task.isLong = true;
    }
    const next = callers.next();
    if (next?.kind === 'fresh') freshAt = now();
    else if (next !== undefined) longAt = now();
    return next;
  };
  const proceed = (): void => {
    const next = pick();
    if (next !== undefined) {
      running = next.task;
      running.queued = undefined;
      resumed = now();
      next.begin();
    }
    // Where it comes to wait for something else than its turn, the others go on all the same.
    schedule();
  };
  const schedule = (): void => {
    if (isScheduled || callers.waiting() === 0) return;
    isScheduled = true;
    later(() => {
      isScheduled = false;
      charge();
      began = now();
      proceed();
    });
  };
  // What the one that runs has used is its caller's; it runs no more.
  const charge = (): void => {
    if (running !== undefined) callers.charge(running.caller, now() - resumed);
    running = undefined;
  };
  const letGo = (task: Task): void => {
    const wasRunning = running === task;
    if (wasRunning) charge();
    if (wasRunning && now() - began < slice) proceed();
    else schedule();
  };
  const wait = (task: Task): Promise<void> => {
    const kind = task.isLong ? 'under way' : task.open > 0 ? 'paused' : 'fresh';
    if (kind === 'fresh' && callers.fresh() === 0) freshAt = now();
    if (kind !== 'fresh' && callers.waiting() === callers.fresh()) longAt = now();
    const entry = entryOf(task, kind);
    task.queued = entry;
    callers.push(task.caller, entry);
    return entry.turn;
  };
  const end = (task: Task): void => {
    task.open -= 1;
    if (task.open > 0) return;
    // A part that waits while another has failed goes on outside of turns.
    if (task.queued !== undefined) {
      callers.remove(task.caller, task.queued);
      task.queued.begin();
      task.queued = undefined;
    }
    if (task.isLong) {
      task.isLong = false;
      callers.release(task.caller);
      places += 1;
      longAt = now();
    }
    letGo(task);
  };

  const open = (caller: string): Turn => {
    const task: Task = { caller, open: 0, isLong: false, queued: undefined };
    const pauseOutside = loopPause(slice, now, later);
    return {
      run: async (compute) => {
        const turn = task.open > 0 ? task.queued?.turn : wait(task);
        task.open += 1;
        schedule();
        await turn;
        try {
          return await compute();
        } finally {
          end(task);
        }
      },
      pause: () => {
        if (task.open === 0) return pauseOutside();
        if (task.queued !== undefined) return task.queued.turn;
        if (now() - began < slice) return undefined;
        const turn = wait(task);
        letGo(task);
        return turn;
      },
    };
  };

  return {
    of: open,
    get waiting() {
      return callers.waiting();
    },
    stall: () => {
      const [at, waiting, fresh] = [now(), callers.waiting(), callers.fresh()];
      const ofFresh = fresh === 0 ? 0 : at - freshAt;
      const ofLong = waiting === fresh ? 0 : at - longAt;
      const forMs = Math.max(ofFresh, ofLong);
      return forMs < patience ? undefined : { waiting, forMs };
    },
  };
}

function entryOf(task: Task, kind: Entry['kind']): Entry {
  let begin = (): void => {};
  const turn = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return { task, kind, turn, begin };
}

// A pause for what computes outside of turns: it lets the event loop go on, and knows nothing of the others.
function loopPause(
  slice: number,
  now: () => number,
  later: (call: () => void) => void,
): () => Promise<void> | undefined {
  let began = now();
  return () =>
    now() - began < slice
      ? undefined
      : new Promise((resolve) => {
          later(() => {
            began = now();
            resolve();
          });
        });
}
