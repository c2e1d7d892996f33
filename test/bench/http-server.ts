// The service of the HTTP measurement, in a process of its own, on three ports: the API as it is, the API keeping no
// answers, and a route that sends a constant text under the same middleware.

import { createServer } from 'node:http';
import { productVersion } from '../../app/workspace/version.ts';
import { appWithoutRoutes, createApp, openApp } from '../../server/compose/application.ts';
import { loadFirst, openActivePacks } from '../../server/compute/active-packs.ts';
import { loadApart } from '../../server/compute/load-apart.ts';
import { openComputeThreads } from '../../server/compute/threads.ts';
import { openLog, reloadLog } from '../../server/observability/log.ts';
import type { Service } from '../../server/routes/service.ts';
import { openBenchStore } from './store.ts';
import { workerUrl } from './worker-url.ts';

/** A request to the process: the text that the constant route is to send, or how much memory is in use. */
export type Order = { readonly body: string } | 'memory';

/** What the process reports. */
export type Message =
  | { readonly api: number; readonly keepingNone: number; readonly constant: number }
  | { readonly ready: true }
  | { readonly heap: number };

const startedAt = Date.now();
const failed = (error: unknown): void => console.error(error);
// Lines are made, as in service, and thrown away.
const requestLog = openLog({ write: () => {} }, 'info');
const loading = { folders: [], file: undefined, load: loadApart, listener: reloadLog(requestLog) };
const loaded = await loadFirst(loading);
const compute = openComputeThreads(
  { ...loaded.state, startedAt },
  { worker: workerUrl, failed, caches: () => {} },
);
const packs = openActivePacks(loaded, compute, { ...loading, now: Date.now, startedAt });
const service: Service = {
  startedAt,
  now: Date.now,
  version: productVersion(),
  failed,
  compute,
  packs,
  store: await openBenchStore(),
};
let body = '';
const constant = appWithoutRoutes({ ...openApp(service), requestLog }).get(
  '/v1/panchang',
  (_request, response) => {
    response.type('json').send(body);
  },
);
const report = (message: Message): void => void process.send?.(message);

process.on('message', (order: Order) => {
  if (order === 'memory') {
    globalThis.gc?.();
    report({ heap: process.memoryUsage().heapUsed });
    return;
  }
  body = order.body;
  report({ ready: true });
});

const onPort = (app: Parameters<typeof createServer>[1]): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer(app);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });

report({
  api: await onPort(createApp({ ...openApp(service), requestLog })),
  keepingNone: await onPort(createApp({ ...openApp(service), requestLog, responseCacheBytes: 0 })),
  constant: await onPort(constant),
});
