// The key that somebody is signed in with. It is kept for this tab alone and until it is closed: sessionStorage, no cookie,
// nothing that outlives the tab or that another page of the service is sent.

import type { TextStore } from './text-store.ts';

const name = 'nirnaya.key';

/** The key that is kept; undefined where there is none. */
export const storedKey = (store: TextStore): string | undefined => store.getItem(name) ?? undefined;

/** Keeps a key, or forgets the one that is kept. */
export function keepKey(store: TextStore, key: string | undefined): void {
  if (key === undefined) store.removeItem(name);
  else store.setItem(name, key);
}
