// How long the command and the service take to start: whole processes of the built programs, each beside one of Node that does
// nothing, in turn, so that a machine that slows down slows both. The service has started when its port accepts a connection.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.ts';

/** A command against an empty Node. */
export interface Start {
  readonly name: string;
  /** median of its wall times, ms */
  readonly median: number;
  /** median of the same of `node -e 0`, ms */
  readonly empty: number;
  /** median of the ratios of the pairs */
  readonly ratio: number;
  readonly runs: number;
  readonly aim: number;
}

const explain = ['explain', 'FESTIVAL_GANESH_CHATURTHI', '2026-09-14'];

interface Subject {
  readonly name: string;
  /** how often `node -e 0` it may take */
  readonly aim: number;
  /** Starts it with a folder of its own; gives milliseconds. */
  readonly run: (folder: string) => Promise<number> | number;
}

const subjects: readonly Subject[] = [
  { name: 'nirnaya --version', aim: 1.3, run: (folder) => timed([main, '--version'], folder) },
  { name: 'nirnaya explain', aim: 3, run: (folder) => timed([main, ...explain], folder) },
  { name: 'service listening', aim: 20, run: untilListening },
];

const runs = 9;
const program = (name: string): string =>
  fileURLToPath(new URL(`../../dist/${name}/main.js`, import.meta.url));
const main = program('cli');

/** Measures the starts. Caches and stores are in a folder of their own, removed afterwards. */
export async function measureStarts(note: (name: string) => void): Promise<readonly Start[]> {
  const folder = mkdtempSync(join(tmpdir(), 'nirnaya-bench-'));
  try {
    const starts: Start[] = [];
    for (const { name, aim, run } of subjects) {
      note(name);
      // The first fills the caches, of the system as well.
      await run(folder);
      const pairs: { readonly empty: number; readonly own: number }[] = [];
      for (let i = 0; i < runs; i++)
        pairs.push({ empty: timed(['-e', '0'], folder), own: await run(folder) });
      starts.push({
        name,
        median: median(pairs.map(({ own }) => own)),
        empty: median(pairs.map(({ empty }) => empty)),
        ratio: median(pairs.map(({ own, empty }) => own / empty)),
        runs,
        aim,
      });
    }
    return starts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds until a service that is started accepts a connection; it is ended. */
async function untilListening(folder: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [program('server')], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error('the service did not start');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const ms = performance.now() - began;
  child.kill('SIGKILL');
  await exited;
  return ms;
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (is: boolean) => (): void => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', end(true)).once('error', end(false));
  });

function timed(args: readonly string[], cache: string): number {
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, XDG_CACHE_HOME: cache },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed: ${stderr}`);
  return performance.now() - began;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
