// Webhooks: registered, changed, tested, and what became of their deliveries.

import { invalidParameters, notFound } from '@nirnaya/app/requests';
import { integerText } from '@nirnaya/contract/schema';
import {
  deliveriesAnswer,
  deliveryAnswer,
  type EventKind,
  newWebhookBody,
  rotationBody,
  webhookAnswer,
  webhookChangeBody,
  webhookDeleted,
  webhooksAnswer,
  webhookWithSecret,
} from '@nirnaya/contract/webhooks';
import type { Caller } from '../access/caller.ts';
import { mostWebhooks } from '../access/plans/record-limits.ts';
import type { FestivalFilter } from '../compute/festival-filter.ts';
import { HttpError } from '../http/http-error.ts';
import type { Webhook, WebhookChange, WebhookStore } from '../store/webhooks.ts';
import { causesOf, testCause } from '../webhooks/causes.ts';
import { newEventId, outboxEvent } from '../webhooks/event.ts';
import { filterText } from '../webhooks/festival-filter.ts';
import { longestOverlap } from '../webhooks/limits.ts';
import type { UrlCheck } from '../webhooks/registration.ts';
import { shownDelivery, shownWebhook } from '../webhooks/shown.ts';
import { newSecret } from '../webhooks/signature.ts';
import { holderIn } from './account-of.ts';
import { type Operation, storedOperation } from './operation/operation.ts';
import type { Service } from './service.ts';

/** What these operations work with. */
export interface WebhookParts {
  readonly service: Service;
  readonly store: WebhookStore;
  readonly check: UrlCheck;
  /** is called when something came into the outbox that is due at once */
  readonly wake: () => void;
}

/** Deliveries of a page where nothing else is asked for. */
const usualPage = 20;

const largestNumber = 999_999_999;
const webhookId = {
  webhook_id: integerText({ min: 1, max: largestNumber })
    .describe('The id of a webhook.')
    .openapi({ example: 1 }),
};
const deliveryId = {
  delivery_id: integerText({ min: 1, max: largestNumber })
    .describe('The id of a delivery.')
    .openapi({ example: 1 }),
};

/** What every one of these operations has in common. Looking after webhooks costs nothing of the quota. */
const common = { group: 'Webhooks', uncounted: true, live: true, elsewhere: true } as const;

/** The operations on webhooks. */
export function webhookOperations(parts: WebhookParts): Operation[] {
  return [...registrations(parts), ...deliveryOperations(parts)];
}

