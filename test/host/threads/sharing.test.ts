import { describe, expect, test } from 'vitest';
import { HostBusy } from '../../../host/errors.ts';
import { slotOfKey } from '../../../host/threads/affinity.ts';
import { errorOf, hold, openPool, task } from './pool.ts';

describe('callers of a pool', () => {
  test('wait no longer for one with many tasks than for one with few', async () => {
    const pool = openPool({ threads: 1 });
    const fulfilled = await hold(pool);
    const order: string[] = [];
    const send = (caller: string): Promise<unknown> =>
      pool.run(task('echo', caller, { caller })).then(() => order.push(caller));
    const many = Array.from({ length: 50 }, () => send('greedy'));
    const few = [send('polite'), send('shy')];
    fulfilled.letGo();
    await Promise.all(few);
    expect(order.filter((caller) => caller === 'greedy').length).toBeLessThan(25);
    await Promise.all(many);
  });

  test('are refused at once beyond the bounds of each and of all', async () => {
    const pool = openPool({ threads: 1, queuePerCaller: 2, queueInAll: 3 });
    const fulfilled = await hold(pool);
    const send = (caller: string): Promise<unknown> => pool.run(task('echo', caller, { caller }));
    const queued = [send('a'), send('a')];
    expect(await errorOf(send('a'))).toEqual(new HostBusy('caller'));
    queued.push(send('b'));
    expect(await errorOf(send('c'))).toEqual(new HostBusy('all'));
    expect(pool.load()).toMatchObject({ waiting: 3, busyThreads: 1 });
    fulfilled.letGo();
    expect(await Promise.all(queued)).toEqual(['a', 'a', 'b']);
    expect(await send('c')).toBe('c');
  });

  test('are refused when they have waited too long', async () => {
    const pool = openPool({ threads: 1, patienceMs: 30 });
    // The thread takes longer to start than a task waits for it.
    for (let isReady: unknown; !isReady; ) {
      isReady = await pool.run(task('echo', true)).catch(() => false);
    }
    const fulfilled = await hold(pool);
    expect(await errorOf(pool.run(task('echo', 1)))).toEqual(new HostBusy('time'));
    expect(pool.load()).toMatchObject({ waiting: 0, oldestWaitMs: 0 });
    fulfilled.letGo();
  });
});

describe('tasks of one key', () => {
  const keys = Array.from({ length: 40 }, (_, i) => `place ${i}`);

  test('go to one thread, those of other keys to the other', async () => {
    const pool = openPool();
    const threadOf = (affinity: string): Promise<unknown> =>
      pool.run(task('thread', undefined, { affinity }));
    const both = [await hold(pool), await hold(pool)];
    for (const { letGo } of both) letGo();
    await Promise.all(both.map(({ result }) => result));
    const threads = new Set<unknown>();
    for (const key of keys) {
      const first = await threadOf(key);
      threads.add(first);
      for (let i = 0; i < 3; i++) expect(await threadOf(key)).toBe(first);
    }
    expect(threads.size).toBe(2);
  });

  test('go to another thread where theirs is busy', async () => {
    const pool = openPool();
    const affinity = 'place';
    const fulfilled = await hold(pool, { affinity });
    const other = await pool.run(task('thread', undefined, { affinity }));
    fulfilled.letGo();
    expect(await fulfilled.result).not.toBe(other);
  });

  test('are spread evenly', () => {
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 7000; i++) {
      const slot = slotOfKey(`${(i * 0.37).toFixed(2)},${(i * 1.13).toFixed(2)}`, counts.length);
      counts[slot] = (counts[slot] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1150);
  });
});
