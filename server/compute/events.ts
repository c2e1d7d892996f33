// What threads tell the main thread besides their results.

import type { CacheReport } from '@nirnaya/engine/cache';

/** An event of a thread. */
export type ThreadEvent =
  | {
      readonly kind: 'failure';
      /** what failed without preventing an answer */
      readonly error: { readonly name: string; readonly message: string; readonly stack: string | undefined };
    }
  | { readonly kind: 'caches'; readonly thread: number; readonly reports: readonly CacheReport[] };
