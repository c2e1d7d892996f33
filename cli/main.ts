#!/usr/bin/env node
// The command `nirnaya`.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildId } from '@nirnaya/app/packs';
import { processIo } from './options/io.ts';

// A reader that went away (`| head`) ends the command without a word.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const args = process.argv.slice(2);
const [command, name = ''] = args;

// The build writes it.
const alone = fileURLToPath(new URL('explain-alone.cjs', import.meta.url));
const isAlone = command === 'explain' && /^[A-Z][A-Z0-9_]+$/.test(name) && existsSync(alone);
const exitCode = isAlone && buildId !== undefined ? await runAlone(buildId) : undefined;
process.exitCode = exitCode ?? (await runWhole());

// Runs the command from one file, with the code that V8 made of it the last time; undefined where more is needed.
async function runAlone(build: string): Promise<number | undefined> {
  const [{ cacheFiles }, { cacheFolder }, { openProgram }, { isLeftOut }] = await Promise.all([
    import('./cache/files.ts'),
    import('./cache/folder.ts'),
    import('./cache/program.ts'),
    import('./commands/left-out.ts'),
  ]);
  const code = cacheFiles(join(cacheFolder(), 'code'), { files: 4, bytes: 8 * 1024 * 1024 });
  const key = `explain-${build.slice(0, 20)}-${process.version}-${process.arch}`;
  try {
    const program = openProgram<typeof import('./commands/explain-alone.ts')>(alone, code, key);
    const exitCode = await program.exports.runAlone(args, processIo());
    program.store();
    return exitCode;
  } catch (error) {
    if (isLeftOut(error)) return undefined;
    throw error;
  }
}

async function runWhole(): Promise<number> {
  const { run } = await import('./commands/run.ts');
  return run(args, processIo());
}
