// A process with nothing left but idle threads, after it has waited for what they ran.

import { openThreads } from '../../../../host/threads/open-threads.ts';
import { options } from './options.ts';

const pool = openThreads(options);
const run = (input: string): Promise<unknown> => pool.run({ name: 'load', input, caller: 'anyone' });
console.log(await Promise.all([run('both'), run('ran')]));
