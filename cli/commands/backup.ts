// `nirnaya backup FILE`: copies the embedded store while it serves.

import { embeddedDataDir } from '../operator/embedded.ts';
import { UsageError } from '../options/failure.ts';
import { write, writeJson } from '../options/io.ts';
import { unwritable } from '../options/unwritable.ts';
import type { AddCommand } from './command.ts';

/** Adds the command. */
export const addBackup: AddCommand = (program, io) => {
  program
    .command('backup')
    .description('copies the embedded store to a file, while the service runs')
    .argument('<file>', 'file to write; it must not exist')
    .option('--json', 'print JSON')
    .action(async (file: string, { json }: { readonly json?: boolean }) => {
      const dataDir = embeddedDataDir('`pg_dump --format=custom` backs it up');
      const { BadCopy, backupStore } = await import('@nirnaya/server/store');
      try {
        const { version, accounts, bytes } = await backupStore(dataDir, file);
        if (json === true) await writeJson(io, { file, version, accounts, bytes });
        else await write(io.out, `${file}: ${accounts} accounts, ${bytes} bytes, version ${version}\n`);
      } catch (error) {
        if (error instanceof BadCopy) throw new UsageError(error.message);
        throw unwritable(file, error, 'backup');
      }
    });
};
