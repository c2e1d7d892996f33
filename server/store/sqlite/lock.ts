// One after another, in the order of asking.

/** Is held by one at a time. */
export interface Lock {
  /** waits for it, then holds it */
  acquire(): Promise<void>;
  release(): void;
}

/** A lock that nobody holds. */
export function openLock(): Lock {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  return {
    acquire() {
      if (isHeld) return new Promise((resolve) => waiting.push(resolve));
      isHeld = true;
      return Promise.resolve();
    },
    release() {
      const next = waiting.shift();
      if (next === undefined) isHeld = false;
      else next();
    },
  };
}
