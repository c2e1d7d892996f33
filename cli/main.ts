#!/usr/bin/env node
// The command `nirnaya`.

import nodeModule from 'node:module';
import { processIo } from './options/io.ts';

// A reader that went away (`| head`) ends the command without a word.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

// From Node 22 on compiled code is cached between one start and the next; what is imported before this is not.
const { enableCompileCache } = nodeModule as { enableCompileCache?: () => unknown };
enableCompileCache?.();
const { run } = await import('./commands/run.ts');

process.exitCode = await run(process.argv.slice(2), processIo());
