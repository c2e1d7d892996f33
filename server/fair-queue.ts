// What waits, by who asked for it: callers take turns, whatever number of things each of them has waiting.

/** A queue in which callers take turns. */
export interface FairQueue<T> {
  /** how many things wait */
  readonly size: number;
  /** how many things of a caller wait */
  waiting(caller: string): number;
  push(caller: string, item: T): void;
  /** the next thing, of the caller who has waited longest since the last turn */
  shift(): T | undefined;
}

/** An empty queue; callers that have nothing waiting are forgotten. */
export function fairQueue<T>(): FairQueue<T> {
  // In the order of turns.
  const callers = new Map<string, T[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    waiting: (caller) => callers.get(caller)?.length ?? 0,
    push: (caller, item) => {
      const own = callers.get(caller);
      if (own === undefined) callers.set(caller, [item]);
      else own.push(item);
      size += 1;
    },
    shift: () => {
      for (const [caller, own] of callers) {
        const item = own.shift();
        callers.delete(caller);
        if (own.length > 0) callers.set(caller, own);
        size -= 1;
        return item;
      }
      return undefined;
    },
  };
}
