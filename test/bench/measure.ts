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
  /** whether `run` returns a promise */
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
    // The time is that of the runs alone: of a quick one it would not end while each waits for something fresh.
    const counted = runs !== undefined || fresh !== undefined;
    const bench = new Bench({
      time: counted ? 0 : 1500,
      iterations: runs ?? (counted ? 400 : 32),
      warmup: true,
      warmupTime: counted ? 0 : 300,
      warmupIterations: runs === undefined ? 8 : 1,
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
