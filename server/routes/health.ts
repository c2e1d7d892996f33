// Whether the service runs. Public: no key is asked for.

import { servedDates } from '../../app/dates.ts';
import type { StoreChecks } from '../health-checks.ts';
import { type Operation, operation } from '../http/operation.ts';
import { healthAnswer, rootAnswer, statusAnswer } from '../schemas/health.ts';
import type { Service } from '../service.ts';
import type { Stall } from '../turns.ts';

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
export function healthOperations(service: Service, parts: HealthParts = {}): Operation[] {
  const { version, workspace } = service;
  return [
    operation({
      id: 'root',
      live: true,
      path: '/',
      group: 'Service',
      summary: 'That the service runs, and where to go from here',
      description: 'Browsers that ask for text/html get a page with the next festivals of New Delhi.',
      public: true,
      query: {},
      params: {},
      answer: rootAnswer,
      refusals: [],
      respond: () => ({ status: 'ok' as const, name: 'nirnaya', version, links }),
    }),
    operation({
      id: 'status',
      live: true,
      path: '/v1/status',
      group: 'Service',
      summary: 'Status and statistics',
      public: true,
      query: {},
      params: {},
      answer: statusAnswer,
      refusals: [],
      respond: ({ service }) => {
        const { size, version: catalogue_version } = service.catalogue();
        const { packs } = workspace.packs();
        const codes = [...packs.values()].flatMap(({ documents }) =>
          documents.flatMap(({ rules }) => rules.map(({ code }) => code)),
        );
        return {
          status: 'ok' as const,
          version,
          started_at: isoInstant(service.startedAt),
          uptime_seconds: Math.max(0, Math.floor((service.now() - service.startedAt) / 1000)),
          statistics: {
            packs: packs.size,
            rules: new Set(codes).size,
            locations: size,
            catalogue_version,
            first_date: servedDates.first,
            last_date: servedDates.last,
          },
        };
      },
    }),
    operation({
      id: 'health',
      live: true,
      path: '/v1/health',
      group: 'Service',
      summary: 'Health in detail',
      description:
        'Answers 200 as long as the process serves, within half a second even where the store hangs; status says whether everything is well. What a probe for readiness needs is in checks.store.',
      public: true,
      query: {},
      params: {},
      answer: healthAnswer,
      refusals: [],
      respond: ({ service }) => healthOf(service, parts),
    }),
  ];
}

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

const computingHealth = (waiting: number, stall: Stall | undefined) =>
  stall === undefined
    ? { status: 'ok' as const, waiting, reason: null }
    : {
        status: 'stalled' as const,
        waiting,
        reason: `${stall.waiting} computations wait, and none has made progress for ${Math.floor(stall.forMs / 1000)} s. Restart the process.`,
      };

async function healthOf(
  { workspace, lastReload, turns }: Service,
  { store, memory = () => process.memoryUsage() }: HealthParts,
) {
  const reload = lastReload();
  const failing = [...workspace.failing()];
  const isSound = reload?.replaced !== false && failing.length === 0;
  const ofStore = (await store?.()) ?? { store: null, outbox: null };
  const stall = turns.stall();
  const isWell =
    isSound &&
    stall === undefined &&
    ofStore.store?.status !== 'failing' &&
    ofStore.outbox?.status !== 'late';
  const { rss, heapUsed } = memory();
  return {
    status: isWell ? ('ok' as const) : ('degraded' as const),
    checks: {
      ephemeris: { status: 'ok' as const, version: workspace.sky.ephemerisVersion },
      packs: {
        status: isSound ? ('ok' as const) : ('degraded' as const),
        count: workspace.packs().packs.size,
        failing,
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
      computing: computingHealth(turns.waiting, stall),
      memory: { rss_mb: megabytes(rss), heap_mb: megabytes(heapUsed) },
    },
  };
}
