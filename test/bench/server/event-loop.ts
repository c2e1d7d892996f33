// By how much each operation holds up the event loop, and how much processor time it takes, when it is asked about places and
// years that nobody has asked about. `tsx test/bench/server/event-loop.ts [--largest] [words of operation ids]` prints the
// worst of them, in milliseconds; with --largest each is sent the largest requests that it permits.

import { mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { startServer } from '../../../server/compose/start-server.ts';
import { settingsFrom } from '../../../server/settings/settings.ts';
import { bodiesOf } from '../../contract/bodies.ts';
import type { Described, Description, Method } from '../../contract/published.ts';
import { withSharedInPlace } from '../../contract/reference/resolved.ts';
import { requestsOf } from '../../contract/requests.ts';
import { largestRequest } from '../../server/costs/largest-requests.ts';

/** Requests of an operation. */
const runs = 8;

/** Milliseconds that a piece of work may take. */
const aim = 20;

// The asking stands in a thread of its own: what it costs is not held against the service.
const script = `
const { parentPort, workerData: { url, key } } = require('node:worker_threads');
parentPort.on('message', async ({ path, method, body }) => {
  const headers = { 'X-API-Key': key, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) };
  let status = 0;
  try {
    const response = await fetch(url + path, { method, headers, body, signal: AbortSignal.timeout(30000) });
    status = response.status;
    await response.arrayBuffer();
  } catch {}
  parentPort.postMessage(status);
});`;

const schedule = openSchedule();
const statistics = Buffer.alloc(128);

interface Row {
  readonly id: string;
  /** milliseconds, of the worst request and of one in the middle */
  readonly worst: number;
  readonly middle: number;
  /** processor time of this thread, milliseconds, of one in the middle */
  readonly busy: number;
  readonly url: string;
  readonly statuses: string;
}

const dataDir = mkdtempSync(join(tmpdir(), 'nirnaya-loop-'));
const settings = settingsFrom({
  PORT: '0',
  DEV_KEY: 'yes',
  DATA_DIR: dataDir,
  METRICS_PORT: 'off',
  MAX_LAG_MS: '100000',
});
const server = await startServer(settings, { log: { write: () => {} } });
const key = server.key.state === 'shown' ? server.key.text : '';
const worker = new Worker(script, { eval: true, workerData: { url: server.url, key } });
const { paths, components } = withSharedInPlace(
  (await (await fetch(`${server.url}/openapi.json`)).json()) as Description,
);
const isLargest = process.argv.includes('--largest');
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const rows: Row[] = [];
for (const [path, methods] of Object.entries(paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    const id = operation.operationId;
    if (chosen.length === 0 || chosen.some((word) => id.includes(word))) {
      const row = await measured(path, method as Method, operation);
      rows.push(row);
      console.error(`measured ${id}: ${row.worst.toFixed(0)} ms at worst`);
    }
  }
}
await worker.terminate();
await server.close();
rmSync(dataDir, { recursive: true });
rows.sort((a, b) => b.worst - a.worst);
console.log('  longest turn: worst, middle; processor time: middle');
for (const { id, worst, middle, busy, statuses, url } of rows) {
  const mark = worst > aim ? '>' : ' ';
  const [a, b, c] = [worst, middle, busy].map((ms) => ms.toFixed(0).padStart(5));
  console.log(`${mark} ${a} ${b} ${c}  ${id} (${statuses}) ${url.slice(0, 150)}`);
}
console.log(
  `${rows.filter(({ worst }) => worst > aim).length} of ${rows.length} operations hold up the loop for more than ${aim} ms`,
);

function requestsFor(
  path: string,
  method: Method,
  operation: Described,
): readonly (readonly [string, unknown])[] {
  if (isLargest) {
    return Array.from({ length: runs }, (_, i) => {
      const { url, body } = largestRequest([path, method, operation], i);
      return [url, body] as const;
    });
  }
  const schema = operation.requestBody?.content['application/json'].schema;
  const bodies = schema === undefined ? fc.constant(undefined) : bodiesOf(schema, components.schemas, false);
  const seed = 20_261_122;
  return fc.sample(fc.tuple(requestsOf(path, operation, false), bodies), { seed, numRuns: runs });
}

async function measured(path: string, method: Method, operation: Described): Promise<Row> {
  const actual: {
    readonly held: number;
    readonly busy: number;
    readonly url: string;
    readonly status: number;
  }[] = [];
  for (const [url, body] of requestsFor(path, method, operation)) {
    const slices = watchSlices();
    const before = scheduled(0);
    const status = await requested(url, method, body);
    const busy = scheduled(0) - before;
    const fulfilled = slices.longest();
    actual.push({ held: fulfilled, busy, url, status });
  }
  const busy = actual.map((one) => one.busy).sort((a, b) => a - b)[Math.floor(actual.length / 2)] ?? 0;
  actual.sort((a, b) => b.held - a.held);
  const counts = new Map<number, number>();
  for (const { status } of actual) counts.set(status, (counts.get(status) ?? 0) + 1);
  return {
    id: operation.operationId,
    worst: actual[0]?.held ?? 0,
    middle: actual[Math.floor(actual.length / 2)]?.held ?? 0,
    busy,
    url: actual[0]?.url ?? '',
    statuses: [...counts].map(([status, count]) => `${status}: ${count}`).join(', '),
  };
}

function requested(path: string, method: string, body: unknown): Promise<number> {
  return new Promise((resolve) => {
    worker.once('message', resolve);
    worker.postMessage({
      path,
      method: method.toUpperCase(),
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  });
}

/** Watches the turns of the event loop until the longest of them is asked for, in milliseconds. */
function watchSlices(): { longest(): number } {
  let longest = 0;
  let last = clock();
  let watching = true;
  const turn = (): void => {
    const now = clock();
    longest = Math.max(longest, now - last);
    last = now;
    if (watching) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    longest: () => {
      watching = false;
      return longest;
    },
  };
}

// Milliseconds, without those for which this thread was ready and had no processor: on a busy machine these are others' doing.
function clock(): number {
  return performance.now() - scheduled(1);
}

// Milliseconds that this thread has run (0) or was ready to (1).
function scheduled(which: 0 | 1): number {
  if (schedule === undefined) return 0;
  const length = readSync(schedule, statistics, 0, statistics.length, 0);
  return Number(statistics.toString('latin1', 0, length).split(' ')[which]) / 1e6;
}

// Linux alone says; a file that is read again says how it stands then.
function openSchedule(): number | undefined {
  try {
    return openSync('/proc/thread-self/schedstat', 'r');
  } catch {
    return undefined;
  }
}
