// `/metrics`: who may read it, what it says, and that its labels are bounded whatever clients send.

import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../../server/compose/start-server.ts';
import { openMetrics } from '../../../server/observability/metrics/open.ts';
import { settingsFrom } from '../../../server/settings/settings.ts';
import { openStore } from '../../../server/store/open.ts';
import { StoreUnavailable } from '../../../server/store/store.ts';
import { ask, posted } from '../harness.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'nirnaya-metrics-'));
const token = 'a-token-of-sixteen-or-more';
let server: RunningServer;
let key = '';

beforeAll(async () => {
  const log = { write: () => {} };
  // On a busy machine nothing is shed.
  const settings = settingsFrom({
    PORT: '0',
    DATA_DIR: dataDir,
    METRICS_TOKEN: token,
    MAX_LAG_MS: '100000',
    DEV_KEY: 'yes',
  });
  server = await startServer(settings, { log });
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
  const { status, text } = await ask(`${server.url}/metrics`, {
    headers: { Authorization: `Bearer ${token}` },
  });
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
const statusWith = (address: string, headers: Record<string, string>, method = 'GET'): Promise<number> =>
  new Promise((resolve, reject) => {
    request(address, { headers, method }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });

// What proxies send of themselves, on the machine of the service or before it, and what a client makes them pass on.
const forwarded: readonly (readonly [name: string, headers: Record<string, string>])[] = [
  ['this machine', {}],
  ['this machine by its name', { Host: 'localhost:8080' }],
  ['nginx by proxy_pass alone', { Host: '127.0.0.1:8080', Connection: 'close' }],
  ['nginx with proxy_set_header Host $host', { Host: 'calendar.example.org', Connection: 'close' }],
  ['nginx with a Host that the client chose', { Host: 'localhost', Connection: 'close' }],
  [
    'nginx with X-Forwarded-For',
    { Host: 'localhost', 'X-Real-IP': '127.0.0.1', 'X-Forwarded-For': '127.0.0.1' },
  ],
  [
    'Apache',
    {
      Host: '127.0.0.1:8080',
      'X-Forwarded-For': '203.0.113.7',
      'X-Forwarded-Host': 'localhost',
      'X-Forwarded-Server': 'calendar.example.org',
    },
  ],
  ['HAProxy', { Host: 'localhost:8080' }],
  ['Caddy and Traefik', { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https' }],
  ['RFC 7239', { Forwarded: 'for=127.0.0.1;host=localhost;proto=http', Via: '1.1 proxy' }],
  ['a page of another site', { Origin: 'https://example.org' }],
];

describe('at the address of the service, with METRICS_TOKEN', () => {
  const address = (): string => `${server.url}/metrics`;
  const bearer = (shown: string): Record<string, string> => ({ Authorization: `Bearer ${shown}` });

  test.each(forwarded)('%s needs the token', async (_, headers) => {
    expect(await statusWith(address(), headers)).toBe(401);
    expect(await statusWith(address(), { ...headers, ...bearer(token) })).toBe(200);
  });

  test.each([
    ['another', `Bearer ${token}x`],
    ['the beginning of it', `Bearer ${token.slice(0, -1)}`],
    ['one without a scheme', token],
    ['one of another scheme', `Basic ${token}`],
  ])('%s is refused', async (_, authorization) => {
    expect(await statusWith(address(), { Authorization: authorization })).toBe(401);
  });

  test('there is no other listener', () => {
    expect(server.metricsUrl).toBeUndefined();
  });

  test('a refusal is one like any other, and another method is refused', async () => {
    const { headers, text } = await ask(`${server.url}/metrics`, { headers: { 'X-Real-IP': '203.0.113.7' } });
    expect(headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(JSON.parse(text)).toMatchObject({ error: 'metrics_token_required' });
    expect((await ask(`${server.url}/metrics`, { method: 'POST' })).status).toBe(405);
  });
});

describe('without METRICS_TOKEN', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nirnaya-metrics-own-'));
  const starting = (env: Readonly<Record<string, string>>): Promise<RunningServer> =>
    startServer(settingsFrom({ PORT: '0', DATA_DIR: folder, DEV_KEY: 'no', ...env }), {
      log: { write: () => {} },
    });
  let own: RunningServer;
  beforeAll(async () => {
    own = await starting({ METRICS_PORT: '0' });
  });
  afterAll(async () => {
    await own.close();
    rmSync(folder, { recursive: true });
  });

  test.each(forwarded)('%s finds none at the address of the service', async (_, headers) => {
    expect(await statusWith(`${own.url}/metrics`, headers)).toBe(404);
    expect(await statusWith(`${own.url}/metrics`, { ...headers, Authorization: `Bearer ${token}` })).toBe(
      404,
    );
  });

  test('they are served on a listener of loopback, under its own name alone', async () => {
    const url = own.metricsUrl ?? '';
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
    expect(new URL(url).port).not.toBe(new URL(own.url).port);
    const { status, text, headers } = await ask(url);
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(samplesIn(text).length).toBeGreaterThan(50);
    expect(await statusWith(url, { Host: 'localhost' })).toBe(200);
    expect(await statusWith(url, { Host: 'rebound.example.org' })).toBe(403);
    expect(await statusWith(url, {}, 'POST')).toBe(405);
    expect(await statusWith(url.replace('/metrics', '/v1/health'), {})).toBe(404);
  });

  test('a port that is taken is an error that says what to set, and leaves nothing open', async () => {
    const taken = Number(new URL(own.metricsUrl ?? '').port);
    await expect(starting({ METRICS_PORT: String(taken) })).rejects.toThrow(
      `METRICS_PORT: port ${taken} of 127.0.0.1 is in use. Set METRICS_PORT to another port, to 0 for any free port, or to off.`,
    );
  });

  test.each([
    [{}, 9464],
    [{ METRICS_TOKEN: token }, 'off'],
    [{ METRICS_TOKEN: token, METRICS_PORT: '9000' }, 9000],
    [{ METRICS_PORT: 'off' }, 'off'],
    [{ METRICS_PORT: '0' }, 0],
  ])('%j asks for the port %j', (env, port) => {
    expect(settingsFrom(env).metrics.port).toBe(port);
  });

  test('where a token is set too, it is needed there as well', async () => {
    const other = await starting({ METRICS_PORT: '0', METRICS_TOKEN: token });
    const url = other.metricsUrl ?? '';
    expect(await statusWith(url, {})).toBe(401);
    expect(await statusWith(url, { Authorization: `Bearer ${token}` })).toBe(200);
    await other.close();
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

  test('every cache of every thread, with its bound', async () => {
    const samples = await scrape();
    const fulfilled = samples.filter(({ name }) => name === 'nirnaya_cache_entries');
    const caches = fulfilled.map(({ labels }) => labels.cache);
    expect(caches.length).toBeGreaterThan(8);
    // One of the main thread, one of those that compute.
    expect(caches).toEqual(expect.arrayContaining(['keys', 'place years']));
    for (const { labels, value } of fulfilled) {
      const limit = figureOf(samples, 'nirnaya_cache_limit_entries', { cache: labels.cache ?? '' });
      expect(value, labels.cache).toBeLessThanOrEqual(limit ?? -1);
    }
    expect(figureOf(samples, 'nirnaya_cache_lookups_total', { cache: 'keys', result: 'hit' })).toBeDefined();
  });

  test('the process, the store, the outbox, the build', async () => {
    const samples = await scrape();
    const names = new Set(samples.map(({ name }) => name));
    for (const name of [
      'nirnaya_event_loop_lag_seconds_count',
      'nirnaya_heap_bytes',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'process_start_time_seconds',
      'nirnaya_packs_failing',
      'nirnaya_store_errors_total',
    ]) {
      expect(names, name).toContain(name);
    }
    expect(figureOf(samples, 'nirnaya_build_info', { version: server.service.version })).toBe(1);
    expect(figureOf(samples, 'nirnaya_store_up')).toBe(1);
    expect(figureOf(samples, 'nirnaya_outbox_due')).toBe(0);
    expect(figureOf(samples, 'nirnaya_event_loop_lag_seconds_count')).toBeGreaterThan(0);
  });

  test('the threads of each lane, what waits for one, what was computed, what became of them', async () => {
    // On a busy machine a computation of the start may have passed its deadline: those of this request are looked at.
    const before = await scrape();
    await ask(`${server.url}/v1/festivals/year?year=2031&location_id=9`, { headers: { 'X-API-Key': key } });
    const samples = await scrape();
    for (const lane of ['quick', 'long', 'texts']) {
      const threads = (state: string) => figureOf(samples, 'nirnaya_threads', { lane, state }) ?? -1;
      expect(threads('most'), lane).toBeGreaterThan(0);
      expect(threads('started'), lane).toBeLessThanOrEqual(threads('most'));
      expect(threads('busy'), lane).toBeLessThanOrEqual(threads('most'));
      expect(figureOf(samples, 'nirnaya_computations_waiting', { lane }), lane).toBe(0);
      const deaths = (of: typeof samples, reason: string) =>
        figureOf(of, 'nirnaya_thread_deaths_total', { lane, reason });
      expect(deaths(before, 'deadline')).toBeGreaterThanOrEqual(0);
      expect(deaths(samples, 'deadline'), lane).toBe(deaths(before, 'deadline'));
      for (const reason of ['memory', 'start', 'unexpected']) expect(deaths(samples, reason), reason).toBe(0);
    }
    expect(figureOf(samples, 'nirnaya_computations_total', { lane: 'quick' })).toBeGreaterThan(0);
    expect(figureOf(samples, 'nirnaya_computations_total', { lane: 'texts' })).toBeDefined();
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
