import { createServer } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { notFound } from '../../../../app/requests/refusal.ts';
import { from, get } from '../../../../contract/operations/operation.ts';
import { z } from '../../../../contract/schema/zod.ts';
import { operationOf } from '../../../../server/routes/operation/operation.ts';
import type { Refused } from '../../harness.ts';
import { appOf, serveOperations } from '../../operations-of-ones-own.ts';

let computed = 0;
const declared = get({
  path: '/v1/numbers',
  access: from('free'),
  group: 'Bulk',
  summary: 'Numbers, each with much about it',
  query: { upTo: z.string().transform(Number), failAt: z.string().transform(Number).optional() },
  answer: z.object({ count: z.int(), numbers: z.array(z.object({ number: z.int(), about: z.string() })) }),
  refusals: [404],
});
const numbers = operationOf('packs', declared, {
  kind: 'bulk',
  list: 'numbers',
  parts: ({ query: { upTo } }) => Array.from({ length: Math.max(1, upTo) }, (_, i) => i),
  respond: ({ query: { upTo, failAt }, part, isFirst, isLast }) => {
    if (upTo === 0) throw notFound('no_numbers', 'There are none.');
    if (part === failAt) throw new Error('broken');
    computed += 1;
    return {
      ...(isFirst ? { head: { count: upTo } } : {}),
      // The third part has nothing to say.
      entries: part === 2 ? [] : [{ number: part as number, about: '-'.repeat(10_000) }],
      ...(isLast ? { tail: { end: true } } : {}),
    };
  },
});
const failures: unknown[] = [];
const ask = await serveOperations([numbers], { failures });

/** How many parts were computed, once no more are. */
async function settled(): Promise<number> {
  for (;;) {
    const before = computed;
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (computed === before) return computed;
  }
}

describe('an answer that is sent while it is computed', () => {
  test('arrives whole', async () => {
    const answer = await ask('/v1/numbers?upTo=100');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=86400']);
    const { numbers: list, ...others } = answer.json<{ numbers: { number: number }[] }>();
    expect(list.map(({ number }) => number)).toEqual(
      Array.from({ length: 100 }, (_, i) => i).filter((i) => i !== 2),
    );
    expect(others).toEqual({ count: 100, end: true });
    expect((await ask('/v1/numbers?upTo=1')).json()).toMatchObject({ count: 1, end: true });
  });

  test('that fails before its first text is an error like any other', async () => {
    const answer = await ask('/v1/numbers?upTo=0');
    expect([answer.status, answer.json<Refused>().error]).toEqual([404, 'no_numbers']);
    const failed = await ask('/v1/numbers?upTo=5&failAt=0');
    expect([failed.status, failed.json<Refused>().error]).toEqual([500, 'engine_error']);
    expect(failures.splice(0).map(String)).toEqual(['Error: broken']);
  });

  test('that fails later is broken off, so that nobody takes a part for the whole', async () => {
    await expect(ask('/v1/numbers?upTo=500&failAt=400')).rejects.toThrow();
    expect(failures.splice(0).map(String)).toEqual(['Error: broken']);
  });

  test('is computed no further than its client takes it in, and no more where nobody does', async () => {
    computed = 0;
    const server = createServer(appOf([numbers], {}));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    afterAll(() => new Promise((resolve) => server.close(resolve)));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : address;
    // Compressed, all of it would be little.
    const headers = { 'Accept-Encoding': 'identity' };
    const { body } = await fetch(`http://127.0.0.1:${port}/v1/numbers?upTo=100000`, { headers });
    const reader = body?.getReader();
    await reader?.read();
    const ahead = await settled();
    // What the sockets of both sides and the client hold, far from all of it.
    expect(ahead).toBeLessThan(20_000);
    await reader?.cancel();
    expect((await settled()) - ahead).toBeLessThan(1000);
  });

  test('HEAD computes the first part alone and sends nothing of it', async () => {
    computed = 0;
    const answer = await ask('/v1/numbers?upTo=50', { method: 'HEAD' });
    expect([answer.status, answer.text, computed]).toEqual([200, '', 1]);
  });

  test('has a tag of what it is computed from, and is not computed again for a client that has it', async () => {
    const path = '/v1/numbers?upTo=3';
    const tag = (await ask(path)).headers.get('etag') ?? '';
    computed = 0;
    const again = await ask(path, { headers: { 'If-None-Match': tag } });
    expect([again.status, again.text, again.headers.get('cache-control'), computed]).toEqual([
      304,
      '',
      'private, max-age=86400',
      0,
    ]);
    expect((await ask('/v1/numbers?upTo=4')).headers.get('etag')).not.toBe(tag);
    const newer = await serveOperations([numbers], { version: () => '2' });
    expect((await newer(path)).headers.get('etag')).not.toBe(tag);
    expect((await ask('/v1/numbers?upTo=0')).headers.get('cache-control')).toBe('no-store');
  });
});
