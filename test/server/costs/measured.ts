// What requests cost, counted and not timed: how many years of the sky and of places are built, of a service that has no year cached.

import { openWorkspace } from '../../../app/workspace/open-workspace.ts';
import type { Workspace } from '../../../app/workspace/workspace.ts';
import { openAlmanac } from '../../../engine/almanac/place-year.ts';
import { cacheReports } from '../../../engine/cache/registry.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import type { ComputeService } from '../../../server/compute/compute-service.ts';
import { type Published, publishedBy } from '../../contract/published.ts';
import { startWhole } from '../../contract/reference/whole-service.ts';
import { type Answer, posted } from '../harness.ts';
import { uncachedDayContexts } from '../uncached-day-contexts.ts';
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
  const opened = openWorkspace();
  let workspace = opened;
  const envelope = (usual: ComputeService): ComputeService => ({
    ...usual,
    workspace: delegating(() => workspace),
    dayContexts: uncachedDayContexts(),
  });
  const { get } = await startWhole({ around: envelope });
  const { operations } = await publishedBy(get);
  return {
    operations,
    measure: async (operation) => {
      workspace.close();
      workspace = withoutYears(opened);
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

// Packs and words hold no years: they stay open.
function withoutYears(opened: Workspace): Workspace {
  const sky = openBundledSky();
  const { calendars } = opened.almanac;
  return { ...opened, sky, almanac: openAlmanac(sky, { calendars }), close: () => sky.close() };
}

const delegating = (current: () => Workspace): ComputeService['workspace'] => ({
  get sky() {
    return current().sky;
  },
  get almanac() {
    return current().almanac;
  },
  get worldDates() {
    return current().worldDates;
  },
  packs: () => current().packs(),
  pack: (name) => current().pack(name),
  compile: (name) => current().compile(name),
  words: () => current().words(),
});
