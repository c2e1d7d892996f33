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
export const webhookOperations = {
  createWebhook: post({
    path: '/v1/webhooks',
    group: 'Webhooks',
    access: uncounted('free'),
    summary: 'Registers a webhook; its signing secret is shown only in this answer',
    description:
      'What is sent, how it is signed and how often it is tried: docs/api/WEBHOOKS.md. The kinds are described under webhooks.',
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
    summary: 'Changes what is given of a webhook; the rest stays as it is',
    description:
      'With another filter, festivals are announced as for a new webhook: those within its days ahead, from today on.',
    params: webhookId,
    body: webhookChangeBody,
    answer: webhookAnswer,
    refusals: [404, 422],
  }),
  deleteWebhook: act('delete', {
    path: '/v1/webhooks/{webhook_id}',
    group: 'Webhooks',
    access: uncounted('free'),
    summary: 'Removes a webhook with its deliveries',
    params: webhookId,
    answer: webhookDeleted,
    refusals: [404],
  }),
  rotateWebhookSecret: post({
    path: '/v1/webhooks/{webhook_id}/rotate-secret',
    group: 'Webhooks',
    access: uncounted('free'),
    summary: 'Replaces the signing secret; for a while the one before signs as well',
    description:
      'The new secret is shown only in this answer. Until previous_secret_ends_at X-Service-Signature holds two signatures, separated by a comma.',
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
    summary: 'Enables a webhook that was disabled, and forgets its failures',
    description: 'Deliveries that were waiting when it was disabled are made now.',
    params: webhookId,
    answer: webhookAnswer,
    refusals: [404],
  }),
  testWebhook: act('post', {
    path: '/v1/webhooks/{webhook_id}/test',
    group: 'Webhooks',
    access: uncounted('free'),
    summary: 'Sends an event of the kind webhook.test, tried and logged like any other',
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
    summary: 'What was sent to a webhook, with every attempt; newest first',
    description: 'Deliveries that ended are kept for 30 days.',
    query: {
      limit: integerText({ min: 1, max: 100 })
        .optional()
        .describe(`Deliveries of a page; default ${usualDeliveries}.`)
        .openapi({ default: usualDeliveries }),
      cursor: integerText({ min: 1, max: largestNumber })
        .optional()
        .describe('The next_cursor of the page before; without it the first page.'),
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
