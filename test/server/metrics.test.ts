// `/metrics`: who may read it, what it says, and that its labels are bounded whatever clients send.

import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cacheReports } from '../../engine/cache/registry.ts';
import { type RunningServer, startServer } from '../../server/main.ts';
import { openMetrics } from '../../server/metrics/open.ts';
import { openStore } from '../../server/store/open.ts';
import { StoreUnavailable } from '../../server/store/store.ts';
import { ask, posted } from './harness.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'nirnaya-metrics-'));
const token = 'a-token-of-sixteen-or-more';
let server: RunningServer;
let key = '';

beforeAll(async () => {
  const log = { write: () => {} };
  // On a busy machine nothing is shed.
  const limits = { maxLag: Number.POSITIVE_INFINITY };
  server = await startServer({ port: 0, host: '127.0.0.1', dataDir, metricsToken: token, log, limits });
  if (server.key.state === 'shown') key = server.key.text;
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

/** A line of the text format. */
interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

function samplesIn(text: string): readonly Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', inner = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const labels = [...inner.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label = '', text = '']) => [
        label,
        text,
      ]);
      return { name, labels: Object.fromEntries(labels), value: Number(value) };
    });
}

const scrape = async (): Promise<readonly Sample[]> => {
  const { status, text } = await ask(`${server.url}/metrics`);
  expect(status).toBe(200);
  return samplesIn(text);
};
const figureOf = (
  samples: readonly Sample[],
  name: string,
  labels: Record<string, string> = {},
): number | undefined =>
  samples.find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([label, text]) => sample.labels[label] === text),
  )?.value;

// `fetch` sets some headers by itself.
const statusWith = (headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    request(`${server.url}/metrics`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });

