// Webhooks: registered, changed, tested, and what became of their deliveries.

import { invalidParameters, notFound } from '@nirnaya/app/requests';
import { type EventKind, usualDeliveries } from '@nirnaya/contract/webhooks';
import type { Caller } from '../access/caller.ts';
import { mostWebhooks } from '../access/plans/record-limits.ts';
import type { FestivalFilter } from '../compute/festival-filter.ts';
import { HttpError } from '../http/http-error.ts';
import type { Webhook, WebhookChange, WebhookStore } from '../store/webhooks.ts';
import { causesOf, testCause } from '../webhooks/causes.ts';
import { newEventId, outboxEvent } from '../webhooks/event.ts';
import { filterText } from '../webhooks/festival-filter.ts';
import type { UrlCheck } from '../webhooks/registration.ts';
import { shownDelivery, shownWebhook } from '../webhooks/shown.ts';
import { newSecret } from '../webhooks/signature.ts';
import { holderIn } from './account-of.ts';
import { stored } from './operation/handler.ts';
import type { Service } from './service.ts';

/** What these operations work with. */
export interface WebhookParts {
  readonly service: Service;
  readonly store: WebhookStore;
  readonly check: UrlCheck;
  /** is called when something came into the outbox that is due at once */
  readonly wake: () => void;
}

/** The operations on webhooks. */
export const webhookHandlers = (parts: WebhookParts) => ({
  ...registrationHandlers(parts),
  ...deliveryHandlers(parts),
});

function registrationHandlers({ service, store, check }: WebhookParts) {
  const { now } = service;
  const shown = (webhook: Webhook) => shownWebhook(webhook, now());
  const changed = async (caller: Caller, id: number, change: WebhookChange): Promise<Webhook> =>
    (await store.changeWebhook(holderIn(caller).account.id, id, change)) ?? unknown(id);
  return stored({
    createWebhook: async ({ service, body: { url, kinds, filter, description }, caller }) => {
      const { account } = holderIn(caller);
      requireFilter(kinds, filter);
      await requireUrl(check, url);
      if (filter !== undefined) await requireServed(service, caller, filter);
      const most = mostWebhooks[account.plan];
      const webhook = await store.createWebhook(
        {
          accountId: account.id,
          url,
          kinds,
          filter: filter && filterText(filter),
          description,
          secret: newSecret(),
          createdAt: now(),
        },
        most,
      );
      if (webhook === undefined) {
        throw new HttpError(409, 'too_many_webhooks', `The plan allows ${most} webhooks; delete one first.`);
      }
      return { ...shown(webhook), secret: webhook.secret };
    },
    webhooks: async ({ caller }) => {
      const { account } = holderIn(caller);
      const webhooks = (await store.webhooks(account.id)).map(shown);
      return { count: webhooks.length, most: mostWebhooks[account.plan], webhooks };
    },
    webhook: async ({ params: { webhook_id }, caller }) => shown(await own(store, caller, webhook_id)),
    changeWebhook: async ({
      service,
      params: { webhook_id },
      body: { url, kinds, filter, description, enabled },
      caller,
    }) => {
      const before = await own(store, caller, webhook_id);
      const kindsAfter = kinds ?? before.kinds;
      const filterAfter = filter === undefined ? before.filter : filterText(filter);
      const hasUpcoming = kindsAfter.includes('festival.upcoming');
      requireFilter(kindsAfter, hasUpcoming ? filterAfter : filter);
      if (url !== undefined) await requireUrl(check, url);
      if (filter !== undefined) await requireServed(service, caller, filter);
      return shown(
        await changed(caller, webhook_id, {
          ...(url === undefined ? {} : { url }),
          ...(kinds === undefined ? {} : { kinds }),
          filter: hasUpcoming ? filterAfter : undefined,
          ...(description === undefined ? {} : { description }),
          ...(enabled === undefined
            ? {}
            : { disabledAt: enabled ? undefined : (before.disabledAt ?? now()) }),
        }),
      );
    },
    deleteWebhook: async ({ params: { webhook_id: id }, caller }) => {
      if (!(await store.deleteWebhook(holderIn(caller).account.id, id))) unknown(id);
      await store.forgetCauses(causesOf(id));
      return { id, deleted: true as const };
    },
    rotateWebhookSecret: async ({ params: { webhook_id }, body: { overlap_hours }, caller }) => {
      const { secret: oldSecret } = await own(store, caller, webhook_id);
      const isOverlapping = overlap_hours > 0;
      const webhook = await changed(caller, webhook_id, {
        secret: newSecret(),
        oldSecret: isOverlapping ? oldSecret : undefined,
        oldSecretUntil: isOverlapping ? now() + overlap_hours * 3_600_000 : undefined,
      });
      return { ...shown(webhook), secret: webhook.secret };
    },
    enableWebhook: async ({ params: { webhook_id }, caller }) =>
      shown(await changed(caller, webhook_id, { disabledAt: undefined })),
  });
}

