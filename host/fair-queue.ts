// Who computes next: the caller who has used the least processor time of late, so that one with many tasks, or long ones,
// gets no more of it than one with few. In: what callers have waiting, and the time that each has used. Out: the next.

/** What waits, by caller. */
export interface FairQueue<T> {
  /** how many items wait */
  readonly size: number;
  /** how many items of a caller wait */
  waiting(caller: string): number;
  push(caller: string, item: T): void;
  /** puts an item that was taken before all others of its caller */
  putBack(caller: string, item: T): void;
  remove(caller: string, item: T): void;
  /** the first item of the caller who is next */
  peek(): T | undefined;
  /** takes an item of the caller who is next: the first of the next few that `prefers` holds for, or else the first */
  next(prefers: (item: T) => boolean): T | undefined;
  /** an item of a caller that was taken has ended, or is to be put back, and used so many milliseconds */
  charge(caller: string, ms: number): void;
}

/** What a caller has waiting, and has used. */
interface Share<T> {
  readonly waiting: T[];
  /** items that were taken and have not ended */
  running: number;
  /** processor time, milliseconds; of one who comes it is not behind that of the caller who computed last */
  usedMs: number;
  /** what the last item used: as much is expected of those that run */
  lastMs: number;
  /** how often in a row the first item was passed over for a preferred one */
  passedOver: number;
}

/** Callers remembered that have nothing waiting: what they have used counts when they come again. */
const mostRemembered = 1000;

/** How many items of the next caller are looked at for a preferred one. */
const lookAhead = 16;

/** How often in a row the first item may be passed over. */
const mostPassedOver = 16;

/** An empty queue. */
export function fairQueue<T>(): FairQueue<T> {
  const callers = new Map<string, Share<T>>();
  // Those with something waiting. Who was served longest ago comes first: of several who have used the same, it is next.
  const active = new Map<string, Share<T>>();
  // The time used by whoever computed last.
  let clock = 0;
  let size = 0;

  const forget = (): void => {
    for (const [caller, { waiting, running }] of callers) {
      if (callers.size < mostRemembered) return;
      if (waiting.length + running === 0) callers.delete(caller);
    }
  };
  const shareOf = (caller: string): Share<T> => {
    let share = callers.get(caller);
    if (share === undefined) {
      forget();
      share = { waiting: [], running: 0, usedMs: clock, lastMs: 0, passedOver: 0 };
      callers.set(caller, share);
    }
    return share;
  };
  const expectedMs = ({ usedMs, running, lastMs }: Share<T>): number => usedMs + running * lastMs;
  const nextCaller = (): [string, Share<T>] | undefined => {
    let best: [string, Share<T>] | undefined;
    for (const entry of active) {
      if (best === undefined || expectedMs(entry[1]) < expectedMs(best[1])) best = entry;
    }
    return best;
  };
  const add = (caller: string, put: (waiting: T[]) => void): void => {
    const share = shareOf(caller);
    // One that has computed nothing for a while has no time in hand for it.
    if (share.waiting.length + share.running === 0) share.usedMs = Math.max(share.usedMs, clock);
    put(share.waiting);
    active.set(caller, share);
    size += 1;
  };
  const indexOfPreferred = ({ waiting, passedOver }: Share<T>, prefers: (item: T) => boolean): number =>
    passedOver >= mostPassedOver ? -1 : waiting.slice(0, lookAhead).findIndex(prefers);

  return {
    get size() {
      return size;
    },
    waiting: (caller) => active.get(caller)?.waiting.length ?? 0,
    push: (caller, item) => add(caller, (waiting) => waiting.push(item)),
    putBack: (caller, item) => add(caller, (waiting) => waiting.unshift(item)),
    remove: (caller, item) => {
      const waiting = active.get(caller)?.waiting ?? [];
      const index = waiting.indexOf(item);
      if (index < 0) return;
      waiting.splice(index, 1);
      size -= 1;
      if (waiting.length === 0) active.delete(caller);
    },
    peek: () => nextCaller()?.[1].waiting[0],
    next: (prefers) => {
      const [caller, share] = nextCaller() ?? [];
      if (caller === undefined || share === undefined) return undefined;
      const preferred = indexOfPreferred(share, prefers);
      const [item] = share.waiting.splice(Math.max(preferred, 0), 1);
      share.passedOver = preferred > 0 ? share.passedOver + 1 : 0;
      clock = Math.max(clock, share.usedMs);
      share.running += 1;
      size -= 1;
      active.delete(caller);
      if (share.waiting.length > 0) active.set(caller, share);
      // The order in which callers are forgotten: who computed longest ago is first.
      callers.delete(caller);
      callers.set(caller, share);
      return item;
    },
    charge: (caller, ms) => {
      const share = callers.get(caller);
      if (share === undefined) return;
      share.running -= 1;
      share.usedMs += ms;
      share.lastMs = ms;
    },
  };
}
