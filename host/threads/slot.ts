// A place for a thread: the thread in it, and when another may be started after one that died.

import type { DeathReason } from '../host.ts';
import type { Thread } from './thread.ts';

/** A place for a thread. */
export interface Slot {
  readonly index: number;
  thread: Thread | undefined;
  /** the version of the state that the thread was given last */
  stateVersion: number;
  /** whether the thread has opened its state */
  isReady: boolean;
  /** threads in a row that died without a task done, for no known fault of a task */
  failures: number;
  /** whether the thread has ended a task */
  isProven: boolean;
  /** `performance.now()` before which no thread is started here */
  notBefore: number;
}

/** A place without a thread. */
export function emptySlot(index: number): Slot {
  return {
    index,
    thread: undefined,
    stateVersion: 0,
    isReady: false,
    failures: 0,
    isProven: false,
    notBefore: 0,
  };
}

/** Milliseconds before a thread is started again after one that failed; twice as many after each further one. */
const firstDelayMs = 100;
const longestDelayMs = 5000;

/** Takes the dead thread out of its slot. One that failed is not replaced before some time, which grows. */
export function vacate(slot: Slot, reason: DeathReason): void {
  const isFailure = reason === 'start' || (reason === 'unexpected' && !slot.isProven);
  slot.failures = isFailure ? slot.failures + 1 : 0;
  const delayMs = isFailure ? Math.min(longestDelayMs, firstDelayMs * 2 ** (slot.failures - 1)) : 0;
  slot.notBefore = performance.now() + delayMs;
  slot.thread = undefined;
  slot.isReady = false;
  slot.isProven = false;
}

/** A thread may be started in the slot at once, whatever became of those before. */
export function resetFailures(slot: Slot): void {
  slot.failures = 0;
  slot.notBefore = 0;
}
