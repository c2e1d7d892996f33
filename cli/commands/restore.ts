// `nirnaya restore FILE`: puts a backup in the place of the embedded store.

import { embeddedDataDir } from '../operator/embedded.ts';
import { UsageError } from '../options/failure.ts';
import { write, writeJson } from '../options/io.ts';
import type { AddCommand } from './command.ts';

interface RestoreWords {
  readonly force?: boolean;
  readonly json?: boolean;
}

/** Adds the command. */
export const addRestore: AddCommand = (program, io) => {
  program
    .command('restore')
    .description('replaces the embedded store by a backup; stop the service first')
    .argument('<file>', 'backup file; it is verified and not changed')
    .option('--force', 'restore even if another process has the store open, or if the store is unreadable')
    .option('--json', 'print JSON')
    .action(async (file: string, { force = false, json }: RestoreWords) => {
      const dataDir = embeddedDataDir('`pg_restore` puts back what `pg_dump` wrote');
      const { BadCopy, restoreStore, StoreInUse } = await import('@nirnaya/server/store');
      try {
        const { version, accounts, bytes, before } = restoreStore(dataDir, file, { force });
        if (json === true) await writeJson(io, { file, version, accounts, bytes, before: before ?? null });
        else {
          const beforeText = before === undefined ? '' : `the previous store is now ${before}\n`;
          await write(io.out, `${file}: ${accounts} accounts, version ${version}\n${beforeText}`);
        }
      } catch (error) {
        if (error instanceof StoreInUse) {
          throw new UsageError(
            `${error.message}: stop the service first, or use --force, which loses what it writes`,
          );
        }
        if (error instanceof BadCopy) throw new UsageError(`${file}: ${error.message}`);
        throw error;
      }
    });
};