function registrations({ service, store, check }: WebhookParts): Operation[] {
  const { now } = service;
  const shown = (webhook: Webhook) => shownWebhook(webhook, now());
  const changed = async (caller: Caller, id: number, change: WebhookChange): Promise<Webhook> =>
    (await store.changeWebhook(holderIn(caller).account.id, id, change)) ?? unknown(id);

  return [
    storedOperation({
      ...common,
      id: 'createWebhook',
      method: 'post',
      path: '/v1/webhooks',
      stores: true,
      status: 201,
      summary: 'Registers a webhook; its signing secret is shown only in this answer',
      description:
        'What is sent, how it is signed and how often it is tried: docs/WEBHOOKS.md. The kinds are described under webhooks.',
      query: {},
      params: {},
      body: newWebhookBody,
      answer: webhookWithSecret,
      refusals: [404, 409, 422],
      respond: async ({ service, body: { url, kinds, filter, description }, caller }) => {
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
          throw new HttpError(
            409,
            'too_many_webhooks',
            `The plan allows ${most} webhooks; delete one first.`,
          );
        }
        return { ...shown(webhook), secret: webhook.secret };
      },
    }),
    storedOperation({
      ...common,
      id: 'webhooks',
      path: '/v1/webhooks',
      summary: 'The webhooks of the account',
      query: {},
      params: {},
      answer: webhooksAnswer,
      refusals: [],
      respond: async ({ caller }) => {
        const { account } = holderIn(caller);
        const webhooks = (await store.webhooks(account.id)).map(shown);
        return { count: webhooks.length, most: mostWebhooks[account.plan], webhooks };
      },
    }),
    storedOperation({
      ...common,
      id: 'webhook',
      path: '/v1/webhooks/{webhook_id}',
      summary: 'A webhook',
      query: {},
      params: webhookId,
      answer: webhookAnswer,
      refusals: [404],
      respond: async ({ params: { webhook_id }, caller }) => shown(await own(store, caller, webhook_id)),
    }),
    storedOperation({
      ...common,
      id: 'changeWebhook',
      method: 'patch',
      path: '/v1/webhooks/{webhook_id}',
      summary: 'Changes what is given of a webhook; the rest stays as it is',
      description:
        'With another filter, festivals are announced as for a new webhook: those within its days ahead, from today on.',
      query: {},
      params: webhookId,
      body: webhookChangeBody,
      answer: webhookAnswer,
      refusals: [404, 422],
      respond: async ({
        service,
        params: { webhook_id },
        body: { url, kinds, filter, description, enabled },
        caller,
      }) => {
        const before = await own(store, caller, webhook_id);
        const kindsAfter = kinds ?? before.kinds;
        const filterAfter = filter === undefined ? before.filter : filterText(filter);
        const isAsked = kindsAfter.includes('festival.upcoming');
        requireFilter(kindsAfter, isAsked ? filterAfter : filter);
        if (url !== undefined) await requireUrl(check, url);
        if (filter !== undefined) await requireServed(service, caller, filter);
        return shown(
          await changed(caller, webhook_id, {
            ...(url === undefined ? {} : { url }),
            ...(kinds === undefined ? {} : { kinds }),
            filter: isAsked ? filterAfter : undefined,
            ...(description === undefined ? {} : { description }),
            ...(enabled === undefined
              ? {}
              : { disabledAt: enabled ? undefined : (before.disabledAt ?? now()) }),
          }),
        );
      },
    }),
    storedOperation({
      ...common,
      id: 'deleteWebhook',
      method: 'delete',
      path: '/v1/webhooks/{webhook_id}',
      summary: 'Removes a webhook with its deliveries',
      query: {},
      params: webhookId,
      answer: webhookDeleted,
      refusals: [404],
      respond: async ({ params: { webhook_id: id }, caller }) => {
        if (!(await store.deleteWebhook(holderIn(caller).account.id, id))) unknown(id);
        await store.forgetCauses(causesOf(id));
        return { id, deleted: true as const };
      },
    }),
    storedOperation({
      ...common,
      id: 'rotateWebhookSecret',
      method: 'post',
      path: '/v1/webhooks/{webhook_id}/rotate-secret',
      stores: true,
      summary: 'Replaces the signing secret; for a while the one before signs as well',
      description:
        'The new secret is shown only in this answer. Until previous_secret_ends_at X-Service-Signature holds two signatures, separated by a comma.',
      query: {},
      params: webhookId,
      body: rotationBody(longestOverlap),
      answer: webhookWithSecret,
      refusals: [404],
      respond: async ({ params: { webhook_id }, body: { overlap_hours }, caller }) => {
        const { secret: oldSecret } = await own(store, caller, webhook_id);
        const isKept = overlap_hours > 0;
        const webhook = await changed(caller, webhook_id, {
          secret: newSecret(),
          oldSecret: isKept ? oldSecret : undefined,
          oldSecretUntil: isKept ? now() + overlap_hours * 3_600_000 : undefined,
        });
        return { ...shown(webhook), secret: webhook.secret };
      },
    }),
    storedOperation({
      ...common,
      id: 'enableWebhook',
      method: 'post',
      writes: true,
      path: '/v1/webhooks/{webhook_id}/enable',
      summary: 'Enables a webhook that was disabled, and forgets its failures',
      description: 'Deliveries that were waiting when it was disabled are made now.',
      query: {},
      params: webhookId,
      answer: webhookAnswer,
      refusals: [404],
      respond: async ({ params: { webhook_id }, caller }) =>
        shown(await changed(caller, webhook_id, { disabledAt: undefined })),
    }),
  ];
}

