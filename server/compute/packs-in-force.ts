// The packs in force, as far as the main thread knows them.

import type { PacksReport } from './tasks.ts';

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
