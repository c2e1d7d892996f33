import { createServer } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { notFound } from '../../app/refusal.ts';
import { z } from '../../app/shapes/zod.ts';
import { streamedOperation } from '../../server/http/operation.ts';
import { serviceFor } from '../../server/request-service.ts';
import type { Service } from '../../server/service.ts';
import { openTurns } from '../../server/turns.ts';
import type { Refused } from './harness.ts';
import { appOf, serveOperations } from './operations-of-ones-own.ts';

let made = 0;
let ended = 0;
const numbers = streamedOperation({
  id: 'packs',
  path: '/v1/numbers',
  group: 'Bulk',
  summary: 'Numbers, each with much about it',
  query: { upTo: z.string().transform(Number), failAt: z.string().transform(Number).optional() },
  params: {},
  answer: z.array(z.string()),
  refusals: [404],
  stream: async function* ({ query: { upTo, failAt } }) {
    if (upTo === 0) throw notFound('no_numbers', 'There are none.');
    try {
      for (let i = 0; i < upTo; i++) {
        if (i === failAt) throw new Error('broken');
        made += 1;
        yield `${i === 0 ? '[' : ','}"${String(i).padEnd(10_000, '-')}"`;
      }
      yield ']';
    } finally {
      ended += 1;
    }
  },
});
const failures: unknown[] = [];
const get = await serveOperations([numbers], { failures });

describe('an answer that is sent while it is made', () => {
  test('arrives whole', async () => {
    const answer = await get('/v1/numbers?upTo=100');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=86400']);
    expect(answer.json<string[]>().map(parseFloat)).toEqual(Array.from({ length: 100 }, (_, i) => i));
  });

  test('that fails before its first text is an error like any other', async () => {
    const answer = await get('/v1/numbers?upTo=0');
    expect([answer.status, answer.json<Refused>().error]).toEqual([404, 'no_numbers']);
    const failed = await get('/v1/numbers?upTo=5&failAt=0');
    expect([failed.status, failed.json<Refused>().error]).toEqual([500, 'engine_error']);
    expect(failures.splice(0).map(String)).toEqual(['Error: broken']);
  });

  test('that fails later is broken off, so that nobody takes a part for the whole', async () => {
    await expect(get('/v1/numbers?upTo=500&failAt=400')).rejects.toThrow();
    expect(failures.splice(0).map(String)).toEqual(['Error: broken']);
  });

  test('is made no further than its client takes it in, and let go of where nobody does', async () => {
    made = 0;
    ended = 0;
    const server = createServer(appOf([numbers], {}));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    afterAll(() => new Promise((resolve) => server.close(resolve)));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : address;
    const { body } = await fetch(`http://127.0.0.1:${port}/v1/numbers?upTo=100000`);
    const reader = body?.getReader();
    await reader?.read();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const ahead = made;
    // What the sockets of both sides and the client hold, far from all of it.
    expect(ahead).toBeLessThan(20_000);
    await reader?.cancel();
    for (let i = 0; i < 50 && ended === 0; i++) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(ended).toBe(1);
    expect(made - ahead).toBeLessThan(1000);
  });

  test('has a tag of what it is made of, and is not made again for a client that has it', async () => {
    const path = '/v1/numbers?upTo=3';
    const tag = (await get(path)).headers.get('etag') ?? '';
    made = 0;
    const again = await get(path, { headers: { 'If-None-Match': tag } });
    expect([again.status, again.text, again.headers.get('cache-control'), made]).toEqual([
      304,
      '',
      'private, max-age=86400',
      0,
    ]);
    expect((await get('/v1/numbers?upTo=4')).headers.get('etag')).not.toBe(tag);
    const newer = await serveOperations([numbers], { version: () => '2' });
    expect((await newer(path)).headers.get('etag')).not.toBe(tag);
    expect((await get('/v1/numbers?upTo=0')).headers.get('cache-control')).toBe('no-store');
  });

  test('is given whole to what asks the operation itself', async () => {
    const service = serviceFor({ turns: openTurns() } as Service, 'somebody');
    expect(await numbers.prepare({ upTo: '2' }, {}).answer(service)).toHaveLength(2);
  });
});
