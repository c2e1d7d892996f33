// What requests cost, counted and not timed: how many years of the sky and of places are built, of a service that has nothing cached.

import { openWorkspace, type Workspace } from '../../../app/workspace.ts';
import { cacheReports } from '../../../engine/cache/registry.ts';
import { memoryCache } from '../../../server/http/ttl-cache.ts';
import type { Service } from '../../../server/service.ts';
import { type Published, publishedBy } from '../../contract/published.ts';
import { startWhole } from '../../contract/reference/whole-service.ts';
import { type Answer, posted } from '../harness.ts';
import { largestRequest } from './largest-requests.ts';

/** What a request costs. */
export interface Cost {
  readonly skyYears: number;
  readonly placeYears: number;
}

/** A request that was measured. */
export interface Measured {
  readonly cost: Cost;
  readonly status: number;
  /** as how many requests it was counted */
  readonly counted: number;
}

/** A service whose requests are measured. */
interface MeasuredService {
  readonly operations: Published['operations'];
  /** sends an operation the largest request that it permits */
  measure(operation: Published['operations'][number]): Promise<Measured>;
}

/** Starts a service for the tests of a file. */
export async function startMeasured(): Promise<MeasuredService> {
  let workspace = openWorkspace();
  const around = (usual: Service): Service => ({
    ...usual,
    workspace: delegating(() => workspace),
    // Day contexts are too old as soon as they are stored.
    dayContexts: memoryCache({ maxAge: 0, maxSize: 1, now: usual.now }),
  });
  const { get } = await startWhole({ around });
  const { operations } = await publishedBy(get);
  return {
    operations,
    measure: async (operation) => {
      workspace.close();
      workspace = openWorkspace();
      const { url, method, body } = largestRequest(operation);
      const init = body === undefined ? {} : posted(body);
      const answer: Answer = await get(url, { ...init, method: method.toUpperCase() });
      return {
        cost: { skyYears: built('sky years'), placeYears: built('place years') },
        status: answer.status,
        counted: Number(answer.headers.get('x-ratelimit-counted')),
      };
    },
  };
}

// The cache that was opened last is that of the workspace in use.
const built = (cache: string): number => cacheReports().findLast(({ name }) => name === cache)?.misses ?? 0;

const delegating = (current: () => Workspace): Service['workspace'] => ({
  get sky() {
    return current().sky;
  },
  get almanac() {
    return current().almanac;
  },
  packs: () => current().packs(),
  pack: (name) => current().pack(name),
  compile: (name) => current().compile(name),
  words: () => current().words(),
  lacking: () => current().lacking(),
  failing: () => current().failing(),
});
