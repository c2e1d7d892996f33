// What one request may cost: of answers being computed and sent, of refusals, of the log.

import { closeSync, openSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { Express } from 'express';
import { afterAll, describe, expect, test } from 'vitest';
import { appWithoutRoutes, openApp } from '../../../server/compose/application.ts';
import { errorHandler } from '../../../server/http/error-handler.ts';
import { defaultLimits } from '../../../server/http/limits.ts';
import { textSender } from '../../../server/http/send-text.ts';
import { descriptorTarget } from '../../../server/observability/log-target.ts';
import { redactedUrl } from '../../../server/observability/redacted-url.ts';
import type { Service } from '../../../server/routes/service.ts';
import { ask, posted, type Refused, serve, startClient } from '../harness.ts';

const client = await startClient();

describe('requests at the same time', () => {
  test('beyond the bound of a caller are refused at once, health is not, and later they are served', async () => {
    const app = appWithoutRoutes({
      ...openApp({} as Service),
      limits: { ...defaultLimits, requests: 8, requestsPerCaller: 2 },
    });
    let release = (): void => {};
    const fulfilled = new Promise<void>((resolve) => {
      release = resolve;
    });
    app.get('/held', async (_request, response) => {
      await fulfilled;
      response.json('done');
    });
    app.get('/v1/health', (_request, response) => {
      response.json('well');
    });
    app.use(errorHandler({ onFailure: () => {} }));
    const ask = await serve(app);
    const two = [ask('/held'), ask('/held')];
    await new Promise((resolve) => setTimeout(resolve, 200));
    const third = await ask('/held');
    expect([third.status, third.headers.get('retry-after'), third.json<Refused>().error]).toEqual([
      503,
      '1',
      'busy',
    ]);
    expect((await ask('/v1/health')).status).toBe(200);
    release();
    expect((await Promise.all(two)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask('/held')).status).toBe(200);
  });
});

// Without the headers that `fetch` adds so that nothing is taken from a cache.
const statusFor = (url: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once('error', reject);
  });

describe('a large answer', () => {
  const text = JSON.stringify({ of: 'ॐ𝕏'.repeat(100_000) });
  const urlOf = async (app: Express): Promise<string> => {
    const server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    afterAll(() => new Promise((resolve) => server.close(resolve)));
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}/`;
  };
  const sending = (what: string): Promise<string> => {
    const app = appWithoutRoutes(openApp({} as Service));
    const send = textSender(1);
    app.get('/', (request, response) => send(request, response, what));
    return urlOf(app);
  };

  test('arrives as it is, compressed or not, with a tag that answers for it', async () => {
    const url = await sending(text);
    for (const encoding of ['identity', 'gzip', 'br']) {
      const answer = await ask(url, { headers: { 'Accept-Encoding': encoding } });
      expect(answer.status).toBe(200);
      // Not compared as they are: they are long.
      expect(answer.text === text).toBe(true);
      const tag = answer.headers.get('etag') ?? '';
      expect(tag).not.toBe('');
      expect(await statusFor(url, { 'If-None-Match': tag, 'Accept-Encoding': encoding })).toBe(304);
    }
    const head = await ask(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(Buffer.byteLength(text))]);
  });

  test('is the same one whole and in pieces, wherever it is cut', async () => {
    for (const shift of [0, 1, 2]) {
      const shifted = `${'-'.repeat(shift)}${'𝕏'.repeat(70_000)}`;
      expect((await ask(await sending(shifted))).text === shifted).toBe(true);
    }
  });
});

describe('refusals', () => {
  test('of many unknown keys are short', async () => {
    const keys = Array.from({ length: 9000 }, (_, i) => [`k${i}`, 0]);
    const answer = await client.get(
      '/v1/rules/evaluate',
      posted(Object.fromEntries([['text', ''], ...keys])),
    );
    expect(answer.status).toBe(400);
    expect(answer.text.length).toBeLessThan(20_000);
    const { errors = [] } = answer.json<Refused>();
    expect(errors).toHaveLength(21);
    expect(errors.at(-1)?.message).toBe('and 8980 more errors');
  });

  test('of long names are short', async () => {
    const answer = await client.get('/v1/rules/evaluate', posted({ text: '', ['x'.repeat(100_000)]: 1 }));
    expect([answer.status, answer.text.length < 2000]).toEqual([400, true]);
  });

  test.each(['null', '1', '"text"', '[]'])('of the body %s say that it is no object', async (body) => {
    const answer = await client.get('/v1/rules/evaluate', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
    expect(answer.json<Refused>()).toMatchObject({
      error: 'invalid_parameters',
      errors: [{ field: 'body', message: 'must be a JSON object' }],
    });
  });
});

describe('a URL in the log', () => {
  test.each([
    ['/v1/tithi', '/v1/tithi'],
    ['/v1/tithi?date=2026-09-14&lat=28.61&lon=77.2', '/v1/tithi?date=2026-*&lat=*&lon=*'],
    ['/en/tithi?date=1990-01-15&time=14:30&kind=birth', '/en/tithi?date=1990-*&time=*&*'],
    [
      '/v1/bulk/festivals?start_date=2026-01-01&end_date=2026',
      '/v1/bulk/festivals?start_date=2026-*&end_date=*',
    ],
    ['/v1/tithi?api_key=sk_live_abcdef&region=IN-MH', '/v1/tithi?api_key=*&region=IN-MH'],
    ['/v1/tithi?sk_live_abcdef', '/v1/tithi?*'],
    ['/v1/tithi?date=sk4live9abcdef0123456789', '/v1/tithi?date=*'],
    ['/v1/tithi?date=a%20b', '/v1/tithi?date=*'],
    ['/v1/0123456789abcdef0123456789abcdef', '/v1/*'],
    ['/v1/rules/FESTIVAL_GANESH_CHATURTHI', '/v1/rules/FESTIVAL_GANESH_CHATURTHI'],
    ['/v1/tithi?tz=Asia/Kolkata', '/v1/tithi?tz=*'],
  ])('%s', (url, logged) => {
    expect(redactedUrl(url)).toBe(logged);
  });

  test('is short whatever was sent', () => {
    expect(redactedUrl(`/${'a/'.repeat(9000)}?${'q=1&'.repeat(9000)}`).length).toBeLessThan(400);
  });
});

test.runIf(process.platform === 'linux')(
  'a log on a full disk, or closed, costs lines and nothing else',
  async () => {
    const full = openSync('/dev/full', 'w');
    const target = descriptorTarget(full);
    for (let i = 0; i < 5000; i++) target.write(`${'x'.repeat(1000)}\n`);
    await target.flush(5000);
    closeSync(full);
    target.write('into a descriptor that is closed\n');
    await target.flush(5000);
  },
);
