// The events that webhooks are sent, as OpenAPI describes them under `webhooks`.

import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from '@nirnaya/contract/schema';
import { eventBody, eventKinds, eventTexts } from '@nirnaya/contract/webhooks';

const headers = z.object({
  'X-Service-Signature': z
    .string()
    .describe(
      'sha256= and the hexadecimal HMAC-SHA256 of the body, keyed with the secret. During a rotation there are two, the new one first, separated by a comma',
    )
    .openapi({ example: 'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843' }),
  'X-Service-Event-Id': z.string().describe('the id of the event, the same on every attempt'),
  'X-Service-Timestamp': z.string().describe('time of the attempt, seconds since 1970; not signed'),
});

/** Every kind of event. */
export const describedWebhooks = (): readonly RouteConfig[] =>
  eventKinds.map((kind) => ({
    path: kind,
    method: 'post',
    operationId: `on${kind.replaceAll(/(^|\.)(\w)/g, (_all, _dot, letter: string) => letter.toUpperCase())}`,
    tags: ['Webhooks'],
    // What it is known by is its signature.
    security: [],
    summary: eventTexts[kind],
    request: {
      headers,
      body: { required: true, content: { 'application/json': { schema: eventBody(kind) } } },
    },
    responses: {
      '2XX': { description: 'Acknowledged. The event is not sent again.' },
      401: {
        description:
          'Invalid signature. As for every other status, the delivery is retried, up to five attempts in all.',
      },
    },
  }));
