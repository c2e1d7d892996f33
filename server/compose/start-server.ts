// Starts a server: the threads that compute, the store, the application; and listens. SIGHUP reads the packs again.

import type { Server } from 'node:http';
import { productVersion } from '@nirnaya/app/workspace';
import { type FirstKey, firstKey, showsDevKey } from '../access/keys/first-key.ts';
import { loadFirst, openActivePacks } from '../compute/active-packs.ts';
import { loadApart } from '../compute/load-apart.ts';
import type { Reload } from '../compute/packs-in-force.ts';
import { openComputeThreads } from '../compute/threads.ts';
import { answerClientError } from '../http/client-error.ts';
import { boundedServer } from '../http/connections.ts';
import { warmUpThreads } from '../jobs/warm-up.ts';
import { openLog, reloadLog } from '../observability/log.ts';
import { descriptorTarget, type LogTarget } from '../observability/log-target.ts';
import { listenForMetrics, type MetricsListener } from '../observability/metrics/listener.ts';
import { type Metrics, openMetrics } from '../observability/metrics/open.ts';
import { dashboardDir, readDashboard } from '../pages/dashboard.ts';
import { docsDir, openDocs } from '../pages/docs/open-docs.ts';
import { readSiteAssets, siteDir } from '../pages/site/assets.ts';
import type { Service } from '../routes/service.ts';
import {
  filesOf,
  type MetricsSettings,
  type ServerSettings,
  type ThreadCount,
} from '../settings/settings.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { createService } from './create-service.ts';
import { openReference } from './open-reference.ts';

/** Where a server writes its log, finds its dashboard and takes the time, and how it begins. */
export interface StartOptions {
  /** where log lines go; default standard error */
  readonly log?: LogTarget;
  /** folder of the built dashboard; default where the build writes it */
  readonly dashboardDir?: string;
  /** folder of the built rule browser; default where the build writes it */
  readonly rulesDir?: string;
  /** how packs are loaded; default in a thread that begins when it is asked for */
  readonly load?: typeof loadApart;
  /** milliseconds since 1970, which only go forward; default the time of the machine */
  readonly now?: () => number;
  /** whether the threads compute what most requests need before the first asks for it; default yes */
  readonly warmsUp?: boolean;
}

/** A server that listens. */
export interface RunningServer {
  readonly url: string;
  /** where the metrics are served apart from the service; undefined where they are not */
  readonly metricsUrl: string | undefined;
  readonly service: Service;
  /** a key to try it with, where one may be shown */
  readonly key: FirstKey;
  /** reads the packs again, as SIGHUP does */
  reload(): Promise<Reload>;
  /** stops listening, lets requests end, up to a bound of time, and ends the threads, and closes the store last */
  close(): Promise<void>;
}

/** How long the end of the log may take to be written when the server stops, in milliseconds. */
const flushTime = 1000;

/** Starts a server. Packs that cannot serve, a store that cannot be opened, and a port that is taken, are thrown. */
export async function startServer(
  settings: ServerSettings,
  options: StartOptions = {},
): Promise<RunningServer> {
  const { now = Date.now, warmsUp = true } = options;
  const startedAt = now();
  const { listen, packs, threads, limits } = settings;
  const metrics = openMetrics();
  const standardError = descriptorTarget(2);
  const log = openLog(options.log ?? standardError, settings.logLevel);
  const failed = (error: unknown): void => log.logger.warn({ err: error }, 'part of an answer failed');
  const loading = {
    ...filesOf(packs),
    load: options.load ?? loadApart,
    listener: reloadLog(log),
  };
  const loaded = await loadFirst(loading);
  const compute = openComputeThreads(
    { ...loaded.state, startedAt },
    {
      worker: new URL('./compute-worker.ts', import.meta.url),
      threads: countOf(threads.days),
      textThreads: countOf(threads.texts),
      failed,
      caches: metrics.threadCaches,
    },
  );
  const activePacks = openActivePacks(loaded, compute, { ...loading, now, startedAt });
  let store: Store | undefined;
  let key: FirstKey;
  try {
    store = await openStore({ ...settings.store, now });
    const { dataDir } = settings.store;
    const devKey = showsDevKey(settings.devKey, process);
    key = await firstKey({ store, host: listen.host, dataDir, now: startedAt, devKey });
  } catch (error) {
    await compute.close();
    await store?.close();
    throw error;
  }
  const service: Service = {
    startedAt,
    now,
    version: productVersion(),
    failed,
    compute,
    packs: activePacks,
    store: metrics.metered(store),
  };
  const assets = readSiteAssets(siteDir());
  const { app, ...background } = createService({
    service,
    metrics,
    requestLog: log,
    limits,
    reference: await openReference(),
    dashboard: readDashboard(options.dashboardDir ?? dashboardDir()),
    docs: openDocs(docsDir(), assets.files, options.rulesDir),
    assets,
    settings,
    onFailure: (error, id) => log.logger.error({ err: error, req: { id } }, 'request failed'),
  });
  const { server, close } = boundedServer(app, limits);
  server.on('clientError', answerClientError);
  let metricsListener: MetricsListener | undefined;
  let port: number;
  try {
    metricsListener = await listenerOf(metrics, settings.metrics);
    port = await listening(server, listen.port, listen.host);
  } catch (error) {
    await metricsListener?.close();
    await background.close();
    await compute.close();
    await store.close();
    throw error;
  }
  background.start();
  let isClosing = false;
  if (warmsUp) {
    void warmUpThreads(compute).catch((error: unknown) => {
      if (!isClosing) failed(error);
    });
  }
  const { reload } = activePacks;
  const reloadOnSignal = (): void => void reload();
  process.on('SIGHUP', reloadOnSignal);
  return {
    url: `http://${listen.host.includes(':') ? `[${listen.host}]` : listen.host}:${port}`,
    metricsUrl: metricsListener?.url,
    service,
    key,
    reload,
    close: async () => {
      isClosing = true;
      process.off('SIGHUP', reloadOnSignal);
      await close();
      await metricsListener?.close();
      await background.close();
      await compute.close();
      await store.close();
      await standardError.flush(flushTime);
    },
  };
}

const countOf = (count: ThreadCount): number | undefined => (count === 'by_processors' ? undefined : count);

async function listenerOf(metrics: Metrics, settings: MetricsSettings): Promise<MetricsListener | undefined> {
  const { port } = settings;
  const token = settings.kind === 'token' ? settings.token : undefined;
  return port === 'off' ? undefined : listenForMetrics(metrics, { port, token });
}

function listening(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
