// No secret, no body and no place of anybody stands in the log, whatever operation is asked, however it ends.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKeyText } from '../../../server/access/keys/key-format.ts';
import { type RunningServer, startServer } from '../../../server/compose/start-server.ts';
import { openLog } from '../../../server/observability/log.ts';
import { loggedError } from '../../../server/observability/logged-error.ts';
import { settingsFrom } from '../../../server/settings/settings.ts';
import { ask } from '../harness.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'nirnaya-log-'));
const lines: string[] = [];
const log = { write: (line: string) => lines.push(line) };
let server: RunningServer;
let own = '';

beforeAll(async () => {
  // On a busy machine nothing is shed.
  const settings = settingsFrom({
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
    MAX_LAG_MS: '100000',
    METRICS_PORT: 'off',
    DEV_KEY: 'yes',
  });
  server = await startServer(settings, { log });
  if (server.key.state === 'shown') own = server.key.text;
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

/** What must never be logged. */
const secrets = {
  key: newKeyText().text,
  bearer: 'eyJhbGciOiJIUzI1NiJ9.c2VjcmV0.hunter2hunter2',
  signature: `sha256=${'5e'.repeat(32)}`,
  secret: `whsec_${'Qw9'.repeat(14)}`,
  cookie: 'session=swordfish1234567890',
  lat: '18.523461',
  lon: '73.856739',
  name: 'Asha Unlikely-Surname',
  url: 'https://hooks.example.org/t0ps3cret',
  free: 'a-word-that-only-the-client-knows',
};

const headers = {
  Authorization: `Bearer ${secrets.bearer}`,
  Cookie: secrets.cookie,
  'X-Service-Signature': secrets.signature,
  'X-Forwarded-For': '203.0.113.77',
  Referer: `https://example.org/?key=${secrets.key}`,
  'User-Agent': secrets.free,
  'Idempotency-Key': secrets.free,
};

const body = {
  name: secrets.name,
  date: '1990-05-15',
  time: '14:30',
  lat: Number(secrets.lat),
  lon: Number(secrets.lon),
  url: secrets.url,
  secret: secrets.secret,
  text: `FESTIVAL_A:\n  name: ${secrets.free}\n`,
  expression: secrets.free,
  api_key: secrets.key,
};

const place = `lat=${secrets.lat}&lon=${secrets.lon}&tz=Asia/Kolkata`;
const queries: readonly string[] = [
  `date=2026-09-14&${place}`,
  `date=${secrets.free}&${place}`,
  `${secrets.free}=${secrets.secret}&date=2026-09-14`,
  `api_key=${secrets.key}`,
  `date=${secrets.key}`,
  `${secrets.key}=1`,
];

const expectNoSecrets = (): void => {
  const text = lines.join('');
  for (const secret of [...Object.values(secrets), own, '203.0.113.77']) expect(text).not.toContain(secret);
  // Nor what a key, a secret or a place begins with.
  expect(text).not.toMatch(/nir_\w|whsec_\w|18\.52|73\.85|hunter2/);
};

test('every operation, with its key, with another, with none, in its right form and in wrong ones', async () => {
  const { paths } = (await ask(`${server.url}/openapi.json`)).json<{
    paths: Record<string, Record<string, object>>;
  }>();
  const statuses = new Set<number>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods)) {
      const takesBody = method === 'post' || method === 'patch';
      for (const [i, query] of queries.entries()) {
        const key = [own, secrets.key, undefined][i % 3];
        const at = path.replaceAll(/\{\w+\}/g, i % 2 === 0 ? '7' : secrets.key);
        const { status } = await ask(`${server.url}${at}?${query}`, {
          method: method.toUpperCase(),
          headers: {
            ...headers,
            ...(key === undefined ? {} : { 'X-API-Key': key }),
            ...(takesBody ? { 'Content-Type': 'application/json' } : {}),
          },
          ...(takesBody ? { body: i === 4 ? `{"${secrets.free}` : JSON.stringify(body) } : {}),
        });
        statuses.add(status);
      }
    }
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401]));
  // Each request has its line.
  expect(lines.length).toBeGreaterThan(queries.length * Object.keys(paths).length);
  expectNoSecrets();
});

test('what is written has its id, method, address and status', async () => {
  lines.length = 0;
  await ask(`${server.url}/v1/tithi?date=2026-09-14&${place}`, {
    headers: { 'X-API-Key': own, 'X-Request-Id': 'r-1' },
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    req: { method: 'GET', url: '/v1/tithi?date=2026-*&lat=*&lon=*&tz=*' },
    res: { status: 200 },
  });
});

describe('errors', () => {
  const cause = Object.assign(new Error(`connect postgres://nirnaya:hunter2@db:5432 ${secrets.secret}`), {
    code: 'ECONNREFUSED',
    parameters: [secrets.name, secrets.lat],
    detail: `Key (hash)=(${'ab'.repeat(32)}) already exists.`,
  });
  const error = Object.assign(
    new Error(`no zone at ${secrets.lat},${secrets.lon} for ${secrets.key}, Bearer ${secrets.bearer}`, {
      cause,
    }),
    { command: { args: [secrets.free] }, query: secrets.name },
  );

  test('are logged with their names, codes, stacks and causes, and nothing that hangs on them', () => {
    lines.length = 0;
    const { logger } = openLog(log, 'info');
    logger.error({ err: error, req: { id: 'r-2' } }, 'request failed');
    const [line = '{}'] = lines;
    expect(JSON.parse(line)).toMatchObject({
      msg: 'request failed',
      req: { id: 'r-2' },
      err: { type: 'Error', stack: expect.stringContaining('log.test.ts'), cause: { code: 'ECONNREFUSED' } },
    });
    expect(line).toContain('no zone at *,* for nir_*');
    expect(line).not.toContain('ab'.repeat(32));
    expectNoSecrets();
  });

  test('that cause themselves, and what is no error, are logged as well', () => {
    const ring = new Error('ring');
    ring.cause = ring;
    expect(JSON.stringify(loggedError(ring)).length).toBeLessThan(50_000);
    expect(loggedError(`thrown ${secrets.key}`)).toEqual({ type: 'string', message: 'thrown nir_*' });
    expect(loggedError(undefined)).toEqual({ type: 'undefined', message: 'undefined' });
  });
});
