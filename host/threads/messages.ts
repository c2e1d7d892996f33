// What the pool and its threads send each other.

import type { ErrorData } from './error-data.ts';

/** To a thread: the state to open computations with, or a task. The next is sent when the last is answered. */
export type Request =
  | { readonly kind: 'open'; readonly state: unknown }
  | { readonly kind: 'task'; readonly name: string; readonly input: unknown };

/** From a thread: the answers to requests, and events at any time. */
export type Reply =
  | { readonly kind: 'opened' }
  | { readonly kind: 'not opened'; readonly error: ErrorData }
  | { readonly kind: 'result'; readonly value: unknown; readonly ms: number }
  | { readonly kind: 'error'; readonly error: ErrorData; readonly ms: number }
  | { readonly kind: 'event'; readonly event: unknown };
