// The commands there are, in the order of the help. A new command is one file and one line here.

import type { AddCommand } from './command.ts';
import { addCheck } from './commands/check.ts';
import { addCoverage } from './commands/coverage.ts';
import { addDay } from './commands/day.ts';
import { addDays } from './commands/days.ts';
import { addDiff } from './commands/diff.ts';
import { addDocs } from './commands/docs.ts';
import { addExplain } from './commands/explain.ts';
import { addFmt } from './commands/fmt.ts';
import { addLsp } from './commands/lsp.ts';
import { addSchema } from './commands/schema.ts';
import { addServe } from './commands/serve.ts';
import { addSnapshot } from './commands/snapshot.ts';
import { addTest } from './commands/test.ts';
import { addYear } from './commands/year.ts';

/** Every command. */
export const commands: readonly AddCommand[] = [
  addDay,
  addYear,
  addExplain,
  addDays,
  addCheck,
  addFmt,
  addTest,
  addDiff,
  addSnapshot,
  addCoverage,
  addDocs,
  addSchema,
  addServe,
  addLsp,
];
