import { describe, expect, test } from 'vitest';
import { HostUnavailable } from '../../../host/errors.ts';
import { errorOf, hold, openPool, task } from './pool.ts';
import { Refused } from './refused.ts';

describe('tasks of a pool', () => {
  test('give plain data, bytes without a copy, and what they wait for', async () => {
    const pool = openPool({ threads: 1 });
    expect(pool.load()).toMatchObject({ mostThreads: 1, startedThreads: 0 });
    const input = { list: [1, 2], map: new Map([['a', 1n]]) };
    expect(await pool.run(task('echo', input))).toEqual(input);
    expect(await pool.run(task('bytes', 3))).toEqual({ haveLeft: false, bytes: new Uint8Array([7, 7, 7]) });
    expect(await pool.run(task('bytes', 1))).toEqual({ haveLeft: true, bytes: new Uint8Array([7]) });
    expect(await pool.run(task('load', 'loaded'))).toBe('loaded');
    expect(pool.load()).toMatchObject({ startedThreads: 1, busyThreads: 0, waiting: 0, tasksDone: 4 });
  });

  test('fail with errors of their own classes, and any others with name, message, code and stack', async () => {
    const pool = openPool({ threads: 1 });
    const refused = await errorOf(pool.run(task('refuse')));
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ code: 'unknown_place', message: 'There is no such place.' });
    const failed = await errorOf(pool.run(task('fail')));
    expect(failed).toBeInstanceOf(Error);
    expect(failed).toMatchObject({ name: 'RangeError', message: 'out of range', code: 'ERR_RANGE' });
    expect(String((failed as Error).stack)).toContain('worker.mjs');
    expect(await errorOf(pool.run(task('throw text')))).toMatchObject({ message: 'no error' });
    expect(await errorOf(pool.run(task('recurse')))).toMatchObject({ name: 'RangeError' });
    expect(pool.load()).toMatchObject({ tasksDone: 4, deaths: { unexpected: 0, memory: 0 } });
  });

  test('fail alone where input or result is no plain data', async () => {
    const pool = openPool({ threads: 1 });
    const results = await Promise.allSettled([
      pool.run(task('echo', () => 0)),
      pool.run(task('function')),
      pool.run(task('echo', 1)),
    ]);
    expect(results).toMatchObject([
      { status: 'rejected', reason: { name: 'DataCloneError' } },
      { status: 'rejected', reason: { name: 'DataCloneError' } },
      { status: 'fulfilled', value: 1 },
    ]);
    expect(() => pool.setState(() => 0)).toThrow('could not be cloned');
    expect(() => openPool({ state: () => 0 })).toThrow('could not be cloned');
    expect(pool.load().deaths).toEqual({ deadline: 0, memory: 0, start: 0, unexpected: 0 });
  });

  test('emit events', async () => {
    const events: unknown[] = [];
    const pool = openPool({ onEvent: (event) => events.push(event) });
    await pool.run(task('emit', { warning: 'a note' }));
    expect(events).toEqual([{ warning: 'a note' }]);
  });

  test('see no environment but the one that is given, and no options but that which finds the sources', async () => {
    const none = await openPool({ threads: 1 }).run(task('environment'));
    expect(none).toEqual({ env: {}, execArgv: [] });
    const worker = new URL('./worker.ts', import.meta.url);
    const given = await openPool({ threads: 1, worker, env: { TZ: 'UTC' } }).run(task('environment'));
    expect(given).toEqual({ env: { TZ: 'UTC' }, execArgv: ['--conditions=@nirnaya/source'] });
  });

  test('are dropped while they wait, once nobody waits for them; running ones end', async () => {
    const pool = openPool({ threads: 1 });
    const running = new AbortController();
    const queued = new AbortController();
    const fulfilled = await hold(pool, { signal: running.signal });
    const dropped = pool.run(task('echo', 1, { signal: queued.signal }));
    const next = pool.run(task('echo', 2));
    expect(pool.load().waiting).toBe(2);
    running.abort('gone');
    queued.abort('gone too');
    expect(await errorOf(dropped)).toBe('gone too');
    expect(pool.load().waiting).toBe(1);
    fulfilled.letGo();
    expect(await fulfilled.result).toEqual(expect.any(Number));
    expect(await next).toBe(2);
    expect(await errorOf(pool.run(task('echo', 3, { signal: queued.signal })))).toBe('gone too');
    expect(pool.load().tasksDone).toBe(2);
  });

  test('are refused when the pool closes, wherever they are', async () => {
    const pool = openPool({ threads: 1 });
    const fulfilled = await hold(pool);
    const queued = errorOf(pool.run(task('echo', 1)));
    const closed = pool.close();
    expect(await errorOf(fulfilled.result)).toBeInstanceOf(HostUnavailable);
    expect(await queued).toBeInstanceOf(HostUnavailable);
    expect(await errorOf(pool.run(task('echo', 1)))).toBeInstanceOf(HostUnavailable);
    await closed;
    await pool.close();
    expect(pool.load()).toMatchObject({ busyThreads: 0, waiting: 0 });
  });
});

describe('the state of a pool', () => {
  test('is seen by every task begun after it was set, on threads idle, busy, starting and replaced', async () => {
    const pool = openPool({ state: 'first' });
    expect(await pool.run(task('state'))).toBe('first');
    const fulfilled = await hold(pool);
    const starting = Array.from({ length: 4 }, () => pool.run(task('state')));
    pool.setState('skipped');
    pool.setState('second');
    const after = Array.from({ length: 4 }, () => pool.run(task('state')));
    fulfilled.letGo();
    expect(await Promise.all(after)).toEqual(Array(4).fill('second'));
    for (const state of await Promise.all(starting)) expect(['first', 'second']).toContain(state);
    await errorOf(pool.run(task('exit', undefined, { isRepeatable: false })));
    expect(await Promise.all([1, 2, 3].map(() => pool.run(task('state'))))).toEqual(Array(3).fill('second'));
  });

  test('is what it was when it was set', async () => {
    const state = { packs: ['base'] };
    const pool = openPool({ state });
    state.packs.push('later');
    expect(await pool.run(task('state'))).toEqual({ packs: ['base'] });
  });

  test('that no thread can open leaves tasks refused, until there is another', async () => {
    const pool = openPool({ threads: 1 });
    await pool.run(task('echo'));
    pool.setState('unusable');
    const error = await errorOf(pool.run(task('echo', 1)));
    expect(error).toBeInstanceOf(HostUnavailable);
    expect(error).toMatchObject({ cause: { name: 'Refused', code: 'damaged_packs' } });
    pool.setState('usable');
    expect(await pool.run(task('state'))).toBe('usable');
  });
});
