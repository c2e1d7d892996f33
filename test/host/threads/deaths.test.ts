import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DeadlineExceeded, HostUnavailable, OutOfMemory } from '../../../host/errors.ts';
import { errorOf, hold, openPool, task, until } from './pool.ts';

/** A number that a thread counts down. */
const countdown = (from: number): Int32Array => new Int32Array(new SharedArrayBuffer(4)).fill(from);

describe('a thread is ended, and only its own task fails,', () => {
  test('past the deadline of the pool or the task', async () => {
    const pool = openPool({ deadlineMs: 50 });
    const fulfilled = await hold(pool, { deadlineMs: 60_000 });
    const [byPool, byTask, after] = [
      errorOf(pool.run(task('endless'))),
      errorOf(pool.run(task('endless', undefined, { deadlineMs: 20 }))),
      pool.run(task('echo', 'after')),
    ];
    expect(await byPool).toEqual(new DeadlineExceeded(50));
    expect(await byTask).toEqual(new DeadlineExceeded(20));
    expect(await after).toBe('after');
    fulfilled.letGo();
    await fulfilled.result;
    expect(pool.load().deaths).toEqual({ deadline: 2, memory: 0, start: 0, unexpected: 0 });
  });

  test('where it waits for what never comes', async () => {
    const pool = openPool({ deadlineMs: 20, threads: 1 });
    expect(await errorOf(pool.run(task('wait forever')))).toEqual(new DeadlineExceeded(20));
    expect(await pool.run(task('echo', 1))).toBe(1);
  });

  test('out of memory', async () => {
    const pool = openPool();
    const fulfilled = await hold(pool);
    const [full, after] = [errorOf(pool.run(task('fill memory'))), pool.run(task('echo', 'after'))];
    expect(await full).toEqual(new OutOfMemory(64));
    expect(await after).toBe('after');
    fulfilled.letGo();
    await fulfilled.result;
    expect(pool.load().deaths).toMatchObject({ memory: 1, unexpected: 0 });
  });

  test('and its time does not run while it starts', async () => {
    const pool = openPool({ deadlineMs: 2000, threads: 1, state: 500 });
    expect(await pool.run(task('state', undefined, { deadlineMs: 100 }))).toBe(500);
  });
});

describe('a thread that dies by itself', () => {
  test('has its task run again, on another', async () => {
    const pool = openPool({ threads: 1 });
    expect(await pool.run(task('die once', countdown(2)))).toBe('survived');
    expect(pool.load()).toMatchObject({ tasksRepeated: 2, tasksDone: 1, deaths: { unexpected: 2 } });
  });

  test('again and again fails the task alone', async () => {
    const pool = openPool({ threads: 1 });
    expect(await errorOf(pool.run(task('exit')))).toBeInstanceOf(HostUnavailable);
    expect(pool.load()).toMatchObject({ tasksRepeated: 4, deaths: { unexpected: 5 } });
    expect(await pool.run(task('echo', 1))).toBe(1);
  });

  // In a pool of its own: after each death in a row a thread is started twice as late.
  test('with a task that cannot be repeated fails the task alone', async () => {
    const pool = openPool({ threads: 1 });
    const once = { isRepeatable: false };
    expect(await errorOf(pool.run(task('die once', countdown(1), once)))).toBeInstanceOf(HostUnavailable);
    expect(pool.load()).toMatchObject({ tasksRepeated: 0, deaths: { unexpected: 1 } });
    expect(await pool.run(task('echo', 1))).toBe(1);
  });

  test('has no task run again whose caller is gone', async () => {
    const pool = openPool({ threads: 1 });
    const aborting = new AbortController();
    const fulfilled = await hold(pool, { signal: aborting.signal });
    aborting.abort('gone');
    pool.killOne();
    expect(await errorOf(fulfilled.result)).toBe('gone');
  });

  test('of an error that no task threw is replaced', async () => {
    const pool = openPool({ threads: 1 });
    expect(await pool.run(task('throw later'))).toBe('done');
    await until(() => pool.load().deaths.unexpected === 1);
    expect(await pool.run(task('echo', 1))).toBe(1);
  });

  test('while it has no task is replaced before the next comes', async () => {
    const pool = openPool({ threads: 1 });
    expect(pool.killOne()).toBe(false);
    const first = await pool.run(task('thread'));
    expect(pool.killOne()).toBe(true);
    await until(() => pool.load().deaths.unexpected === 1);
    expect(pool.load().startedThreads).toBe(1);
    expect(await pool.run(task('thread'))).not.toBe(first);
  });

  test('at random and under load loses no task and hangs none', async () => {
    const pool = openPool({ queueInAll: 10_000, queuePerCaller: 10_000 });
    const callers = ['a', 'b', 'c'];
    const results: Promise<unknown>[] = [];
    const send = (count: number): void => {
      for (let i = 0; i < count; i++) {
        results.push(pool.run(task('echo', results.length, { caller: callers[i % 3], affinity: `${i}` })));
      }
    };
    send(500);
    while (pool.load().deaths.unexpected < 10) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (pool.killOne()) send(200);
    }
    expect(await Promise.all(results)).toEqual(results.map((_, i) => i));
    expect(pool.load()).toMatchObject({ waiting: 0, busyThreads: 0, tasksDone: results.length });
  });
});

