// Webhooks: registered, changed, tested, and what became of their deliveries.

import { integerText } from '../schema/text.ts';
import {
  deliveriesAnswer,
  deliveryAnswer,
  usualDeliveries,
  webhookAnswer,
  webhookDeleted,
  webhooksAnswer,
  webhookWithSecret,
} from '../webhooks/webhook-answers.ts';
import { newWebhookBody, secretRotationBody, webhookChangeBody } from '../webhooks/webhook-body.ts';
import { act, get, live, patch, post, uncounted } from './operation.ts';

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

/** The operations on webhooks. */
export const operations = {
  createWebhook: post({
    path: '/v1/webhooks',
    group: 'Webhooks',
    access: uncounted('free'),
    summary: 'Creates a webhook; only this response shows its signing secret',
    description:
      'docs/api/WEBHOOKS.md describes payloads, signatures and retries. The kinds are described under webhooks.',
    body: newWebhookBody,
    answer: webhookWithSecret,
    refusals: [404, 409, 422],
    status: 201,
    effect: 'stores',
  }),
  webhooks: get({
    path: '/v1/webhooks',
    group: 'Webhooks',
    access: uncounted('free'),
    summary: 'The webhooks of the account',
    answer: webhooksAnswer,
    refusals: [],
    caching: live,
  }),
  webhook: get({
    path: '/v1/webhooks/{webhook_id}',
    group: 'Webhooks',
    access: uncounted('free'),
    summary: 'A webhook',
    params: webhookId,
    answer: webhookAnswer,
    refusals: [404],
    caching: live,
  }),
  changeWebhook: patch({
    path: '/v1/webhooks/{webhook_id}',
    group: 'Webhooks',
    access: uncounted('free'),
    summary: 'Updates the given fields of a webhook',
    description:
      'With a new filter, festivals are announced as for a new webhook: those within days_ahead, from today.',
    params: webhookId,
    body: webhookChangeBody,
    answer: webhookAnswer,
    refusals: [404, 422],
  }),
  deleteWebhook: act('delete', {
    path: '/v1/webhooks/{webhook_id}',
    group: 'Webhooks',
    access: uncounted('free'),
    summary: 'Deletes a webhook and its deliveries',
    params: webhookId,
    answer: webhookDeleted,
    refusals: [404],
  }),
  rotateWebhookSecret: post({
    path: '/v1/webhooks/{webhook_id}/rotate-secret',
    group: 'Webhooks',
    access: uncounted('free'),
    summary: 'Rotates the signing secret; the old secret stays valid for a while',
    description:
      'Only this response shows the new secret. Until previous_secret_ends_at, X-Service-Signature has two signatures, separated by a comma.',
    params: webhookId,
    body: secretRotationBody,
    answer: webhookWithSecret,
    refusals: [404],
    effect: 'stores',
  }),
  enableWebhook: act('post', {
    path: '/v1/webhooks/{webhook_id}/enable',
    group: 'Webhooks',
    access: uncounted('free'),
    summary: 'Enables a disabled webhook and resets its failures',
    description: 'Pending deliveries are sent now.',
    params: webhookId,
    answer: webhookAnswer,
    refusals: [404],
  }),
  testWebhook: act('post', {
    path: '/v1/webhooks/{webhook_id}/test',
    group: 'Webhooks',
    access: uncounted('free'),
    summary: 'Sends a webhook.test event, retried and logged like any other',
    params: webhookId,
    answer: deliveryAnswer,
    refusals: [404, 409],
    status: 202,
    effect: 'stores',
  }),
  webhookDeliveries: get({
    path: '/v1/webhooks/{webhook_id}/deliveries',
    group: 'Webhooks',
    access: uncounted('free'),
    summary: 'The deliveries of a webhook with all attempts, newest first',
    description: 'Finished deliveries are listed for 30 days.',
    query: {
      limit: integerText({ min: 1, max: 100 })
        .optional()
        .describe(`Deliveries per page. Default: ${usualDeliveries}.`)
        .openapi({ default: usualDeliveries }),
      cursor: integerText({ min: 1, max: largestNumber })
        .optional()
        .describe('The next_cursor of the previous page. Default: the first page.'),
    },
    params: webhookId,
    answer: deliveriesAnswer,
    refusals: [404],
    caching: live,
  }),
  resendDelivery: act('post', {
    path: '/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend',
    group: 'Webhooks',
    access: uncounted('free'),
    summary: 'Sends an event again, with the same id and body',
    params: { ...webhookId, ...deliveryId },
    answer: deliveryAnswer,
    refusals: [404, 409],
    status: 202,
  }),
};
