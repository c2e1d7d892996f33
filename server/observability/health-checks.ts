// What health asks of parts that may hang: each question has a bound of time, and is not put again while it hangs.

import { type Store, WritesRefused } from '../store/store.ts';

/** The parts that health asks. */
export type HealthStore = Pick<Store, 'kind' | 'ping' | 'lag'>;

/** How the store answered. */
export interface StoreHealth {
  readonly status: 'ok' | 'failing';
  readonly kind: Store['kind'];
  /** what is wrong, in words that name no host and no file; null where nothing is */
  readonly reason: string | null;
}

/** What waits to be delivered. */
export interface OutboxHealth {
  /** unknown: the store does not say */
  readonly status: 'ok' | 'late' | 'unknown';
  /** deliveries that are due */
  readonly due: number | null;
  /** how long the oldest of them has been due, in whole seconds */
  readonly oldest_seconds: number | null;
}

/** What health knows of the store. */
export interface StoreChecks {
  readonly store: StoreHealth;
  readonly outbox: OutboxHealth;
}

/** How long the store may take to answer, in milliseconds. */
const patience = 500;

/** From then on what is due is late, in milliseconds: more than a delivery that is being tried takes. */
const lateAfter = 60_000;

/** Asks the store; never fails, and answers within half a second. */
export function storeChecks(store: HealthStore, now: () => number): () => Promise<StoreChecks> {
  const ping = bounded(() => store.ping());
  const lag = bounded(() => store.lag(now()));
  return async () => {
    const [pinged, lagging] = await Promise.all([ping(), lag()]);
    return { store: storeHealth(store.kind, pinged), outbox: outboxHealth(lagging) };
  };
}

function storeHealth(kind: Store['kind'], outcome: Outcome<void>): StoreHealth {
  if (outcome.state === 'done') return { status: 'ok', kind, reason: null };
  const reason =
    outcome.state === 'failed'
      ? failureText(outcome.error)
      : `The store does not respond within ${patience} ms.`;
  return { status: 'failing', kind, reason };
}

const failureText = (error: unknown): string =>
  error instanceof WritesRefused
    ? 'The store cannot be written: its disk is full or read-only.'
    : 'The store cannot be reached.';

function outboxHealth(outcome: Outcome<{ readonly oldestMs: number; readonly ready: number }>): OutboxHealth {
  if (outcome.state !== 'done') return { status: 'unknown', due: null, oldest_seconds: null };
  const { oldestMs, ready } = outcome.value;
  const isLate = ready > 0 && oldestMs >= lateAfter;
  return {
    status: isLate ? 'late' : 'ok',
    due: ready,
    oldest_seconds: Math.floor(Math.max(0, oldestMs) / 1000),
  };
}

type Outcome<T> =
  | { readonly state: 'done'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'hanging' };

// A question with a bound of time. Whoever asks while it hangs waits for the same answer.
function bounded<T>(ask: () => Promise<T>): () => Promise<Outcome<T>> {
  let pending: Promise<Outcome<T>> | undefined;
  const put = async (): Promise<Outcome<T>> => {
    try {
      return { state: 'done', value: await ask() };
    } catch (error) {
      return { state: 'failed', error };
    } finally {
      pending = undefined;
    }
  };
  return async () => {
    pending ??= put();
    const answer = pending;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Outcome<T>>((resolve) => {
      timer = setTimeout(() => resolve({ state: 'hanging' }), patience);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
