// By how much the event loop lags: how much later than due its timers run, on average over half a second, the lesser of
// the last two. One long pause, as of packs that are read again, is no overload.

import { monitorEventLoopDelay } from 'node:perf_hooks';

/** A measure of the event loop's lag. */
export interface EventLoopLag {
  /** milliseconds */
  lag(): number;
  close(): void;
}

/** Between two timers of the histogram, and between two readings of it; milliseconds. */
const resolution = 10;
const window = 500;

/** Measures the lag of this thread's event loop. */
export function eventLoopLag(): EventLoopLag {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let latest = 0;
  let before = 0;
  const timer = setInterval(() => {
    // Nanoseconds from one timer to the next, the time for which it was set included; NaN where there was none.
    const mean = histogram.mean / 1e6 - resolution;
    before = latest;
    latest = mean > 0 ? mean : 0;
    histogram.reset();
  }, window);
  timer.unref();
  return {
    lag: () => Math.min(before, latest),
    close: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
