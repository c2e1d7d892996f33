// What a thread is opened with: plain data, the same for every thread of a service; the bytes lie in memory that threads share.

import type { SharedData } from '@nirnaya/app/workspace';
import type { Lane } from './lanes.ts';

/** The state of the threads. */
export interface ThreadState extends SharedData {
  /** when the service began, milliseconds since 1970 */
  readonly startedAt: number;
}

/** The state of a thread of a lane. */
export interface LaneState extends ThreadState {
  readonly lane: Lane;
}
