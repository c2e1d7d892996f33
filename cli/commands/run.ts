// Runs one command line of any command.

import type { Io } from '../options/io.ts';
import { runOf } from './run-of.ts';
import { commands } from './table.ts';

/** Runs a command; errors of the input are reported on `err` and return 1. In: the arguments after the name of the program. */
export const run = (args: readonly string[], io: Io): Promise<number> => runOf(commands, args, io);