function deliveryHandlers({ service, store, wake }: WebhookParts) {
  const { now } = service;
  return stored({
    testWebhook: async ({ params: { webhook_id }, caller }) => {
      const webhook = await own(store, caller, webhook_id);
      requireEnabled(webhook);
      const eventId = newEventId();
      const data = { message: 'This is a test; nothing has happened.' };
      const event = outboxEvent(webhook, 'webhook.test', data, { now: now(), eventId });
      await store.publishOnce({ name: testCause(webhook.id), value: eventId }, [event]);
      wake();
      const latest = await store.deliveries(webhook.accountId, webhook.id, { limit: usualDeliveries });
      const delivery = latest.find((each) => each.eventId === eventId);
      if (delivery === undefined) return unknownDelivery(webhook.id);
      return shownDelivery(delivery, []);
    },
    webhookDeliveries: async ({
      query: { limit = usualDeliveries, cursor },
      params: { webhook_id },
      caller,
    }) => {
      const { id, accountId } = await own(store, caller, webhook_id);
      const page = cursor === undefined ? {} : { before: cursor };
      const storedDeliveries = await store.deliveries(accountId, id, { ...page, limit: limit + 1 });
      const deliveries = storedDeliveries.slice(0, limit);
      const attempts = await store.attempts(deliveries.map((delivery) => delivery.id));
      const last = deliveries.at(-1);
      return {
        deliveries: deliveries.map((delivery) => shownDelivery(delivery, attempts)),
        next_cursor: storedDeliveries.length > limit && last !== undefined ? String(last.id) : null,
      };
    },
    resendDelivery: async ({ params: { webhook_id, delivery_id }, caller }) => {
      const webhook = await own(store, caller, webhook_id);
      requireEnabled(webhook);
      const delivery = await store.resend(webhook.accountId, webhook.id, delivery_id, now());
      if (delivery === undefined) return unknownDelivery(delivery_id);
      wake();
      return shownDelivery(delivery, await store.attempts([delivery.id]));
    },
  });
}

// Throws the refusal of a filter whose place, tradition or festivals are not served.
const requireServed = ({ compute }: Service, { share }: Caller, filter: FestivalFilter): Promise<null> =>
  compute.run('requireFilter', filter, { caller: share, lane: 'long' });

async function own(store: WebhookStore, caller: Caller, id: number): Promise<Webhook> {
  return (await store.webhook(holderIn(caller).account.id, id)) ?? unknown(id);
}

async function requireUrl(check: UrlCheck, url: string): Promise<void> {
  const problem = await check(url);
  if (problem !== undefined) throw invalidParameters([{ field: 'url', message: problem }]);
}

function requireFilter(kinds: readonly EventKind[], filter: FestivalFilter | string | undefined): void {
  const hasUpcoming = kinds.includes('festival.upcoming');
  if (hasUpcoming === (filter !== undefined)) return;
  const message = hasUpcoming
    ? 'is required with festival.upcoming'
    : 'is only allowed with festival.upcoming';
  throw invalidParameters([{ field: 'filter', message }]);
}

function requireEnabled({ id, disabledAt }: Webhook): void {
  if (disabledAt === undefined) return;
  const message = `The webhook ${id} is disabled; enable it first.`;
  throw new HttpError(409, 'webhook_disabled', message);
}

function unknown(id: number): never {
  throw notFound('unknown_webhook', `Webhook ${id} does not exist.`);
}

function unknownDelivery(id: number): never {
  throw notFound('unknown_delivery', `Delivery ${id} of this webhook does not exist.`);
}
