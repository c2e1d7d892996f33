// Who computes next: the caller who has used the least processor time of late, so that one with many tasks, or long ones,
// gets no more of it than one with few. In: what callers have waiting, and the time that each has used. Out: the next.

/** What waits, by caller. */
export interface FairQueue<T> {
  /** how many items wait */
  readonly size: number;
  /** how many items of a caller wait */
  waiting(caller: string): number;
  push(caller: string, item: T): void;
  /** puts an item that was taken, and charged, before all others of its caller */
  putBack(caller: string, item: T): void;
  /** the same for an item that was taken and used nothing, which is not charged */
  putBackUnused(caller: string, item: T): void;
  remove(caller: string, item: T): void;
  /** the first item of the caller who is next */
  peek(): T | undefined;
  /** takes the first of the next few items that `prefers` holds for, of whichever callers, or else the first of all */
  next(prefers: (item: T) => boolean): T | undefined;
  /** an item of a caller that was taken has ended, or is to be put back, and used so many milliseconds */
  charge(caller: string, ms: number): void;
}

/** What a caller has waiting, and has used. */
interface Share<T> {
  readonly items: T[];
  /** items that were taken and have not ended */
  running: number;
  /** processor time, milliseconds; of one who comes it is not behind that of the caller who computed last */
  usedMs: number;
  /** what the last item used: as much is expected of those that run */
  lastMs: number;
  /** how often in a row the first item was passed over for a preferred one when this caller was next */
  passedOver: number;
}

type Entry<T> = [caller: string, share: Share<T>];

/** Callers remembered that have nothing waiting: what they have used counts when they come again. */
const mostRemembered = 1000;

/** How many items are looked at for a preferred one, in the order in which callers are next. */
const lookAhead = 16;

/**
 * How often in a row the first item of the caller who is next may be passed over for a preferred one. In a simulation of
 * 2 to 8 threads with full queues, where a cold task takes six times as long as a warm one, 4 gives 1.6 to 2.3 times the
 * tasks of no preference, 32 gives 1.7 to 2.9 times; looking at tasks of one caller alone gives next to nothing where
 * callers are many.
 */
const mostPassedOver = 4;

/** An empty queue. */
export function fairQueue<T>(): FairQueue<T> {
  const callers = new Map<string, Share<T>>();
  // Those with something waiting. Who was served longest ago comes first: of several who have used the same, it is next.
  const active = new Map<string, Share<T>>();
  // The time used by whoever computed last.
  let clock = 0;
  let size = 0;

  const forget = (): void => {
    for (const [caller, { items, running }] of callers) {
      if (callers.size < mostRemembered) return;
      if (items.length + running === 0) callers.delete(caller);
    }
  };
  const shareOf = (caller: string): Share<T> => {
    let share = callers.get(caller);
    if (share === undefined) {
      forget();
      share = { items: [], running: 0, usedMs: clock, lastMs: 0, passedOver: 0 };
      callers.set(caller, share);
    }
    return share;
  };
  const expectedMs = ({ usedMs, running, lastMs }: Share<T>): number => usedMs + running * lastMs;
  const nextCaller = (): Entry<T> | undefined => {
    let best: Entry<T> | undefined;
    for (const entry of active) {
      if (best === undefined || expectedMs(entry[1]) < expectedMs(best[1])) best = entry;
    }
    return best;
  };
  /** The first item that is preferred among the next few, by caller and by their order; the first of all where none is. */
  const choose = (first: Entry<T>, prefers: (item: T) => boolean): { entry: Entry<T>; index: number } => {
    const others = [...active].sort(([, a], [, b]) => expectedMs(a) - expectedMs(b));
    let left = first[1].passedOver < mostPassedOver ? lookAhead : 0;
    for (const entry of others) {
      const next = entry[1].items.slice(0, left);
      const index = next.findIndex(prefers);
      if (index >= 0) return { entry, index };
      left -= next.length;
    }
    return { entry: first, index: 0 };
  };
  const add = (caller: string, put: (items: T[]) => void): void => {
    const share = shareOf(caller);
    // One that has computed nothing for a while has no time in hand for it.
    if (share.items.length + share.running === 0) share.usedMs = Math.max(share.usedMs, clock);
    put(share.items);
    active.set(caller, share);
    size += 1;
  };
  return {
    get size() {
      return size;
    },
    waiting: (caller) => active.get(caller)?.items.length ?? 0,
    push: (caller, item) => add(caller, (items) => items.push(item)),
    putBack: (caller, item) => add(caller, (items) => items.unshift(item)),
    putBackUnused: (caller, item) => {
      shareOf(caller).running -= 1;
      add(caller, (items) => items.unshift(item));
    },
    remove: (caller, item) => {
      const items = active.get(caller)?.items ?? [];
      const index = items.indexOf(item);
      if (index < 0) return;
      items.splice(index, 1);
      size -= 1;
      if (items.length === 0) active.delete(caller);
    },
    peek: () => nextCaller()?.[1].items[0],
    next: (prefers) => {
      const first = nextCaller();
      if (first === undefined) return undefined;
      const { entry, index } = choose(first, prefers);
      const [caller, share] = entry;
      const [item] = share.items.splice(index, 1);
      first[1].passedOver += 1;
      if (index === 0) share.passedOver = 0;
      clock = Math.max(clock, first[1].usedMs);
      share.running += 1;
      size -= 1;
      active.delete(caller);
      if (share.items.length > 0) active.set(caller, share);
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
