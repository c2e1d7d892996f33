import { describe, expect, test } from 'vitest';
import { everybody, get } from '../../../contract/operations/operation.ts';
import { z } from '../../../contract/schema/zod.ts';
import { eventLoopLag } from '../../../server/observability/event-loop-lag.ts';
import { operationOf } from '../../../server/routes/operation/operation.ts';
import type { Refused } from '../harness.ts';
import { serveOperations } from '../operations-of-ones-own.ts';

const answering = (id: string, path: string) =>
  operationOf(
    id,
    get({
      path,
      access: everybody,
      group: 'Service',
      summary: 'Answers',
      answer: z.literal('well'),
      refusals: [],
    }),
    { kind: 'computed', lane: 'quick', respond: () => 'well' as const },
  );

describe('while the event loop lags', () => {
  const clock = { lag: 0 };
  const served = serveOperations([answering('one', '/v1/one'), answering('health', '/v1/health')], {
    lag: () => clock.lag,
    limits: { maxLag: 100 },
  });

  test('requests are refused, but for health, and served again after', async () => {
    const get = await served;
    clock.lag = 100;
    expect((await get('/v1/one')).status).toBe(200);
    clock.lag = 101;
    const refused = await get('/v1/one');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(refused.json<Refused>()).toMatchObject({ error: 'busy', request_id: expect.any(String) });
    expect(refused.headers.get('x-ratelimit-plan')).toBe('none');
    expect((await get('/v1/health')).status).toBe(200);
    clock.lag = 0;
    expect((await get('/v1/one')).status).toBe(200);
  });
});

test('the lag is measured: small at rest, large where every turn is long', async () => {
  const measure = eventLoopLag();
  const later = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));
  await later(1200);
  const atRest = measure.lag();
  let busy = true;
  const work = (): void => {
    const until = performance.now() + 120;
    while (performance.now() < until);
    if (busy) setTimeout(work, 0);
  };
  work();
  // The machine may have stood still for a while: what is measured then says nothing of the turns.
  let atWork = measure.lag();
  for (let i = 0; i < 60 && atWork <= 60; i++) {
    await later(600);
    atWork = measure.lag();
  }
  busy = false;
  measure.close();
  expect(atWork).toBeGreaterThan(60);
  expect(atRest).toBeLessThan(atWork);
});
