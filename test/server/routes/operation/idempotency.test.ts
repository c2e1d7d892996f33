import { afterAll, describe, expect, test } from 'vitest';
import { from, post } from '../../../../contract/operations/operation.ts';
import { z } from '../../../../contract/schema/zod.ts';
import { openAccessControl } from '../../../../server/access/access-control.ts';
import { HttpError } from '../../../../server/http/http-error.ts';
import { once } from '../../../../server/routes/operation/idempotent.ts';
import { operationOf } from '../../../../server/routes/operation/operation.ts';
import { StoreUnavailable } from '../../../../server/store/store.ts';
import { fakeStore } from '../../fake-store.ts';
import { type Answer, posted, type Refused } from '../../harness.ts';
import { serveOperations } from '../../operations-of-ones-own.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const clock = { now: noon };
const store = fakeStore();
const accessControl = openAccessControl({ store, now: () => clock.now });
afterAll(() => accessControl.close());

let stored: string[] = [];
let hold: Promise<void> = Promise.resolve();
let failing: Error | undefined;
const declared = post({
  effect: 'stores',
  status: 201,
  path: '/v1/notes',
  access: from('free'),
  group: 'Service',
  summary: 'Notes a word',
  body: z.object({ word: z.string() }),
  answer: z.object({ id: z.int(), word: z.string() }),
  refusals: [],
});
const note = operationOf('createProfile', declared, {
  kind: 'stored',
  respond: async ({ body: { word } }) => {
    await hold;
    if (failing !== undefined) throw failing;
    stored.push(word);
    return { id: stored.length, word };
  },
});
const get = await serveOperations([note], { accessControl });
const owner = store.newKey('enterprise');

const ask = (word: unknown, idempotencyKey?: string, key = owner.text): Promise<Answer> => {
  const init = posted({ word });
  const headers = {
    ...init.headers,
    'X-API-Key': key,
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  };
  return get('/v1/notes', { ...init, headers });
};

const errorOf = (answer: Answer) => [answer.status, answer.json<Refused>().error];

describe('a request that stores something', () => {
  test('stores again where it has no key', async () => {
    stored = [];
    await ask('a');
    await ask('a');
    expect(stored).toEqual(['a', 'a']);
  });

  test('stores once under a key, and a repeat gets the same answer', async () => {
    stored = [];
    const first = await ask('b', 'order-1');
    expect([first.status, first.json(), first.headers.get('idempotent-replayed')]).toEqual([
      201,
      { id: 1, word: 'b' },
      null,
    ]);
    const again = await ask('b', 'order-1');
    expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([
      201,
      first.text,
      'true',
    ]);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(stored).toEqual(['b']);
  });

  test('is refused where its key came with another', async () => {
    const answer = await ask('c', 'order-1');
    expect(errorOf(answer)).toEqual([422, 'idempotency_key_reused']);
    expect(answer.json<Refused>().errors?.map(({ field }) => field)).toEqual(['Idempotency-Key']);
  });

  test('has the keys of its own account', async () => {
    stored = [];
    expect((await ask('d', 'order-1', store.newKey('free').text)).status).toBe(201);
    expect(stored).toEqual(['d']);
  });

  test('waits for no other with its key: 409', async () => {
    stored = [];
    let release = (): void => {};
    hold = new Promise((resolve) => {
      release = resolve;
    });
    const first = ask('e', 'order-2');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const second = await ask('e', 'order-2');
    expect(errorOf(second)).toEqual([409, 'request_running']);
    expect(second.headers.get('retry-after')).toBe('1');
    release();
    expect((await first).status).toBe(201);
    expect((await ask('e', 'order-2')).headers.get('idempotent-replayed')).toBe('true');
    expect(stored).toEqual(['e']);
  });

  test('that failed may be tried again', async () => {
    stored = [];
    failing = new HttpError(404, 'nowhere', 'There is no such thing.');
    expect((await ask('f', 'order-3')).status).toBe(404);
    failing = undefined;
    expect((await ask('f', 'order-3')).status).toBe(201);
    expect((await ask('', 'order-4')).status).toBe(201);
    expect(stored).toEqual(['f', '']);
  });

  test('that was given up counts as never begun after a minute', async () => {
    stored = [];
    await store.beginRequest(owner.account.id, 'order-5', {
      fingerprint: 'of a process that ended',
      now: noon,
      abandonedBefore: 0,
    });
    clock.now = noon + 60_000;
    expect((await ask('g', 'order-5')).status).toBe(422);
    clock.now = noon + 60_001;
    expect((await ask('g', 'order-5')).status).toBe(201);
    clock.now = noon;
  });

  test('that does not parse leaves nothing behind', async () => {
    expect((await ask(1, 'order-6')).status).toBe(400);
    expect((await ask('h', 'order-6')).status).toBe(201);
  });

  test.each([
    ['', 'nothing'],
    ['x'.repeat(256), '256 characters'],
    ['caf\u00e9', 'what is not ASCII'],
  ])('a key of %s is refused', async (key) => {
    const answer = await ask('i', key);
    expect(errorOf(answer)).toEqual([400, 'invalid_parameters']);
    expect(answer.json<Refused>().errors?.map(({ field }) => field)).toEqual(['Idempotency-Key']);
  });

  test('a key of 255 characters, spaces among them, is taken', async () => {
    const key = `a key ${'~'.repeat(249)}`;
    expect((await ask('j', key)).status).toBe(201);
    expect((await ask('j', key)).headers.get('idempotent-replayed')).toBe('true');
  });

  test('of many at the same time with one key, one stores', async () => {
    stored = [];
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('k', 'order-7')));
    expect(stored).toEqual(['k']);
    for (const { status } of answers) expect([201, 409]).toContain(status);
  });

  test('is answered where it is stored, even if its answer cannot be kept', async () => {
    let tries = 0;
    const requests = {
      ...fakeStore(),
      finishRequest: async () => {
        tries += 1;
        throw new StoreUnavailable('away');
      },
    };
    const request = { requests, accountId: 1, key: 'order-8', fingerprint: 'f', now: noon };
    const answer = await once(request, async () => ({ status: 201, body: '{}' }));
    expect([answer.status, answer.replayed, tries]).toEqual([201, false, 2]);
  });
});
