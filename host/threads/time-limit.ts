// A limit of time that is set thousands of times a second and seldom reached: the timer is not set anew each time.

/** A limit of time. It does not keep the process alive. */
export interface TimeLimit {
  /** Begins to count, in place of what was counted before; `onOver` is called once the milliseconds are over. */
  start(ms: number, onOver: () => void): void;
  /** Counts no more. */
  stop(): void;
}

/** What a timer can count; a longer one would fire at once. */
export const longestTimerMs = 2 ** 31 - 1;

/** A limit that counts nothing yet. */
export function timeLimit(): TimeLimit {
  let timer: NodeJS.Timeout | undefined;
  // When the timer fires, and when the time is over: `performance.now()`.
  let firesAt = 0;
  let counted: { readonly overAt: number; readonly onOver: () => void } | undefined;

  const watch = (): void => {
    if (counted === undefined) return;
    const { overAt } = counted;
    if (timer !== undefined && firesAt <= overAt) return;
    clearTimeout(timer);
    firesAt = overAt;
    timer = setTimeout(fire, Math.min(overAt - performance.now(), longestTimerMs));
    timer.unref();
  };
  const fire = (): void => {
    timer = undefined;
    const current = counted;
    if (current === undefined || performance.now() < current.overAt) {
      watch();
      return;
    }
    // What was sent while this thread was busy itself is heard before the time is held to be over.
    setImmediate(() => {
      if (counted === current) current.onOver();
      else watch();
    });
  };

  return {
    start: (ms, onOver) => {
      counted = { overAt: performance.now() + ms, onOver };
      watch();
    },
    stop: () => {
      counted = undefined;
    },
  };
}
