// `nirnaya config`: every setting of the service, what it is and where that comes from.

import { settingReports } from '@nirnaya/server/settings';
import { environmentSettings } from '../operator/place.ts';
import { write, writeJson } from '../options/io.ts';
import { table } from '../output/text/table.ts';
import type { AddCommand } from './command.ts';

/** Adds the command. */
export const addConfig: AddCommand = (program, io) => {
  program
    .command('config')
    .description('lists every setting of the service, its value and its origin; secrets are masked')
    .option('--json', 'print JSON')
    .action(async ({ json }: { readonly json?: boolean }) => {
      const reports = settingReports(process.env);
      if (json === true) await writeJson(io, reports);
      else {
        const rows = reports.map(({ name, value, origin, description }) => [
          name,
          value,
          origin,
          description,
        ]);
        await write(io.out, `${table([['setting', 'value', 'origin', 'says'], ...rows])}\n`);
      }
      environmentSettings();
    });
};
