// `nirnaya config`: every setting of the service, what it is and where that comes from.

import { settingReports } from '@nirnaya/server/settings';
import type { AddCommand } from '../command.ts';
import { write, writeJson } from '../io.ts';
import { environmentSettings } from '../store/place.ts';
import { table } from '../text/table.ts';

/** Adds the command. */
export const addConfig: AddCommand = (program, io) => {
  program
    .command('config')
    .description('lists every setting of the service, its value and its origin; secrets are masked')
    .option('--json', 'answer as JSON')
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
