// Where counts are kept: in the tables of the store, or in Redis.

import type { CounterStore } from '../counters.ts';

/** Counters of which each is named once in a call of `take`. */
export interface CounterBackend extends CounterStore {
  ping(): Promise<void>;
  close(): Promise<void>;
}
