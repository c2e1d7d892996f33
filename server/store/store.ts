// The store: everything that outlives a process. The same contract on SQLite, PostgreSQL, and Redis for the counters.

import type { AccountStore } from './accounts.ts';
import type { CounterStore } from './counters.ts';
import type { IdempotencyStore } from './idempotency.ts';
import type { RecordStore } from './records.ts';
import type { UsageStore } from './usage.ts';
import type { WebhookStore } from './webhooks.ts';

/** What the store lies in. */
export type StoreKind = 'sqlite' | 'postgres';

/** A store that is open. Where it cannot be reached, every call fails with a `StoreUnavailable`. */
export interface Store extends AccountStore, UsageStore, WebhookStore, RecordStore, IdempotencyStore {
  readonly kind: StoreKind;
  readonly counters: CounterStore;
  /** fails where the store, or what keeps its counters, does not answer; `WritesRefused` while the store takes no writes */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot be reached or is full. The service answers 503 and goes on once it is back. */
export class StoreUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreUnavailable';
  }
}

/** The store can be read and takes no writes: its disk is full, or it may only be read. */
export class WritesRefused extends StoreUnavailable {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WritesRefused';
  }
}
