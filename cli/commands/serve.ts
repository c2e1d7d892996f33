// `nirnaya serve`: runs the HTTP service until it is stopped, with the settings of the environment and of its options.

import { once } from 'node:events';
import { environmentSettings } from '../operator/place.ts';
import { UsageError } from '../options/failure.ts';
import { write } from '../options/io.ts';
import { packsOption } from '../options/pack-files.ts';
import type { AddCommand } from './command.ts';

interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly packs?: readonly string[];
  readonly devKey?: boolean;
  readonly json?: boolean;
}

/** Adds the command. */
export const addServe: AddCommand = (program, io) => {
  const command = program
    .command('serve')
    .description('runs the HTTP service until it is stopped; `nirnaya config` lists its settings');
  packsOption(command)
    .option('--port <number>', 'port to listen on; 0 takes any free one (default: PORT, else 8080)')
    .option('--host <name>', 'interface to listen on (default: HOST, else this machine only)')
    .option('--dev-key', 'create and print a key for this machine (default: DEV_KEY, else at a terminal)')
    .option('--json', 'print the address as JSON')
    .action(async ({ port, host, packs, devKey, json }: ServeOptions) => {
      const settings = environmentSettings();
      const { listen } = settings;
      // The server is large; other commands need none of it.
      const { startServer } = await import('@nirnaya/server/compose');
      const server = await startServer({
        ...settings,
        listen: { port: port === undefined ? listen.port : portOf(port), host: host ?? listen.host },
        // A file of compiled packs is taken before folders.
        packs:
          packs === undefined || settings.packs.kind === 'bundle'
            ? settings.packs
            : { kind: 'folders', folders: packs },
        devKey: devKey === true ? 'yes' : settings.devKey,
      });
      const key = server.key.state === 'shown' ? `key ${server.key.text}\n` : '';
      await write(
        io.out,
        json === true ? `${JSON.stringify({ url: server.url })}\n` : `listening at ${server.url}\n${key}`,
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
