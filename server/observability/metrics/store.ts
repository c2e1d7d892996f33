// The store as metrics: how long it takes, what fails, what became of deliveries, how far the outbox is behind.

import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { type Store, StoreUnavailable } from '../../store/store.ts';
import type { Attempt, Outcome } from '../../store/webhooks.ts';

/** Upper bounds in seconds. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1, 5];

type Lag = Awaited<ReturnType<Store['lag']>>;

/** The parts of a store, which may lie in different places. */
type Part = 'tables' | 'counters';

/** Adds the metrics of a store to a registry; gives the store whose calls are measured. */
export function meteredStore(store: Store, registry: Registry): Store {
  const registers = [registry];
  const duration = new Histogram({
    name: 'nirnaya_store_duration_seconds',
    help: 'Calls of the store, by tables and counters',
    labelNames: ['part'],
    buckets,
    registers,
  });
  const errors = new Counter({
    name: 'nirnaya_store_errors_total',
    help: 'Failed calls of the store; unavailable: unreachable or full',
    labelNames: ['part', 'error'],
    registers,
  });
  for (const part of ['tables', 'counters'] as const) {
    for (const error of ['unavailable', 'other']) errors.inc({ part, error }, 0);
  }
  const measure = async <T>(part: Part, call: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    try {
      return await call();
    } catch (error) {
      errors.inc({ part, error: error instanceof StoreUnavailable ? 'unavailable' : 'other' });
      throw error;
    } finally {
      duration.observe({ part }, (performance.now() - began) / 1000);
    }
  };
  const settled = deliveryMetrics(registry);
  outboxMetrics(store, registry);
  return {
    ...measured(store, (call) => measure('tables', call)),
    counters: measured(store.counters, (call) => measure('counters', call)),
    settle: async (worker, attempt, outcome, disableAfter) => {
      const isOurs = await measure('tables', () => store.settle(worker, attempt, outcome, disableAfter));
      if (isOurs) settled(attempt, outcome);
      return isOurs;
    },
  };
}

// Every function of a part of the store gives a promise.
function measured<T extends object>(part: T, measure: <R>(call: () => Promise<R>) => Promise<R>): T {
  const entries = Object.entries(part).map(([name, value]: [string, unknown]) =>
    typeof value === 'function'
      ? [name, (...given: readonly unknown[]) => measure(async () => value.apply(part, given))]
      : [name, value],
  );
  return Object.fromEntries(entries) as T;
}

function deliveryMetrics(registry: Registry): (attempt: Attempt, outcome: Outcome) => void {
  const attempts = new Counter({
    name: 'nirnaya_webhook_attempts_total',
    help: 'Delivery attempts, by class of the response status and outcome',
    labelNames: ['answer', 'outcome'],
    registers: [registry],
  });
  return ({ status }, { end }) => {
    const answer = status === undefined ? 'none' : `${Math.floor(status / 100)}xx`;
    attempts.inc({ answer, outcome: end });
  };
}

function outboxMetrics(store: Pick<Store, 'lag'>, registry: Registry): void {
  const registers = [registry];
  // Metrics are gathered at the same time, and the store is asked once for all three.
  let asking: Promise<Lag | undefined> | undefined;
  const lagNow = (): Promise<Lag | undefined> => {
    asking ??= store
      .lag(Date.now())
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  const gauge = (name: string, help: string, value: (lag: Lag) => number): void => {
    new Gauge({
      name,
      help: `${help}; absent while the store does not respond`,
      registers,
      async collect() {
        const lag = await lagNow();
        if (lag === undefined) this.remove();
        else this.set(value(lag));
      },
    });
  };
  gauge('nirnaya_outbox_due', 'Deliveries that are due', ({ ready }) => ready);
  gauge(
    'nirnaya_outbox_lag_seconds',
    'Time since the oldest pending delivery was due',
    ({ oldestMs }) => oldestMs / 1000,
  );
  new Gauge({
    name: 'nirnaya_store_up',
    help: 'Whether the store responds',
    registers,
    async collect() {
      this.set((await lagNow()) === undefined ? 0 : 1);
    },
  });
}
