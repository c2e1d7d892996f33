import { describe, expect, test } from 'vitest';
import { type OpenComputations, withTransfer } from '../../host/computations.ts';
import { HostUnavailable } from '../../host/errors.ts';
import { openInProcess } from '../../host/in-process.ts';

const task = { name: 'echo', input: undefined, caller: 'anyone' };

/** Gives what it is sent with the state, or throws it. */
const echo: OpenComputations = (state, emit) => (name, input) => {
  if (name === 'emit') emit(input);
  if (name === 'fail') throw new RangeError(String(input));
  if (name === 'bytes') return withTransfer(new Uint8Array([1, 2, 3]), []);
  return { state, input };
};

describe('a host on the calling thread', () => {
  test('computes after the caller has gone on, in the order of coming', async () => {
    const started: unknown[] = [];
    const host = openInProcess(() => (_, input) => started.push(input), undefined);
    const results = [1, 2, 3].map((input) => host.run({ ...task, input }));
    await Promise.resolve();
    expect(started).toEqual([]);
    expect(host.load()).toMatchObject({ waiting: 3, tasksDone: 0 });
    expect(await Promise.all(results)).toEqual([1, 2, 3]);
    expect(started).toEqual([1, 2, 3]);
    expect(host.load()).toMatchObject({ waiting: 0, tasksDone: 3 });
  });

  test('gives errors and events as they are', async () => {
    const events: unknown[] = [];
    const host = openInProcess(echo, undefined, (event) => events.push(event));
    await expect(host.run({ ...task, name: 'fail', input: 'why' })).rejects.toThrow(new RangeError('why'));
    await host.run({ ...task, name: 'emit', input: 'a warning' });
    expect(events).toEqual(['a warning']);
    expect(await host.run({ ...task, name: 'bytes' })).toEqual(new Uint8Array([1, 2, 3]));
  });

  test('copies inputs and results, and refuses what no thread could be sent', async () => {
    const input = { list: [1] };
    const host = openInProcess(() => (_, given) => given, undefined);
    const result = await host.run({ ...task, input });
    expect(result).toEqual(input);
    expect(result).not.toBe(input);
    await expect(host.run({ ...task, input: () => 0 })).rejects.toMatchObject({ name: 'DataCloneError' });
  });

  test('begins each task with the state of that moment', async () => {
    const host = openInProcess(echo, 'old');
    const before = host.run(task);
    await before;
    host.setState('new');
    expect([await before, await host.run(task)]).toEqual([{ state: 'old' }, { state: 'new' }]);
  });

  test('says to each task that its computations could not be opened', async () => {
    const host = openInProcess(() => Promise.reject(new Error('no packs')), undefined);
    const error = await host.run(task).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HostUnavailable);
    expect(error).toMatchObject({ cause: new Error('no packs') });
    host.setState('other');
    await expect(host.run(task)).rejects.toThrow(HostUnavailable);
  });

  test('drops a waiting task whose signal is aborted, and no running one', async () => {
    const aborting = new AbortController();
    const ran: unknown[] = [];
    const host = openInProcess(
      () => (_, input) => {
        ran.push(input);
        aborting.abort('gone');
        return input;
      },
      undefined,
    );
    const { signal } = aborting;
    const results = await Promise.allSettled([1, 2].map((input) => host.run({ ...task, input, signal })));
    expect(results).toEqual([
      { status: 'fulfilled', value: 1 },
      { status: 'rejected', reason: 'gone' },
    ]);
    await expect(host.run({ ...task, input: 3, signal })).rejects.toBe('gone');
    expect(ran).toEqual([1]);
  });

  test('refuses what waits, and what comes, once it is closed', async () => {
    const host = openInProcess(echo, undefined);
    const queued = host.run(task);
    await host.close();
    await expect(queued).rejects.toThrow(HostUnavailable);
    await expect(host.run(task)).rejects.toThrow(HostUnavailable);
  });
});