function deliveryOperations({ service, store, wake }: WebhookParts): Operation[] {
  const { now } = service;
  return [
    storedOperation({
      ...common,
      id: 'testWebhook',
      method: 'post',
      path: '/v1/webhooks/{webhook_id}/test',
      stores: true,
      status: 202,
      summary: 'Sends an event of the kind webhook.test, tried and logged like any other',
      query: {},
      params: webhookId,
      answer: deliveryAnswer,
      refusals: [404, 409],
      respond: async ({ params: { webhook_id }, caller }) => {
        const webhook = await own(store, caller, webhook_id);
        requireEnabled(webhook);
        const eventId = newEventId();
        const data = { message: 'This is a test; nothing has happened.' };
        const event = outboxEvent(webhook, 'webhook.test', data, { now: now(), eventId });
        await store.publishOnce({ name: testCause(webhook.id), value: eventId }, [event]);
        wake();
        const latest = await store.deliveries(webhook.accountId, webhook.id, { limit: usualPage });
        const delivery = latest.find((each) => each.eventId === eventId);
        if (delivery === undefined) return unknownDelivery(webhook.id);
        return shownDelivery(delivery, []);
      },
    }),
    storedOperation({
      ...common,
      id: 'webhookDeliveries',
      path: '/v1/webhooks/{webhook_id}/deliveries',
      summary: 'What was sent to a webhook, with every attempt; newest first',
      description: 'Deliveries that ended are kept for 30 days.',
      query: {
        limit: integerText({ min: 1, max: 100 })
          .optional()
          .describe(`Deliveries of a page; default ${usualPage}.`)
          .openapi({ default: usualPage }),
        cursor: integerText({ min: 1, max: largestNumber })
          .optional()
          .describe('The next_cursor of the page before; without it the first page.'),
      },
      params: webhookId,
      answer: deliveriesAnswer,
      refusals: [404],
      respond: async ({ query: { limit = usualPage, cursor }, params: { webhook_id }, caller }) => {
        const { id, accountId } = await own(store, caller, webhook_id);
        const page = cursor === undefined ? {} : { before: cursor };
        const found = await store.deliveries(accountId, id, { ...page, limit: limit + 1 });
        const deliveries = found.slice(0, limit);
        const attempts = await store.attempts(deliveries.map((delivery) => delivery.id));
        const last = deliveries.at(-1);
        return {
          deliveries: deliveries.map((delivery) => shownDelivery(delivery, attempts)),
          next_cursor: found.length > limit && last !== undefined ? String(last.id) : null,
        };
      },
    }),
    storedOperation({
      ...common,
      id: 'resendDelivery',
      method: 'post',
      writes: true,
      path: '/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend',
      status: 202,
      summary: 'Sends an event again, with the same id and body',
      query: {},
      params: { ...webhookId, ...deliveryId },
      answer: deliveryAnswer,
      refusals: [404, 409],
      respond: async ({ params: { webhook_id, delivery_id }, caller }) => {
        const webhook = await own(store, caller, webhook_id);
        requireEnabled(webhook);
        const delivery = await store.resend(webhook.accountId, webhook.id, delivery_id, now());
        if (delivery === undefined) return unknownDelivery(delivery_id);
        wake();
        return shownDelivery(delivery, await store.attempts([delivery.id]));
      },
    }),
  ];
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
  const isAsked = kinds.includes('festival.upcoming');
  if (isAsked === (filter !== undefined)) return;
  const message = isAsked
    ? 'is required with festival.upcoming'
    : 'belongs to festival.upcoming, which is not asked for';
  throw invalidParameters([{ field: 'filter', message }]);
}

function requireEnabled({ id, disabledAt }: Webhook): void {
  if (disabledAt === undefined) return;
  const message = `The webhook ${id} is disabled; enable it first.`;
  throw new HttpError(409, 'webhook_disabled', message);
}

function unknown(id: number): never {
  throw notFound('unknown_webhook', `There is no webhook ${id}.`);
}

function unknownDelivery(id: number): never {
  throw notFound('unknown_delivery', `There is no delivery ${id} of this webhook.`);
}
