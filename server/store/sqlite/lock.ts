// One after another, in the order of asking.

/** Is held by one at a time. */
export interface Lock {
  /** waits for it, then holds it */
  acquire(): Promise<void>;
  release(): void;
}

/** A lock that nobody holds. */
export function openLock(): Lock {
  const queue: (() => void)[] = [];
  let isLocked = false;
  return {
    acquire() {
      if (isLocked) return new Promise((resolve) => queue.push(resolve));
      isLocked = true;
      return Promise.resolve();
    },
    release() {
      const next = queue.shift();
      if (next === undefined) isLocked = false;
      else next();
    },
  };
}
