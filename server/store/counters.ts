// Counters that several replicas share: quotas of months, bursts of minutes. In Redis where there is one, else in the store.

/** Something to be taken of a counter. */
export interface Take {
  /** name of the counter, which holds its period: `quota:17:2026-11` */
  readonly name: string;
  /** how much is asked for, a whole number from 1 */
  readonly amount: number;
  /** most that may be taken in all; undefined: any number */
  readonly limit: number | undefined;
  /** when the counter may be forgotten, milliseconds since 1970 */
  readonly expiresAt: number;
}

/** What was taken. */
export interface Taken {
  /** of the amount; less than it only where the limit is reached */
  readonly granted: number;
  /** taken in all after that, by every replica */
  readonly used: number;
}

/** Counters. However many processes take of one, together they are granted exactly its limit. */
export interface CounterStore {
  /** takes of several counters, in one round trip; the answers in the same order */
  take(takes: readonly Take[]): Promise<readonly Taken[]>;
  /** gives back what was granted and not used, never below none */
  giveBack(name: string, amount: number): Promise<void>;
  /** how much was taken of each; 0 of one that is not known */
  used(names: readonly string[]): Promise<readonly number[]>;
  /** forgets counters whose time has passed */
  forget(now: number): Promise<void>;
}
