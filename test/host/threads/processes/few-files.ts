// A process that is short of files when a thread dies, and has some again later.

import { closeSync, openSync } from 'node:fs';
import { openThreads } from '../../../../host/threads/open-threads.ts';
import { options } from './options.ts';

const pool = openThreads({ ...options, threads: 1 });
const run = (name: string): Promise<unknown> =>
  pool
    .run({ name, input: 'answered', caller: 'anyone', isRepeatable: false })
    .catch((error: Error) => error.name);

const files: number[] = [];
function openAll(): void {
  try {
    for (;;) files.push(openSync('/dev/null', 'r'));
  } catch {
    // No more can be opened.
  }
}

const before = await run('echo');
openAll();
const died = await run('exit');
openAll();
const refused = [await run('echo'), await run('echo'), await run('echo')];
const { start } = pool.load().deaths;
for (const file of files) closeSync(file);
let after = await run('echo');
while (after !== 'answered') {
  await new Promise((resolve) => setTimeout(resolve, 50));
  after = await run('echo');
}
console.log(JSON.stringify({ before, died, refused, fewStarts: start <= 4, after }));
