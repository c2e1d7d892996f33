// A server that is killed again and again while it delivers webhooks: of 2,000 events none is lost, and what comes twice
// comes with its id and its body.

import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import type { OutboxEvent, Webhook } from '../../../server/store/webhooks.ts';
import { newEventId } from '../../../server/webhooks/event.ts';
import { newSecret } from '../../../server/webhooks/signature.ts';
import type { FaultCase } from '../fault-case.ts';
import { openReceiver, receiverHost } from '../receiver.ts';

const accounts = 20;
const eventsOfEach = 100;

/** The server is killed when so many requests have come in all. */
const kills = [100, 300, 600, 1000, 1500];

export const faultCase: FaultCase = {
  name: `${accounts * eventsOfEach} events, ${kills.length} times kill -9 of the server that delivers them`,
  timeLimit: 300_000,
  run: async ({ startServer, folder, signal }) => {
    const bodies = new Map<string, Set<string>>();
    let received = 0;
    const receiver = await openReceiver(({ headers }, body) => {
      received += 1;
      const id = String(headers['x-service-event-id']);
      bodies.set(id, (bodies.get(id) ?? new Set()).add(body));
    }, 20);
    const store = await openStore({ dataDir: folder, now: Date.now });
    const env = { DATA_DIR: folder, WEBHOOK_ALLOW_PRIVATE: receiverHost };
    const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
      while (!(await isSo())) {
        signal.throwIfAborted();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    try {
      const { webhooks, ids } = await filled(store, receiver.url);
      for (const enough of kills) {
        const server = await startServer({ env });
        await until(() => received >= enough);
        await server.kill();
      }
      await startServer({ env });
      // What the killed ones held comes free when their leases are over.
      await until(() => bodies.size >= ids.length);
      await until(async () => (await store.lag(Date.now() + 3_600_000)).ready === 0);
      const unsettled = (await Promise.all(webhooks.map((webhook) => unsettledOf(store, webhook)))).flat();
      const lost = ids.filter((id) => !bodies.has(id));
      const changed = [...bodies.values()].filter((each) => each.size > 1);
      return {
        tried: ids.length,
        failed: [
          ...(lost.length === 0 ? [] : [`${lost.length} events were lost`]),
          ...(changed.length === 0 ? [] : [`${changed.length} events came with two bodies`]),
          ...(unsettled.length === 0 ? [] : [`${unsettled.length} deliveries are not noted as delivered`]),
          ...(bodies.size === ids.length ? [] : [`${bodies.size} ids came of ${ids.length}`]),
        ],
        figures: { repeats: received - bodies.size },
      };
    } finally {
      await receiver.close();
      await store.close();
    }
  },
};

async function filled(store: Store, url: string) {
  const webhooks: Webhook[] = [];
  const ids: string[] = [];
  for (let i = 0; i < accounts; i++) {
    const now = Date.now();
    const { id: accountId } = await store.createAccount({ name: `${i}`, plan: 'pro', createdAt: now });
    const webhook = await store.createWebhook(
      {
        accountId,
        url,
        kinds: ['rules.updated'],
        filter: undefined,
        description: '',
        secret: newSecret(),
        createdAt: now,
      },
      1,
    );
    if (webhook === undefined) throw new Error('no room for a webhook');
    const events = Array.from({ length: eventsOfEach }, (_, n): OutboxEvent => {
      const eventId = newEventId();
      const body = JSON.stringify({ id: eventId, account: i, number: n });
      return { webhookId: webhook.id, eventId, kind: 'webhook.test', body, createdAt: now, scheduledAt: now };
    });
    await store.publishOnce({ name: `filled/${i}`, value: 'once' }, events);
    webhooks.push(webhook);
    ids.push(...events.map(({ eventId }) => eventId));
  }
  return { webhooks, ids };
}

async function unsettledOf(store: Store, { accountId, id }: Webhook) {
  const deliveries = await store.deliveries(accountId, id, { limit: 2 * eventsOfEach });
  return deliveries.filter(({ status }) => status !== 'delivered');
}
