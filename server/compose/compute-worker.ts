// The thread in which the service computes.

import { getHeapStatistics } from 'node:v8';
import { threadId } from 'node:worker_threads';
import { textsServed } from '@nirnaya/app/packs';
import { cacheReports, clearCaches } from '@nirnaya/engine/cache';
import type { Computations, OpenComputations } from '@nirnaya/host';
import { serveTasks } from '@nirnaya/host/threads';
import { computationsOf } from '../compute/computations.ts';
import type { ThreadEvent } from '../compute/events.ts';
import { openComputeService } from '../compute/open-service.ts';
import type { LaneState } from '../compute/thread-state.ts';
import { warmUpForTexts } from '../compute/warm-up.ts';
import { readSiteFiles, siteDir } from '../pages/site/assets.ts';
import { pageMaker } from '../pages/site/make-page.ts';
import { threadOperations } from '../routes/computed.ts';

/** The share of the thread's heap limit beyond which its caches are emptied. */
const crowdedShare = 0.7;

/** Milliseconds between two reports of the caches of a thread. */
const reportEvery = 5000;

const open: OpenComputations = (state, emit) => {
  const send = (event: ThreadEvent): void => emit(event);
  const failed = (error: unknown): void => {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    send({ kind: 'failure', error: { name, message, stack } });
  };
  const { lane, ...shared } = state as LaneState;
  const service = openComputeService(shared, failed);
  if (lane === 'texts') warmUpForTexts(service);
  const operations = threadOperations();
  const served = textsServed(shared.packs, service.workspace.sky.ephemerisVersion);
  const pages = pageMaker(service, operations, readSiteFiles(siteDir(), served));
  return relieved(reporting(computationsOf(service, operations, pages), send));
};

// Tells of the caches now and then, when there is something to tell.
function reporting(computations: Computations, send: (event: ThreadEvent) => void): Computations {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (name, input) => {
    const result = computations(name, input);
    const now = performance.now();
    if (now - reportedAt > reportEvery) {
      reportedAt = now;
      send({ kind: 'caches', thread: threadId, reports: cacheReports() });
    }
    return result;
  };
}

// Caches are bounded by counts of entries, which weigh what their callers ask for: a thread must not end of what it caches.
function relieved(computations: Computations): Computations {
  return (name, input) => {
    try {
      return computations(name, input);
    } finally {
      const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
      if (used > crowdedShare * limit) clearCaches();
    }
  };
}

serveTasks(open);
