// The server: opens the workspace, makes the application, listens. Run as the main module it starts at once.
// PORT (8080), HOST (all interfaces), PACKS_DIR, LOG_LEVEL, CACHE_PLACE_YEARS, CACHE_ANSWERS (megabytes) and
// EVALUATE_THREADS (2) are read from the environment. SIGHUP reads the packs anew.

import { realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { renderDiagnostics } from '../dsl/diagnostics/frame.ts';
import { createApp } from './app.ts';
import { memoryCache } from './cache.ts';
import { openTrials } from './evaluate/pool.ts';
import { greeting } from './greeting.ts';
import { type LogTarget, openLog, reloadLog } from './log.ts';
import { geoZones } from './places/zones.ts';
import { reloader } from './reloading.ts';
import type { Reload, Service } from './service.ts';
import { productVersion } from './version.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

/** How a server is started. */
export interface ServerOptions {
  /** 0 takes any free port */
  readonly port: number;
  /** interface to listen on; default all */
  readonly host?: string;
  /** folder of rule packs; default those that come with Nirnaya */
  readonly packsDir?: string;
  /** years of places kept in memory; default 256 */
  readonly cachePlaceYears?: number;
  /** characters of answers kept in memory; default 32 million, 0 keeps none */
  readonly keptCharacters?: number;
  /** texts of rules evaluated at the same time; default 2 */
  readonly evaluateThreads?: number;
  /** where log lines go; default standard error */
  readonly log?: LogTarget;
  /** default `info` */
  readonly logLevel?: string;
}

/** A server that listens. */
export interface RunningServer {
  readonly url: string;
  readonly service: Service;
  /** reads the packs anew, as SIGHUP does */
  reload(): Reload;
  /** stops listening, lets requests end and closes the workspace */
  close(): Promise<void>;
}

/** Day contexts are kept for six hours, in milliseconds. */
const dayContextAge = 6 * 3_600_000;

/** Characters of all day contexts kept: some two thousand of them. */
const dayContextRoom = 32_000_000;

/** Starts a server. Packs with errors, and a port that is taken, are thrown. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const startedAt = Date.now();
  const { packsDir, cachePlaceYears } = options;
  const workspace = openWorkspace({
    ...(packsDir === undefined ? {} : { packsDir }),
    ...(cachePlaceYears === undefined ? {} : { cachePlaceYears }),
  });
  requireSoundPacks(workspace);
  const log = openLog(options.log ?? process.stderr, options.logLevel ?? 'info');
  const { reload, last } = reloader(workspace, Date.now, reloadLog(log));
  const { evaluateThreads } = options;
  const trials = openTrials(evaluateThreads === undefined ? {} : { threads: evaluateThreads });
  const service: Service = {
    workspace,
    zones: geoZones(),
    now: Date.now,
    version: productVersion(),
    startedAt,
    dayContexts: memoryCache({ maxAge: dayContextAge, maxSize: dayContextRoom, now: Date.now }),
    trials,
    failed: (error) => log.logger.warn({ err: error }, 'part of an answer failed'),
    lastReload: last,
  };
  const app = createApp({
    service,
    requestLog: log,
    keptCharacters: options.keptCharacters,
    onFailure: (error, id) => log.logger.error({ err: error, req: { id } }, 'request failed'),
  });
  const server = createServer(app);
  const port = await listening(server, options.port, options.host);
  process.on('SIGHUP', reload);
  return {
    url: `http://${options.host ?? 'localhost'}:${port}`,
    service,
    reload,
    close: async () => {
      process.off('SIGHUP', reload);
      await closed(server);
      await trials.close();
      workspace.close();
    },
  };
}

function requireSoundPacks(workspace: Workspace): void {
  const { diagnostics } = workspace.packs().compileAll();
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(`the rule packs have errors\n\n${renderDiagnostics(errors)}`);
}

function listening(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeIdleConnections();
  });
}

/** The port that the environment asks for. */
export const portFrom = (text: string | undefined): number =>
  wholeNumber('PORT', text, { min: 0, max: 65_535 }) ?? 8080;

/** How many years of places the environment asks to keep. */
export const placeYearsFrom = (text: string | undefined): number | undefined =>
  wholeNumber('CACHE_PLACE_YEARS', text, { min: 1, max: 100_000 });

/** How many characters of answers the environment asks to keep, from megabytes. */
export function keptCharactersFrom(text: string | undefined): number | undefined {
  const megabytes = wholeNumber('CACHE_ANSWERS', text, { min: 0, max: 100_000 });
  return megabytes === undefined ? undefined : megabytes * 1_000_000;
}

/** How many texts of rules the environment lets be evaluated at the same time. */
export const evaluateThreadsFrom = (text: string | undefined): number | undefined =>
  wholeNumber('EVALUATE_THREADS', text, { min: 1, max: 64 });

function wholeNumber(
  name: string,
  text: string | undefined,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  if (text === undefined || text === '') return undefined;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Error(`${name} must be a number from ${min} to ${max}, not ${JSON.stringify(text)}`);
}

async function run(): Promise<void> {
  const { PORT, HOST, PACKS_DIR, LOG_LEVEL, CACHE_PLACE_YEARS, CACHE_ANSWERS, EVALUATE_THREADS } =
    process.env;
  const keptCharacters = keptCharactersFrom(CACHE_ANSWERS);
  const cachePlaceYears = placeYearsFrom(CACHE_PLACE_YEARS);
  const evaluateThreads = evaluateThreadsFrom(EVALUATE_THREADS);
  const server = await startServer({
    port: portFrom(PORT),
    ...(HOST === undefined ? {} : { host: HOST }),
    ...(PACKS_DIR === undefined ? {} : { packsDir: PACKS_DIR }),
    ...(LOG_LEVEL === undefined ? {} : { logLevel: LOG_LEVEL }),
    ...(cachePlaceYears === undefined ? {} : { cachePlaceYears }),
    ...(keptCharacters === undefined ? {} : { keptCharacters }),
    ...(evaluateThreads === undefined ? {} : { evaluateThreads }),
  });
  console.log(await greeting(server.service, server.url));
  const stop = (): void => {
    server.close().catch(fail);
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
