// A server under attack: the built code as a process of its own, on loopback, with its own settings and limits.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How a server is started. */
export interface FaultServerOptions {
  /** settings beside PORT, HOST, LOG_LEVEL=warn and a store of its own, which it has anyway */
  readonly env?: Readonly<Record<string, string>>;
  /** folder of its store, which stays when it ends; default one of its own, which goes with it */
  readonly dataDir?: string;
  /** options of Node: `--max-old-space-size=512` */
  readonly nodeOptions?: readonly string[];
  /** the most files that the process may open */
  readonly openFiles?: number;
  /** where its log goes: kept (the default), to a file, to a full disk, into a pipe that is closed, or that nobody reads */
  readonly log?: 'kept' | 'own file' | 'full disk' | 'closed pipe' | 'unread pipe';
}

/** How a process ended. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A server that runs. */
export interface FaultServer {
  /** `http://127.0.0.1:41234` */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** a key of the highest plan; empty where another server has it */
  readonly key: string;
  /** resolves when the process has ended */
  readonly exited: Promise<Exit>;
  /** whether the process runs */
  readonly running: boolean;
  /** the last characters of its log, where that is kept */
  log(): string;
  /** memory resident now and at most so far, in MB; 0 where the system does not say */
  memory(): { readonly resident: number; readonly peak: number };
  /** how long its main thread was ready and waited for a processor so far, milliseconds; 0 where that is not known */
  waitedForProcessor(): number;
  signal(name: NodeJS.Signals): void;
  /** Ends the process at once. */
  kill(): Promise<void>;
}

/** How long a start may take, in milliseconds. */
const startLimit = 60_000;

/** Characters of the log that are kept. */
const logSpace = 200_000;

/** Starts the built server of a project. Rejects with its log where it ends or takes too long instead. */
export async function startFaultServer(root: string, options: FaultServerOptions = {}): Promise<FaultServer> {
  const own = options.dataDir === undefined ? mkdtempSync(join(tmpdir(), 'nirnaya-faults-')) : undefined;
  const dataDir = options.dataDir ?? own ?? '';
  const child = startProcess(root, dataDir, options);
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => {
      if (own !== undefined) rmSync(own, { recursive: true, force: true });
      resolve({ code, signal });
    });
  });
  let log = '';
  const hear = (chunk: Buffer): void => {
    log = (log + chunk.toString('utf8')).slice(-logSpace);
  };
  if (options.log !== 'unread pipe') child.stderr?.on('data', hear);
  if (options.log === 'closed pipe') child.stderr?.destroy();
  const running = (): boolean => child.exitCode === null && child.signalCode === null;
  const kill = async (): Promise<void> => {
    if (running()) child.kill('SIGKILL');
    await exited;
  };
  const { url, key } = await started(child, exited).catch(async (error: unknown) => {
    await kill();
    throw new Error(`the server did not start (${error}): ${log}`);
  });
  const pid = child.pid ?? 0;
  return {
    url,
    port: Number(new URL(url).port),
    pid,
    key,
    exited,
    get running() {
      return running();
    },
    log: () => log,
    memory: () => ({ resident: statusOf(pid, 'VmRSS'), peak: statusOf(pid, 'VmHWM') }),
    waitedForProcessor: () => waitedOf(pid),
    signal: (name) => {
      child.kill(name);
    },
    kill,
  };
}

function startProcess(root: string, dataDir: string, options: FaultServerOptions): ChildProcess {
  const { env = {}, nodeOptions = [], openFiles, log = 'kept' } = options;
  const command = [process.execPath, ...nodeOptions, join(root, 'dist', 'server', 'main.js')];
  const [file = '', ...args] =
    openFiles === undefined
      ? command
      : ['/bin/sh', '-c', `ulimit -n ${openFiles} && exec "$0" "$@"`, ...command];
  return spawn(file, args, {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      METRICS_PORT: '0',
      DEV_KEY: 'yes',
      // As in the image and the unit of deploy/.
      MALLOC_ARENA_MAX: '2',
      ...env,
      PORT: '0',
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', logOf(log, dataDir)],
  });
}

function logOf(log: NonNullable<FaultServerOptions['log']>, dataDir: string): number | 'pipe' {
  if (log === 'full disk') return openSync('/dev/full', 'w');
  return log === 'own file' ? openSync(join(dataDir, 'log'), 'w') : 'pipe';
}

// The greeting names the address and the key.
function started(child: ChildProcess, exited: Promise<Exit>): Promise<Pick<FaultServer, 'url' | 'key'>> {
  return new Promise((resolve, reject) => {
    let greeting = '';
    const timer = setTimeout(() => reject(new Error('too slow')), startLimit);
    child.stdout?.on('data', (chunk: Buffer) => {
      if (greeting.length < 10_000) greeting += chunk.toString('utf8');
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(greeting) ?? [];
      if (url === undefined || !greeting.includes('/openapi.json')) return;
      clearTimeout(timer);
      resolve({ url, key: /\bnir_[\w-]{43}/.exec(greeting)?.[0] ?? '' });
    });
    void exited.then(({ code, signal }) => {
      clearTimeout(timer);
      reject(new Error(`ended with ${code ?? signal}`));
    });
  });
}

// Linux counts nanoseconds: those that ran, those that waited for a processor.
function waitedOf(pid: number): number {
  try {
    const [, waited = '0'] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(waited) / 1e6;
  } catch {
    return 0;
  }
}

// Linux reports kilobytes under /proc.
function statusOf(pid: number, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
