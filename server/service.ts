// What routes work with. Everything that touches the outside (clock, files, zone map) is handed in.

import type { AnswerCache } from './cache.ts';
import type { Trials } from './evaluate/pool.ts';
import type { ZoneFinder } from './places/zones.ts';
import type { Workspace } from './workspace.ts';

/** What came of the latest attempt to read the packs anew. */
export interface Reload {
  /** milliseconds since 1970 */
  readonly at: number;
  /** whether the new packs are in force; otherwise the last good ones still are */
  readonly replaced: boolean;
  readonly errors: number;
}

/** The parts of the running service. */
export interface Service {
  readonly workspace: Omit<Workspace, 'close' | 'reload'>;
  readonly zones: ZoneFinder;
  /** milliseconds since 1970 */
  readonly now: () => number;
  /** version of the product */
  readonly version: string;
  /** when the service began, milliseconds since 1970 */
  readonly startedAt: number;
  /** day contexts of the last hours */
  readonly dayContexts: AnswerCache;
  /** evaluates the text of rules aside */
  readonly trials: Trials;
  /** hears of failures that did not keep an answer from being given */
  readonly failed: (error: unknown) => void;
  /** the latest reload; undefined where there was none */
  readonly lastReload: () => Reload | undefined;
}
