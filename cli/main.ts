#!/usr/bin/env node
// The command `nirnaya`.

import { processIo } from './io.ts';
import { run } from './run.ts';

// A reader that went away (`| head`) ends the command without a word.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await run(process.argv.slice(2), processIo());
