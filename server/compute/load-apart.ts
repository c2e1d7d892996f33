// Loads packs in a thread that ends afterwards, so that the memory of compiling is given back.

import { openThreads } from '@nirnaya/host/threads';
import type { Loaded, LoadRequest } from './load.ts';

const minutes = 60_000;

/** Loads in a thread of its own. Rejects with what loading throws. */
export async function loadApart(request: LoadRequest): Promise<Loaded> {
  const host = openThreads({
    worker: new URL('./load-worker.ts', import.meta.url),
    threads: 1,
    heapMb: 1024,
    youngMb: 64,
    stackMb: 4,
    startMs: minutes,
    deadlineMs: 5 * minutes,
    queuePerCaller: 1,
    queueInAll: 1,
    patienceMs: minutes,
    state: null,
  });
  try {
    return (await host.run({ name: 'load', input: request, caller: 'the service' })) as Loaded;
  } finally {
    await host.close();
  }
}