describe('who may read them', () => {
  test.each([
    ['this machine', {}, 200],
    ['this machine by its name', { Host: 'localhost:8080' }, 200],
    ['what a proxy on this machine forwards', { 'X-Forwarded-For': '203.0.113.7' }, 401],
    ['what a proxy on this machine forwards, otherwise said', { Forwarded: 'for=203.0.113.7' }, 401],
    ['a page of another site', { Origin: 'https://example.org' }, 401],
    ['a page whose name was pointed at this machine', { Host: 'rebound.example.org' }, 401],
    ['a proxy with the token', { 'X-Forwarded-For': '203.0.113.7', Authorization: `Bearer ${token}` }, 200],
    [
      'a proxy with another token',
      { 'X-Forwarded-For': '203.0.113.7', Authorization: `Bearer ${token}x` },
      401,
    ],
    [
      'a proxy with the beginning of it',
      { Via: '1.1 a', Authorization: `Bearer ${token.slice(0, -1)}` },
      401,
    ],
    ['a proxy with no scheme', { Via: '1.1 a', Authorization: token }, 401],
  ])('%s', async (_, headers, status) => {
    expect(await statusWith(headers)).toBe(status);
  });

  test('a refusal is one like any other, and another method is refused', async () => {
    const { headers, text } = await ask(`${server.url}/metrics`, { headers: { 'X-Real-IP': '203.0.113.7' } });
    expect(headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(JSON.parse(text)).toMatchObject({ error: 'metrics_token_required' });
    expect((await ask(`${server.url}/metrics`, { method: 'POST' })).status).toBe(405);
  });
});

describe('what they say', () => {
  test('requests by operation and class, errors and refusals by code and plan', async () => {
    const path = `${server.url}/v1/tithi?date=2026-09-14`;
    const before = await scrape();
    await ask(path, { headers: { 'X-API-Key': key } });
    await ask(path);
    const after = await scrape();
    const count = 'nirnaya_http_request_duration_seconds_count';
    const grown = (name: string, labels: Record<string, string>): number =>
      (figureOf(after, name, labels) ?? 0) - (figureOf(before, name, labels) ?? 0);
    expect(grown(count, { operation: 'tithi', status: '2xx' })).toBe(1);
    expect(grown(count, { operation: 'tithi', status: '4xx' })).toBe(1);
    expect(grown('nirnaya_http_errors_total', { error: 'Unauthorized', status: '401' })).toBe(1);
    expect(figureOf(after, 'nirnaya_http_requests_in_flight')).toBe(1);
  });

  test('every cache on the list, with its bound', async () => {
    const samples = await scrape();
    const names = [...new Set(cacheReports().map(({ name }) => name))];
    expect(names.length).toBeGreaterThan(8);
    for (const cache of names) {
      const bytes = figureOf(samples, 'nirnaya_cache_bytes', { cache });
      expect(bytes, cache).toBeLessThanOrEqual(
        figureOf(samples, 'nirnaya_cache_limit_bytes', { cache }) ?? -1,
      );
    }
    expect(figureOf(samples, 'nirnaya_cache_lookups_total', { cache: 'keys', result: 'hit' })).toBeDefined();
  });

  test('the process, the store, the outbox, the sandbox, the build', async () => {
    const samples = await scrape();
    const names = new Set(samples.map(({ name }) => name));
    for (const name of [
      'nirnaya_event_loop_lag_seconds_count',
      'nirnaya_heap_bytes',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'process_start_time_seconds',
      'nirnaya_sandbox_queue',
      'nirnaya_turns_waiting',
      'nirnaya_packs_failing',
      'nirnaya_store_errors_total',
    ]) {
      expect(names, name).toContain(name);
    }
    expect(figureOf(samples, 'nirnaya_build_info', { version: server.service.version })).toBe(1);
    expect(figureOf(samples, 'nirnaya_store_up')).toBe(1);
    expect(figureOf(samples, 'nirnaya_outbox_due')).toBe(0);
    expect(figureOf(samples, 'nirnaya_sandbox_threads', { state: 'most' })).toBeGreaterThan(0);
    expect(figureOf(samples, 'nirnaya_event_loop_lag_seconds_count')).toBeGreaterThan(0);
  });

  test('two services in one process measure apart', async () => {
    const other = openMetrics();
    expect(await other.text()).not.toContain('operation="tithi"');
    other.close();
  });
});

test('labels are bounded whatever is sent to whichever operation', async () => {
  const { paths } = (await ask(`${server.url}/openapi.json`)).json<{
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  const odd = 'odd-9f3c';
  const ids = new Set<string>(['none']);
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { operationId }] of Object.entries(methods)) {
      ids.add(operationId);
      const at = path.replaceAll(/\{\w+\}/g, `${odd}-${operationId}`);
      const { body, ...init } = posted({ [odd]: 1 });
      await ask(`${server.url}${at}?${odd}=${operationId}&date=${odd}`, {
        ...init,
        method: method.toUpperCase(),
        headers: { ...init.headers, 'X-API-Key': key, 'X-Request-Id': odd, 'User-Agent': odd },
        ...(method === 'get' || method === 'delete' ? {} : { body: body ?? '' }),
      });
    }
  }
  for (let i = 0; i < 50; i++)
    await ask(`${server.url}/${odd}/${i}?${odd}`, { method: i % 2 === 0 ? 'GET' : 'PUT' });
  const samples = await scrape();
  expect(JSON.stringify(samples)).not.toContain(odd);
  const labelled = (label: string): Set<string> =>
    new Set(samples.flatMap(({ labels }) => (labels[label] === undefined ? [] : [labels[label]])));
  expect([...labelled('operation')].filter((id) => !ids.has(id))).toEqual([]);
  // All but what no request reached before it was refused.
  expect(labelled('operation').size).toBe(ids.size);
  const counts = new Map<string, number>();
  for (const { name } of samples) counts.set(name, (counts.get(name) ?? 0) + 1);
  const classes = 5;
  const buckets = 13;
  for (const [name, count] of counts) expect(count, name).toBeLessThanOrEqual(ids.size * classes * buckets);
  expect(labelled('error').size).toBeLessThan(60);
});

test('calls of the store are measured, what fails is counted, what was delivered too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nirnaya-metered-'));
  const metrics = openMetrics();
  const plain = await openStore({ dataDir: folder, now: Date.now });
  const failing = {
    ...plain,
    account: async () => {
      throw new StoreUnavailable('away');
    },
    lag: async () => {
      throw new StoreUnavailable('away');
    },
  };
  const store = metrics.metered(failing);
  const { id } = await store.createAccount({ name: 'A', plan: 'pro', createdAt: 1 });
  await expect(store.account(id)).rejects.toThrow('away');
  await store.counters.used(['a']);
  const at = { deliveryId: 999, at: 1, status: 204, note: '', durationMs: 1 };
  // Another's lease: nothing was settled, and nothing is counted.
  expect(await store.settle('w', at, { end: 'delivered' }, 20)).toBe(false);
  const samples = samplesIn(await metrics.text());
  expect(figureOf(samples, 'nirnaya_store_duration_seconds_count', { part: 'tables' })).toBe(3);
  expect(figureOf(samples, 'nirnaya_store_duration_seconds_count', { part: 'counters' })).toBe(1);
  expect(figureOf(samples, 'nirnaya_store_errors_total', { part: 'tables', error: 'unavailable' })).toBe(1);
  expect(figureOf(samples, 'nirnaya_store_up')).toBe(0);
  expect(figureOf(samples, 'nirnaya_outbox_due')).toBeUndefined();
  expect(figureOf(samples, 'nirnaya_webhook_attempts_total')).toBeUndefined();
  await store.close();
  metrics.close();
  rmSync(folder, { recursive: true });
});
