// Computing in turns, by a clock that goes on only when something is computed.

import { describe, expect, test } from 'vitest';
import { openTurns, type TurnOptions } from '../../server/turns.ts';

function work(options: TurnOptions = {}) {
  const clock = { time: 0 };
  const turns = openTurns({ slice: 8, now: () => clock.time, ...options });
  const done: string[] = [];
  const pieces = (caller: string, name: string, count: number, each: number): Promise<string> => {
    const turn = turns.of(caller);
    return turn.run(async () => {
      for (let i = 0; i < count; i++) {
        clock.time += each;
        done.push(`${name}${i}`);
        await turn.pause();
      }
      return name;
    });
  };
  return { turns, done, pieces, clock };
}

const loopTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('computing in turns', () => {
  test('a result is given, an error too, and neither keeps the next from its turn', async () => {
    const { turns, pieces } = work();
    const turn = turns.of('a');
    const failing = turn.run(async () => {
      await turn.pause();
      throw new Error('no');
    });
    const [first, second] = await Promise.allSettled([failing, pieces('a', 'x', 3, 10)]);
    expect(first).toMatchObject({ status: 'rejected', reason: new Error('no') });
    expect(second).toEqual({ status: 'fulfilled', value: 'x' });
    expect(await pieces('a', 'y', 1, 1)).toBe('y');
  });

  test('the event loop has its turn between slices', async () => {
    const { pieces, done } = work();
    const long = pieces('a', 'long', 6, 10);
    const seen: number[] = [];
    for (let i = 0; i < 6; i++) {
      await loopTurn();
      seen.push(done.length);
    }
    await long;
    // One piece a turn, for each is longer than a slice.
    expect(Math.max(...seen.map((count, i) => count - (seen[i - 1] ?? 0)))).toBe(1);
  });

  test('short pieces share a slice', async () => {
    const { pieces, done } = work();
    const all = Promise.all([pieces('a', 'x', 3, 1), pieces('b', 'y', 3, 1)]);
    await loopTurn();
    await loopTurn();
    expect(done.length).toBe(6);
    await all;
  });

  test('a short answer does not wait for the end of long ones', async () => {
    const { pieces, done } = work();
    const long = Promise.all([pieces('a', 'p', 20, 10), pieces('a', 'q', 20, 10)]);
    await loopTurn();
    await pieces('a', 'short', 1, 1);
    expect(done.length).toBeLessThan(8);
    await long;
  });

  test('only so many are under way; the others wait after their first slice, callers in turn', async () => {
    const { pieces, done } = work({ long: 1 });
    const all = ['a', 'a', 'a', 'b'].map((caller, i) => pieces(caller, `${caller}${i}-`, 3, 10));
    await Promise.all(all);
    const later = done.filter((piece) => !piece.endsWith('-0'));
    // Each ends before the next is under way, and b's need not wait for all of a's.
    expect(later.map((piece) => piece.slice(0, 2)).join(' ')).toBe('a0 a0 b3 b3 a1 a1 a2 a2');
  });

  test('processor time is shared by caller, whatever number of requests each has, and however long they are', async () => {
    const { pieces, done } = work();
    const hostile = Array.from({ length: 6 }, (_, i) => pieces('a', `a${i}-`, 40, 20));
    await loopTurn();
    const polite = pieces('b', 'b', 20, 10);
    await polite;
    const [ofA, ofB] = ['a', 'b'].map((caller) => done.filter((piece) => piece.startsWith(caller)).length);
    // Twenty pieces of 10 ms, and as much time for the other: ten of 20 ms, and those that came before.
    expect(ofB).toBe(20);
    expect(ofA).toBeLessThanOrEqual(13);
    await Promise.all(hostile);
  });

  test('one caller has no more than half of the places', async () => {
    const { turns, pieces, clock } = work({ long: 4 });
    const stuck = Array.from({ length: 4 }, () => {
      const turn = turns.of('a');
      return turn.run(async () => {
        clock.time += 10;
        await turn.pause();
        return new Promise(() => {});
      });
    });
    expect(await pieces('b', 'x', 5, 10)).toBe('x');
    expect(stuck).toHaveLength(4);
  });

  test('many callers that come and go are forgotten', async () => {
    const { pieces, done } = work();
    for (let i = 0; i < 1500; i++) await pieces(`caller ${i}`, 'x', 1, 1);
    expect(done).toHaveLength(1500);
  });

  test('what waits for something else than its turn keeps nobody from going on', async () => {
    const { turns, pieces } = work();
    let arrive = (): void => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const away = turns.of('a').run(() => arrival);
    expect(await pieces('b', 'x', 3, 10)).toBe('x');
    arrive();
    await away;
  });

  test('what is computed within a computation of the same request is part of it', async () => {
    const { turns, clock } = work({ long: 1 });
    const turn = turns.of('a');
    const inner = async (): Promise<string> => {
      clock.time += 10;
      await turn.pause();
      return 'inner';
    };
    expect(await turn.run(() => turn.run(inner))).toBe('inner');
    // Two that go side by side pause together.
    expect(await turn.run(() => Promise.all([inner(), inner()]))).toEqual(['inner', 'inner']);
    expect(turns.waiting).toBe(0);
  });
});

describe('outside of a computation', () => {
  test('there is nothing to wait for until a slice is over; then the event loop goes on', async () => {
    const { turns, clock } = work();
    const { pause } = turns.of('a');
    expect(pause()).toBeUndefined();
    clock.time += 10;
    const paused = pause();
    expect(paused).toBeInstanceOf(Promise);
    await paused;
    expect(pause()).toBeUndefined();
  });

  test('a pause leaves the places of others to them', async () => {
    const { turns, pieces, clock } = work({ long: 1 });
    const outside = turns.of('outside');
    const long = pieces('a', 'long', 5, 10);
    for (let i = 0; i < 5; i++) {
      clock.time += 10;
      await outside.pause();
    }
    expect(await long).toBe('long');
    expect(await pieces('b', 'next', 5, 10)).toBe('next');
  });
});

describe('a stall', () => {
  test('is none while there is progress, however long things wait', async () => {
    const { turns, pieces } = work({ patience: 100 });
    const long = Promise.all(['a', 'b', 'c'].map((caller) => pieces(caller, caller, 50, 10)));
    for (let i = 0; i < 20; i++) {
      await loopTurn();
      expect(turns.stall()).toBeUndefined();
    }
    await long;
    expect(turns.stall()).toBeUndefined();
  });

  test('is reported where the event loop never calls back', async () => {
    const { turns, pieces, clock } = work({ patience: 100, later: () => {} });
    void pieces('a', 'x', 1, 1);
    expect(turns.stall()).toBeUndefined();
    clock.time += 99;
    expect(turns.stall()).toBeUndefined();
    clock.time += 1;
    expect(turns.stall()).toEqual({ waiting: 1, forMs: 100 });
  });

  test('is reported where those that have the places never end, though new ones are answered', async () => {
    const { turns, pieces, clock } = work({ patience: 100, long: 1 });
    const stuck = turns.of('a');
    void stuck.run(async () => {
      clock.time += 10;
      await stuck.pause();
      return new Promise(() => {});
    });
    await loopTurn();
    void pieces('b', 'long', 2, 10);
    await loopTurn();
    await loopTurn();
    clock.time += 100;
    expect(await pieces('c', 'short', 1, 1)).toBe('short');
    expect(turns.stall()).toMatchObject({ waiting: 1 });
  });
});
