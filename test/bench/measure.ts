// Times a task: the median of its runs, in milliseconds. What a run needs fresh is made outside of the time.

import { Bench } from 'tinybench';

/** A thing to measure. */
export interface Measured {
  readonly name: string;
  /** what we aim at, ms; undefined where it is only compared */
  readonly aim?: number;
  /** units of work in one run; the figure is for one of them */
  readonly per?: number;
  /** fewest runs; slow things are run a few times only */
  readonly runs?: number;
  /** called before each run, outside of the time */
  readonly fresh?: () => void;
  /** whether `run` gives a promise */
  readonly async?: boolean;
  readonly run: () => unknown;
}

/** What came of it; milliseconds. */
export interface Result {
  readonly name: string;
  readonly median: number;
  readonly p99: number;
  readonly runs: number;
  readonly aim: number | undefined;
}

/** Measures one thing after another. */
export async function measure(things: readonly Measured[], note: (name: string) => void): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name, aim, per = 1, runs, fresh, async = false, run } of things) {
    note(name);
    const slow = runs !== undefined;
    const bench = new Bench({
      time: slow ? 0 : 1500,
      iterations: runs ?? 32,
      warmup: true,
      warmupTime: slow ? 0 : 300,
      warmupIterations: slow ? 1 : 8,
      throws: true,
    });
    bench.add(name, run, { beforeEach: fresh, async });
    const [task] = await bench.run();
    const { result } = task;
    if (result.state !== 'completed') throw new Error(`${name}: ${result.state}`);
    const { p50, p99, samplesCount } = result.latency;
    results.push({ name, median: p50 / per, p99: p99 / per, runs: samplesCount, aim });
  }
  return results;
}
