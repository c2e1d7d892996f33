import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Webhook } from '../../../server/store/webhooks.ts';
import { delayAfter } from '../../../server/webhooks/backoff.ts';
import { type Received, startReceiver } from './receiver.ts';
import {
  anAccount,
  aWebhook,
  aWorker,
  closeAfterFile,
  folder,
  putOut,
  sqliteStore,
  steppedClock,
} from './setting.ts';

closeAfterFile();

const clock = steppedClock();
const { now } = clock;
const store = await sqliteStore(folder(), now);
const accountId = await anAccount(store, now());
const receiver = await startReceiver();
const ok = (_request: Received, response: ServerResponse): unknown => response.writeHead(204).end();
const failing =
  (status: number, text = '') =>
  (_request: Received, response: ServerResponse): unknown =>
    response.writeHead(status).end(text);

beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = ok;
});

const webhookAt = (path: string): Promise<Webhook> =>
  aWebhook(store, { accountId, url: `${receiver.url}${path}`, createdAt: now() });
const deliveriesOf = ({ id }: Webhook) => store.deliveries(accountId, id, { limit: 1000 });
const signed = (secret: string, body: Buffer): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

test('an event is sent with its id, its body as it is, and the signature of its bytes', async () => {
  const webhook = await webhookAt('/hook?a=1');
  const [eventId] = await putOut(store, webhook, 1, now());
  const worker = aWorker(store, now);
  expect(await worker.drain()).toBe(1);
  const [got] = receiver.received;
  expect(receiver.received).toHaveLength(1);
  expect(got?.path).toBe('/hook?a=1');
  expect(got?.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'Nirnaya/0.0.0-test',
    'x-service-event-id': eventId,
    'x-service-timestamp': String(Math.floor(now() / 1000)),
    'x-service-signature': signed(webhook.secret, got?.body ?? Buffer.of()),
  });
  expect(JSON.parse(String(got?.body))).toMatchObject({ id: eventId, text: 'नमस्ते' });
  const [delivery] = await deliveriesOf(webhook);
  expect(delivery).toMatchObject({ eventId, status: 'delivered', attempts: 1 });
  expect(await store.attempts([delivery?.id ?? 0])).toMatchObject([{ status: 204, note: '' }]);
  expect(await worker.drain()).toBe(0);
  expect(worker.failures).toEqual([]);
});

test('while a rotation lasts there are two signatures', async () => {
  const webhook = await webhookAt('/rotated');
  await store.changeWebhook(accountId, webhook.id, {
    secret: 'whsec_new',
    oldSecret: webhook.secret,
    oldSecretUntil: now() + 1000,
  });
  const worker = aWorker(store, now);
  await putOut(store, webhook, 1, now());
  await worker.drain();
  clock.step(1000);
  await putOut(store, webhook, 1, now());
  await worker.drain();
  const headers = receiver.received.map(({ body, headers: { 'x-service-signature': value } }) => ({
    body,
    value,
  }));
  expect(headers.map(({ value }) => value)).toEqual([
    `${signed('whsec_new', headers[0]?.body ?? Buffer.of())}, ${signed(webhook.secret, headers[0]?.body ?? Buffer.of())}`,
    signed('whsec_new', headers[1]?.body ?? Buffer.of()),
  ]);
});

