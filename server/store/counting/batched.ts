// Takes of one turn of the event loop go together, and those of one counter as one. In: takes as requests make them.
// Out: what each would have been granted one after another.

import type { CounterStore, Take, Taken } from '../counters.ts';
import type { CounterBackend } from './backend.ts';

/** Most counters in one round trip. */
const mostCounters = 200;

interface QueuedTake {
  readonly take: Take;
  readonly settle: (taken: Taken) => void;
  readonly fail: (error: unknown) => void;
}

/** Takes of one counter under one limit, in order. */
interface Group {
  readonly limit: number | undefined;
  readonly members: QueuedTake[];
}

/** Counters whose takes travel together. At most one round trip of takes is under way at a time. */
export function batchedCounters(backend: CounterBackend): CounterStore {
  let queue: QueuedTake[] = [];
  let isRunning = false;

  const drain = async (): Promise<void> => {
    while (queue.length > 0) {
      const { groups, rest } = nextBatch(queue);
      queue = rest;
      await settleBatch(backend, groups);
    }
    isRunning = false;
  };
  const queued = (take: Take): Promise<Taken> =>
    new Promise((settle, fail) => {
      queue.push({ take, settle, fail });
      if (isRunning) return;
      isRunning = true;
      setImmediate(() => void drain());
    });

  return {
    take(takes) {
      const wrong = takes.find(({ amount }) => !Number.isSafeInteger(amount) || amount < 1);
      if (wrong !== undefined) {
        return Promise.reject(new RangeError(`${wrong.name}: cannot take ${wrong.amount}`));
      }
      return Promise.all(takes.map(queued));
    },
    giveBack: (name, amount) => backend.giveBack(name, amount),
    used: (names) => backend.used(names),
    forget: (now) => backend.forget(now),
  };
}

// A counter whose limit has changed waits for the next round trip with its other limit, and so does what comes after it.
function nextBatch(queue: readonly QueuedTake[]): {
  readonly groups: ReadonlyMap<string, Group>;
  readonly rest: QueuedTake[];
} {
  const groups = new Map<string, Group>();
  const rest: QueuedTake[] = [];
  const passed = new Set<string>();
  for (const one of queue) {
    const { name, limit } = one.take;
    const group = groups.get(name);
    const isFull = group === undefined && groups.size === mostCounters;
    if (isFull || passed.has(name) || (group !== undefined && group.limit !== limit)) {
      passed.add(name);
      rest.push(one);
    } else if (group === undefined) groups.set(name, { limit, members: [one] });
    else group.members.push(one);
  }
  return { groups, rest };
}

async function settleBatch(backend: CounterBackend, groups: ReadonlyMap<string, Group>): Promise<void> {
  const batch = [...groups.entries()];
  try {
    const takes = batch.map(([name, { limit, members }]) => ({
      name,
      limit,
      amount: members.reduce((sum, { take }) => sum + take.amount, 0),
      expiresAt: Math.max(...members.map(({ take }) => take.expiresAt)),
    }));
    const answers = await backend.take(takes);
    batch.forEach(([name, { members }], i) => {
      const answer = answers[i];
      if (answer === undefined) throw new Error(`the counter ${name} was not answered`);
      share(answer, members);
    });
  } catch (error) {
    for (const [, { members }] of batch) for (const { fail } of members) fail(error);
  }
}

// The first take what there is.
function share({ granted, used }: Taken, members: readonly QueuedTake[]): void {
  let left = granted;
  let sum = used - granted;
  for (const { take, settle } of members) {
    const own = Math.min(take.amount, left);
    left -= own;
    sum += own;
    settle({ granted: own, used: sum });
  }
}
