// What computations are made with: the parts of the app that live in a thread, beside the clock and the start of the
// service. The main thread has none of them.

import type { AppContext } from '@nirnaya/app/workspace';
import type { DayContexts } from './day-contexts.ts';

/** The service as a computation sees it. */
export interface ComputeService extends AppContext {
  /** when the service began, milliseconds since 1970 */
  readonly startedAt: number;
  readonly dayContexts: DayContexts;
}
