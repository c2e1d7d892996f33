// `nirnaya migrate`: brings the tables of the store to the version of this program.

import { reached, storeOptions } from '../operator/place.ts';
import { write, writeJson } from '../options/io.ts';
import type { AddCommand } from './command.ts';

/** Adds the command. */
export const addMigrate: AddCommand = (program, io) => {
  program
    .command('migrate')
    .description(
      'migrates the store to the version of this program, as startup does; several can run at once',
    )
    .option('--json', 'print JSON')
    .action(async ({ json }: { readonly json?: boolean }) => {
      const { migrateStore } = await import('@nirnaya/server/store');
      const { from, to } = await reached(() => migrateStore(storeOptions(io.now)));
      if (json === true) await writeJson(io, { from, to });
      else
        await write(
          io.out,
          from === to ? `already at version ${to}\n` : `migrated from version ${from} to ${to}\n`,
        );
    });
};
