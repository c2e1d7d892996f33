// PostgreSQL and Redis of a case's own, which it may stop and start: never those that the machine runs.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { freePort } from '../free-port.ts';

/** A database that a case may take away. */
export interface OwnDatabase {
  readonly url: string;
  /** ends it at once, as a crash would */
  crash(): Promise<void>;
  /** starts it, and waits until it answers */
  start(): Promise<void>;
  /** ends it and removes what it kept */
  remove(): Promise<void>;
}

/** How long one may take to answer, in milliseconds. */
const patience = 60_000;

/** A process may be of another user where this one is root, which PostgreSQL refuses to be. */
interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** Starts a PostgreSQL; undefined where none is installed. */
export async function ownPostgres(): Promise<OwnDatabase | undefined> {
  const bin = postgresFolder();
  if (bin === undefined) return undefined;
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'nirnaya-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const options = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  return ownDatabase({
    url,
    folder,
    launch: () =>
      spawn(join(bin, 'postgres'), ['-D', data, ...options.flatMap((option) => ['-c', option])], {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      }),
    // An immediate shutdown: no checkpoint, and the children end as well.
    crashSignal: 'SIGQUIT',
    ask: async () => {
      const client = new Client({ connectionString: url, connectionTimeoutMillis: 500 });
      client.on('error', () => {});
      await client.connect();
      await client.query('select 1');
      await client.end();
    },
  });
}

/** Starts a Redis that keeps its data; undefined where none is installed. */
export async function ownRedis(): Promise<OwnDatabase | undefined> {
  if (!runs('redis-server')) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'nirnaya-redis-'));
  mkdirSync(join(folder, 'data'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', join(folder, 'data')];
  return ownDatabase({
    url,
    folder,
    launch: () =>
      spawn('redis-server', [...options, '--appendonly', 'yes', '--appendfsync', 'everysec'], {
        stdio: 'ignore',
      }),
    crashSignal: 'SIGKILL',
    ask: async () => {
      const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
      redis.on('error', () => {});
      await redis.connect();
      await redis.ping();
      redis.disconnect();
    },
  });
}

interface Launched {
  readonly url: string;
  readonly folder: string;
  readonly launch: () => ChildProcess;
  readonly crashSignal: NodeJS.Signals;
  /** rejects where it does not answer */
  readonly ask: () => Promise<void>;
}

async function ownDatabase({ url, folder, launch, crashSignal, ask }: Launched): Promise<OwnDatabase> {
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = launch();
    for (const until = performance.now() + patience; ; ) {
      try {
        await ask();
        return;
      } catch (error) {
        if (performance.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  const crash = async (): Promise<void> => {
    const exited = child;
    child = undefined;
    if (exited === undefined || exited.exitCode !== null || exited.signalCode !== null) return;
    const gone = new Promise((resolve) => exited.once('exit', resolve));
    exited.kill(crashSignal);
    await gone;
  };
  const remove = async (): Promise<void> => {
    await crash();
    rmSync(folder, { recursive: true, force: true });
  };
  await start().catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return { url, crash, start, remove };
}

// Debian keeps each version in a folder of its own, off the path.
function postgresFolder(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const folders = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(':');
  return [...folders, ...onPath].find((folder) => existsSync(join(folder, 'initdb')));
}

function postgresUser(): User {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string): number =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }).trim());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function runs(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
