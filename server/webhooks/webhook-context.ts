// What webhooks work with besides the store: the clock, the threads, the packs.

import type { Compute } from '../compute/compute.ts';
import type { PacksInForce } from '../compute/packs-in-force.ts';

/** What publishing and delivering need of the service. */
export interface WebhookContext {
  /** milliseconds since 1970 */
  readonly now: () => number;
  /** version of the product */
  readonly version: string;
  /** is called with failures that are not thrown */
  readonly failed: (error: unknown) => void;
  readonly compute: Pick<Compute, 'run'>;
  readonly packs: Pick<PacksInForce, 'report'>;
}
