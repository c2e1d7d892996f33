// Everyone who asks for a kind of event, page by page.

import type { EventKind } from '@nirnaya/contract/webhooks';
import type { Webhook, WebhookStore } from '../store/webhooks.ts';

const pageSize = 200;

/** The enabled webhooks that ask for a kind, of every account. */
export async function* subscribersOf(
  store: Pick<WebhookStore, 'subscribers'>,
  kind: EventKind,
): AsyncGenerator<Webhook> {
  let after: number | undefined;
  for (;;) {
    const page = await store.subscribers(kind, {
      limit: pageSize,
      ...(after === undefined ? {} : { after }),
    });
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    after = last.id;
  }
}
