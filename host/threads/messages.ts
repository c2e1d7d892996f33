// What the pool and its threads send each other.

import type { ErrorData } from './error-data.ts';

/** What a thread is started with: how much nicer than the process it makes itself. */
export interface StartData {
  readonly niceness: number;
}

/** To a thread: the state to open computations with, or a task. It answers one after another. */
export type Request =
  | { readonly kind: 'open'; readonly state: unknown /** see `given-tasks.ts` */; readonly next: Int32Array }
  | { readonly kind: 'task'; readonly ticket: number; readonly name: string; readonly input: unknown };

/** From a thread: the answers to requests in their order, none to a task that was taken back, and events at any time. */
export type Reply =
  | { readonly kind: 'opened' }
  | { readonly kind: 'not opened'; readonly error: ErrorData }
  | { readonly kind: 'result'; readonly value: unknown; readonly ms: number }
  | { readonly kind: 'error'; readonly error: ErrorData; readonly ms: number }
  | { readonly kind: 'event'; readonly event: unknown };
