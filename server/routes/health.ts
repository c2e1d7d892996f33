// Whether the service runs. Public: no key is asked for.

import { servedDates } from '@nirnaya/app/requests';
import type { Compute } from '../compute/compute.ts';
import type { StoreChecks } from '../observability/health-checks.ts';
import { stored } from './operation/handler.ts';
import type { Service } from './service.ts';

/** Where to go from the root. */
const links = {
  openapi: '/openapi.json',
  festivals: '/v1/festivals?date=2026-09-14&region=IN-MH',
  explain: '/v1/festivals/explain?date=2026-09-14&festival=FESTIVAL_GANESH_CHATURTHI',
  packs: '/v1/packs',
  rules: '/v1/rules',
  status: '/v1/status',
  health: '/v1/health',
  docs: '/docs',
};

const isoInstant = (ms: number): string => new Date(ms).toISOString();

/** What health looks at besides the service. */
export interface HealthParts {
  /** asks the store; undefined where there is none. Never fails, and answers within a bound of time. */
  readonly store?: () => Promise<StoreChecks>;
  /** memory of the process, bytes */
  readonly memory?: () => { readonly rss: number; readonly heapUsed: number };
}

/** The operations that tell of the service itself. */
export function serviceHandlers(service: Service, parts: HealthParts = {}) {
  const { version } = service;
  return stored({
    root: () => ({ status: 'ok' as const, name: 'nirnaya', version, links }),
    status: ({ service: own }) => statusOf(own),
    health: ({ service }) => healthOf(service, parts),
  });
}

/** What the operations `status` and `health` answer, for a page that shows both. */
export const ownStatus = (service: Service, parts: HealthParts = {}) => ({
  status: () => statusOf(service),
  health: () => healthOf(service, parts),
});

function statusOf({ version, startedAt, now, packs }: Service) {
  const { count, rules, locations, catalogue } = packs.report();
  return {
    status: 'ok' as const,
    version,
    started_at: isoInstant(startedAt),
    uptime_seconds: Math.max(0, Math.floor((now() - startedAt) / 1000)),
    statistics: {
      packs: count,
      rules,
      locations,
      catalogue_version: catalogue,
      first_date: servedDates.first,
      last_date: servedDates.last,
    },
  };
}

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

/** How long a computation may wait for a thread before the threads count as stalled, in milliseconds. */
const longestWait = 30_000;

function computingHealth(compute: Compute) {
  const loads = Object.values(compute.load());
  const waiting = loads.reduce((sum, load) => sum + load.waiting, 0);
  const oldest = Math.max(...loads.map(({ oldestWaitMs }) => oldestWaitMs));
  if (oldest <= longestWait) return { status: 'ok' as const, waiting, reason: null };
  const reason = `${waiting} computations wait, the oldest for ${Math.floor(oldest / 1000)} s. Restart the process.`;
  return { status: 'stalled' as const, waiting, reason };
}

async function healthOf(
  { packs, compute }: Service,
  { store, memory = () => process.memoryUsage() }: HealthParts,
) {
  const reload = packs.lastReload();
  const { failing, ephemeris, count } = packs.report();
  const isSound = reload?.replaced !== false && failing.length === 0;
  const ofStore = (await store?.()) ?? { store: null, outbox: null };
  const computing = computingHealth(compute);
  const isWell =
    isSound &&
    computing.status === 'ok' &&
    ofStore.store?.status !== 'failing' &&
    ofStore.outbox?.status !== 'late';
  const { rss, heapUsed } = memory();
  return {
    status: isWell ? ('ok' as const) : ('degraded' as const),
    checks: {
      ephemeris: { status: 'ok' as const, version: ephemeris },
      packs: {
        status: isSound ? ('ok' as const) : ('degraded' as const),
        count,
        failing: [...failing],
        last_reload:
          reload === undefined
            ? null
            : {
                at: isoInstant(reload.at),
                replaced: reload.replaced,
                errors: reload.errors,
                reason: reload.reason,
              },
      },
      ...ofStore,
      computing,
      memory: { rss_mb: megabytes(rss), heap_mb: megabytes(heapUsed) },
    },
  };
}
