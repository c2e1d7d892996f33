// The keys of the account, page after page, up to a number that a page of the dashboard can show.

import type { Keys } from './answers.ts';
import type { Api } from './api.ts';

/** Pages that are asked for; each has 100 keys. */
const mostPages = 5;

/** The keys, and `next_cursor` where there are more of them. */
export async function listedKeys(api: Pick<Api, 'keys'>): Promise<Keys> {
  let all = await api.keys();
  for (let pages = 1; pages < mostPages && all.next_cursor !== null; pages++) {
    const next = await api.keys(all.next_cursor);
    all = { ...next, keys: [...all.keys, ...next.keys] };
  }
  return all;
}
