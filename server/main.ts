// The server: opens the workspace, makes the application, listens. Run as the main module it starts at once, with the
// settings that the environment gives. SIGHUP reads the packs again.

import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { bundledCatalogue } from '../app/places/catalogue/bundled.ts';
import { geoZones } from '../app/places/zones.ts';
import { productVersion } from '../app/version.ts';
import { openWorkspace, type Workspace, type WorkspaceOptions } from '../app/workspace.ts';
import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import { renderDiagnostics } from '../dsl/diagnostics/frame.ts';
import { type FirstKey, firstKey, showsDevKey } from './auth/first-key.ts';
import { greeting } from './greeting.ts';
import { answerClientError } from './http/client-error.ts';
import { boundedServer } from './http/connections.ts';
import { defaultLimits } from './http/limits.ts';
import { memoryCache } from './http/ttl-cache.ts';
import { openLog, reloadLog } from './log.ts';
import { descriptorTarget, type LogTarget } from './log-target.ts';
import { listenForMetrics, type MetricsListener } from './metrics/listener.ts';
import { openMetrics } from './metrics/open.ts';
import { operated } from './operated.ts';
import { dashboardDir, readDashboard } from './pages/dashboard.ts';
import { readReference } from './reference/reference.ts';
import { reloader } from './reloading.ts';
import { openSandbox } from './sandbox/pool.ts';
import type { Reload, Service } from './service.ts';
import { defaultDataDir, defaultHost, type ServerSettings, settingsFrom } from './settings.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { openTurns } from './turns.ts';
import { warmUp } from './warm-up.ts';

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
  reload(): Reload;
  /** stops listening, lets requests end, up to a bound of time, and closes the workspace, and the store last */
  close(): Promise<void>;
}

/** Day contexts are kept for six hours, in milliseconds. */
const dayContextAge = 6 * 3_600_000;

/** Bytes of all day contexts kept: some two thousand of them. */
const dayContextRoom = 32_000_000;

/** How long the end of the log may take to be written when the server stops, in milliseconds. */
const flushTime = 1000;

/** Starts a server. Packs that cannot serve, a store that cannot be opened, and a port that is taken, are thrown. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const startedAt = Date.now();
  const {
    packs,
    packsBundle,
    cachePlaceBytes,
    host = defaultHost,
    dataDir = defaultDataDir,
    devKey = false,
  } = options;
  const catalogue = bundledCatalogue();
  const places = catalogue();
  const workspace = readableWorkspace({
    verifySky: true,
    ...(packs === undefined ? {} : { packs }),
    ...(packsBundle === undefined ? {} : { bundle: packsBundle }),
    ...(cachePlaceBytes === undefined ? {} : { cachePlaceBytes }),
  });
  let errors: readonly Diagnostic[];
  let store: Store | undefined;
  let key: FirstKey;
  try {
    errors = errorsAtStart(workspace);
    const { databaseUrl, redisUrl, encryptionKey } = options;
    store = await openStore({ databaseUrl, redisUrl, dataDir, encryptionKey, now: Date.now });
    key = await firstKey({ store, host, dataDir, now: startedAt, devKey });
  } catch (error) {
    workspace.close();
    await store?.close();
    throw error;
  }
  const metrics = openMetrics();
  const measuredStore = metrics.metered(store);
  const limits = { ...defaultLimits, ...options.limits };
  const standardError = descriptorTarget(2);
  const log = openLog(options.log ?? standardError, options.logLevel ?? 'info');
  const listener = reloadLog(log);
  if (errors.length > 0) listener.refused(errors, { failing: workspace.failing(), lacking: [] });
  const { reload, last } = reloader(workspace, Date.now, listener);
  // One processor is left to the service itself.
  const threads = options.evaluateThreads ?? Math.max(1, Math.min(2, availableParallelism() - 1));
  const sandbox = openSandbox({ threads });
  const turns = openTurns();
  const service: Service = {
    workspace,
    zones: geoZones(),
    catalogue,
    now: Date.now,
    version: productVersion(),
    startedAt,
    dayContexts: memoryCache({ maxAge: dayContextAge, maxSize: dayContextRoom, now: Date.now }),
    store: measuredStore,
    sandbox,
    turns,
    failed: (error) => log.logger.warn({ err: error }, 'part of an answer failed'),
    lastReload: last,
  };
  const { app, ...around } = operated({
    service,
    metrics,
    requestLog: log,
    limits,
    reference: readReference(),
    dashboard: readDashboard(options.dashboardDir ?? dashboardDir()),
    dataVersions: () => ({ ephemeris: workspace.sky.ephemerisVersion, catalogue: places.version }),
    settings: options,
    onFailure: (error, id) => log.logger.error({ err: error, req: { id } }, 'request failed'),
  });
  warmUp(service);
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
    await around.close();
    await sandbox.close();
    workspace.close();
    await store.close();
    throw error;
  }
  around.start();
  process.on('SIGHUP', reload);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    metricsUrl: metricsListener?.url,
    service,
    key,
    reload,
    close: async () => {
      process.off('SIGHUP', reload);
      await close();
      await metricsListener?.close();
      await around.close();
      await sandbox.close();
      workspace.close();
      await store.close();
      await standardError.flush(flushTime);
    },
  };
}

// What the file system says of a folder of packs is reported with the folder.
function readableWorkspace(options: WorkspaceOptions): Workspace {
  try {
    return openWorkspace(options);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new Error(`the rule packs cannot be read: ${error.message}`);
  }
}

// One pack with errors is no reason to serve none of the others. The errors are given; packs that cannot serve are thrown.
function errorsAtStart(workspace: Workspace): readonly Diagnostic[] {
  const { chains, diagnostics } = workspace.packs().compileAll();
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0 && chains.size === 0)
    throw new Error(`no rule pack can be used\n\n${renderDiagnostics(errors)}`);
  const lacking = workspace.lacking();
  if (lacking.length > 0) throw new Error(`the rule packs cannot serve. ${lacking.join(' ')}`);
  return errors;
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

async function run(): Promise<void> {
  const settings = settingsFrom(process.env);
  const asked = process.argv.includes('--dev-key') ? true : settings.devKey;
  const devKey = asked ?? showsDevKey(process.stdout, process.env);
  const server = await startServer({ ...settings, devKey });
  // Whether anybody reads the greeting makes no difference to the service.
  process.stdout.on('error', () => {});
  console.log(greeting(server));
  const stop = (): void => {
    server
      .close()
      .catch(fail)
      // What a request left behind that was given up does not keep the process.
      .finally(() => process.exit());
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function fail(error: unknown): void {
  console.error(`nirnaya: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

const [, script] = process.argv;
if (script !== undefined && realpathSync(script) === fileURLToPath(import.meta.url)) run().catch(fail);
