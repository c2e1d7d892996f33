// What operations on the main thread work with. Everything that touches the outside (clock, store, threads) is handed in.

import type { Compute } from '../compute/compute.ts';
import type { PacksInForce } from '../compute/packs-in-force.ts';
import type { Store } from '../store/store.ts';

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
