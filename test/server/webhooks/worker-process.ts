// A worker as a process of its own, to be killed: `worker-process.ts FOLDER NAME`. Its clock is that of the machine.

import { openStore } from '../../../server/store/open.ts';
import { openSender } from '../../../server/webhooks/send.ts';
import { openWorker } from '../../../server/webhooks/worker.ts';

const [, , dataDir = '', name = ''] = process.argv;
const now = Date.now;
const store = await openStore({ dataDir, now });
const sender = openSender({ allowed: new Set(['127.0.0.1']), version: '0.0.0-test', now });
const worker = openWorker({
  store,
  sender,
  name,
  now,
  random: Math.random,
  failed: (error) => console.error(error),
  pollMs: 50,
});
worker.start();
// The timers of a worker alone keep no process.
setInterval(() => {}, 60_000);
