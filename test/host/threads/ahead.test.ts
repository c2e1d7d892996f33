import { describe, expect, test } from 'vitest';
import { DeadlineExceeded } from '../../../host/errors.ts';
import { givenTasks, isStarted } from '../../../host/threads/given-tasks.ts';
import { errorOf, hold, openPool, task, until } from './pool.ts';

describe('tasks given ahead', () => {
  test('are begun in their order, each once, and no more than are allowed', async () => {
    const pool = openPool({ threads: 1, ahead: 3 });
    await pool.run(task('echo', 0));
    const order: unknown[] = [];
    const results = Array.from({ length: 50 }, (_, i) =>
      pool.run(task('echo', i)).then((value) => order.push(value)),
    );
    expect(pool.load().waiting).toBeGreaterThanOrEqual(46);
    await Promise.all(results);
    expect(order).toEqual(Array.from({ length: 50 }, (_, i) => i));
    expect(pool.load()).toMatchObject({ busyThreads: 0, waiting: 0, tasksDone: 51, tasksRepeated: 0 });
  });

  test('wait in turn where the one before them waits for something', async () => {
    const pool = openPool({ threads: 1, ahead: 3 });
    await pool.run(task('echo', 0));
    const order: unknown[] = [];
    const note = (value: unknown): unknown => order.push(value);
    await Promise.all([
      pool.run(task('load', 'first')).then(note),
      pool.run(task('echo', 'second')).then(note),
    ]);
    expect(order).toEqual(['first', 'second']);
  });

  test('go back to the queue when the one before them takes long, so that others come first', async () => {
    const pool = openPool({ threads: 1, ahead: 3 });
    const fulfilled = await hold(pool, { caller: 'greedy' });
    const order: string[] = [];
    const send = (caller: string): Promise<unknown> =>
      pool.run(task('echo', caller, { caller })).then(() => order.push(caller));
    const greedy = [send('greedy'), send('greedy'), send('greedy')];
    await new Promise((resolve) => setTimeout(resolve, 20));
    const polite = send('polite');
    expect(pool.load().waiting).toBe(4);
    fulfilled.letGo();
    await Promise.all([...greedy, polite]);
    expect(order[0]).toBe('polite');
  });

  test('go to another thread as soon as it has none', async () => {
    const pool = openPool({ ahead: 3 });
    const both = [await hold(pool), await hold(pool)];
    for (const { letGo } of both) letGo();
    await Promise.all(both.map(({ result }) => result));
    const flags = [1, 2].map(() => new Int32Array(new SharedArrayBuffer(4)));
    const fulfilled = flags.map((flag) => pool.run(task('wait', flag)));
    const results = [1, 2, 3, 4].map((i) => pool.run(task('echo', i)));
    const [first, second] = flags.map((flag) => (): void => {
      Atomics.store(flag, 0, 1);
      Atomics.notify(flag, 0);
    });
    first?.();
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
    expect(pool.load().busyThreads).toBe(1);
    second?.();
    await Promise.all(fulfilled);
  });

  test('are run by another thread where theirs is ended, and do not answer for the one that was running', async () => {
    const pool = openPool({ threads: 1, ahead: 3, deadlineMs: 60_000 });
    await pool.run(task('echo', 0));
    const endless = errorOf(pool.run(task('endless', undefined, { deadlineMs: 50 })));
    const once = { isRepeatable: false, deadlineMs: 20 };
    const after = [1, 2, 3].map((i) => pool.run(task('echo', i, once)));
    expect(await endless).toEqual(new DeadlineExceeded(50));
    expect(await Promise.all(after)).toEqual([1, 2, 3]);
    expect(pool.load()).toMatchObject({ deaths: { deadline: 1, unexpected: 0 }, tasksRepeated: 0 });
  });

  test('see the state that was set before they begin', async () => {
    const pool = openPool({ threads: 1, ahead: 3, state: 'first' });
    const fulfilled = await hold(pool);
    const given = [1, 2].map(() => pool.run(task('state')));
    pool.setState('second');
    fulfilled.letGo();
    expect(await Promise.all(given)).toEqual(['second', 'second']);
  });

  test('are lost to no death of threads at random', async () => {
    const pool = openPool({ ahead: 4, queueInAll: 10_000, queuePerCaller: 10_000 });
    const results: Promise<unknown>[] = [];
    const send = (count: number): void => {
      for (let i = 0; i < count; i++) {
        results.push(pool.run(task('echo', results.length, { caller: `${i % 3}`, affinity: `${i}` })));
      }
    };
    send(500);
    while (pool.load().deaths.unexpected < 6) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      if (pool.killOne()) send(200);
    }
    expect(await Promise.all(results)).toEqual(results.map((_, i) => i));
    await until(() => pool.load().busyThreads === 0);
    expect(pool.load()).toMatchObject({ waiting: 0, tasksDone: results.length });
  });
});

test('a task is either begun or taken back', () => {
  const given = givenTasks<string>();
  const tickets = ['a', 'b', 'c'].map((name) => {
    const { ticket } = given;
    given.add(name);
    return ticket;
  });
  const [a = -1, b = -1, c = -1] = tickets;
  expect(isStarted(given.next, a)).toBe(true);
  expect(given.takeBack()).toEqual(['b', 'c']);
  expect([b, c].map((ticket) => isStarted(given.next, ticket))).toEqual([false, false]);
  const later = given.ticket;
  given.add('d');
  expect(isStarted(given.next, later)).toBe(true);
  expect(given.takeBack()).toEqual([]);
  expect([given.shift(), given.shift(), given.shift()]).toEqual(['a', 'd', undefined]);
});
