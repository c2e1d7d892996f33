// The commands there are, in the order of the help. A new command is one file and one line here.

import type { AddCommand } from './command.ts';
import { addCheck } from './commands/check.ts';
import { addDay } from './commands/day.ts';
import { addDays } from './commands/days.ts';
import { addExplain } from './commands/explain.ts';
import { addServe } from './commands/serve.ts';
import { addYear } from './commands/year.ts';

/** Every command. */
export const commands: readonly AddCommand[] = [addDay, addYear, addExplain, addDays, addCheck, addServe];
