// Computing in turns, by random programs: whatever they do in whatever order, all of them end and every place is free again.

import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { openTurns } from '../../server/turns.ts';

/** What a program does, one after the other. */
type Step =
  | { readonly kind: 'compute'; readonly ms: number }
  /** what takes a while and is not computed here: a store, a thread */
  | { readonly kind: 'await'; readonly loops: number }
  /** a computation in turn, within that of the program where it has begun one */
  | { readonly kind: 'run'; readonly steps: readonly Step[] }
  /** several computations of the same request side by side */
  | { readonly kind: 'beside'; readonly steps: readonly Step[] }
  | { readonly kind: 'throw' };

const step: fc.Arbitrary<Step> = fc.letrec<{ step: Step }>((tie) => {
  const steps = fc.array(tie('step'), { maxLength: 4 });
  return {
    step: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      {
        weight: 5,
        arbitrary: fc.record({ kind: fc.constant('compute'), ms: fc.integer({ min: 0, max: 20 }) }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constant('await'), loops: fc.integer({ min: 1, max: 3 }) }),
      },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('run'), steps }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('beside'), steps }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('throw') }) },
    ) as fc.Arbitrary<Step>,
  };
}).step;

const program = fc.record({
  caller: fc.constantFrom('a', 'b', 'c'),
  // Loops of the event loop after which it comes.
  after: fc.integer({ min: 0, max: 6 }),
  steps: fc.array(step, { maxLength: 6 }),
});

const loopTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const loopTurns = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await loopTurn();
};

class Failure extends Error {}

const fails = (steps: readonly Step[]): boolean =>
  steps.some((one) => one.kind === 'throw' || ('steps' in one && fails(one.steps)));

describe('random programs that compute, pause in and outside of turns, await other things and throw', () => {
  test.prop([fc.array(program, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 4 })], {
    numRuns: 150,
  })(
    'all end as they should; no more than the places are under way; afterwards every place is free',
    async (programs, long) => {
      let time = 0;
      const turns = openTurns({ slice: 8, long, longPerCaller: long, now: () => time });
      let underWay = 0;
      let most = 0;
      let alive = 0;

      // Every computation pauses after each step, by the turn of its own request.
      const begin = async ({ caller, after, steps }: (typeof programs)[number]): Promise<void> => {
        await loopTurns(after);
        const turn = turns.of(caller);
        let depth = 0;
        let isLong = false;
        const pause = async (): Promise<void> => {
          const waiting = turn.pause();
          if (waiting === undefined) return;
          const isInside = depth > 0;
          await waiting;
          if (!isInside || isLong || depth === 0) return;
          isLong = true;
          underWay += 1;
          most = Math.max(most, underWay);
        };
        const inTurn = (inner: readonly Step[]): Promise<void> =>
          turn.run(async () => {
            depth += 1;
            try {
              await all(inner);
            } finally {
              depth -= 1;
              if (depth === 0 && isLong) {
                isLong = false;
                underWay -= 1;
              }
            }
          });
        const one = async (each: Step): Promise<void> => {
          alive += 1;
          try {
            await stepped(each);
          } finally {
            alive -= 1;
          }
        };
        const stepped = async (each: Step): Promise<void> => {
          if (each.kind === 'compute') time += each.ms;
          else if (each.kind === 'await') await loopTurns(each.loops);
          else if (each.kind === 'run') await inTurn(each.steps);
          else if (each.kind === 'throw') throw new Failure();
          else await Promise.all(each.steps.map((inner) => one(inner)));
          await pause();
        };
        const all = async (list: readonly Step[]): Promise<void> => {
          for (const each of list) await one(each);
        };
        await all(steps);
      };

      const ended = await Promise.allSettled(programs.map(begin));
      ended.forEach((end, i) => {
        expect(end.status).toBe(fails(programs[i].steps) ? 'rejected' : 'fulfilled');
        if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(Failure);
      });
      expect(most).toBeLessThanOrEqual(long);
      // What goes on beside one that failed ends later.
      while (alive > 0) await loopTurn();
      await loopTurn();
      expect(turns.waiting).toBe(0);
      expect(turns.stall()).toBeUndefined();

      // As many as there are places meet in the middle: each waits there for all the others to have come so far.
      let arrived = 0;
      const meeting = Array.from({ length: long }, async () => {
        const turn = turns.of('meeting');
        await turn.run(async () => {
          time += 10;
          await turn.pause();
          arrived += 1;
          while (arrived < long) {
            time += 10;
            await turn.pause();
          }
        });
      });
      await Promise.all(meeting);
    },
  );
});