describe('a thread that cannot be started', () => {
  test('is tried again, some times', async () => {
    const pool = openPool({ threads: 1, state: countdown(2) });
    expect(await pool.run(task('echo', 1))).toBe(1);
    expect(pool.load().deaths).toMatchObject({ start: 2, unexpected: 0 });
  });

  test('is tried more often where one has been started before', async () => {
    // The second to fifth end as they start.
    const pool = openPool({ threads: 1, state: new Uint32Array(new SharedArrayBuffer(4)) });
    expect(await pool.run(task('echo', 1))).toBe(1);
    pool.killOne();
    await until(() => pool.load().deaths.unexpected === 1);
    expect(await pool.run(task('echo', 2))).toBe(2);
    expect(pool.load().deaths).toMatchObject({ start: 4, unexpected: 1 });
  });

  test.each(['unusable', 'exit'])(
    'has tasks refused, those that wait and those that come: %s',
    async (state) => {
      const pool = openPool({ threads: 2, state });
      const queued = [1, 2, 3].map(() => errorOf(pool.run(task('echo', 1))));
      for (const error of await Promise.all(queued)) expect(error).toBeInstanceOf(HostUnavailable);
      const { start } = pool.load().deaths;
      expect(start).toBeLessThanOrEqual(4);
      expect(await errorOf(pool.run(task('echo', 1)))).toBeInstanceOf(HostUnavailable);
    },
  );

  test('is ended where it opens its state for too long', async () => {
    const pool = openPool({ threads: 1, state: 'endless', startMs: 200 });
    expect(await errorOf(pool.run(task('echo', 1)))).toBeInstanceOf(HostUnavailable);
    expect(pool.load()).toMatchObject({ startedThreads: 0, deaths: { start: 3 } });
  });

  test('for want of its file has tasks refused', async () => {
    const pool = openPool({ threads: 1, worker: new URL('./no-such-file.ts', import.meta.url) });
    expect(await errorOf(pool.run(task('echo', 1)))).toBeInstanceOf(HostUnavailable);
  });
});

test('threads that were ended leave no open files', async () => {
  const openFiles = (): number => readdirSync('/proc/self/fd').length;
  // Without a loader of sources it starts in a tenth of the time.
  const pool = openPool({ worker: new URL('./exiting-worker.mjs', import.meta.url) });
  const both = (name: string): Promise<unknown> =>
    Promise.allSettled([1, 2].map(() => pool.run(task(name, undefined, { isRepeatable: false }))));
  await both('echo');
  const before = openFiles();
  while (pool.load().deaths.unexpected < 60) {
    await both('echo');
    await both('exit');
  }
  await both('echo');
  expect(openFiles()).toBeLessThan(before + 20);
});
