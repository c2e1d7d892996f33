// What the main thread works with. Everything that touches the outside (clock, store, threads) is handed in.

import type { Compute } from '../compute/compute.ts';
import type { PacksReport } from '../compute/tasks.ts';
import type { Store } from '../store/store.ts';

/** What came of the latest attempt to reload the packs. */
export interface Reload {
  /** milliseconds since 1970 */
  readonly at: number;
  /** whether the new packs are in force; otherwise the last good ones still are */
  readonly replaced: boolean;
  readonly errors: number;
  /** what was wrong with the new packs; null where they replaced the old */
  readonly reason: string | null;
}

/** The packs in force, as far as the main thread knows them. */
export interface PacksInForce {
  report(): PacksReport;
  /** the latest reload; undefined where there was none */
  lastReload(): Reload | undefined;
}

/** The parts of the running service. */
export interface Service {
  /** when the service began, milliseconds since 1970 */
  readonly startedAt: number;
  /** milliseconds since 1970 */
  readonly now: () => number;
  /** version of the product */
  readonly version: string;
  /** is called with failures that did not prevent an answer */
  readonly failed: (error: unknown) => void;
  /** runs computations in threads */
  readonly compute: Compute;
  readonly packs: PacksInForce;
  /** everything that outlives the process */
  readonly store: Store;
}
