// Requests a second of `/v1/panchang`, against a route that sends a constant text of the same size under the same
// middleware, by turns in one run.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { civilDay, isoDate } from '../../engine/civil/civil.ts';
import type { Message, Order } from './http-server.ts';

/** What came of it. */
export interface HttpMeasure {
  /** characters of a typical answer */
  readonly size: number;
  /** requests a second, the median of the rounds: of a constant text, of answers computed, of answers kept */
  readonly constant: number;
  readonly computed: number;
  readonly kept: number;
  readonly aim: number;
  /** megabytes of heap in use: with few places known, and after many */
  readonly heapBefore: number;
  readonly heapAfter: number;
  /** how many different places were requested */
  readonly places: number;
}

const rounds = 3;
const seconds = 3;
const connections = 8;
const manyPlaces = 1000;

/** Measures the service in a process of its own. */
export async function measureHttp(): Promise<HttpMeasure> {
  const child = fork(fileURLToPath(new URL('./http-server.ts', import.meta.url)), {
    execArgv: [...process.execArgv, '--expose-gc'],
  });
  try {
    return await measured(child);
  } finally {
    child.kill();
  }
}

async function measured(child: ChildProcess): Promise<HttpMeasure> {
  const message = await next(child);
  if (!('api' in message)) throw new Error('the service did not start');
  const at = (port: number): string => `http://127.0.0.1:${port}`;
  const api = at(message.api);
  const first = civilDay(2026, 1, 1);
  const paths = Array.from(
    { length: 365 },
    (_, i) => `/v1/panchang?date=${isoDate(first + ((i * 151) % 365))}&location_id=${1 + (i % 4)}`,
  );
  const sizes: number[] = [];
  let body = '';
  for (const path of paths) {
    body = await (await fetch(api + path)).text();
    sizes.push(body.length);
  }
  child.send({ body } satisfies Order);
  await next(child);
  const rates = { constant: [] as number[], computed: [] as number[], kept: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    rates.constant.push(await rate(at(message.constant), paths));
    rates.computed.push(await rate(at(message.keepingNone), paths));
    rates.kept.push(await rate(api, paths));
  }
  const heapBefore = await heap(child);
  for (let i = 0; i < manyPlaces; i++) {
    const lat = (-60 + (120 * i) / manyPlaces).toFixed(3);
    const lon = (-180 + ((i * 137.5) % 360)).toFixed(3);
    const answer = await fetch(`${api}/v1/panchang?date=2026-06-01&lat=${lat}&lon=${lon}&tz=Asia/Kolkata`);
    await answer.arrayBuffer();
  }
  return {
    size: median(sizes),
    constant: median(rates.constant),
    computed: median(rates.computed),
    kept: median(rates.kept),
    aim: 0.6,
    heapBefore,
    heapAfter: await heap(child),
    places: manyPlaces,
  };
}

async function heap(child: ChildProcess): Promise<number> {
  child.send('memory' satisfies Order);
  const message = await next(child);
  return 'heap' in message ? message.heap / 1e6 : Number.NaN;
}

async function next(child: ChildProcess): Promise<Message> {
  const [message] = await once(child, 'message');
  return message as Message;
}

async function rate(url: string, paths: readonly string[]): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: paths.map((path) => ({ method: 'GET', path })),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused`);
  return result.requests.average;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
