// The service of the HTTP measurement, in a process of its own, on three ports: the API as it is, the API keeping no
// answers, and a route that sends a constant text under the same middleware.

import { createServer } from 'node:http';
import { bundledCatalogue } from '../../app/places/catalogue/bundled.ts';
import { geoZones } from '../../app/places/zones.ts';
import { openWorkspace } from '../../app/workspace.ts';
import { bareApp, createApp } from '../../server/http/application.ts';
import { memoryCache } from '../../server/http/ttl-cache.ts';
import { openLog } from '../../server/log.ts';
import { openSandbox } from '../../server/sandbox/pool.ts';
import type { Service } from '../../server/service.ts';
import { openTurns } from '../../server/turns.ts';
import { openBenchStore } from './store.ts';

/** A request to the process: the text that the constant route is to send, or how much memory is in use. */
export type Order = { readonly body: string } | 'memory';

/** What the process reports. */
export type Message =
  | { readonly api: number; readonly keepingNone: number; readonly constant: number }
  | { readonly ready: true }
  | { readonly heap: number };

const service: Service = {
  workspace: openWorkspace(),
  zones: geoZones(),
  catalogue: bundledCatalogue(),
  now: Date.now,
  version: 'bench',
  startedAt: Date.now(),
  dayContexts: memoryCache({ maxAge: 1000, maxSize: 1_000_000, now: Date.now }),
  sandbox: openSandbox(),
  store: await openBenchStore(),
  turns: openTurns(),
  failed: (error) => console.error(error),
  lastReload: () => undefined,
};
// Lines are made, as in service, and thrown away.
const requestLog = openLog({ write: () => {} }, 'info');
let body = '';
const constant = bareApp({ requestLog }).get('/v1/panchang', (_request, response) => {
  response.type('json').send(body);
});
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
  api: await onPort(createApp({ service, requestLog })),
  keepingNone: await onPort(createApp({ service, requestLog, responseCacheBytes: 0 })),
  constant: await onPort(constant),
});
