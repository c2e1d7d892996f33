// Computing in turns, by a clock that goes on only when something is computed.

import { describe, expect, test } from 'vitest';
import { openTurns, type TurnOptions } from '../../server/turns.ts';

function work(options: TurnOptions = {}) {
  let time = 0;
  const turns = openTurns({ slice: 8, now: () => time, ...options });
  const done: string[] = [];
  const pieces = (caller: string, name: string, count: number, each: number): Promise<string> =>
    turns.run(caller, async () => {
      for (let i = 0; i < count; i++) {
        time += each;
        done.push(`${name}${i}`);
        await turns.pause();
      }
      return name;
    });
  return { turns, done, pieces };
}

const loopTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('computing in turns', () => {
  test('a result is given, an error too, and neither keeps the next from its turn', async () => {
    const { turns, pieces } = work();
    const failing = turns.run('a', async () => {
      await turns.pause();
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
    expect(later).toEqual(['a0-1', 'a0-2', 'b3-1', 'b3-2', 'a1-1', 'a1-2', 'a2-1', 'a2-2']);
  });

  test('outside of a computation there is nothing to wait for', () => {
    expect(work().turns.pause()).toBeUndefined();
  });
});
