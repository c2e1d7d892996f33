// A command run again after each change of its files, until it is stopped.

import { UsageError } from '../../options/failure.ts';
import { type Io, write } from '../../options/io.ts';
import { paintFor } from '../text/paint.ts';
import { watchPaths } from './paths.ts';

/** Runs once, and again after each change. A usage error ends one run, but not the watching. */
export async function watching(
  paths: readonly string[],
  once: () => Promise<unknown>,
  io: Io,
): Promise<void> {
  const stop = new AbortController();
  const end = (): void => stop.abort();
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  const again = async (): Promise<void> => {
    try {
      await once();
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      io.err.write(`nirnaya: ${error.message}\n`);
    }
    await write(io.out, `${paintFor(io).dim('waiting for changes')}\n`);
  };
  await watchPaths(paths, again, stop.signal);
}
