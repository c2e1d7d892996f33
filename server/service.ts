// What routes work with. Everything that touches the outside (clock, files, zone map) is handed in.

import type { AppContext } from '../app/app-context.ts';
import type { TtlCache } from './http/ttl-cache.ts';
import type { Sandbox } from './sandbox/pool.ts';
import type { Store } from './store/store.ts';
import type { Turns } from './turns.ts';

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

/** The parts of the running service. */
export interface Service extends AppContext {
  /** when the service began, milliseconds since 1970 */
  readonly startedAt: number;
  /** day contexts of the last hours */
  readonly dayContexts: TtlCache;
  /** shares the thread among requests */
  readonly turns: Turns;
  /** evaluates the text of rules apart from the main thread */
  readonly sandbox: Sandbox;
  /** everything that outlives the process */
  readonly store: Store;
  /** the latest reload; undefined where there was none */
  readonly lastReload: () => Reload | undefined;
}
