// A process with a limit of its own, and the limits of its heap and of a thread's, in whole megabytes of 64.

import { getHeapStatistics } from 'node:v8';
import { openThreads } from '../../../../host/threads/open-threads.ts';
import { options } from './options.ts';

const pool = openThreads({ ...options, threads: 1 });
const ofThread = (await pool.run({ name: 'heap limit', input: undefined, caller: 'anyone' })) as number;
const times64 = (bytes: number): number => Math.floor(bytes / 2 ** 26);
console.log(JSON.stringify([times64(getHeapStatistics().heap_size_limit), times64(ofThread)]));
