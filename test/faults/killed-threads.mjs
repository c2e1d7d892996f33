// Loaded before a server (`--import`): every two seconds one of its threads is ended, whatever it does. How many were ended
// stands in the log.

import { syncBuiltinESMExports } from 'node:module';
import workerThreads from 'node:worker_threads';

const Original = workerThreads.Worker;
const running = new Set();
workerThreads.Worker = class RecordedWorker extends Original {
  constructor(...given) {
    super(...given);
    running.add(this);
    this.once('exit', () => running.delete(this));
  }
};
syncBuiltinESMExports();

let ended = 0;
setInterval(() => {
  const threads = [...running];
  const thread = threads[Math.floor(Math.random() * threads.length)];
  if (thread === undefined) return;
  ended += 1;
  process.stderr.write(`threads ended: ${ended}\n`);
  void thread.terminate();
}, 2000).unref();