describe('a delivery that fails', () => {
  test('is tried five times, each later than the one before, with the same id and body', async () => {
    receiver.answer = failing(500, 'no\nroom\u0000 here');
    const webhook = await webhookAt('/failing');
    const [eventId] = await putOut(store, webhook, 1, now());
    const worker = aWorker(store, now);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect(await worker.drain()).toBe(1);
      const [delivery] = await deliveriesOf(webhook);
      expect(delivery?.attempts).toBe(attempt);
      if (attempt === 5) {
        expect(delivery?.status).toBe('failed');
        break;
      }
      expect(delivery?.status).toBe('pending');
      const wait = (delivery?.scheduledAt ?? 0) - now();
      waits.push(wait);
      clock.step(wait - 1);
      expect(await worker.drain()).toBe(0);
      clock.step(1);
    }
    expect(waits).toEqual([30_000, 120_000, 480_000, 1_920_000]);
    clock.step(100 * 3_600_000);
    expect(await worker.drain()).toBe(0);
    expect(receiver.received).toHaveLength(5);
    expect(new Set(receiver.received.map(({ headers }) => headers['x-service-event-id']))).toEqual(
      new Set([eventId]),
    );
    expect(new Set(receiver.received.map(({ body }) => String(body))).size).toBe(1);
    const [delivery] = await deliveriesOf(webhook);
    const attempts = await store.attempts([delivery?.id ?? 0]);
    expect(attempts.map(({ status, note }) => [status, note])).toEqual(Array(5).fill([500, 'no room here']));
  });

  test('waits by chance a fifth shorter or longer', () => {
    expect([0, 0.5, 0.999].map((random) => delayAfter(1, random))).toEqual([24_000, 30_000, 35_988]);
    expect(delayAfter(4, 0.5)).toBe(1_920_000);
  });

  test('and is acknowledged at last, is delivered, and is sent again by hand with its id', async () => {
    receiver.answer = failing(503);
    const webhook = await webhookAt('/later');
    const [eventId] = await putOut(store, webhook, 1, now());
    const worker = aWorker(store, now);
    await worker.drain();
    receiver.answer = ok;
    clock.step(30_000);
    await worker.drain();
    const [delivery] = await deliveriesOf(webhook);
    expect(delivery).toMatchObject({ status: 'delivered', attempts: 2 });
    await store.resend(accountId, webhook.id, delivery?.id ?? 0, now());
    await worker.drain();
    const ids = receiver.received.map(({ headers }) => headers['x-service-event-id']);
    expect(ids).toEqual([eventId, eventId, eventId]);
    expect(await store.attempts([delivery?.id ?? 0])).toHaveLength(3);
  });

  test.each([
    [
      'a redirect',
      (_: Received, r: ServerResponse) => r.writeHead(302, { Location: `${receiver.url}/other` }).end(),
      302,
    ],
    ['a 410', failing(410, 'gone'), 410],
    ['a broken connection', (_: Received, r: ServerResponse) => r.destroy(), undefined],
    [
      'headers without end',
      (_: Received, r: ServerResponse) => r.socket?.end('HTTP/1.1 200 OK\r\nA: b\r\n'),
      undefined,
    ],
    ['no HTTP', (_: Received, r: ServerResponse) => r.socket?.end('hello\r\n\r\n'), undefined],
  ])('%s is a failure, and nothing else is asked', async (_name, answer, status) => {
    receiver.answer = answer;
    const webhook = await webhookAt('/odd');
    await putOut(store, webhook, 1, now());
    await aWorker(store, now).drain();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/odd']);
    const [delivery] = await deliveriesOf(webhook);
    expect(delivery?.status).toBe('pending');
    expect((await store.attempts([delivery?.id ?? 0])).map((attempt) => attempt.status)).toEqual([status]);
  });

  test('no answer in time is a failure', async () => {
    receiver.answer = () => {};
    const webhook = await webhookAt('/silent');
    await putOut(store, webhook, 1, now());
    await aWorker(store, now, { timeout: 100 }).drain();
    const [delivery] = await deliveriesOf(webhook);
    const [attempt] = await store.attempts([delivery?.id ?? 0]);
    expect(attempt).toMatchObject({ status: undefined, note: 'No answer within 0.1 s.' });
  });

  test('an answer without end counts by its status, and no more than its beginning is read', async () => {
    for (const [status, expected] of [
      [200, 'delivered'],
      [400, 'pending'],
    ] as const) {
      let written = 0;
      receiver.answer = (_request, response) => {
        response.writeHead(status);
        const more = (): void => {
          while (!response.destroyed && written < 50_000_000 && response.write('x'.repeat(10_000)))
            written += 10_000;
        };
        response.on('drain', more);
        more();
      };
      const webhook = await webhookAt('/endless');
      await putOut(store, webhook, 1, now());
      await aWorker(store, now, { timeout: 5000 }).drain();
      const [delivery] = await deliveriesOf(webhook);
      expect(delivery?.status).toBe(expected);
      const [attempt] = await store.attempts([delivery?.id ?? 0]);
      expect(attempt?.status).toBe(status);
      expect(attempt?.note.length).toBeLessThanOrEqual(500);
      expect(written).toBeLessThan(50_000_000);
    }
  });
});

