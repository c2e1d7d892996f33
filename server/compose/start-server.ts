// Starts a server: the threads that compute, the store, the application; and listens. SIGHUP reads the packs again.

import type { Server } from 'node:http';
import { productVersion } from '@nirnaya/app/workspace';
import { type FirstKey, firstKey } from '../access/keys/first-key.ts';
import { loadFirst, openActivePacks } from '../compute/active-packs.ts';
import { loadApart } from '../compute/load-apart.ts';
import type { Reload } from '../compute/packs-in-force.ts';
import { openComputeThreads } from '../compute/threads.ts';
import { answerClientError } from '../http/client-error.ts';
import { boundedServer } from '../http/connections.ts';
import { defaultLimits } from '../http/limits.ts';
import { warmUpThreads } from '../jobs/warm-up.ts';
import { openLog, reloadLog } from '../observability/log.ts';
import { descriptorTarget, type LogTarget } from '../observability/log-target.ts';
import { listenForMetrics, type MetricsListener } from '../observability/metrics/listener.ts';
import { openMetrics } from '../observability/metrics/open.ts';
import { dashboardDir, readDashboard } from '../pages/dashboard.ts';
import { readReference } from '../reference/reference.ts';
import type { Service } from '../routes/service.ts';
import { defaultDataDir, defaultHost, type ServerSettings } from '../settings/settings.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { createService } from './create-service.ts';

/** How a server is started. */
export interface ServerOptions extends ServerSettings {
  /** where log lines go; default standard error */
  readonly log?: LogTarget;
  /** folder of the built dashboard; default where the build writes it */
  readonly dashboardDir?: string;
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
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const startedAt = Date.now();
  const { packs = [], host = defaultHost, dataDir = defaultDataDir, devKey = false } = options;
  const metrics = openMetrics();
  const limits = { ...defaultLimits, ...options.limits };
  const standardError = descriptorTarget(2);
  const log = openLog(options.log ?? standardError, options.logLevel ?? 'info');
  const failed = (error: unknown): void => log.logger.warn({ err: error }, 'part of an answer failed');
  const loading = { folders: packs, file: options.packsBundle, load: loadApart, listener: reloadLog(log) };
  const loaded = await loadFirst(loading);
  const compute = openComputeThreads(
    { ...loaded.state, startedAt },
    {
      worker: new URL('./compute-worker.ts', import.meta.url),
      threads: options.threads,
      textThreads: options.evaluateThreads,
      failed,
      caches: metrics.threadCaches,
    },
  );
  const activePacks = openActivePacks(loaded, compute, { ...loading, now: Date.now, startedAt });
  let store: Store | undefined;
  let key: FirstKey;
  try {
    const { databaseUrl, redisUrl, encryptionKey } = options;
    store = await openStore({ databaseUrl, redisUrl, dataDir, encryptionKey, now: Date.now });
    key = await firstKey({ store, host, dataDir, now: startedAt, devKey });
  } catch (error) {
    await compute.close();
    await store?.close();
    throw error;
  }
  const service: Service = {
    startedAt,
    now: Date.now,
    version: productVersion(),
    failed,
    compute,
    packs: activePacks,
    store: metrics.metered(store),
  };
  const { app, ...background } = createService({
    service,
    metrics,
    requestLog: log,
    limits,
    reference: readReference(),
    dashboard: readDashboard(options.dashboardDir ?? dashboardDir()),
    settings: options,
    onFailure: (error, id) => log.logger.error({ err: error, req: { id } }, 'request failed'),
  });
  const { server, close } = boundedServer(app, limits);
  server.on('clientError', answerClientError);
  const { metricsPort, metricsToken: token } = options;
  let metricsListener: MetricsListener | undefined;
  let port: number;
  try {
    if (metricsPort !== undefined)
      metricsListener = await listenForMetrics(metrics, { port: metricsPort, token });
    port = await listening(server, options.port, host);
  } catch (error) {
    await metricsListener?.close();
    await background.close();
    await compute.close();
    await store.close();
    throw error;
  }
  background.start();
  let isClosing = false;
  void warmUpThreads(compute).catch((error: unknown) => {
    if (!isClosing) failed(error);
  });
  const { reload } = activePacks;
  const reloadOnSignal = (): void => void reload();
  process.on('SIGHUP', reloadOnSignal);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
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
