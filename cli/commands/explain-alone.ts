// `nirnaya explain` of a rule by its code, as a program of one file. What it seldom needs is left out of the file; `main` runs
// the command whole then.

import type { Io } from '../options/io.ts';
import { addExplain } from './explain.ts';
import { runOf } from './run-of.ts';

/**
 * Runs the command line. Rejects with an error whose code is `LEFT_OUT` where something is missing, before anything is written.
 * @public: `main` reads it from the file that is built.
 */
export const runAlone = (args: readonly string[], io: Io): Promise<number> =>
  runOf(new Map([['explain', async () => addExplain]]), args, io);
