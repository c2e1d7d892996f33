// A thread for tests of the pool that answers or exits.

import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ kind, name }) => {
  if (kind === 'open') parentPort.postMessage({ kind: 'opened' });
  else if (name === 'exit') process.exit(3);
  else parentPort.postMessage({ kind: 'result', value: undefined, ms: 0 });
});
