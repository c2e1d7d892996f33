// Computes once what most requests need, while the service answers already.

import type { Compute } from '../compute/compute.ts';

const caller = 'the service';

/** Warms up the threads that answer about days, step by step, and starts the thread of the lane of long computations. */
export async function warmUpThreads(compute: Pick<Compute, 'run'>): Promise<void> {
  const inSteps = async (): Promise<void> => {
    for (let step = 0; await compute.run('warmUp', { step }, { caller }); ) step += 1;
  };
  await Promise.all([inSteps(), compute.run('warmUp', { step: 0 }, { caller, lane: 'long' })]);
}
