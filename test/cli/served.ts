// `nirnaya serve` as it was built, as a process of its own, in the present folder and at a free port.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A service that runs. */
export interface Serving {
  readonly url: string;
  /** ends it as an operator would */
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

/** Starts it with some arguments; resolves once it listens. Throws what it wrote where it ended first. */
export async function servedBy(args: readonly string[]): Promise<Serving> {
  const child = spawn(process.execPath, [program, ...args, '--port', '0', '--json'], {
    env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += String(chunk);
  });
  const exited = once(child, 'exit');
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      out += String(chunk);
      if (out.includes('\n')) resolve();
    });
    child.once('exit', () => resolve());
  });
  if (!out.includes('\n')) throw new Error(`nirnaya ${args.join(' ')} ended: ${err}`);
  const { url } = JSON.parse(out) as { readonly url: string };
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
