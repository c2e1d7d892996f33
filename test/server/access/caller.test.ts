import { afterAll, describe, expect, test } from 'vitest';
import { act, from, get, patch, uncounted } from '../../../contract/operations/operation.ts';
import { z } from '../../../contract/schema/zod.ts';
import { openAccessControl } from '../../../server/access/access-control.ts';
import type { Caller } from '../../../server/access/caller.ts';
import { operationOf } from '../../../server/routes/operation/operation.ts';
import { fakeStore } from '../fake-store.ts';
import { rateOf } from '../gated.ts';
import { posted, type Refused } from '../harness.ts';
import { serveOperations } from '../operations-of-ones-own.ts';

const store = fakeStore();
const accessControl = openAccessControl({ store, now: () => Date.UTC(2026, 10, 21, 12) });
afterAll(() => accessControl.close());

const callers: Caller[] = [];
const common = {
  group: 'Service',
  summary: 'Something',
  path: '/v1/thing',
  refusals: [],
} as const;
const hear = ({ caller }: { readonly caller: Caller }): string => {
  callers.push(caller);
  return 'heard';
};
const operations = [
  operationOf('webhooks', get({ ...common, access: from('free'), answer: z.string() }), {
    kind: 'stored',
    respond: hear,
  }),
  operationOf(
    'changeWebhook',
    patch({
      ...common,
      access: from('free'),
      body: z.object({ colour: z.string() }),
      answer: z.string(),
    }),
    { kind: 'computed', lane: 'quick', respond: ({ body: { colour } }) => colour },
  ),
  operationOf(
    'deleteWebhook',
    act('delete', { ...common, access: uncounted('free'), status: 204, answer: z.undefined() }),
    { kind: 'computed', lane: 'quick', respond: () => undefined },
  ),
];
const gated = await serveOperations(operations, { accessControl });
const open = await serveOperations(operations);
const { text, key, account } = store.newKey('free');
const headers = { 'X-API-Key': text };

describe('who asks', () => {
  test('is the account of the key, by which the service is shared', async () => {
    callers.length = 0;
    await gated('/v1/thing', { headers });
    await gated('/v1/thing', { headers: { 'X-API-Key': store.newKey('pro', account).text } });
    expect(callers[0]).toEqual({ address: '127.0.0.1', share: `account:${account.id}`, account, key });
    expect(callers[1].share).toBe(callers[0].share);
  });

  test('is an address where no key is asked for', async () => {
    callers.length = 0;
    await open('/v1/thing', { headers });
    expect(callers).toEqual([{ address: '127.0.0.1', share: '127.0.0.1' }]);
  });
});

describe('methods', () => {
  test('a patch takes a body', async () => {
    const init = { ...posted({ colour: 'blue' }), method: 'PATCH' };
    expect((await open('/v1/thing', init)).json()).toBe('blue');
    const wrong = await open('/v1/thing', { ...posted({ color: 'blue' }), method: 'PATCH' });
    expect(wrong.json<Refused>().errors?.map(({ field }) => field)).toEqual(['color', 'colour']);
    const plain = { method: 'PATCH', body: 'colour=blue', headers: { 'Content-Type': 'text/plain' } };
    expect((await open('/v1/thing', plain)).status).toBe(415);
  });

  test('what has nothing to say says nothing, and what is not counted is not', async () => {
    const own = store.newKey('free').text;
    const answer = await gated('/v1/thing', { method: 'DELETE', headers: { 'X-API-Key': own } });
    expect([answer.status, answer.text, ...rateOf(answer)]).toEqual([204, '', 'free', '500', '500', '0']);
  });
});
