// `nirnaya serve`: runs the HTTP service until it is stopped.

import { once } from 'node:events';
import type { AddCommand } from '../command.ts';
import { UsageError } from '../failure.ts';
import { write } from '../io.ts';

interface ServeOptions {
  readonly port: string;
  readonly host?: string;
  readonly packs?: string;
  readonly json?: boolean;
}

/** Adds the command. */
export const addServe: AddCommand = (program, io) => {
  program
    .command('serve')
    .description('runs the HTTP service until it is stopped')
    .option('--port <number>', 'port to listen on; 0 takes any free one', '8080')
    .option('--host <name>', 'interface to listen on (default: all)')
    .option('--packs <folder>', 'folder of rule packs (default: those that come with nirnaya)')
    .option('--json', 'say where it listens as JSON')
    .action(async ({ port, host, packs, json }: ServeOptions) => {
      // The server is large; other commands need none of it.
      const { startServer } = await import('../../server/main.ts');
      const server = await startServer({
        port: portOf(port),
        ...(host === undefined ? {} : { host }),
        ...(packs === undefined ? {} : { packsDir: packs }),
      });
      await write(
        io.out,
        json === true ? `${JSON.stringify({ url: server.url })}\n` : `listening at ${server.url}\n`,
      );
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
      await server.close();
    });
};

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new UsageError(`--port: ${JSON.stringify(text)} is not a port; write a number from 0 to 65535`);
}
