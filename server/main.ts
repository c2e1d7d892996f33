// The server: opens the workspace, makes the application, listens. Run as the main module it starts at once.
// PORT (8080), HOST (all interfaces), PACKS_DIR and LOG_LEVEL are read from the environment. SIGHUP reads the
// packs anew.

import { realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { renderDiagnostics } from '../dsl/diagnostics/frame.ts';
import { createApp } from './app.ts';
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

/** Starts a server. Packs with errors, and a port that is taken, are thrown. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const startedAt = Date.now();
  const workspace = openWorkspace(options.packsDir === undefined ? {} : { packsDir: options.packsDir });
  requireSoundPacks(workspace);
  const log = openLog(options.log ?? process.stderr, options.logLevel ?? 'info');
  const { reload, last } = reloader(workspace, Date.now, reloadLog(log));
  const service: Service = {
    workspace,
    zones: geoZones(),
    now: Date.now,
    version: productVersion(),
    startedAt,
    lastReload: last,
  };
  const app = createApp({
    service,
    requestLog: log,
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
export function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return 8080;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not ${JSON.stringify(text)}`);
}

async function run(): Promise<void> {
  const { PORT, HOST, PACKS_DIR, LOG_LEVEL } = process.env;
  const server = await startServer({
    port: portFrom(PORT),
    ...(HOST === undefined ? {} : { host: HOST }),
    ...(PACKS_DIR === undefined ? {} : { packsDir: PACKS_DIR }),
    ...(LOG_LEVEL === undefined ? {} : { logLevel: LOG_LEVEL }),
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