describe('a webhook', () => {
  test('is disabled after 20 deliveries failed one after another, and goes on when it is enabled', async () => {
    receiver.answer = failing(500);
    const webhook = await webhookAt('/disabled');
    const worker = aWorker(store, now);
    await putOut(store, webhook, 25, now());
    for (let attempt = 1; attempt < 5; attempt++) {
      await worker.drain();
      clock.step(3_600_000);
    }
    expect(await store.webhook(accountId, webhook.id)).toMatchObject({ failures: 0, disabledAt: undefined });
    await worker.drain();
    const disabled = await store.webhook(accountId, webhook.id);
    expect(disabled?.disabledAt).toBe(now());
    expect(disabled?.failures).toBeGreaterThanOrEqual(20);
    const before = receiver.received.length;
    await putOut(store, webhook, 1, now());
    clock.step(3_600_000);
    await worker.drain();
    expect(receiver.received).toHaveLength(before);

    receiver.answer = ok;
    await store.changeWebhook(accountId, webhook.id, { disabledAt: undefined });
    await worker.drain();
    const after = await store.webhook(accountId, webhook.id);
    expect(after).toMatchObject({ failures: 0, disabledAt: undefined });
    expect((await deliveriesOf(webhook)).filter(({ status }) => status === 'pending')).toEqual([]);
  });

  test('is not disabled where a delivery succeeds in between', async () => {
    const webhook = await webhookAt('/recovers');
    const worker = aWorker(store, now);
    for (const round of [1, 2]) {
      receiver.answer = failing(500);
      await putOut(store, webhook, 19, now());
      for (let attempt = 1; attempt <= 5; attempt++) {
        await worker.drain();
        clock.step(3_600_000);
      }
      expect(await store.webhook(accountId, webhook.id)).toMatchObject({
        failures: 19,
        disabledAt: undefined,
      });
      if (round === 2) break;
      receiver.answer = ok;
      await putOut(store, webhook, 1, now());
      await worker.drain();
      expect(await store.webhook(accountId, webhook.id)).toMatchObject({ failures: 0 });
    }
  });
});

describe('one that is slow', () => {
  test('holds up itself and no other', async () => {
    const fulfilled: ServerResponse[] = [];
    receiver.answer = (request, response) => {
      if (request.path === '/slow') fulfilled.push(response);
      else response.writeHead(204).end();
    };
    const slow = await webhookAt('/slow');
    const quick = await webhookAt('/quick');
    await putOut(store, slow, 100, now() - 1000);
    await putOut(store, quick, 100, now());
    const worker = aWorker(store, now);
    const drainEnd = worker.drain();
    const statuses = async (webhook: Webhook) => (await deliveriesOf(webhook)).map(({ status }) => status);
    await expect
      .poll(async () => (await statuses(quick)).filter((status) => status === 'delivered').length)
      .toBe(100);
    // So many attempts of one webhook are under way, and no more.
    expect(fulfilled).toHaveLength(4);
    receiver.answer = ok;
    for (const response of fulfilled) response.writeHead(204).end();
    await drainEnd;
    expect(new Set(await statuses(slow))).toEqual(new Set(['delivered']));
  });

  test('is waited for when the worker closes, but not for ever; what was not settled is repeated with its id', async () => {
    const fulfilled: ServerResponse[] = [];
    receiver.answer = (_request, response) => fulfilled.push(response);
    const webhook = await webhookAt('/closing');
    const [first] = await putOut(store, webhook, 1, now());
    const patient = aWorker(store, now);
    patient.start();
    await expect.poll(() => fulfilled.length).toBe(1);
    const closed = patient.close(10_000);
    fulfilled[0]?.writeHead(204).end();
    await closed;
    expect(await deliveriesOf(webhook)).toMatchObject([{ eventId: first, status: 'delivered', attempts: 1 }]);

    const [second] = await putOut(store, webhook, 1, now());
    const hasty = aWorker(store, now);
    hasty.start();
    await expect.poll(() => fulfilled.length).toBe(2);
    await hasty.close(50);
    expect((await deliveriesOf(webhook))[0]).toMatchObject({
      eventId: second,
      status: 'pending',
      attempts: 0,
    });

    receiver.answer = ok;
    const next = aWorker(store, now);
    expect(await next.drain()).toBe(0);
    clock.step(60_000);
    expect(await next.drain()).toBe(1);
    expect(receiver.received.at(-1)?.headers['x-service-event-id']).toBe(second);
  });
});

test('a worker goes on when the store is back', async () => {
  let isAway = true;
  const away = () => Promise.reject(new Error('the store is away'));
  const webhook = await webhookAt('/away');
  await putOut(store, webhook, 1, now());
  const worker = aWorker(store, now, {
    store: {
      lease: (options) => (isAway ? away() : store.lease(options)),
      settle: store.settle,
    },
  });
  worker.start();
  await expect.poll(() => worker.failures.length).toBe(1);
  isAway = false;
  worker.wake();
  await expect.poll(async () => (await deliveriesOf(webhook))[0]?.status).toBe('delivered');
  await worker.close(1000);
});
